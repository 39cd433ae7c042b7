// Trains a network to say by how much `evaluate` is mistaken (Adam, Kingma and Ba 2014).
import { drawFrom, seedFrom } from '@comptoir/kernel';
import { type Draw, drawShare } from '../draws.ts';
import { fillInputs, inputCount } from './judgement.ts';
import { countOf, Network, type Sizes } from './network.ts';
import type { Position } from './positions.ts';

interface TrainingOptions {
  readonly hidden: readonly number[];
  readonly rounds: number;
  readonly seed: string;
  /** The part of what it learned that it says. A search takes the best of what it looks at, and so what is overrated most: a network
   * that says all it knows plays worse than none. */
  readonly share: number;
  /** Called after every round with the loss on positions that were learned from, and on others. */
  readonly tell: (round: number, learned: number, held: number) => void;
}
export interface Trained {
  readonly network: Network;
  /** On positions of games that were held back: the mean square of what was said less what came, in parts of what a
   * network that says nothing has. */
  readonly loss: number;
}

const HELD_BACK = 8; // one game of so many
const BATCH = 64;
const RATE = 0.002;
const KEEP = 0.9;
const KEEP_SQUARES = 0.999;
const TINY = 1e-8;
/** Weights shrink by this part of the rate: what is not needed goes. */
const DECAY = 0.01;

interface Example {
  /** By seat. */
  readonly inputs: readonly Float64Array[];
  readonly wanted: readonly number[];
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** What came less what `evaluate` said, each against the mean of the table. */
function missedBy({ points, scores }: Position): readonly number[] {
  const missed = scores.map((score, seat) => score - (points[seat] ?? 0));
  const mean = meanOf(missed);
  return missed.map((each) => each - mean);
}

function exampleOf(position: Position, scale: number): Example {
  const { features, points } = position;
  const inputs = features.map((_, seat) => {
    const row = new Float64Array(inputCount(features[0]?.length ?? 0));
    fillInputs(row, features, points, seat, scale);
    return row;
  });
  return { inputs, wanted: missedBy(position).map((each) => each / scale) };
}

/** The weights while they are learned, with all that Adam remembers of them. */
class Learner {
  readonly #sizes: Sizes;
  readonly weights: Float64Array;
  readonly #gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #squares: Float64Array;
  readonly #units: readonly Float64Array[];
  readonly #blame: readonly Float64Array[];
  #steps = 0;

  constructor(sizes: Sizes, draw: Draw) {
    const count = countOf(sizes);
    this.#sizes = sizes;
    this.weights = new Float64Array(count);
    this.#gradient = new Float64Array(count);
    this.#mean = new Float64Array(count);
    this.#squares = new Float64Array(count);
    this.#units = sizes.map((size) => new Float64Array(size));
    this.#blame = sizes.map((size) => new Float64Array(size));
    this.#begin(draw);
  }
  /** Small random numbers; none in the last layer, so that an untrained network says nothing. */
  #begin(draw: Draw): void {
    let w = 0;
    for (let layer = 1; layer + 1 < this.#sizes.length; layer += 1) {
      const from = this.#sizes[layer - 1] ?? 1;
      const reach = Math.sqrt(6 / from);
      for (let unit = 0; unit < (this.#sizes[layer] ?? 0); unit += 1, w += 1)
        for (let n = 0; n < from; n += 1, w += 1) this.weights[w] = reach * (2 * drawShare(draw) - 1);
    }
  }
  run(inputs: Float64Array): number {
    const last = this.#sizes.length - 1;
    this.#units[0]?.set(inputs);
    let w = 0;
    for (let layer = 1; layer <= last; layer += 1) {
      const [from, to] = [this.#units[layer - 1], this.#units[layer]];
      if (from === undefined || to === undefined) continue;
      for (let unit = 0; unit < to.length; unit += 1) {
        let sum = 0;
        for (let n = 0; n < from.length; n += 1, w += 1) sum += (this.weights[w] ?? 0) * (from[n] ?? 0);
        sum += this.weights[w] ?? 0;
        w += 1;
        to[unit] = layer < last ? Math.max(0, sum) : sum;
      }
    }
    return this.#units[last]?.[0] ?? 0;
  }
  /** Adds to the gradient what the last `run` contributes where its output is too high by `blame`. */
  learn(blame: number): void {
    const last = this.#sizes.length - 1;
    this.#blame[last]?.fill(blame);
    let end = this.weights.length;
    for (let layer = last; layer > 0; layer -= 1) {
      const begin = end - (this.#sizes[layer] ?? 0) * ((this.#sizes[layer - 1] ?? 0) + 1);
      this.#learnLayer(layer, begin);
      end = begin;
    }
  }
  #learnLayer(layer: number, begin: number): void {
    const [from, back, blamed] = [this.#units[layer - 1], this.#blame[layer - 1], this.#blame[layer]];
    if (from === undefined || back === undefined || blamed === undefined) return;
    back.fill(0);
    let w = begin;
    for (let unit = 0; unit < blamed.length; unit += 1) {
      const blame = blamed[unit] ?? 0;
      for (let n = 0; n < from.length; n += 1, w += 1) {
        this.#gradient[w] = (this.#gradient[w] ?? 0) + blame * (from[n] ?? 0);
        back[n] = (back[n] ?? 0) + blame * (this.weights[w] ?? 0);
      }
      this.#gradient[w] = (this.#gradient[w] ?? 0) + blame;
      w += 1;
    }
    if (layer === 1) return;
    for (let n = 0; n < back.length; n += 1) if ((from[n] ?? 0) <= 0) back[n] = 0;
  }
  /** One step down the gradient of so many positions. */
  step(count: number): void {
    this.#steps += 1;
    const [unbiased, unbiasedSquares] = [1 - KEEP ** this.#steps, 1 - KEEP_SQUARES ** this.#steps];
    for (let w = 0; w < this.weights.length; w += 1) {
      const slope = (this.#gradient[w] ?? 0) / count;
      const mean = KEEP * (this.#mean[w] ?? 0) + (1 - KEEP) * slope;
      const squares = KEEP_SQUARES * (this.#squares[w] ?? 0) + (1 - KEEP_SQUARES) * slope * slope;
      this.#mean[w] = mean;
      this.#squares[w] = squares;
      const move = mean / unbiased / (Math.sqrt(squares / unbiasedSquares) + TINY);
      this.weights[w] = (this.weights[w] ?? 0) * (1 - RATE * DECAY) - RATE * move;
    }
    this.#gradient.fill(0);
  }
}

/** How far off the outputs are, each against the mean of the table; learns from it where `isLearning`. */
function meet(learner: Learner, { inputs, wanted }: Example, isLearning: boolean): number {
  const outputs = inputs.map((row) => learner.run(row));
  const mean = meanOf(outputs);
  const errors = outputs.map((output, seat) => output - mean - (wanted[seat] ?? 0));
  if (isLearning) {
    const common = meanOf(errors);
    inputs.forEach((row, seat) => {
      learner.run(row);
      learner.learn((errors[seat] ?? 0) - common);
    });
  }
  return errors.reduce((sum, error) => sum + error * error, 0);
}

const lossOver = (learner: Learner, all: readonly Example[]): number =>
  meanOf(all.map((example) => meet(learner, example, false)));

/** Each once, in any order. */
function learnAll(learner: Learner, all: readonly Example[], draw: Draw): number {
  const order = all.map((_, n) => n);
  let sum = 0;
  for (let n = order.length - 1; n > 0; n -= 1) {
    const other = draw(n + 1);
    [order[n], order[other]] = [order[other] ?? 0, order[n] ?? 0];
  }
  order.forEach((which, n) => {
    const example = all[which];
    if (example !== undefined) sum += meet(learner, example, true);
    if (n % BATCH === BATCH - 1 || n === order.length - 1) learner.step((n % BATCH) + 1);
  });
  return sum / Math.max(all.length, 1);
}

/** The network after the round in which it did best on games that were held back; the same seed gives the same one. */
export function train(
  positions: readonly Position[],
  { hidden, rounds, seed, share, tell }: TrainingOptions,
): Trained {
  const draw = drawFrom(seedFrom(seed));
  const scale = Math.sqrt(meanOf(positions.map((each) => meanOf(missedBy(each).map((x) => x * x)))));
  const isHeld = ({ game }: Position): boolean => game % HELD_BACK === 0;
  const learned = positions.filter((each) => !isHeld(each)).map((each) => exampleOf(each, scale));
  const held = positions.filter(isHeld).map((each) => exampleOf(each, scale));
  const sizes = [inputCount(positions[0]?.features[0]?.length ?? 0), ...hidden, 1];
  const learner = new Learner(sizes, draw);
  const nothing = { learned: lossOver(learner, learned), held: lossOver(learner, held) };
  let best = { weights: Float32Array.from(learner.weights), loss: 1 };
  for (let round = 1; round <= rounds; round += 1) {
    const now = learnAll(learner, learned, draw) / nothing.learned;
    const loss = lossOver(learner, held) / nothing.held;
    tell(round, now, loss);
    if (loss < best.loss) best = { weights: Float32Array.from(learner.weights), loss };
  }
  return { network: new Network(sizes, withShare(best.weights, sizes, share), scale), loss: best.loss };
}

/** The last layer says so much less. */
function withShare(weights: Float32Array, sizes: Sizes, share: number): Float32Array {
  const last = (sizes.at(-2) ?? 0) + 1;
  return weights.map((weight, n) => (n < weights.length - last ? weight : share * weight));
}
