// Trains a network to say by how much `evaluate` is mistaken (Adam, Kingma and Ba 2014).
import { drawFrom, seedFrom } from '@comptoir/kernel';
import { type Draw, drawShare } from '../draws.ts';
import { fillInputs, inputCount } from './judgement.ts';
import { countOf, joined, Network, type Sizes } from './network.ts';
import type { Position, Siblings } from './positions.ts';

interface TrainingOptions {
  /** Units of the hidden layer of one voice. */
  readonly hidden: number;
  /** So many networks learn apart, each without a part of the games, and speak as one: what one of them imagines, the others do not. */
  readonly voices: number;
  readonly rounds: number;
  readonly seed: string;
  /** The part of what it learned that it says. A search takes the best of what it looks at, and so what is overrated most: a network
   * that says all it knows plays worse than none. */
  readonly share: number;
  /** Called after every round with the loss on games that were learned from, and on others. */
  readonly tell: (round: number, learned: number, held: number) => void;
}
export interface Trained {
  readonly network: Network;
  /** On games that were held back: the mean square of what was said less what came, in parts of what a network that says nothing has. */
  readonly loss: number;
}

const HELD_BACK = 8; // one game of so many
/** Siblings of so many deals make a step. */
const BATCH = 16;
/** At the beginning; it falls to nothing in the last round. */
const RATE = 0.002;
const KEEP = 0.9;
const KEEP_SQUARES = 0.999;
const TINY = 1e-8;
/** Weights shrink by this part of the rate: what is not needed goes. */
const DECAY = 0.01;

/** Which of two ways is better is what a search asks; by how much both are misjudged alike counts for so much less. */
const ALIKE = 0.1;

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** What came less what `evaluate` said, each against the mean of the table. */
function missedBy({ points, wanted }: Position): readonly number[] {
  const missed = wanted.map((came, seat) => came - (points[seat] ?? 0));
  const mean = meanOf(missed);
  return missed.map((each) => each - mean);
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
  /** Where the inputs of the next `run` stand. */
  get inputs(): Float64Array {
    return this.#units[0] ?? new Float64Array(0);
  }
  run(): number {
    const last = this.#sizes.length - 1;
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
  step(count: number, rate: number): void {
    this.#steps += 1;
    const [unbiased, unbiasedSquares] = [1 - KEEP ** this.#steps, 1 - KEEP_SQUARES ** this.#steps];
    for (let w = 0; w < this.weights.length; w += 1) {
      const slope = (this.#gradient[w] ?? 0) / count;
      const mean = KEEP * (this.#mean[w] ?? 0) + (1 - KEEP) * slope;
      const squares = KEEP_SQUARES * (this.#squares[w] ?? 0) + (1 - KEEP_SQUARES) * slope * slope;
      this.#mean[w] = mean;
      this.#squares[w] = squares;
      const move = mean / unbiased / (Math.sqrt(squares / unbiasedSquares) + TINY);
      this.weights[w] = (this.weights[w] ?? 0) * (1 - rate * DECAY) - rate * move;
    }
    this.#gradient.fill(0);
  }
}

/** By how much the outputs for one position are off, by seat, each against the mean of the table. */
function errorsAt(learner: Learner, position: Position, scale: number): number[] {
  const { features, points } = position;
  const outputs = features.map((_, seat) => {
    fillInputs(learner.inputs, features, points, seat, scale);
    return learner.run();
  });
  const mean = meanOf(outputs);
  return missedBy(position).map((missed, seat) => (outputs[seat] ?? 0) - mean - missed / scale);
}

/** How far off the outputs are where siblings differ, and a little by which all are; learns from it where `isLearning`. */
function meet(learner: Learner, { positions }: Siblings, scale: number, isLearning: boolean): number {
  const errors = positions.map((position) => errorsAt(learner, position, scale));
  const seats = positions[0]?.points.length ?? 0;
  let loss = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const alike = meanOf(errors.map((row) => row[seat] ?? 0));
    for (const row of errors) {
      const own = (row[seat] ?? 0) - alike;
      loss += own * own + ALIKE * alike * alike;
      row[seat] = own + ALIKE * alike;
    }
  }
  if (isLearning)
    positions.forEach(({ features, points }, n) => {
      for (let seat = 0; seat < seats; seat += 1) {
        fillInputs(learner.inputs, features, points, seat, scale);
        learner.run();
        learner.learn(errors[n]?.[seat] ?? 0);
      }
    });
  return loss / positions.length;
}

const lossOver = (learner: Learner, all: readonly Siblings[], scale: number): number =>
  meanOf(all.map((each) => meet(learner, each, scale, false)));

interface Lesson {
  readonly learned: readonly Siblings[];
  readonly scale: number;
  readonly draw: Draw;
}
/** Each once, in any order. */
function learnAll(
  learner: Learner,
  { learned, scale, draw }: Lesson,
  rateAt: (part: number) => number,
): number {
  const order = learned.map((_, n) => n);
  let sum = 0;
  let count = 0;
  for (let n = order.length - 1; n > 0; n -= 1) {
    const other = draw(n + 1);
    [order[n], order[other]] = [order[other] ?? 0, order[n] ?? 0];
  }
  order.forEach((which, n) => {
    const siblings = learned[which];
    if (siblings !== undefined) sum += meet(learner, siblings, scale, true);
    count += siblings?.positions.length ?? 0;
    if (n % BATCH !== BATCH - 1 && n !== order.length - 1) return;
    learner.step(count, rateAt(n / order.length));
    count = 0;
  });
  return sum / Math.max(learned.length, 1);
}

/** What one voice has learned after the round in which it did best on games that were held back. */
function teach(
  { learned, scale, draw }: Lesson,
  held: readonly Siblings[],
  sizes: Sizes,
  { rounds, tell }: TrainingOptions,
): Float32Array {
  const learner = new Learner(sizes, draw);
  const nothing = { learned: lossOver(learner, learned, scale), held: lossOver(learner, held, scale) };
  let best = { weights: Float32Array.from(learner.weights), loss: 1 };
  for (let round = 1; round <= rounds; round += 1) {
    const rateAt = (part: number): number => RATE * (1 - (round - 1 + part) / rounds);
    const now = learnAll(learner, { learned, scale, draw }, rateAt) / nothing.learned;
    const loss = lossOver(learner, held, scale) / nothing.held;
    tell(round, now, loss);
    if (loss < best.loss) best = { weights: Float32Array.from(learner.weights), loss };
  }
  return best.weights;
}

/** Learns from all games but those that are held back; the same seed gives the same network. */
export function train(all: readonly Siblings[], options: TrainingOptions): Trained {
  const { hidden, voices, seed, share } = options;
  const positions = all.flatMap((each) => each.positions);
  const scale = Math.sqrt(meanOf(positions.map((each) => meanOf(missedBy(each).map((x) => x * x)))));
  const held = all.filter(({ game }) => game % HELD_BACK === 0);
  const sizes = [inputCount(positions[0]?.features[0]?.length ?? 0), hidden, 1];
  const taught = Array.from({ length: voices }, (_, voice) => {
    const isLearned = ({ game }: Siblings): boolean =>
      game % HELD_BACK !== 0 && (voices === 1 || Math.floor(game / HELD_BACK) % voices !== voice);
    const lesson = { learned: all.filter(isLearned), scale, draw: drawFrom(seedFrom(`${seed} ${voice}`)) };
    return new Network(sizes, teach(lesson, held, sizes, options), scale);
  });
  const voiced = (part: number): Network => joined(taught.map((network) => ({ network, share: part })));
  return { network: voiced(share), loss: lossOf(voiced(1), held, scale) };
}

/** What a network is off by, in parts of what one that says nothing is. */
function lossOf({ sizes, weights }: Network, held: readonly Siblings[], scale: number): number {
  const learner = new Learner(sizes, () => 0);
  learner.weights.fill(0);
  const nothing = lossOver(learner, held, scale);
  learner.weights.set(weights);
  return lossOver(learner, held, scale) / nothing;
}
