// The tables of this player, those they are invited to and the open ones, kept fresh while somebody looks.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, type Invitation, type MatchInfo, type OwnMatch } from './api.ts';
import { useMe } from './me.ts';

const EVERY_MS = 20_000;
let mine: readonly OwnMatch[] | null = null;
const NO_LETTERS: readonly Invitation[] = [];
let letters = NO_LETTERS;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

export async function refreshMine(): Promise<void> {
  const [found, asked] = await Promise.all([
    call<{ items: readonly OwnMatch[] }>('/api/me/matches').then(
      ({ items }) => items,
      () => mine,
    ),
    call<readonly Invitation[]>('/api/me/invitations').catch(() => letters),
  ]);
  mine = found;
  letters = asked;
  for (const tell of listeners) tell();
}

const look = (): void => {
  if (document.visibilityState === 'visible') void refreshMine();
};

function listen(tell: () => void): () => void {
  listeners.add(tell);
  if (listeners.size === 1) {
    look();
    timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const idle = (): (() => void) => () => {};

/** One's tables online, your turn first; null while nobody is signed in or they are on their way. */
export function useOnlineGames(): readonly OwnMatch[] | null {
  const me = useMe();
  const found = useSyncExternalStore(me === null ? idle : listen, () => mine);
  return me === null ? null : found;
}

export function useOnlineTurns(): number {
  return useOnlineGames()?.filter(({ isYourTurn }) => isYourTurn).length ?? 0;
}

/** The tables one is invited to. */
export function useInvitations(): readonly Invitation[] {
  const me = useMe();
  const found = useSyncExternalStore(me === null ? idle : listen, () => letters);
  return me === null ? NO_LETTERS : found;
}

/** Tables open to all. */
export function useOpenTables(hasServer: boolean): readonly MatchInfo[] {
  const [open, setOpen] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    if (!hasServer) return;
    const fetchOpen = (): void => {
      call<{ items: readonly MatchInfo[] }>('/api/matches').then(
        ({ items }) => setOpen(items),
        () => setOpen([]),
      );
    };
    fetchOpen();
    const again = setInterval(fetchOpen, EVERY_MS);
    return () => clearInterval(again);
  }, [hasServer]);
  return open;
}
