// A live match with everything around it: who sits there, the clocks, who is connected.
import type { LogEntry, Match, Seat } from '@comptoir/kernel';
import type { ClockRule, SeatInfo, ServerMessage, TableMessage } from '@comptoir/protocol';
import { maySee, seatOf } from '../rights.ts';
import { type ClockState, clocksFor, type TimeOff } from './clock.ts';
import type { LiveMatch } from './live-match.ts';
import { looksAlike, toldFor } from './numbers.ts';
import { botAt, isLast, timersOf } from './seating.ts';

export interface RoomSeat {
  readonly seat: Seat;
  readonly user: string | null;
  readonly name: string;
  readonly level: string | null;
  readonly isAway: boolean;
  /** For good: only a name is left at the seat. */
  readonly hasLeft: boolean;
  /** Where moves take days: they are on vacation now, until then. */
  readonly backAt: string | null;
  /** When they were, are and will be, in order. */
  readonly off: readonly TimeOff[];
}
/** What a room is told about its match besides the game. */
export interface RoomFacts {
  readonly seats: readonly RoomSeat[];
  readonly clock: ClockRule | null;
  readonly clocks: ClockState | null;
  readonly isPublic: boolean;
  readonly isWatchable: boolean;
  readonly isRated: boolean;
  /** Who opened the table. */
  readonly host: string;
}
/** One page that looks at a table. */
export interface Watcher {
  readonly user: string | null;
  /** Of the protocol that it speaks. */
  readonly version: number;
  /** The number of the last table that was sent. */
  seen: number;
  /** Takes a message that is written already: many may be sent the same. */
  send(text: string): void;
}

export const written = (message: ServerMessage): string => JSON.stringify(message);

export class Room {
  readonly live: LiveMatch;
  readonly clock: ClockRule | null;
  readonly isPublic: boolean;
  readonly isWatchable: boolean;
  readonly isRated: boolean;
  readonly host: string;
  seats: readonly RoomSeat[];
  clocks: ClockState | null;
  /** When the outstanding clock job will look; 0 when there is none. */
  clockJobAt = 0;
  readonly watchers = new Set<Watcher>();
  /** Who looks from other nodes. */
  elsewhere: ReadonlySet<string> = new Set();
  /** False once another room has taken this one's place. */
  isCurrent = true;
  /** What is stored; what is still on its way to the database is shown to nobody. */
  match: Match;

  constructor(live: LiveMatch, facts: RoomFacts) {
    const { seats, clock, clocks, isPublic, isWatchable, isRated, host } = facts;
    this.live = live;
    this.seats = seats;
    this.clock = clock;
    this.clocks = clocks;
    this.isPublic = isPublic;
    this.isWatchable = isWatchable;
    this.isRated = isRated;
    this.host = host;
    this.match = live.match;
  }

  /** Whether this user may certainly watch; somebody who has just sat down may not be known here yet. */
  knows(user: string): boolean {
    const { isPublic, isWatchable, seats } = this;
    return maySee({ isPublic, isWatchable, seats, status: 'running' }, user);
  }

  seatOf(user: string | null): Seat | null {
    return seatOf(this, user);
  }

  botAt(seat: Seat): string | null {
    return botAt(this, seat);
  }

  get timers(): ClockState | null {
    return timersOf(this);
  }

  /** Closed before it was over: there is no result, and nothing more is played. */
  get isClosed(): boolean {
    return this.live.head.status === 'over' && this.match.result === null;
  }

  /** With a result or without: nobody is asked any more. */
  get isOver(): boolean {
    return this.live.head.status === 'over' || this.match.result !== null;
  }

  isLast(seat: Seat): boolean {
    return isLast(this, seat);
  }

  /** Everybody who looks, each once. */
  get users(): ReadonlySet<string> {
    const users = new Set(this.elsewhere);
    for (const { user } of this.watchers) if (user !== null) users.add(user);
    return users;
  }

  get seatInfo(): readonly SeatInfo[] {
    const here = this.users;
    return this.seats.map(({ hasLeft, off: _off, ...seat }) => ({
      ...seat,
      isHere: seat.user !== null && !hasLeft && here.has(seat.user),
    }));
  }

  /** People without a seat; one who looks through two windows is one. */
  get onlookers(): number {
    return [...this.users].filter((user) => this.seatOf(user) === null).length;
  }

  /** The number by which this viewer knows the table that is shown. */
  numberFor(viewer: Seat | null): number {
    return this.live.numberFor(viewer, this.match);
  }

  tableFor(viewer: Seat | null, told: readonly LogEntry[], now: number): TableMessage {
    const { match } = this;
    return {
      type: 'table',
      match: this.live.head.id,
      game: match.game.id,
      ...match.sceneFor(viewer),
      ...(this.isClosed ? { decision: null, waiting: [], canUndo: false } : {}),
      seq: this.numberFor(viewer),
      told,
      seats: this.seatInfo,
      clocks: clocksFor(this.timers, match.waiting, now),
    };
  }

  /** The entries that led to these positions are stored: whoever sees something of it is shown the table, and told. */
  committed(steps: readonly Match[], now: number): void {
    const before = this.match;
    this.match = steps.at(-1) ?? before;
    this.#showEach((viewer) => {
      const told = steps.flatMap((step, n) => toldFor(steps[n - 1] ?? before, step, this.live.undos, viewer));
      if (told.length === 0 && looksAlike(before, this.match, viewer)) return null;
      return this.tableFor(viewer, told, now);
    });
  }

  /** Another node has stored the entries that led to these positions, and looks after the clock. */
  follow(steps: readonly Match[], clocks: ClockState | null): void {
    this.clocks = clocks;
    this.clockJobAt = 0;
    this.committed(steps, Date.now());
  }

  /** Everybody is shown the table again: what is around it has changed. */
  showAll(now: number): void {
    this.#showEach((viewer) => this.tableFor(viewer, [], now));
  }

  /** What a viewer is shown is found and written once, however many look through the same eyes. */
  #showEach(shown: (viewer: Seat | null) => TableMessage | null): void {
    const ready = new Map<Seat | null, { readonly seq: number; readonly text: string } | null>();
    for (const watcher of this.watchers) {
      const viewer = this.seatOf(watcher.user);
      if (!ready.has(viewer)) {
        const table = shown(viewer);
        ready.set(viewer, table === null ? null : { seq: table.seq, text: written(table) });
      }
      const table = ready.get(viewer) ?? null;
      if (table === null) continue;
      watcher.seen = table.seq;
      watcher.send(table.text);
    }
  }

  /** Whoever has left a private game no longer watches it. */
  showOut(): void {
    if (this.match.result !== null) return;
    for (const watcher of this.watchers) {
      if (watcher.user === null || this.knows(watcher.user)) continue;
      this.watchers.delete(watcher);
      watcher.send(written({ type: 'gone', match: this.live.head.id, code: 'private' }));
    }
  }

  show(watcher: Watcher, message: TableMessage): void {
    watcher.seen = message.seq;
    watcher.send(written(message));
  }

  tellAll(message: ServerMessage): void {
    const text = written(message);
    for (const watcher of this.watchers) watcher.send(text);
  }
}
