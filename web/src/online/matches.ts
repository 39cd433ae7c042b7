// The tables of this player, those they are invited to and the open ones, kept fresh while somebody looks.
import type { Invitation, MatchInfo, OwnMatch } from '@comptoir/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMe } from './me.ts';
import { server } from './server.ts';

const EVERY_MS = 20_000;
let mine: readonly OwnMatch[] | null = null;
const NO_TABLES = { items: [], next: null };
const NO_INVITATIONS: readonly Invitation[] = [];
let invitations = NO_INVITATIONS;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** What cannot be fetched now stays as it was. */
export async function refreshMine(): Promise<void> {
  const { me } = await server();
  const [found, asked] = await Promise.allSettled([me.matches({}), me.invitations({})]);
  if (found.status === 'fulfilled') mine = found.value.items;
  if (asked.status === 'fulfilled') invitations = asked.value;
  for (const tell of listeners) tell();
}

const refreshVisible = (): void => {
  if (document.visibilityState === 'visible') refreshMine().catch(() => null); // looked at again soon
};

function listen(tell: () => void): () => void {
  listeners.add(tell);
  if (listeners.size === 1) {
    refreshVisible();
    timer = setInterval(refreshVisible, EVERY_MS);
    document.addEventListener('visibilitychange', refreshVisible);
  }
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshVisible);
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
  const found = useSyncExternalStore(me === null ? idle : listen, () => invitations);
  return me === null ? NO_INVITATIONS : found;
}

interface OpenTables {
  readonly open: readonly MatchInfo[];
  /** Shows another page; null: there is none. */
  readonly more: (() => void) | null;
}

async function firstPages(pages: number): Promise<{ items: readonly MatchInfo[]; next: string | null }> {
  const { lobby } = await server();
  let page = await lobby.list({});
  const items = [...page.items];
  for (let n = 1; n < pages && page.next !== null; n += 1) {
    page = await lobby.list({ cursor: page.next });
    items.push(...page.items);
  }
  return { items, next: page.next };
}

/** Tables open to all. */
export function useOpenTables(hasServer: boolean): OpenTables {
  const [{ items, next }, setFound] = useState<Awaited<ReturnType<typeof firstPages>>>(NO_TABLES);
  const [pages, setPages] = useState(1);
  useEffect(() => {
    if (!hasServer) return;
    const refreshVisible = (): void => void firstPages(pages).then(setFound, () => setFound(NO_TABLES));
    refreshVisible();
    const again = setInterval(refreshVisible, EVERY_MS);
    return () => clearInterval(again);
  }, [hasServer, pages]);
  return { open: items, more: next === null ? null : () => setPages(pages + 1) };
}
