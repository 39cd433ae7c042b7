// The table at which one waits for players while doing something else. It is kept for this tab.
import { useStore } from '../useStore.ts';

export interface Looking {
  readonly match: string;
  readonly game: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

const KEY = 'comptoir-looking';
const listeners = new Set<() => void>();

function read(): Looking | null {
  try {
    const { match, game, since } = Object(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return typeof match === 'string' && typeof game === 'string'
      ? { match, game, since: Number(since) }
      : null;
  } catch {
    return null; // blocked or damaged
  }
}

let current = read();

function set(next: Looking | null): void {
  current = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // blocked: known until the tab is loaded anew
  }
  for (const tell of listeners) tell();
}

/** From now on one waits there, wherever one goes on this site. */
export function lookFor(match: string, game: string): void {
  if (current?.match !== match) set({ match, game, since: Date.now() });
}

export function stopLooking(match: string): void {
  if (current?.match === match) set(null);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const useLooking = (): Looking | null => useStore(listen, () => current);
