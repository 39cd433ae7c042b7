// What one looks for in a quick match of several games, wherever one goes on this site. It is kept for this tab.
import type { PaceId, Seeking } from '@comptoir/protocol';
import { useStore } from '../useStore.ts';

export interface Sought {
  readonly games: readonly string[];
  /** null: any number. */
  readonly players: number | null;
  readonly pace: PaceId;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

const KEY = 'comptoir-seeking';
const listeners = new Set<() => void>();

/** Whether something is looked for is known from the last page of this tab; what, the server says. */
function wasSeeking(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false; // blocked
  }
}

let current: Sought | 'unknown' | null = wasSeeking() ? 'unknown' : null;

export function setSeeking(next: Sought | null): void {
  current = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, 'yes');
  } catch {
    // blocked: known until the tab is loaded anew
  }
  for (const tell of listeners) tell();
}

/** What the server says of a wish. One that is known already keeps its moment: the clocks may differ. */
export function heardOf({ wish }: Seeking): void {
  if (wish === null) setSeeking(null);
  else if (current === null || current === 'unknown')
    setSeeking({ ...wish, since: Math.min(Date.now(), Date.parse(wish.since)) });
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** `unknown`: something is, and the server has not said yet what. */
export const useSeeking = (): Sought | 'unknown' | null => useStore(listen, () => current);
