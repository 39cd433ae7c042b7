// The tables of this player, those they are invited to and the open ones, kept fresh while somebody looks.
import type { Invitation, LobbyState, MatchInfo, OwnMatch } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { useStore } from '../useStore.ts';
import { useMe } from './me.ts';
import { server } from './server.ts';

const EVERY_MS = 20_000;
/** Somebody who looks for a table sees soon that one was opened. */
const TABLES_EVERY_MS = 5000;
let mine: readonly OwnMatch[] | null = null;
const NO_TABLES = { items: [], next: null };
const NO_INVITATIONS: readonly Invitation[] = [];
let invitations = NO_INVITATIONS;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** What cannot be fetched now stays as it was. */
export async function refreshMine(): Promise<void> {
  const { me } = await server();
  const [found, asked] = await Promise.allSettled([me.matches({ status: 'unfinished' }), me.invitations({})]);
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
  const found = useStore(me === null ? idle : listen, () => mine);
  return me === null ? null : found;
}

export function useOnlineTurns(): number {
  return useOnlineGames()?.filter(({ isYourTurn }) => isYourTurn).length ?? 0;
}

/** The tables one is invited to. */
export function useInvitations(): readonly Invitation[] {
  const me = useMe();
  const found = useStore(me === null ? idle : listen, () => invitations);
  return me === null ? NO_INVITATIONS : found;
}

/** Who is here and what goes on, asked again and again; null until it is known. */
export function useHere(everyMs: number): LobbyState | null {
  const [found, setFound] = useState<LobbyState | null>(null);
  useEffect(() => {
    const ask = async (): Promise<void> => setFound(await (await server()).lobby.here({}));
    const refresh = (): void => {
      if (document.visibilityState === 'visible') ask().catch(() => null); // asked again soon
    };
    refresh();
    const again = setInterval(refresh, everyMs);
    return () => clearInterval(again);
  }, [everyMs]);
  return found;
}

export interface Tables {
  readonly items: readonly MatchInfo[];
  /** Shows another page; null: there is none. */
  readonly more: (() => void) | null;
  /** False while they are on their way. */
  readonly isKnown: boolean;
}
type Status = 'open' | 'running';
type Pages = { readonly items: readonly MatchInfo[]; readonly next: string | null };

async function firstPages(status: Status, pages: number): Promise<Pages> {
  const { lobby } = await server();
  let page = await lobby.list({ status });
  const items = [...page.items];
  for (let n = 1; n < pages && page.next !== null; n += 1) {
    page = await lobby.list({ status, cursor: page.next });
    items.push(...page.items);
  }
  return { items, next: page.next };
}

/** Tables open to all, or public ones that are being played. */
export function useTables(status: Status): Tables {
  const [found, setFound] = useState<Pages | null>(null);
  const [pages, setPages] = useState(1);
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible')
        firstPages(status, pages).then(setFound, () => setFound((before) => before ?? NO_TABLES));
    };
    refresh();
    const again = setInterval(refresh, TABLES_EVERY_MS);
    return () => clearInterval(again);
  }, [status, pages]);
  const { items, next } = found ?? NO_TABLES;
  return { items, more: next === null ? null : () => setPages(pages + 1), isKnown: found !== null };
}
