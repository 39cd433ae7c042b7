// Playing on from a leaf of the tree, at random or half greedily.
import {
  advance,
  clone,
  deciders,
  type Game,
  type Kinds,
  type Option,
  optionsOf,
  type Seat,
} from '@comptoir/kernel';

export type Draw = (n: number) => number;

/** How many options a greedy pick of a playout looks at where nothing is said: enough to avoid the worst, and fast. */
const FEW = 3;
/** Beyond this a turn is judged in its midst. */
const LONGEST_TURN = 12;
const THOUSAND = 1000;

/** The option of a random sample after which the seat expects most. */
function sampledBest(
  game: Game<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  options: Option[],
  { sample = FEW, draw }: { readonly sample?: number | undefined; readonly draw: Draw },
): Option {
  let best = pickOne(options, draw);
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < sample && n < options.length; n += 1) {
    const option = n === 0 ? best : pickOne(options, draw);
    const copy = clone(s);
    advance(game, copy, seat, option);
    const value = game.evaluate(copy, seat);
    if (value <= bestValue) continue;
    best = option;
    bestValue = value;
  }
  return best;
}

function pickOne(options: readonly Option[], draw: Draw): Option {
  const option = options.length === 1 ? options[0] : options[draw(options.length)];
  if (option === undefined) throw new Error('bots: a decision without an option');
  return option;
}

export interface Playout {
  /** Picks played before the position is judged, and on from there to the end of the seat's turn. */
  readonly cut: number;
  /** The share of those picks, from 0 to 1, that look one pick ahead. */
  readonly greed: number;
  /** How many options such a pick draws to compare; some may be drawn twice. */
  readonly sample?: number;
}

/** Plays on in place until the cut or the end. */
export function playOn(
  game: Game<Kinds>,
  s: Kinds['State'],
  { cut, greed, sample }: Playout,
  draw: Draw,
): void {
  let before = deciders(s)[0] ?? 0;
  for (let n = 0; s.result === null; n += 1) {
    const seat = deciders(s)[0] ?? 0;
    if (n >= cut && (seat !== before || n >= cut + LONGEST_TURN)) return;
    before = seat;
    const options = optionsOf(game, s, seat);
    const isGreedy = greed > 0 && options.length > 1 && draw(THOUSAND) < greed * THOUSAND;
    const option = isGreedy ? sampledBest(game, s, seat, options, { sample, draw }) : pickOne(options, draw);
    advance(game, s, seat, option);
  }
}
