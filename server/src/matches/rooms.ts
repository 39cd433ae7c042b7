// The live matches of this node. Loaded when somebody looks, forgotten when nobody does.
import type { Seat } from '@comptoir/kernel';
import type { Database } from '../database/index.ts';
import type { Games } from '../games.ts';
import type { Presence } from './presence.ts';
import { Room, type Watcher } from './room.ts';
import { matchAt, readMatch, readSeats, rebuilt, toldSince } from './store.ts';

/** A room at which nobody looks is forgotten between one and two of these. */
const IDLE_AFTER = 60_000;
/** So many rooms at which nobody looks may be used between two sweeps; one more, and the next sweep is now. What was not used since
 * the last one is forgotten, so never more than twice as many are kept. Each is about 20 KB. */
const MOST_UNWATCHED = 1000;
/** A room that somebody waits for and that could not be read is tried again. */
const RETRY_EVERY = 3000;

/** A room that is open or about to be. */
interface Place {
  readonly opening: Promise<Room>;
  room: Room | null;
}

export class Rooms {
  readonly #database: Database;
  readonly #games: Games;
  readonly #presence: Presence;
  readonly #rooms = new Map<string, Place>();
  /** Pages whose room is being replaced or could not be read again: whoever opens it next takes them in. */
  readonly #waiting = new Map<string, Set<Watcher>>();
  readonly #mostUnwatched: number;
  /** The rooms without watchers in which something has happened since the last sweep. */
  #used = new Set<string>();
  readonly #sweeping: NodeJS.Timeout;
  readonly #retrying: NodeJS.Timeout;

  constructor(database: Database, games: Games, presence: Presence, mostUnwatched = MOST_UNWATCHED) {
    this.#mostUnwatched = mostUnwatched;
    this.#database = database;
    this.#presence = presence;
    this.#games = games;
    this.#sweeping = setInterval(() => this.#sweep(), IDLE_AFTER);
    this.#sweeping.unref();
    this.#retrying = setInterval(() => void this.#openWaiting(), RETRY_EVERY);
    this.#retrying.unref();
  }

  /** The room of a running or finished match. */
  open(match: string): Promise<Room> {
    const known = this.#rooms.get(match);
    if (known !== undefined) {
      this.#use(match, known);
      return known.opening;
    }
    const place: Place = { opening: this.#load(match), room: null };
    this.#rooms.set(match, place);
    this.#use(match, place);
    place.opening.then(
      (room) => {
        place.room = room;
      },
      () => this.#rooms.delete(match),
    );
    return place.opening;
  }

  /** The room where it is open already: what happens at every pick waits for nothing. */
  at(match: string): Room | null {
    const place = this.#rooms.get(match);
    if (place === undefined) return null;
    this.#use(match, place);
    return place.room;
  }

  /** Somebody needs this room. One that is watched stays anyway. */
  #use(match: string, { room }: Place): void {
    if (room !== null && room.watchers.size > 0) return;
    this.#used.add(match);
    if (this.#used.size > this.#mostUnwatched) this.#sweep();
  }

  async #load(match: string): Promise<Room> {
    const stored = await readMatch(this.#database, match);
    const room = new Room(rebuilt(this.#games, stored), stored);
    if (stored.waiting === null) await this.#sayWaiting(room);
    room.elsewhere = await this.#presence.elsewhere(match);
    await this.#takeIn(room);
    return room;
  }

  /** Matches of an earlier version do not say who is asked; the lists of matches need to know. */
  async #sayWaiting(room: Room): Promise<void> {
    await this.#database.pool.query(
      'update matches set waiting = $2, "askedAt" = now() where id = $1 and waiting is null',
      [room.live.head.id, room.live.waiting],
    );
  }

  /** Whoever waits for this room looks at it from now on; if they cannot be shown it, they wait for the next one. */
  async #takeIn(room: Room): Promise<void> {
    const { id } = room.live.head;
    const waiting = this.#waiting.get(id) ?? new Set();
    for (const watcher of waiting) room.watchers.add(watcher);
    for (const watcher of waiting) await this.bringUp(room, watcher);
    room.watchers.clear(); // some may have come or gone meanwhile
    for (const watcher of waiting) room.watchers.add(watcher);
    this.#waiting.delete(id);
  }

  /** What another node stored is read and shown; a room that cannot follow is loaded anew. */
  async refresh(match: string, seq: number): Promise<void> {
    if (!this.isBehind(match, seq)) return;
    const room = await this.#rooms.get(match)?.opening.catch(() => null);
    if (room && room.live.seq < seq) await this.reload(room);
  }

  /** Whether this match is here without all that is stored; one that is being opened may be. */
  isBehind(match: string, seq: number): boolean {
    const place = this.#rooms.get(match);
    return place !== undefined && (place.room === null || place.room.live.seq < seq);
  }

  /** Replaces a room by what is stored; its watchers move along and are told what they have missed. */
  reload(room: Room): Promise<Room> {
    const { id } = room.live.head;
    if (room.isCurrent) this.#rooms.delete(id);
    room.isCurrent = false;
    const waiting = this.#waiting.get(id) ?? new Set();
    for (const watcher of room.watchers) waiting.add(watcher);
    if (waiting.size > 0) this.#waiting.set(id, waiting);
    room.watchers.clear();
    return this.open(id);
  }

  /** A page begins to look: it is shown the table, and the others that somebody is here. */
  async watch(room: Room, watcher: Watcher): Promise<void> {
    const current = room.isCurrent ? room : await this.open(room.live.head.id);
    current.watchers.add(watcher);
    current.elsewhere = await this.#presence.elsewhere(current.live.head.id);
    await this.bringUp(current, watcher);
    this.#lookersChanged(current);
  }

  unwatch(match: string, watcher: Watcher): void {
    this.#waiting.get(match)?.delete(watcher);
    const leave = (room: Room): void => {
      if (!room.watchers.delete(watcher)) return;
      this.#used.add(match);
      this.#lookersChanged(room);
    };
    this.#rooms.get(match)?.opening.then(leave, () => undefined);
  }

  /** Whoever looks here is told by all nodes. */
  #lookersChanged(room: Room): void {
    this.#tellPresence(room);
    const { id } = room.live.head;
    const here = (): readonly string[] => {
      const watchers = this.#rooms.get(id)?.room?.watchers ?? new Set();
      return [...new Set([...watchers].flatMap(({ user }) => (user === null ? [] : [user])))];
    };
    void this.#presence.say(id, here).catch(() => undefined); // the database is away: said with the next change
  }

  /** Everybody who looks at a match now, on whichever node. */
  async usersAt(match: string): Promise<ReadonlySet<string>> {
    const room = await this.open(match);
    room.elsewhere = await this.#presence.elsewhere(match);
    return room.users;
  }

  /** On another node somebody has come to look, or has gone. */
  async lookersMoved(match: string, node: string): Promise<void> {
    const room = this.#rooms.get(match)?.room ?? null;
    if (room === null || room.watchers.size === 0 || this.#presence.isOwn(node)) return;
    room.elsewhere = await this.#presence.elsewhere(match);
    this.#tellPresence(room);
  }

  #tellPresence(room: Room): void {
    const here = room.seatInfo.filter(({ isHere }) => isHere).map(({ seat }) => seat);
    room.tellAll({ type: 'presence', match: room.live.head.id, here, onlookers: room.onlookers });
  }

  /** Shows a watcher the table with everything told since it last looked. */
  async bringUp(room: Room, watcher: Watcher): Promise<void> {
    const viewer = room.seatOf(watcher.user);
    const { id } = room.live.head;
    const span = { viewer, since: watcher.seen, until: room.match.seq };
    const isBehind = span.since > 0 && span.since < room.numberFor(viewer);
    const missed = isBehind ? await toldSince(this.#database, this.#games, id, span) : null;
    const told = missed?.match.faded(missed.told, viewer) ?? [];
    room.show(watcher, room.tableFor(viewer, told, Date.now()));
  }

  /** By which number a viewer knows an entry that is stored. */
  async numberAt(match: string, seq: number, viewer: Seat): Promise<number> {
    return (await matchAt(this.#database, this.#games, match, seq)).numberFor(viewer);
  }

  /** Who sits where has changed, here and on the other nodes. */
  async changed(match: string): Promise<void> {
    await this.#database.pool.query("select pg_notify('comptoir', $1)", [`seats ${match}=0`]);
  }

  /** The seats of a match are not what they were: read again, in place, so that nothing on its way is lost. */
  async reseated(match: string): Promise<Room | null> {
    const room = (await this.#rooms.get(match)?.opening.catch(() => null)) ?? null;
    if (room === null) return null;
    room.seats = await readSeats(this.#database, match);
    room.showOut();
    room.showAll(Date.now());
    return room;
  }

  /** Everything may have moved unheard. A room that cannot be read now is read as soon as it can be. */
  async reloadAll(): Promise<void> {
    for (const { opening } of [...this.#rooms.values()]) {
      const room = await opening.catch(() => null);
      if (room !== null) await this.reload(room).catch(() => undefined);
    }
    await this.#openWaiting();
  }

  async #openWaiting(): Promise<void> {
    for (const match of [...this.#waiting.keys()]) await this.open(match).catch(() => undefined);
  }

  /** What is in memory is not what is stored: nobody may build on it. */
  forget(room: Room): void {
    void this.reload(room).catch(() => undefined);
  }

  get size(): number {
    return this.#rooms.size;
  }

  stop(): void {
    clearInterval(this.#sweeping);
    clearInterval(this.#retrying);
  }

  /** Forgets what nobody looks at and nobody has needed since the last sweep. */
  #sweep(): void {
    const used = this.#used;
    this.#used = new Set();
    for (const [id, { room }] of this.#rooms) {
      if (room === null || room.watchers.size > 0 || used.has(id)) continue;
      room.isCurrent = false;
      this.#rooms.delete(id);
    }
  }
}
