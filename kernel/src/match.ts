// A match as a host runs it: a fold of entries (picks, and picks taken back), and what each seat may see of it.
// A Match never changes; every entry leads to another one, so a host can go on showing an earlier one.
import { canonical } from './plain.ts';
import { deciders, decisions, isRefusal, play, start } from './play.ts';
import { seedFrom } from './rng.ts';
import type { Decision, Game, Kinds, Option, Refusal, Result, Seat, Seed } from './types.ts';
import { veil } from './veil.ts';

/** A pick and the seat that made it. (`Pick` alone is TypeScript's.) */
export interface SeatPick {
  readonly seat: Seat;
  readonly option: Option;
}
/** What a match begins with. */
export interface Setup {
  readonly players: number;
  /** `name:value`; switches that are not named have their default. */
  readonly variants: readonly string[];
  readonly seed: Seed;
}
/** What one entry told. `seq` counts the entries from 1; 0 is what was told before the first. */
export interface LogEntry<G extends Kinds = Kinds> {
  readonly seq: number;
  readonly seat: Seat;
  readonly events: readonly G['Event'][];
  /** The seat took this earlier pick back: what it told is void. */
  readonly undoes?: number;
}
/** A pick that can still be taken back, with what it told. */
interface OpenPick<G extends Kinds> extends LogEntry<G>, SeatPick {}
/** Everything of a match that must be kept to go on with it. Plain JSON. */
export interface Snapshot<G extends Kinds> {
  /** How many entries led here. */
  readonly seq: number;
  readonly state: G['State'];
  /** The state after the last final pick, and how many entries led there. Nothing before can be taken back. */
  readonly finalState: G['State'];
  readonly finalSeq: number;
  /** The picks since then that still stand. */
  readonly open: readonly OpenPick<G>[];
}
/** What an entry did: what it told, and all that became known to everybody with it. */
export interface Applied<G extends Kinds = Kinds> {
  readonly entry: LogEntry<G>;
  readonly published: readonly LogEntry<G>[];
}
/** On what terms a pick is made. */
export interface PickTerms {
  /** Not made, and refused with `wouldBeFinal`, unless the seat can know that it could take it back. */
  readonly unlessFinal?: boolean;
}
/** What a seat sees; a spectator where `viewer` is null. */
export interface SeatScene<G extends Kinds = Kinds> {
  readonly seq: number;
  readonly viewer: Seat | null;
  readonly view: G['View'];
  /** The viewer's own decision, if there is one. */
  readonly decision: Decision<G> | null;
  /** Everybody who has something to decide. */
  readonly waiting: readonly Seat[];
  readonly canUndo: boolean;
  readonly result: Result | null;
}

export class Match<G extends Kinds = Kinds> {
  readonly game: Game<G>;
  readonly snapshot: Snapshot<G>;
  /** What led here; null for a match out of a snapshot. */
  readonly applied: Applied<G> | null;
  /** Found once, however many look. */
  #decisions: readonly Decision<G>[] | null = null;

  constructor(game: Game<G>, snapshot: Snapshot<G>, applied: Applied<G> | null = null) {
    this.game = game;
    this.snapshot = snapshot;
    this.applied = applied;
  }

  static start<G extends Kinds>(game: Game<G>, { players, variants, seed }: Setup): Match<G> {
    const { state, events } = start(game, players, variants, seed);
    const entry: LogEntry<G> = { seq: 0, seat: deciders(state)[0] ?? 0, events };
    const published = events.length === 0 ? [] : [entry];
    return new Match(game, settled(state, 0), { entry, published });
  }

  /** A match that stands in this state; nothing before can be taken back. */
  static from<G extends Kinds>(game: Game<G>, state: G['State'], seq = 0): Match<G> {
    return new Match(game, settled(state, seq));
  }

  get seq(): number {
    return this.snapshot.seq;
  }
  get state(): G['State'] {
    return this.snapshot.state;
  }
  get waiting(): readonly Seat[] {
    return deciders(this.state);
  }
  get result(): Result | null {
    return this.snapshot.finalState.result;
  }

  /** The match after this pick, or why it is refused. */
  pick(seat: Seat, option: Option, { unlessFinal = false }: PickTerms = {}): Match<G> | Refusal {
    const played = play(this.game, this.state, seat, option);
    if (isRefusal(played)) return played;
    // Judged by the preview, not by what was just played: the answer must not depend on what the seat cannot know.
    if (unlessFinal && this.preview(seat, [option])?.canUndo !== true)
      return { rule: 'R-0', code: 'wouldBeFinal' };
    const { state, events, isFinal } = played;
    const seq = this.seq + 1;
    const entry: LogEntry<G> = { seq, seat, events };
    const open = [...this.snapshot.open, { ...entry, option }];
    if (!isFinal)
      return new Match(this.game, { ...this.snapshot, seq, state, open }, { entry, published: [] });
    const published = open.map(({ option: _, ...told }) => told);
    return new Match(this.game, settled(state, seq), { entry, published });
  }

  /** The match without this seat's last open pick: the others are played again from the last final state. */
  undo(seat: Seat): Match<G> | Refusal {
    const last = this.canUndo(seat) ? this.snapshot.open.findLast((pick) => pick.seat === seat) : undefined;
    if (last === undefined) return { rule: 'R-0', code: 'nothingToUndo' };
    const open = this.snapshot.open.filter((pick) => pick !== last);
    let state = this.snapshot.finalState;
    for (const { seat: who, option } of open) {
      const played = play(this.game, state, who, option);
      if (isRefusal(played)) throw new Error(`${this.game.id}: an open pick cannot be played again`);
      state = played.state;
    }
    const seq = this.seq + 1;
    const entry: LogEntry<G> = { seq, seat, events: [], undoes: last.seq };
    return new Match(this.game, { ...this.snapshot, seq, state, open }, { entry, published: [] });
  }

  /** Whether this seat could take its last pick back now. */
  canUndo(seat: Seat | null): boolean {
    return seat !== null && this.waiting.includes(seat) && this.#hasOpen(seat);
  }
  #hasOpen(seat: Seat): boolean {
    return this.snapshot.open.some((pick) => pick.seat === seat);
  }

  /** A seat that decides, or has picks it could take back, looks at the present; the others at what is final. */
  stateFor(viewer: Seat | null): G['State'] {
    const isInside = viewer !== null && (this.waiting.includes(viewer) || this.#hasOpen(viewer));
    return isInside ? this.state : this.snapshot.finalState;
  }
  decisionFor(viewer: Seat | null): Decision<G> | null {
    if (viewer === null || !this.waiting.includes(viewer)) return null;
    this.#decisions ??= decisions(this.game, this.state);
    return this.#decisions.find(({ seat }) => seat === viewer) ?? null;
  }
  sceneFor(viewer: Seat | null): SeatScene<G> {
    return {
      seq: this.seq,
      viewer,
      view: this.game.view(this.stateFor(viewer), viewer),
      decision: this.decisionFor(viewer),
      waiting: this.waiting,
      canUndo: this.canUndo(viewer),
      result: this.result,
    };
  }

  /** What the seat would see after these picks; null where that would tell it something it cannot know. */
  preview(seat: Seat, options: readonly Option[]): SeatScene<G> | null {
    if (!this.waiting.includes(seat)) return null;
    const one = this.#imagine(seat, options, 'one');
    const other = this.#imagine(seat, options, 'other');
    return one !== null && canonical(one) === canonical(other) ? one : null;
  }
  /** One of two worlds that differ in all the seat cannot know, and depend on nothing but what it sees: what both lead to may be shown. */
  #imagine(seat: Seat, options: readonly Option[], world: string): SeatScene<G> | null {
    const seed = seedFrom(`${canonical(this.game.view(this.state, seat))} ${world}`);
    const state = veil(this.game, this.state, seat, seed);
    let match = Match.from(this.game, state, this.seq);
    for (const option of options) {
      const next = match.pick(seat, option);
      if ('code' in next) return null;
      match = next;
    }
    return match.sceneFor(seat);
  }

  /** The log as the viewer may still read it now; once the match is over, all of it. */
  faded(log: readonly LogEntry<G>[], viewer: Seat | null): readonly LogEntry<G>[] {
    return this.result === null ? faded(this.game, log, this.game.view(this.stateFor(viewer), viewer)) : log;
  }
  /** How far back the viewer may look, by all they were told: behind what has faded lies a table that showed it. */
  readableFrom(log: readonly LogEntry<G>[], viewer: Seat | null): number {
    const shown = this.faded(log, viewer);
    const last = log.findLast(({ events }, n) => events.some((e, at) => shown[n]?.events[at] !== e));
    return last?.seq ?? 0;
  }
}

/** Everything up to here is final. */
function settled<G extends Kinds>(state: G['State'], seq: number): Snapshot<G> {
  return { seq, state, finalState: state, finalSeq: seq, open: [] };
}

/** What a viewer is told by an entry: their own at once, the others' when they are final. */
export function toldTo<G extends Kinds>(
  { entry, published }: Applied<G>,
  viewer: Seat | null,
): readonly LogEntry<G>[] {
  const others = published.filter(({ seat, seq }) => seat !== viewer || seq === 0);
  const own = entry.seat === viewer && entry.seq > 0 ? [entry] : [];
  return [...others, ...own]
    .sort((a, b) => a.seq - b.seq)
    .map((told) => ({
      ...told,
      events: told.events.filter(({ only }) => only === undefined || only === viewer),
    }));
}

/** Old events as they may still be shown to somebody who sees this view. */
export function faded<G extends Kinds>(
  game: Pick<Game<G>, 'fade'>,
  log: readonly LogEntry<G>[],
  now: G['View'],
): readonly LogEntry<G>[] {
  if (game.fade === undefined) return log;
  return log.map((told) => ({ ...told, events: told.events.map((e) => game.fade?.(e, now) ?? e) }));
}
