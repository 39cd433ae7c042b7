// Fits the weights of a game's evaluation to how games went on: positions of self-play against the points they ended with.
import {
  advance,
  clone,
  deciders,
  type Game,
  type Kinds,
  optionsOf,
  random,
  rngFrom,
  type Seat,
  seedFrom,
  start,
} from '@comptoir/kernel';
import { greedyBot } from './simple.ts';
import { veil } from './veil.ts';

export type Weights = Readonly<Record<string, number>>;
type Evaluate = (s: Kinds['State'], seat: Seat) => number;
/** What a game's bot.ts may offer besides `evaluate`: its numbers, and the evaluation with other ones. */
export interface Tunable {
  readonly weights: Weights;
  evaluateWith(weights: Weights): Evaluate;
}
export function isTunable(game: object): game is Tunable {
  return 'weights' in game && 'evaluateWith' in game;
}

export interface Sample {
  readonly state: Kinds['State'];
  readonly seat: Seat;
  /** What the seat had in the end. */
  readonly points: number;
}
/** One position in this many becomes a sample: neighbours tell the same story. */
const SAMPLE_EVERY = 7;
/** One pick in this many is made at random, so that unusual positions are seen too. */
const WHIM_EVERY = 10;

/** Positions of one greedy game with the points every seat ended with. */
export function samplesOf(game: Game<Kinds>, players: number, name: string): readonly Sample[] {
  const { state } = start(game, players, [], seedFrom(name));
  const words = rngFrom(seedFrom(`${name} whims`));
  const seen: Kinds['State'][] = [];
  for (let n = 0; state.result === null; n += 1) {
    const [seat = 0] = deciders(state);
    const options = optionsOf(game, state, seat);
    if (random(words, SAMPLE_EVERY) === 0) seen.push(clone(state));
    const whim = random(words, WHIM_EVERY) === 0 ? options[random(words, options.length)] : undefined;
    const seed = seedFrom(`${name} ${n}`);
    advance(game, state, seat, whim ?? greedyBot(game, veil(game, state, seat, seed), seat, seed));
  }
  const { scores } = state.result;
  return seen.flatMap((position) => scores.map((points, seat) => ({ state: position, seat, points })));
}

/** The mean squared distance between what was expected and what came. */
export function errorOf(evaluate: Evaluate, samples: readonly Sample[]): number {
  let sum = 0;
  for (const { state, seat, points } of samples) sum += (evaluate(state, seat) - points) ** 2;
  return sum / Math.max(samples.length, 1);
}

/** Solves a · x = b in place by elimination; `a` is symmetric and its diagonal was raised, so no pivot is zero. */
function solve(a: Float64Array[], b: Float64Array): Float64Array {
  const n = b.length;
  const get = (row: number, column: number): number => a[row]?.[column] ?? 0;
  for (let p = 0; p < n; p += 1) {
    for (let row = p + 1; row < n; row += 1) {
      const factor = get(row, p) / get(p, p);
      a[row]?.forEach((value, column, line) => {
        line[column] = value - factor * get(p, column);
      });
      b[row] = (b[row] ?? 0) - factor * (b[p] ?? 0);
    }
  }
  for (let row = n - 1; row >= 0; row -= 1) {
    let rest = b[row] ?? 0;
    for (let column = row + 1; column < n; column += 1) rest -= get(row, column) * (b[column] ?? 0);
    b[row] = rest / get(row, row);
  }
  return b;
}

const moved = (weights: Weights, names: readonly string[], by: Float64Array): Weights => {
  const next: Record<string, number> = { ...weights };
  names.forEach((name, n) => {
    next[name] = (weights[name] ?? 0) + (by[n] ?? 0);
  });
  return next;
};

/** One step of Gauss–Newton from these weights, held back by `damping`. */
function improved(game: Tunable, weights: Weights, samples: readonly Sample[], damping: number): Weights {
  const names = Object.keys(weights);
  const steps = names.map((name) => Math.max(Math.abs(weights[name] ?? 0), 0.1) / 20);
  const here = game.evaluateWith(weights);
  const beside = names.map((name, n) =>
    game.evaluateWith({ ...weights, [name]: (weights[name] ?? 0) + (steps[n] ?? 1) }),
  );
  const squares = names.map(() => new Float64Array(names.length));
  const pull = new Float64Array(names.length);
  for (const { state, seat, points } of samples) {
    const value = here(state, seat);
    const slopes = beside.map((evaluate, n) => (evaluate(state, seat) - value) / (steps[n] ?? 1));
    slopes.forEach((slope, n) => {
      pull[n] = (pull[n] ?? 0) + slope * (points - value);
      squares[n]?.forEach((sum, m, row) => {
        row[m] = sum + slope * (slopes[m] ?? 0);
      });
    });
  }
  squares.forEach((row, n) => {
    row[n] = (1 + damping) * (row[n] ?? 0) + 1e-9 + (damping * samples.length * 1e-3) / (steps[n] ?? 1);
  });
  return moved(weights, names, solve(squares, pull));
}

const ROUNDS = 12;

/** The weights with which the evaluation foretells these samples best, starting from the game's own. */
export function fit(game: Tunable, samples: readonly Sample[]): Weights {
  let weights = game.weights;
  let error = errorOf(game.evaluateWith(weights), samples);
  let damping = 0.1;
  for (let n = 0; n < ROUNDS; n += 1) {
    const next = improved(game, weights, samples, damping);
    const nextError = errorOf(game.evaluateWith(next), samples);
    const isBetter = nextError < error;
    damping *= isBetter ? 0.5 : 4;
    if (!isBetter) continue;
    weights = next;
    error = nextError;
  }
  return weights;
}
