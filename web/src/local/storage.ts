// Where games lie on this device: IndexedDB, or this tab's memory where the browser keeps nothing.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomId } from '../random-id.ts';
import { readSettings } from '../settings.ts';
import { useStore } from '../useStore.ts';
import { forgetTable, noteTable } from './at-hand.ts';
import { forgetUnsaved, noteUnsaved, unsavedGames } from './journal.ts';
import { isYourTurn, type SavedGame } from './saved-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}
/** saved: all is well. memory: the browser refuses. full: there is no room for more. */
export type StorageState = 'saved' | 'memory' | 'full';

const tab = randomId();
const channel = new BroadcastChannel('comptoir-games');
const listeners = new Set<() => void>();
const elsewhere = new Set<(id: string) => void>();
const games = new Map<string, SavedGame>();
const NONE: readonly SavedGame[] = [];
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
    takeUp();
    notify();
  }
}

/** What a closed tab could not write any more. */
function takeUp(): void {
  for (const left of unsavedGames()) {
    const known = games.get(left.id);
    if (known !== undefined && known.touched > left.touched) forgetUnsaved(known);
    else void saveGame(left);
  }
}

function ready(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= open();
  return opening;
}

function notify(): void {
  const newestFirst = (a: SavedGame, b: SavedGame): number =>
    Number(isYourTurn(b)) - Number(isYourTurn(a)) || b.touched - a.touched;
  sorted = games.size === 0 ? NONE : [...games.values()].sort(newestFirst);
  for (const listener of listeners) listener();
}

channel.addEventListener('message', (event: MessageEvent<{ tab: string; id: string }>) => {
  if (event.data.tab !== tab) void refresh(event.data.id);
});

/** Another tab has played on. */
async function refresh(id: string): Promise<void> {
  const db = await ready();
  const saved = await db?.get('games', id);
  if (unwritten.has(id)) return; // what happens here is newer
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

/** What IndexedDB does not have yet, the newest of each game; null: the game is deleted. */
const unwritten = new Map<string, SavedGame | null>();
/** What would be lost with this tab: not even noted. */
const atRisk = new Set<string>();
let writing: Promise<StorageState> | null = null;

/** All of it in one transaction, and what has come meanwhile in the next. */
async function writeAll(): Promise<StorageState> {
  const db = await ready();
  while (unwritten.size > 0) {
    const batch = [...unwritten];
    unwritten.clear();
    if (db !== null) await writeBatch(db, batch);
  }
  atRisk.clear();
  writing = null;
  return state;
}

async function writeBatch(
  db: IDBPDatabase<Schema>,
  batch: readonly [string, SavedGame | null][],
): Promise<void> {
  const { store, done } = db.transaction('games', 'readwrite');
  /** Never an older game over a newer one, which another tab may have written. */
  const write = async ([id, saved]: [string, SavedGame | null]): Promise<unknown> => {
    if (saved === null) return store.delete(id);
    const before = await store.get(id);
    return before !== undefined && before.touched > saved.touched ? null : store.put(saved);
  };
  try {
    await Promise.all([...batch.map(write), done]);
    state = 'saved';
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    state = isFull ? 'full' : 'memory';
    return;
  }
  for (const [id, saved] of batch) {
    if (saved !== null) forgetUnsaved(saved);
    channel.postMessage({ tab, id });
  }
}

function change(id: string, saved: SavedGame | null): Promise<StorageState> {
  unwritten.set(id, saved);
  notify();
  writing ??= writeAll();
  return writing;
}

/** Keeps a game as it stands now. Says how well it is saved. */
export function saveGame(saved: SavedGame): Promise<StorageState> {
  games.set(saved.id, saved);
  noteTable(saved);
  if (!noteUnsaved(saved)) atRisk.add(saved.id);
  return change(saved.id, saved);
}

export function deleteGame(id: string): Promise<StorageState> {
  games.delete(id);
  forgetTable(id);
  forgetUnsaved({ id, touched: Number.POSITIVE_INFINITY });
  return change(id, null);
}

/** The browser asks before it closes a page that would take moves with it. */
addEventListener('beforeunload', (event) => {
  if (atRisk.size > 0 && state === 'saved') event.preventDefault();
});

/** The game, as far as this page knows it already. */
export function knownGame(id: string): SavedGame | null {
  return games.get(id) ?? null;
}

export async function findGame(id: string): Promise<SavedGame | null> {
  if (!games.has(id)) await ready();
  return games.get(id) ?? null;
}

/** Who never sat down with bots has no games, as a rule: the page is not held up until a storage is set up and says so. */
const hasNoGames = (): boolean => readSettings().level === '';

/** Until the games on this device are known, if there can be any. */
export async function lookUpGames(): Promise<void> {
  if (!hasNoGames()) await ready();
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
  return useStore(listen, () => sorted);
}

/** The same for a page that invites to a first game. */
export function useGamesOrNone(): readonly SavedGame[] | null {
  return useStore(listen, () => sorted ?? (hasNoGames() ? NONE : null));
}

export function useYourTurns(): number {
  return useStore(listen, () => sorted?.filter(isYourTurn).length ?? 0);
}
