// Where games lie on this device: IndexedDB, or this tab's memory where the browser keeps nothing.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useSyncExternalStore } from 'react';
import { isYourTurn, type Kept } from './kept.ts';

interface Schema extends DBSchema {
  games: { key: string; value: Kept };
}
/** kept: all is well. memory: the browser refuses. full: there is no room for more. */
export type Shelving = 'kept' | 'memory' | 'full';

const tab = crypto.randomUUID();
const channel = new BroadcastChannel('comptoir-games');
const listeners = new Set<() => void>();
const elsewhere = new Set<(id: string) => void>();
const games = new Map<string, Kept>();
let sorted: readonly Kept[] | null = null;
let shelving: Shelving = 'kept';
let opening: Promise<IDBPDatabase<Schema> | null> | null = null;

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    const shelf = await openDB<Schema>('comptoir', 1, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
    });
    for (const kept of await shelf.getAll('games')) if (!games.has(kept.id)) games.set(kept.id, kept);
    return shelf;
  } catch {
    shelving = 'memory';
    return null;
  } finally {
    tell();
  }
}

function ready(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= open();
  return opening;
}

function tell(): void {
  const newestFirst = (a: Kept, b: Kept): number =>
    Number(isYourTurn(b)) - Number(isYourTurn(a)) || b.touched - a.touched;
  sorted = [...games.values()].sort(newestFirst);
  for (const listener of listeners) listener();
}

channel.addEventListener('message', (event: MessageEvent<{ tab: string; id: string }>) => {
  if (event.data.tab !== tab) void refresh(event.data.id);
});

/** Another tab has played on. */
async function refresh(id: string): Promise<void> {
  const shelf = await ready();
  const kept = await shelf?.get('games', id);
  if (kept === undefined) games.delete(id);
  else games.set(id, kept);
  tell();
  for (const listener of elsewhere) listener(id);
}

/** Calls back when another tab has changed or thrown away a game. */
export function watchElsewhere(listener: (id: string) => void): () => void {
  elsewhere.add(listener);
  return () => elsewhere.delete(listener);
}

async function write(
  change: (shelf: IDBPDatabase<Schema>) => Promise<unknown>,
  id: string,
): Promise<Shelving> {
  tell();
  const shelf = await ready();
  if (shelf === null) return shelving;
  try {
    await change(shelf);
    shelving = 'kept';
    channel.postMessage({ tab, id });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    shelving = isFull ? 'full' : 'memory';
  }
  return shelving;
}

/** Keeps a game as it stands now. Says how well it is kept. */
export function keep(kept: Kept): Promise<Shelving> {
  games.set(kept.id, kept);
  return write((shelf) => shelf.put('games', kept), kept.id);
}

export function throwAway(id: string): Promise<Shelving> {
  games.delete(id);
  return write((shelf) => shelf.delete('games', id), id);
}

export async function find(id: string): Promise<Kept | null> {
  if (!games.has(id)) await ready();
  return games.get(id) ?? null;
}

export function howKept(): Shelving {
  return shelving;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  void ready();
  return () => listeners.delete(listener);
}

/** All games on this device, your turn first; null while they are looked up. */
export function useGames(): readonly Kept[] | null {
  return useSyncExternalStore(listen, () => sorted);
}

export function useYourTurns(): number {
  return useGames()?.filter(isYourTurn).length ?? 0;
}
