// What other nodes have stored is read and shown here: of many matches in one go, and by one reader, so that nothing is read twice.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import type { Room } from './room.ts';
import { type News, readNews, replayedOn } from './store.ts';

/** A room that is open or about to be. */
export interface OpenRoom {
  readonly opening: Promise<Room>;
  room: Room | null;
}
interface FollowerSettings {
  readonly database: Database;
  placeOf(match: string): OpenRoom | undefined;
  /** Replaces a room by what is stored. */
  reload(room: Room): Promise<Room>;
}

/** What is on its way here is settled first; it is looked at so often, in milliseconds. */
const LOOK_EVERY = 5;

/** Nothing is on its way to the database. */
const isAsStored = ({ isCurrent, match, live }: Room): boolean => isCurrent && match.seq === live.seq;

export class Follower {
  readonly #settings: FollowerSettings;
  /** Up to which entry they are wanted. */
  readonly #wanted = new Map<string, number>();
  #reading: Promise<void> | null = null;

  constructor(settings: FollowerSettings) {
    this.#settings = settings;
  }

  /** Over when it is shown, or left until what is on its way here is settled. */
  follow(match: string, seq: number): Promise<void> {
    this.#wanted.set(match, Math.max(seq, this.#wanted.get(match) ?? 0));
    this.#reading ??= this.#readAll();
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    while (this.#wanted.size > 0) {
      await new Promise((done) => setImmediate(done)); // what else is told in this turn comes along
      const wanted = [...this.#wanted];
      this.#wanted.clear();
      const rooms = wanted.flatMap(([match, seq]) => this.#ready(match, seq) ?? []);
      if (rooms.length > 0) await this.#read(rooms);
    }
    this.#reading = null; // here, so that nothing is told between the last look and this
  }

  /** The room, if it is behind and can be brought up now. */
  #ready(match: string, seq: number): Room | null {
    const place = this.#settings.placeOf(match);
    if (place === undefined) return null;
    const { room, opening } = place;
    if (room !== null && room.live.seq >= seq) return null;
    if (room !== null && isAsStored(room)) return room;
    const settled = room === null ? opening : sleep(LOOK_EVERY, undefined, { ref: false });
    settled.then(() => this.follow(match, seq)).catch(() => undefined); // one that cannot be opened has nothing to follow
    return null;
  }

  async #read(rooms: readonly Room[]): Promise<void> {
    const asked = rooms.map((room) => ({ room, match: room.live.head.id, since: room.match.seq }));
    const news = await readNews(this.#settings.database, asked).catch(() => new Map<string, News>());
    for (const { room, match, since } of asked) {
      if (!isAsStored(room) || room.match.seq !== since) void this.follow(match, since + 1);
      else if (!bringUp(room, news.get(match))) void this.#settings.reload(room).catch(() => undefined); // read as soon as it can be
    }
  }
}

/** False where that is not how it went on. */
function bringUp(room: Room, news: News | undefined): boolean {
  if (news === undefined || news.entries.length === 0) return false;
  try {
    room.follow(replayedOn(room.live, news.entries), news.clocks);
    return true;
  } catch {
    return false;
  }
}
