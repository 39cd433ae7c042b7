// A finished game looked at again: everybody's chances after every turn, what people decided and what else was there, and
// where the game turned. Every position is judged from the eyes of a seat, with all dealt anew that this seat could not know.
import { due } from '@comptoir/kernel';
import { Curve } from './curve.ts';
import { judgeAgain, judgeDecision } from './decision.ts';
import { duel, isBetterByTurns, toldBy } from './duel.ts';
import type { Eyes } from './outlook.ts';
import { Past, type ReviewSubject } from './past.ts';
import { type DecisionChances, gainOf, lossOf, type Review, type ReviewProgress } from './types.ts';

/** How often a position is dealt anew, and how much work all of it may be. */
export interface Depth {
  /** For the first curve, by each seat. */
  readonly first: number;
  /** For each turn, by each seat, and for each option: so many, fewer where turns or decisions are many. */
  readonly deals: number;
  /** For each option of what may be a turning point. */
  readonly points: number;
  /** Games to the end with the pick that was made, and as many with the better one; and once more as many to tell what it cost. */
  readonly games: number;
  /** Options looked at for the curve; and for all decisions together. */
  readonly curve: number;
  readonly decisions: number;
}
export const USUAL_DEPTH: Depth = {
  first: 4,
  deals: 8,
  points: 24,
  games: 96,
  curve: 1_200_000,
  decisions: 1_200_000,
};

/** A loss below this is not looked at again, nor does a smaller gain stand out: deals differ by as much. */
const LEAST = 0.04;
const MOST_POINTS = 4;
/** What must be told of a turning point: of smaller losses too many are none when doges try them again (docs/review.md). */
const TURN = 0.15;
const LEAST_DEALS = 2;
/** Of the decisions that seem to have cost most, so many are judged again; and of those that stand out. */
const CANDIDATES = 12;
const STANDING_OUT = 3;
/** By so many standard errors the better pick must do better in games to the end. */
const SURE = 2;

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

/** A review while it is made. */
class Making {
  readonly past: Past;
  readonly curve: Curve;
  readonly asked: readonly number[];
  readonly #depth: Depth;
  readonly #decisions = new Map<number, DecisionChances>();
  /** What was judged again: whether it held. */
  readonly #held = new Map<number, boolean>();
  #isChecked = false;

  constructor(subject: ReviewSubject, depth: Depth) {
    this.past = new Past(subject);
    this.curve = new Curve(this.past, depth.first, depth.deals);
    this.#depth = depth;
    this.asked = subject.record.picks.flatMap(({ seat }, at) => (subject.people.includes(seat) ? [at] : []));
  }
  now(): Review {
    const all = [...this.#decisions.values()];
    const standing = all.filter(({ at }) => this.#held.get(at) ?? !this.#isChecked);
    const turnOf = (at: number): number => this.curve.turnOf(at);
    const [best = null] = foremost(standing, turnOf, gainOf, 1);
    return {
      turns: [...this.curve.turns],
      decisions: all,
      turningPoints: foremost(standing, turnOf, lossOf, MOST_POINTS)
        .map(({ at }) => at)
        .sort((a, b) => a - b),
      best: best?.at ?? null,
      deals: this.past.deals,
    };
  }
  /** Every decision in as many deals as what is left of the work allows. */
  *decide(): Generator<void> {
    const { work } = this.past;
    const end = work.looks + this.#depth.decisions;
    const asked = this.asked.filter((at) => due(this.past.state(at)) !== null);
    let [dealt, spent] = [0, 0];
    for (const [n, at] of asked.entries()) {
      const each = dealt === 0 ? 0 : spent / dealt;
      const share = (end - work.looks) / (asked.length - n) / Math.max(each, 1);
      const deals = Math.min(this.#depth.deals, Math.max(LEAST_DEALS, Math.floor(share)));
      const before = work.looks;
      this.#decide(at, deals);
      dealt += deals;
      spent += work.looks - before;
      yield;
    }
  }
  #decide(at: number, deals: number): void {
    const pick = this.past.subject.record.picks[at];
    if (pick === undefined) return;
    const decision = judgeDecision({
      at,
      stands: () => this.curve.standing(at),
      eyes: this.past.eyes(at, pick.seat, deals, 'option'),
      option: pick.option,
      said: this.past.said(at),
      texts: this.past.subject.texts,
      who: this.past.who,
    });
    if (decision !== null) this.#decisions.set(at, decision);
  }
  /** What seems to have cost most, and what stood out, in other deals; and what still does, in games to the end. */
  *check(): Generator<void> {
    const all = [...this.#decisions.values()];
    const turnOf = (at: number): number => this.curve.turnOf(at);
    const costly = foremost(all, turnOf, lossOf, CANDIDATES);
    for (const decision of [...costly, ...foremost(all, turnOf, gainOf, STANDING_OUT)]) {
      const { at, seat } = decision;
      const eyes = this.past.eyes(at, seat, this.#depth.points, 'again');
      const again = judgeAgain(decision, this.curve.standing(at), eyes);
      const { isHeld, told } = this.#tried(again, again.played === 0 ? 1 : again.played);
      this.#decisions.set(at, told);
      this.#held.set(at, isHeld);
      yield;
    }
    this.#isChecked = true;
  }
  /** Whether the best option wins more than this other one in games to the end, and by how much in further games: what was chosen for its luck
   * in the first has none in these. */
  #tried(decision: DecisionChances, other: number): Tried {
    const better = decision.options[0]?.option;
    const worse = decision.options[other]?.option;
    const isSmall = Math.max(lossOf(decision), gainOf(decision)) < LEAST;
    if (isSmall || better === undefined || worse === undefined) return { isHeld: false, told: decision };
    const eyes = (name: string, deals: number): Eyes =>
      this.past.eyes(decision.at, decision.seat, deals, name);
    const { games, points } = this.#depth;
    const found = duel(eyes('duel', games), better, worse);
    if (found.sure < SURE || found.one <= found.other)
      return { isHeld: false, told: toldBy(decision, other, found) };
    const again = duel(eyes('told', games), better, worse, true);
    const least = decision.played === 0 ? LEAST : TURN;
    const isHeld = again.one - again.other >= least && isBetterByTurns(eyes('turns', points), better, worse);
    return { isHeld, told: toldBy(decision, other, again) };
  }
}
interface Tried {
  readonly isHeld: boolean;
  readonly told: DecisionChances;
}

/** Reviews a game step by step; the first curve comes with the first step, and every further one refines it. */
export function* reviewOf(
  subject: ReviewSubject,
  depth: Depth = USUAL_DEPTH,
): Generator<ReviewProgress, Review> {
  const making = new Making(subject, depth);
  const total = making.asked.length + making.curve.turns.length + CANDIDATES + STANDING_OUT;
  let done = 0;
  const progress = (): ReviewProgress => ({
    done,
    total,
    get review() {
      return making.now(); // seldom read: a step is short
    },
  });
  yield progress();
  const parts = [() => making.curve.refine(depth.curve), () => making.decide(), () => making.check()];
  for (const part of parts) {
    for (const _ of part()) {
      done += 1;
      yield progress();
    }
  }
  done = total;
  yield progress();
  return making.now();
}
