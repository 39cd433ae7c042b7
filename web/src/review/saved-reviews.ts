// Reviews that are whole are saved on this device, in a database of their own: the games' one is open in other tabs.
import type { Review } from '@comptoir/bots/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface SavedReview {
  /** The address of the review. */
  readonly path: string;
  /** Of the calculation; a review by an older one is made anew. */
  readonly version: number;
  readonly review: Review;
  /** Milliseconds since 1970. */
  readonly made: number;
}
interface Schema extends DBSchema {
  reviews: { key: string; value: SavedReview; indexes: { made: number } };
}
const VERSION = 4;
/** The oldest go first. */
const MOST = 60;

let opening: Promise<IDBPDatabase<Schema> | null> | null = null;

/** null where the browser keeps nothing. */
function ready(): Promise<IDBPDatabase<Schema> | null> {
  opening ??= openDB<Schema>('comptoir-reviews', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('reviews', { keyPath: 'path' }).createIndex('made', 'made');
    },
  }).catch(() => null);
  return opening;
}

export async function findReview(path: string): Promise<Review | null> {
  const saved = await (await ready())?.get('reviews', path).catch(() => undefined);
  return saved !== undefined && saved.version === VERSION ? saved.review : null;
}

export async function saveReview(path: string, review: Review): Promise<void> {
  const db = await ready();
  if (db === null) return;
  try {
    const { store, done } = db.transaction('reviews', 'readwrite');
    await store.put({ path, version: VERSION, review, made: Date.now() });
    const tooMany = (await store.count()) - MOST;
    const oldest = tooMany > 0 ? await store.index('made').getAllKeys(null, tooMany) : [];
    await Promise.all([...oldest.map((key) => store.delete(key)), done]);
  } catch {
    return; // full or blocked: it is made anew next time
  }
}
