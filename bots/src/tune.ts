// Fits the weights of a game's evaluation by self-play: bots with all weights pushed a little one way play bots with all
// pushed the other way, and the weights follow the winners (simultaneous perturbation, Spall 1992).
import {
  advance,
  type BotHints,
  deciders,
  drawFrom,
  type Kinds,
  type Result,
  type Seat,
  seedFrom,
  start,
  veil,
  type Weights,
} from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import { type Bot, greedyBot } from './simple.ts';
import { ismctsBot } from './thinker.ts';

type Evaluate = BotHints<Kinds>['evaluate'];
type Tunable = NonNullable<BotHints<Kinds>['tunable']>;

/** A short search, thorough as the strongest bot's: numbers that suit a bot looking one pick ahead need not suit one that looks further. */
const SEARCH = {
  cut: 40,
  greed: 1,
  isThorough: true,
  explore: 0.03,
  milliseconds: Number.POSITIVE_INFINITY,
  slip: 0,
};

/** A bot with another evaluation: greedy, or searching with so many looks a turn. */
export function botWith(evaluate: Evaluate, looks: number): Bot {
  const bot = looks === 0 ? greedyBot : ismctsBot({ ...SEARCH, looks });
  return ({ game, hints }, veiled, seat, seed) =>
    bot({ game, hints: { ...hints, evaluate } }, veiled, seat, seed);
}

/** One game between bots, each handed veiled states only. */
function resultOf(known: GameWithHints<Kinds>, bots: readonly Bot[], name: string): Result {
  const { game } = known;
  const { state } = start(game, bots.length, [], seedFrom(name));
  for (let n = 0; state.result === null; n += 1) {
    const [seat = 0] = deciders(state);
    const seed = seedFrom(`${name} ${n}`);
    const option = (bots[seat] ?? greedyBot)(known, veil(game, state, seat, seed), seat, seed);
    advance(game, state, seat, option);
  }
  return state.result;
}

/** How many points the average seat of one side is ahead of the other, the sides sitting alternately, each side each seat. */
function lead(
  known: GameWithHints<Kinds>,
  players: number,
  sides: readonly [Bot, Bot],
  name: string,
): number {
  let sum = 0;
  for (const first of [0, 1]) {
    const sideOf = (seat: Seat): number => (seat + first) % 2;
    const bots = Array.from({ length: players }, (_, seat) => (sideOf(seat) === 0 ? sides[0] : sides[1]));
    const points = [0, 0];
    const seats = [0, 0];
    resultOf(known, bots, name).scores.forEach((score, seat) => {
      const side = sideOf(seat);
      points[side] = (points[side] ?? 0) + score;
      seats[side] = (seats[side] ?? 0) + 1;
    });
    sum += (points[0] ?? 0) / Math.max(seats[0] ?? 0, 1) - (points[1] ?? 0) / Math.max(seats[1] ?? 0, 1);
  }
  return sum;
}

/** How far the weights are pushed, and how far they follow, as parts of themselves. */
const PUSH = 0.2;
const FOLLOW = 0.04;
/** A weight near zero moves as if it were this big. */
const SMALLEST = 0.1;

export interface Tuning {
  readonly players: number;
  readonly rounds: number;
  /** Of the bots that play; 0: greedy ones. */
  readonly looks: number;
  readonly seed: string;
  /** Called after every round. */
  readonly tell: (round: number) => void;
}

/** New weights, from the game's own; the same seed gives the same ones. */
export function fit(
  known: GameWithHints<Kinds>,
  tunable: Tunable,
  { players, rounds, looks, seed, tell }: Tuning,
): Weights {
  const draw = drawFrom(seedFrom(seed));
  const names = Object.keys(tunable.weights);
  const size = (name: string): number => Math.max(Math.abs(tunable.weights[name] ?? 0), SMALLEST);
  let weights: Weights = { ...tunable.weights };
  let usual = 0; // the mean size of a lead so far, in points
  for (let round = 1; round <= rounds; round += 1) {
    const signs = names.map(() => 2 * draw(2) - 1);
    const moved = (by: number): Weights => {
      const next: Record<string, number> = {};
      names.forEach((name, n) => {
        next[name] = (weights[name] ?? 0) + by * (signs[n] ?? 0) * size(name);
      });
      return next;
    };
    const push = PUSH / round ** 0.1;
    const bot = (by: number): Bot => botWith(tunable.evaluateWith(moved(by)), looks);
    const points = lead(known, players, [bot(push), bot(-push)], `${seed} ${round}`);
    usual += (Math.abs(points) - usual) / round;
    const verdict = usual === 0 ? 0 : Math.max(-2, Math.min(2, points / usual));
    weights = moved((FOLLOW * verdict) / (1 + round / rounds));
    tell(round);
  }
  return weights;
}
