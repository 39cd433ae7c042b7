// A finished game looked at again: everybody's chances after every turn, what people decided and what else was there, and
// where the game turned. Every position is judged from the eyes of a seat, with all dealt anew that this seat could not know.
import {
  dealtAnew,
  deciders,
  due,
  type GameRecord,
  isRefusal,
  type Kinds,
  type LoadedGame,
  type LogEvent,
  play,
  RecordError,
  type Result,
  redealsIn,
  type Seat,
  seedFrom,
  sharesOfWin,
  start,
  type Texts,
  veil,
  type Words,
} from '@comptoir/kernel';
import type { GameWithHints } from '../hints.ts';
import { chancesOf, meanOf, type Standing } from './chances.ts';
import { judgeAgain, judgeDecision } from './decision.ts';
import { type Eyes, pointsAfter } from './outlook.ts';
import {
  type DecisionChances,
  gainOf,
  lossOf,
  type Review,
  type ReviewProgress,
  type TurnChances,
} from './types.ts';

/** How often a position is dealt anew. */
export interface Depth {
  /** For the first curve, by each seat. */
  readonly first: number;
  /** For each turn, by each seat, and for each option. */
  readonly deals: number;
  /** For each option of what may be a turning point. */
  readonly points: number;
}
export const USUAL_DEPTH: Depth = { first: 4, deals: 8, points: 40 };

export interface ReviewSubject {
  readonly known: GameWithHints<Kinds>;
  readonly texts: LoadedGame['texts'];
  readonly record: Pick<GameRecord, 'players' | 'variants' | 'seed' | 'picks' | 'remarks'>;
  /** By seat. */
  readonly names: readonly string[];
  /** Whose decisions are looked at. */
  readonly people: readonly Seat[];
}

/** A loss below this is no turning point, nor does a smaller gain stand out: deals differ by as much. */
const LEAST = 0.04;
const MOST_POINTS = 4;
/** Games to the end for the whole curve, about: where seats take turns by the hundred, two neighbours say together what one says elsewhere. */
const MOST_GAMES = 2000;
const LEAST_DEALS = 2;
/** Of the decisions that seem to have cost most, so many are judged again. */
const CANDIDATES = 7;

interface Position {
  readonly state: Kinds['State'];
  /** What the pick before told. */
  readonly events: readonly LogEvent[];
}

function positionsOf({ known: { game }, record }: ReviewSubject): readonly Position[] {
  const redeals = redealsIn(record);
  const { state: first, events: told } = start(game, record.players, record.variants, record.seed);
  let state = dealtAnew(game, first, redeals, 0);
  const positions: Position[] = [{ state, events: told }];
  for (const [made, { seat, option, line }] of record.picks.entries()) {
    const played = play(game, state, seat, option);
    if (isRefusal(played)) throw new RecordError(line ?? 0, `the pick is refused: ${played.code}`);
    state = dealtAnew(game, played.state, redeals, made + 1);
    positions.push({ state, events: played.events });
  }
  return positions;
}

/** The game's past, turn by turn. */
class Past {
  readonly subject: ReviewSubject;
  readonly positions: readonly Position[];
  readonly result: Result;
  /** By place of a turn's end, by viewer: the points with which games from there on end. */
  readonly #stood = new Map<number, readonly (readonly number[])[]>();
  #deals = 0;

  constructor(subject: ReviewSubject) {
    this.subject = subject;
    this.positions = positionsOf(subject);
    const result = this.state(this.positions.length - 1).result;
    if (result === null) throw new RecordError(0, 'the game is not over');
    this.result = result;
  }
  get deals(): number {
    return this.#deals;
  }
  state(at: number): Kinds['State'] {
    const position = this.positions[at];
    if (position === undefined) throw new Error(`review: no position ${at}`);
    return position.state;
  }
  /** How much of the game was over. */
  phase(at: number): number {
    return at / (this.positions.length - 1);
  }
  seatOf(at: number): Seat {
    return this.subject.record.picks[at]?.seat ?? 0;
  }
  say(what: (texts: Texts<Kinds>) => string): Words {
    const { en, fr } = this.subject.texts;
    return { en: what(en), fr: what(fr) };
  }
  who = (seat: Seat): string => this.subject.names[seat] ?? '';

  /** After which picks somebody else is asked; the first position and the last belong to them. */
  turnEnds(): readonly number[] {
    const last = this.positions.length - 1;
    return this.positions.flatMap((_, at) => {
      const isEnd = at === 0 || at === last || !deciders(this.state(at)).includes(this.seatOf(at - 1));
      return isEnd ? [at] : [];
    });
  }
  /** Nobody looks at the true position: what this seat cannot know is dealt anew before anything is judged. */
  eyes(at: number, viewer: Seat, deals: number, name: string): Eyes {
    const { known, record } = this.subject;
    const salt = `${name} ${at}`;
    const veiled = veil(known.game, this.state(at), viewer, seedFrom(`review ${salt}`));
    this.#deals += deals;
    return { known, veiled, players: record.players, viewer, salt, deals };
  }
  turn(at: number, deals: number, look: 'as it stands' | 'to the end'): TurnChances {
    const { known, record } = this.subject;
    const state = this.state(at);
    const { chances: scale, finalChances } = known.hints;
    const stage = this.say((texts) => texts.stage(known.game.view(state, null)));
    const isOver = state.result !== null;
    const points = Array.from({ length: record.players }, (_, viewer) =>
      isOver ? [] : (pointsAfter(this.eyes(at, viewer, deals, 'turn'), [[]], look)[0] ?? []),
    );
    if (look === 'to the end') this.#stood.set(at, points);
    const bySeat = points.map((each) =>
      state.result === null
        ? chancesOf(each, this.phase(at), look === 'to the end' ? finalChances : scale)
        : sharesOfWin(state.result),
    );
    return { at, seat: at === 0 ? null : this.seatOf(at - 1), stage, chances: meanOf(bySeat), bySeat };
  }
  /** What happened with this pick, as its seat was told. */
  said(at: number): Words {
    const events = this.positions[at + 1]?.events ?? [];
    const seat = this.seatOf(at);
    return this.say((texts) => {
      const sentences = events
        .filter(({ only }) => only === undefined || only === seat)
        .map((event) => texts.events[event.kind]?.(event, this.who) ?? '');
      return sentences.filter((text) => text !== '')[0] ?? '';
    });
  }
  /** Where the game stood for everybody when the turn began, in the eyes of the seat that decided: the curve knows it. */
  standing(at: number): Standing {
    const [begun = 0] = [...this.#stood.keys()].filter((end) => end <= at).slice(-1);
    return { phase: this.phase(at), points: this.#stood.get(begun)?.[this.seatOf(at)] ?? [] };
  }
  decision(at: number, deals: number): DecisionChances | null {
    const pick = this.subject.record.picks[at];
    if (pick === undefined || due(this.state(at)) === null) return null;
    const { texts } = this.subject;
    const eyes = this.eyes(at, pick.seat, deals, 'option');
    return judgeDecision({
      at,
      stands: () => this.standing(at),
      eyes,
      option: pick.option,
      said: this.said(at),
      texts,
      who: this.who,
    });
  }
}

/** The decisions of which this is most true, one a turn. */
function foremost(
  decisions: readonly DecisionChances[],
  turnOf: (at: number) => number,
  measure: (decision: DecisionChances) => number,
  count: number,
): readonly DecisionChances[] {
  const byTurn = new Map<number, DecisionChances>();
  for (const decision of decisions) {
    const turn = turnOf(decision.at);
    const other = byTurn.get(turn);
    if (measure(decision) >= LEAST && (other === undefined || measure(decision) > measure(other)))
      byTurn.set(turn, decision);
  }
  return [...byTurn.values()].sort((a, b) => measure(b) - measure(a)).slice(0, count);
}

/** Reviews a game step by step; the first curve comes with the first step, and every further one refines it. */
export function* reviewOf(
  subject: ReviewSubject,
  depth: Depth = USUAL_DEPTH,
): Generator<ReviewProgress, Review> {
  const past = new Past(subject);
  const { picks } = subject.record;
  const ends = past.turnEnds();
  const turnOf = (at: number): number => ends.findIndex((end) => end > at);
  const turns = ends.map((at) => past.turn(at, depth.first, 'as it stands'));
  const asked = picks.flatMap(({ seat }, at) => (subject.people.includes(seat) ? [at] : []));
  const total = asked.length + turns.length + CANDIDATES + 1;
  const decisions = new Map<number, DecisionChances>();
  let done = 0;
  const now = (): Review => {
    const all = [...decisions.values()];
    const losses = foremost(all, turnOf, lossOf, MOST_POINTS);
    const [best = null] = foremost(all, turnOf, gainOf, 1);
    const turningPoints = losses.map(({ at }) => at).sort((a, b) => a - b);
    return { turns: [...turns], decisions: all, turningPoints, best: best?.at ?? null, deals: past.deals };
  };
  yield { done, total, review: now() };
  const share = Math.floor(MOST_GAMES / (ends.length * subject.record.players));
  const deals = Math.min(depth.deals, Math.max(LEAST_DEALS, share));
  for (const [n, at] of ends.entries()) {
    turns[n] = past.turn(at, deals, 'to the end');
    done += 1;
    yield { done, total, review: now() };
  }
  for (const at of asked) {
    const decision = past.decision(at, depth.deals);
    if (decision !== null) decisions.set(at, decision);
    done += 1;
    yield { done, total, review: now() };
  }
  const all = [...decisions.values()];
  const doubtful = [...foremost(all, turnOf, lossOf, CANDIDATES), ...foremost(all, turnOf, gainOf, 1)];
  for (const decision of doubtful) {
    const eyes = past.eyes(decision.at, decision.seat, depth.points, 'again');
    decisions.set(decision.at, judgeAgain(decision, past.standing(decision.at), eyes));
    done += 1;
    yield { done, total, review: now() };
  }
  yield { done: total, total, review: now() };
  return now();
}
