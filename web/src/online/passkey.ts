// Passkeys with the browser's own means.
import { call } from './api.ts';

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Ties this device to whoever is signed in, guests too. */
export async function addPasskey(): Promise<void> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>(
    '/api/auth/passkey/generate-register-options',
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new Error('passkey: none was made');
  await call('/api/auth/passkey/verify-registration', 'POST', { response: made.toJSON() });
}

export async function signInWithPasskey(): Promise<void> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>(
    '/api/auth/passkey/generate-authenticate-options',
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = await navigator.credentials.get({ publicKey });
  if (!(given instanceof PublicKeyCredential)) throw new Error('passkey: none was given');
  await call('/api/auth/passkey/verify-authentication', 'POST', { response: given.toJSON() });
}
