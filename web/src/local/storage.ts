// Where games lie on this device: IndexedDB, or this tab's memory where the browser keeps nothing.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useSyncExternalStore } from 'react';
import { isYourTurn, type SavedGame } from './saved-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}
/** saved: all is well. memory: the browser refuses. full: there is no room for more. */
export type StorageState = 'saved' | 'memory' | 'full';

const tab = crypto.randomUUID();
const channel = new BroadcastChannel('comptoir-games');
const listeners = new Set<() => void>();
const elsewhere = new Set<(id: string) => void>();
const games = new Map<string, SavedGame>();
let sorted: readonly SavedGame[] | null = null;
let state: StorageState = 'saved';
let opening: Promise<IDBPDatabase<Schema> | null> | null = null;

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    const db = await openDB<Schema>('comptoir', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('games', { keyPath: 'id' }),
    });
    for (const saved of await db.getAll('games')) if (!games.has(saved.id)) games.set(saved.id, saved);
    return db;
  } catch {
    state = 'memory';
    return null;
  } finally {
    notify();
  }
}

function ready(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= open();
  return opening;
}

function notify(): void {
  const newestFirst = (a: SavedGame, b: SavedGame): number =>
    Number(isYourTurn(b)) - Number(isYourTurn(a)) || b.touched - a.touched;
  sorted = [...games.values()].sort(newestFirst);
  for (const listener of listeners) listener();
}

channel.addEventListener('message', (event: MessageEvent<{ tab: string; id: string }>) => {
  if (event.data.tab !== tab) void refresh(event.data.id);
});

/** Another tab has played on. */
async function refresh(id: string): Promise<void> {
  const db = await ready();
  const saved = await db?.get('games', id);
  if (saved === undefined) games.delete(id);
  else games.set(id, saved);
  notify();
  for (const listener of elsewhere) listener(id);
}

/** Calls back when another tab has changed or thrown away a game. */
export function watchElsewhere(listener: (id: string) => void): () => void {
  elsewhere.add(listener);
  return () => elsewhere.delete(listener);
}

async function write(
  change: (db: IDBPDatabase<Schema>) => Promise<unknown>,
  id: string,
): Promise<StorageState> {
  notify();
  const db = await ready();
  if (db === null) return state;
  try {
    await change(db);
    state = 'saved';
    channel.postMessage({ tab, id });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    state = isFull ? 'full' : 'memory';
  }
  return state;
}

/** Keeps a game as it stands now. Says how well it is saved. */
export function saveGame(saved: SavedGame): Promise<StorageState> {
  games.set(saved.id, saved);
  return write((db) => db.put('games', saved), saved.id);
}

export function deleteGame(id: string): Promise<StorageState> {
  games.delete(id);
  return write((db) => db.delete('games', id), id);
}

export async function findGame(id: string): Promise<SavedGame | null> {
  if (!games.has(id)) await ready();
  return games.get(id) ?? null;
}

export function storageState(): StorageState {
  return state;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  void ready();
  return () => listeners.delete(listener);
}

/** All games on this device, your turn first; null while they are looked up. */
export function useGames(): readonly SavedGame[] | null {
  return useSyncExternalStore(listen, () => sorted);
}

export function useYourTurns(): number {
  return useGames()?.filter(isYourTurn).length ?? 0;
}
