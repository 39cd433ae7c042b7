// Passkeys with the browser's own means.
import { api } from './api.ts';

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

const hasChallenge = (options: object): options is PublicKeyCredentialRequestOptionsJSON =>
  'challenge' in options && typeof options.challenge === 'string';
const isToMake = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  hasChallenge(options) && 'user' in options && 'pubKeyCredParams' in options;

/** Ties this device to whoever is signed in, guests too. The name tells it apart from others. */
export async function addPasskey(name: string): Promise<void> {
  const options = await api.auth.passkeyToMake({});
  if (!isToMake(options)) throw new Error('passkey: the server asked for none');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new Error('passkey: none was made');
  await api.auth.addPasskey({ response: made.toJSON(), name });
}

export async function signInWithPasskey(): Promise<void> {
  const options = await api.auth.passkeyToUse({});
  if (!hasChallenge(options)) throw new Error('passkey: the server asked for none');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const given = await navigator.credentials.get({ publicKey });
  if (!(given instanceof PublicKeyCredential)) throw new Error('passkey: none was given');
  await api.auth.signInByPasskey({ response: given.toJSON() });
}
