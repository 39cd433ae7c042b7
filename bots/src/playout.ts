// Playing on from a leaf of the tree, quickly or thoroughly (docs/bots.md).
import { advance, clone, deciders, type Kinds, type Option, optionsOf, type Seat } from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';

export type Draw = (n: number) => number;

/** How many options a hasty look ahead draws to compare: enough to avoid the worst, and fast. */
const FEW = 3;
/** Beyond this a turn is judged in its midst. */
const LONGEST_TURN = 12;
const THOUSAND = 1000;

/** The option after which the seat expects most, of all of them or of a few drawn at random, some perhaps twice. */
function bestOf(
  { game, hints }: GameWithHints<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  options: readonly Option[],
  draw: Draw | null,
): Option {
  let best = options[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  const looks = draw === null ? options.length : Math.min(FEW, options.length);
  for (let n = 0; n < looks; n += 1) {
    const option = draw === null ? options[n] : pickOne(options, draw);
    if (option === undefined) continue;
    const copy = clone(s);
    advance(game, copy, seat, option);
    const value = hints.evaluate(copy, seat);
    if (value <= bestValue) continue;
    best = option;
    bestValue = value;
  }
  if (best === undefined) throw new Error('bots: a decision without an option');
  return best;
}

function pickOne(options: readonly Option[], draw: Draw): Option {
  const option = options.length === 1 ? options[0] : options[draw(options.length)];
  if (option === undefined) throw new Error('bots: a decision without an option');
  return option;
}

export interface Playout {
  /** Picks, or thoroughly the options looked at, before the position is judged; on from there to the end of the seat's turn. */
  readonly cut: number;
  /** The share of picks, from 0 to 1, that look one pick ahead. */
  readonly greed: number;
  /** A look ahead compares all options and not just a few. */
  readonly isThorough?: boolean;
}

/** Plays on in place until the cut or the end. */
export function playOn(
  known: GameWithHints<Kinds>,
  s: Kinds['State'],
  { cut, greed, isThorough = false }: Playout,
  draw: Draw,
): void {
  const { game } = known;
  let before = deciders(s)[0] ?? 0;
  let last = LONGEST_TURN;
  for (let spent = 0; s.result === null; ) {
    const seat = deciders(s)[0] ?? 0;
    if (spent >= cut && (seat !== before || last === 0)) return;
    if (spent >= cut) last -= 1;
    before = seat;
    const options = optionsOf(game, s, seat);
    const isGreedy = greed > 0 && options.length > 1 && draw(THOUSAND) < greed * THOUSAND;
    spent += isThorough ? options.length : 1;
    advance(
      game,
      s,
      seat,
      isGreedy ? bestOf(known, s, seat, options, isThorough ? null : draw) : pickOne(options, draw),
    );
  }
}

/** Plays the rest of a seat's turn in place, looking ahead at every pick. */
export function finishTurn(known: GameWithHints<Kinds>, s: Kinds['State'], draw: Draw): void {
  playOn(known, s, { cut: 0, greed: 1, isThorough: true }, draw);
}
