// A running match in memory: a fold over its entries. A cache, never the truth; what is stored decides.
import {
  begin,
  canUndo,
  type Decision,
  deciders,
  decisions,
  type Game,
  type Kinds,
  type Option,
  pick,
  type Refusal,
  type Running,
  readOption,
  readSeed,
  type Seat,
  undo,
} from '@comptoir/kernel';
import type { Told } from '@comptoir/protocol';
import type { MatchStatus } from '../database/tables.ts';

export interface Entry {
  readonly seq: number;
  readonly seat: Seat;
  readonly kind: 'pick' | 'undo';
  readonly option: string;
  readonly id: string;
}
/** What an entry led to: the line it wrote, and the lines that became public with it. */
export interface Step {
  readonly seq: number;
  readonly line: Told | null;
  readonly sealed: readonly Told[];
}
/** The part of a running match that a snapshot keeps. */
export interface Frozen {
  readonly sealed: Kinds['State'];
  readonly open: Running<Kinds>['open'];
  readonly state: Kinds['State'];
  readonly lines: readonly Told[];
  readonly sealedSeq: number;
}
export interface MatchHead {
  readonly id: string;
  readonly players: number;
  readonly variants: readonly string[];
  readonly seed: string;
  readonly status: MatchStatus;
}

export class HotMatch {
  readonly head: MatchHead;
  readonly game: Game<Kinds>;
  running: Running<Kinds>;
  seq = 0;
  /** Everything up to here is sealed. */
  sealedSeq = 0;
  /** The entries since then that still stand. */
  lines: readonly Told[] = [];
  /** The last entry of each seat, so that a player's own picks make their older ones stale. */
  readonly #own = new Map<Seat, number>();

  constructor(head: MatchHead, game: Game<Kinds>) {
    this.head = head;
    this.game = game;
    this.running = begin(game, head.players, head.variants, readSeed(head.seed));
  }

  static thawed(head: MatchHead, game: Game<Kinds>, seq: number, frozen: Frozen): HotMatch {
    const hot = new HotMatch(head, game);
    hot.running = { game, sealed: frozen.sealed, open: frozen.open, state: frozen.state };
    hot.seq = seq;
    hot.sealedSeq = frozen.sealedSeq;
    hot.lines = frozen.lines;
    return hot;
  }

  freeze(): Frozen {
    const { sealed, open, state } = this.running;
    return { sealed, open, state, lines: this.lines, sealedSeq: this.sealedSeq };
  }

  /** Whether a player who looked at the table of `seq` has missed something that matters to them. */
  isStale(seat: Seat, seq: number): boolean {
    return seq > this.seq || seq < Math.max(this.sealedSeq, this.#own.get(seat) ?? 0);
  }

  /** Makes a pick or takes one back. */
  apply({ seat, kind, option }: Pick<Entry, 'seat' | 'kind' | 'option'>): Step | Refusal {
    const step = kind === 'pick' ? this.#pick(seat, readOption(option)) : this.#undo(seat);
    if ('sealed' in step) this.#own.set(seat, step.seq);
    return step;
  }

  #pick(seat: Seat, option: Option): Step | Refusal {
    const done = pick(this.running, seat, option);
    if ('code' in done) return done;
    this.running = done.running;
    this.seq += 1;
    const line: Told = { seq: this.seq, seat, events: done.played.events };
    const lines = [...this.lines, line];
    this.lines = done.played.isFinal ? [] : lines;
    if (done.played.isFinal) this.sealedSeq = this.seq;
    return { seq: this.seq, line, sealed: done.played.isFinal ? lines : [] };
  }

  #undo(seat: Seat): Step | Refusal {
    const before = undo(this.running, seat);
    if ('code' in before) return before;
    this.running = before;
    this.seq += 1;
    const last = this.lines.findLastIndex((line) => line.seat === seat);
    const undoes = this.lines[last]?.seq ?? 0;
    this.lines = this.lines.filter((_, n) => n !== last);
    return { seq: this.seq, line: { seq: this.seq, seat, events: [], undoes }, sealed: [] };
  }

  /** The match as it stands, to be kept while it goes on. */
  look(): Look {
    return new Look(this.game, this.running, this.seq);
  }

  get waiting(): readonly Seat[] {
    return deciders(this.running.state);
  }
}

/** One moment of a match. Nothing in it changes: rooms show the last one that was committed. */
export class Look {
  readonly game: Game<Kinds>;
  readonly running: Running<Kinds>;
  readonly seq: number;
  /** Asked for once, however many look. */
  #decisions: readonly Decision<Kinds>[] | null = null;

  constructor(game: Game<Kinds>, running: Running<Kinds>, seq: number) {
    this.game = game;
    this.running = running;
    this.seq = seq;
  }

  /** A seat that decides, or has picks it could take back, looks at the present; the others at what is sealed. */
  stateFor(viewer: Seat | null): Kinds['State'] {
    const { state, sealed, open } = this.running;
    const isInside =
      viewer !== null && (deciders(state).includes(viewer) || open.some((p) => p.seat === viewer));
    return isInside ? state : sealed;
  }

  decisionFor(viewer: Seat | null): Decision<Kinds> | null {
    if (viewer === null || !this.waiting.includes(viewer)) return null;
    this.#decisions ??= decisions(this.game, this.running.state);
    return this.#decisions.find((d) => d.seat === viewer) ?? null;
  }

  get waiting(): readonly Seat[] {
    return deciders(this.running.state);
  }

  canUndo(viewer: Seat | null): boolean {
    return viewer !== null && canUndo(this.running, viewer);
  }
}

/** What a viewer is told by a step: their own line at once, the lines of others when they are sealed. */
export function toldBy(step: Step, viewer: Seat | null): readonly Told[] {
  const others = step.sealed.filter((line) => line.seat !== viewer);
  const own = step.line !== null && step.line.seat === viewer ? [step.line] : [];
  return [...others, ...own]
    .sort((a, b) => a.seq - b.seq)
    .map((line) => ({
      ...line,
      events: line.events.filter((e) => e.only === undefined || e.only === viewer),
    }));
}
