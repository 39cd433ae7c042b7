// The live matches of this node. Loaded when somebody looks, forgotten when nobody does.
import { isDeepStrictEqual } from 'node:util';
import type { Seat } from '@comptoir/kernel';
import type { Database } from '../database/index.ts';
import type { Games } from '../games.ts';
import { Line } from '../line.ts';
import { Comings } from './comings.ts';
import { Follower, type OpenRoom } from './follower.ts';
import type { Presence } from './presence.ts';
import { Room, type Watcher } from './room.ts';
import { matchAt, readMatch, readSeats, rebuilt, type ToldLog, toldSince } from './store.ts';

/** A room at which nobody looks is forgotten between one and two of these. */
const IDLE_AFTER = 60_000;
/** So many rooms at which nobody looks may be used between two sweeps; one more, and the next sweep is now. What was not used since
 * the last one is forgotten, so never more than twice as many are kept. Each is about 20 KB. */
const MOST_UNWATCHED = 1000;
/** A room that somebody waits for and that could not be read is tried again. */
const RETRY_EVERY = 3000;

/** However many tables are opened at once, as when another server hands its pages over: half of the connections that are open anyway read
 * them, sooner than more of them that would have to be opened first, and the other half is for whoever asks for something else. */
const READ_AT_ONCE = 4;

/** The last entry of each of these matches. */
const LAST = `select m as match, e.seq from unnest($1::text[]) m cross join lateral (
    select seq from entries where match = m order by seq desc limit 1
  ) e`;

export class Rooms {
  readonly #database: Database;
  readonly #games: Games;
  readonly #presence: Presence;
  readonly #comings: Comings;
  readonly #rooms = new Map<string, OpenRoom>();
  readonly #follower: Follower;
  readonly #reading = new Line(READ_AT_ONCE);
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
    this.#comings = new Comings(database);
    this.#games = games;
    this.#follower = new Follower({
      database,
      placeOf: (match) => this.#rooms.get(match),
      reload: (room) => this.reload(room),
    });
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
    const open: OpenRoom = { opening: this.#load(match), room: null };
    this.#rooms.set(match, open);
    this.#use(match, open);
    open.opening.then(
      (room) => {
        open.room = room;
      },
      () => this.#rooms.delete(match),
    );
    return open.opening;
  }

  /** The room where it is open already: what happens at every pick waits for nothing. */
  at(match: string): Room | null {
    const open = this.#rooms.get(match);
    if (open === undefined) return null;
    this.#use(match, open);
    return open.room;
  }

  /** The room, once it is open, where it is open or about to be. */
  async known(match: string): Promise<Room | null> {
    return (await this.#rooms.get(match)?.opening.catch(() => null)) ?? null;
  }

  /** Whether somebody looks at it here. */
  isWatched(match: string): boolean {
    return (this.#rooms.get(match)?.room?.watchers.size ?? 0) > 0;
  }

  /** Somebody needs this room. One that is watched stays anyway. */
  #use(match: string, { room }: OpenRoom): void {
    if (room !== null && room.watchers.size > 0) return;
    this.#used.add(match);
    if (this.#used.size > this.#mostUnwatched) this.#sweep();
  }

  async #load(match: string): Promise<Room> {
    const stored = await this.#reading.serve(() => readMatch(this.#database, match));
    const room = new Room(rebuilt(this.#games, stored), stored);
    if (stored.waiting === null) await this.#sayWaiting(room);
    if (this.#waiting.has(match)) room.elsewhere = await this.#presence.elsewhere(match); // whoever comes later asks then
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
    if (this.isBehind(match, seq)) await this.#follower.follow(match, seq);
  }

  /** Whether this match is here without all that is stored; one that is being opened may be. */
  isBehind(match: string, seq: number): boolean {
    const open = this.#rooms.get(match);
    return open !== undefined && (open.room === null || open.room.live.seq < seq);
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
    const { id } = room.live.head;
    let current = room;
    while (!current.isCurrent) current = await this.open(id);
    current.watchers.add(watcher);
    current.elsewhere = await this.#presence.elsewhere(id);
    await this.bringUp(current, watcher);
    this.#lookersChanged(current);
  }

  unwatch(match: string, watcher: Watcher): void {
    this.#waiting.get(match)?.delete(watcher);
    const leave = (room: Room): void => {
      if (!room.watchers.delete(watcher)) return;
      this.#used.add(match);
      this.#wentAway(room, watcher.user);
      this.#lookersChanged(room);
    };
    this.#rooms.get(match)?.opening.then(leave, () => undefined);
  }

  /** Somebody who sits there looks no longer, here at least: absence is counted from now. When it is over nobody is absent. */
  #wentAway(room: Room, user: string | null): void {
    if (user === null || room.isOver || room.seatOf(user) === null || room.users.has(user)) return;
    this.#comings.went(room.live.head.id, user);
  }

  /** Somebody who sits there looks again. Returns the seats at which they had been waited for. */
  async cameTo(room: Room, user: string): Promise<readonly Seat[]> {
    if (room.isOver || room.seatOf(user) === null) return [];
    return this.#comings.came(room.live.head.id, user);
  }

  /** Whoever looks here is told by all nodes. */
  #lookersChanged(room: Room): void {
    this.#tellPresence(room);
    this.#sayLookers(room);
  }

  #sayLookers(room: Room): void {
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

  /** Shows a watcher the table with everything told since it last looked. Where another room takes its place meanwhile, that one does. */
  async bringUp(room: Room, watcher: Watcher): Promise<void> {
    const viewer = room.seatOf(watcher.user);
    const { id } = room.live.head;
    const span = { viewer, since: watcher.seen, until: room.match.seq };
    const isBehind = span.since > 0 && span.since < room.numberFor(viewer);
    const read = (): Promise<ToldLog> => toldSince(this.#database, this.#games, id, span);
    const missed = isBehind ? await this.#reading.serve(read) : null;
    const told = missed?.match.faded(missed.told, viewer) ?? [];
    if (room.isCurrent) room.show(watcher, room.tableFor(viewer, told, Date.now()));
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
    const room = await this.known(match);
    if (room === null) return null;
    const seats = await readSeats(this.#database, match);
    if (isDeepStrictEqual(seats, room.seats)) return room;
    room.seats = seats;
    room.clockJobAt = 0; // whoever changed them has others looked after
    room.showOut();
    room.showAll(Date.now());
    return room;
  }

  /** A match was closed without a result: whoever looks at it is shown that nothing more is asked. */
  async closed(match: string): Promise<void> {
    const room = await this.known(match);
    if (room !== null) await this.reload(room);
  }

  /** Everything may have moved unheard. A room that cannot be read now is read as soon as it can be. */
  async reloadAll(): Promise<void> {
    for (const { opening } of [...this.#rooms.values()]) {
      const room = await opening.catch(() => null);
      const again = room === null ? null : await this.reload(room).catch(() => null);
      if (again !== null && again.watchers.size > 0) this.#sayLookers(again); // a database that had died has forgotten them
    }
    await this.#openWaiting();
  }

  /** Something may have moved unheard: what is looked at here is compared with what is stored. */
  async catchUp(): Promise<void> {
    const watched = [...this.#rooms].flatMap(([id, { room }]) =>
      room !== null && room.watchers.size > 0 && room.match.result === null ? [id] : [],
    );
    if (watched.length === 0) return;
    const { rows } = await this.#database.pool.query<{ match: string; seq: number }>(LAST, [watched]);
    await Promise.all(rows.map(({ match, seq }) => this.refresh(match, seq).catch(() => undefined)));
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

  async stop(): Promise<void> {
    clearInterval(this.#sweeping);
    clearInterval(this.#retrying);
    await this.#comings.settled();
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
