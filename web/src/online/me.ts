// Who sits here, as the server sees it. Asked once; nobody signs in before there is something to do online.
import { useSyncExternalStore } from 'react';
import { readSettings } from '../settings.ts';
import { isWithinReach, onReach } from './network.ts';
import { server } from './server.ts';
import { type Trouble, troubleOf } from './trouble.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
  readonly username: string | null;
}
export type SignInState =
  | { readonly kind: 'asking' }
  /** No server, or none in reach. */
  | { readonly kind: 'none'; readonly why: Trouble }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'someone'; readonly me: Me };

let state: SignInState = { kind: 'asking' };
let asking: Promise<SignInState> | null = null;
let entering: Promise<Me> | null = null;
const listeners = new Set<() => void>();

function setState(next: SignInState): SignInState {
  state = next;
  for (const tell of listeners) tell();
  return next;
}

async function load(): Promise<SignInState> {
  try {
    const session = await (await server()).auth.session({});
    if (session === null) return setState({ kind: 'nobody' });
    const { id, name, isAnonymous, username } = session.user;
    return setState({
      kind: 'someone',
      me: { id, name, isGuest: isAnonymous === true, username: username ?? null },
    });
  } catch (error) {
    return setState({ kind: 'none', why: troubleOf(error) });
  }
}

/** Asks anew who is signed in. */
export function refreshMe(): Promise<SignInState> {
  asking = load();
  return asking;
}

onReach(() => {
  if (state.kind === 'none' && isWithinReach()) void refreshMe();
});

export async function rename(name: string): Promise<void> {
  await (await server()).auth.rename({ name });
  await refreshMe();
}

async function enter(): Promise<Me> {
  let found = await (asking ?? refreshMe());
  if (found.kind === 'none') found = await refreshMe();
  if (found.kind === 'nobody') {
    await (await server()).auth.signInAsGuest({});
    found = await refreshMe();
  }
  if (found.kind !== 'someone') throw new Error(`online: ${found.kind}`);
  const { name } = readSettings();
  if (name !== '' && name !== found.me.name) await rename(name);
  return found.me;
}

/** Oneself, where somebody is signed in. */
export async function signedIn(): Promise<Me | null> {
  const found = await (asking ?? refreshMe());
  return found.kind === 'someone' ? found.me : null;
}

/** Oneself; a guest at once where nobody is signed in. */
export function ensureMe(): Promise<Me> {
  entering ??= enter().finally(() => {
    entering = null;
  });
  return entering;
}

export function useSignInState(): SignInState {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      if (asking === null) void refreshMe();
      return () => listeners.delete(tell);
    },
    () => state,
  );
}

export function useMe(): Me | null {
  const now = useSignInState();
  return now.kind === 'someone' ? now.me : null;
}

/** Why nothing can be done online; null when it can, or while that is being asked. */
export function useNoServer(): Trouble | null {
  const now = useSignInState();
  return now.kind === 'none' ? now.why : null;
}
