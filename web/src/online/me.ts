// Who sits here, as the server sees it. Asked once; nobody signs in before there is something to do online.
import { onceEngaged } from '../engaged.ts';
import { changeSettings, readSettings } from '../settings.ts';
import { useStore } from '../useStore.ts';
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

/** Whoever may not change their name keeps it, and plays. */
function keepName(error: unknown): void {
  if (!['muted', 'tooManyNames'].includes(troubleOf(error))) throw error;
}

/** A guest is called as this device says; an account is called the same everywhere, also where somebody else has played before. */
async function agreeOnName({ isGuest, name }: Me): Promise<void> {
  const wanted = readSettings().name;
  if (wanted === '' || wanted === name) return;
  if (isGuest) await rename(wanted).catch(keepName);
  else changeSettings({ name });
}

async function enter(): Promise<Me> {
  let found = await (asking ?? refreshMe());
  if (found.kind === 'none') found = await refreshMe();
  if (found.kind === 'nobody') {
    await (await server()).auth.signInAsGuest({});
    found = await refreshMe();
  }
  if (found.kind !== 'someone') throw new Error(`online: ${found.kind}`);
  await agreeOnName(found.me);
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

/** The page comes first: what asks is fetched and set up when nothing else is to be done. */
function askWhenIdle(): void {
  const ask = (): void => {
    if (asking === null) void refreshMe();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: LATEST_MS });
  else setTimeout(ask, LATEST_MS / 10); // Safari
}
const LATEST_MS = 2000;

function listen(tell: () => void): () => void {
  listeners.add(tell);
  if (asking === null) onceEngaged(askWhenIdle);
  return () => listeners.delete(tell);
}

export function useSignInState(): SignInState {
  return useStore(listen, () => state);
}

export function useMe(): Me | null {
  return useStore(listen, () => (state.kind === 'someone' ? state.me : null));
}

/** Why nothing can be done online; null when it can, or while that is being asked. */
export function useNoServer(): Trouble | null {
  return useStore(listen, () => (state.kind === 'none' ? state.why : null));
}

/** A server has answered. */
export function useIsServed(): boolean {
  const { kind } = useSignInState();
  return kind === 'nobody' || kind === 'someone';
}
