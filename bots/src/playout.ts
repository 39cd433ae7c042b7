// Playing on from a leaf of the tree, quickly or thoroughly (docs/bots.md).
import { advance, copyOf, deciders, type Kinds, type Option, optionsOf, type Seat } from '@comptoir/kernel';
import type { Draw } from './draws.ts';
import type { GameWithHints } from './hints.ts';
import { isSame, playOffer } from './sequences.ts';

/** How many options a hasty look ahead draws to compare: enough to avoid the worst, and fast. */
const FEW = 3;
/** Beyond this a turn is judged in its midst. */
const LONGEST_TURN = 12;
const THOUSAND = 1000;

/** The best of a few options drawn at random, some perhaps twice. */
function bestOfFew(
  { game, hints }: GameWithHints<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  options: readonly Option[],
  draw: Draw,
): Option {
  let best = pickOne(options, draw);
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < Math.min(FEW, options.length); n += 1) {
    const option = n === 0 ? best : pickOne(options, draw);
    const copy = copyOf(game, s);
    advance(game, copy, seat, option);
    const value = hints.evaluate(copy, seat);
    if (value <= bestValue) continue;
    best = option;
    bestValue = value;
  }
  return best;
}

/** Hears of a pick, or of several that are made as one, before it is played; `isChoice`: there was another. */
export type OnPick = (seat: Seat, picks: readonly Option[], isChoice: boolean) => void;

/** Plays the best of all options and of all sequences of the menu in place. Returns how many picks it looked at. */
function playBest(
  { game, hints }: GameWithHints<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  options: readonly Option[],
  onPick?: OnPick,
): number {
  let best: readonly Option[] = [];
  let bestValue = Number.NEGATIVE_INFINITY;
  let looks = 0;
  const look = (sequence: readonly Option[]): void => {
    looks += sequence.length;
    const copy = copyOf(game, s);
    if (!playOffer(game, copy, seat, sequence)) return;
    const value = hints.evaluate(copy, seat);
    if (value <= bestValue) return;
    best = sequence;
    bestValue = value;
  };
  for (const option of options) look([option]);
  for (const sequence of hints.menu?.(s, seat) ?? []) {
    const [first] = sequence;
    if (sequence.length > 1 && first !== undefined && options.some((o) => isSame(o, first))) look(sequence);
  }
  onPick?.(seat, best, true);
  playOffer(game, s, seat, best);
  return looks;
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
  /** A look ahead compares all options and sequences of the menu, not just a few options. */
  readonly isThorough?: boolean;
  /** In a search, playouts go by whole turns as far as its budget allows, instead of single picks until the cut. */
  readonly isFarsighted?: boolean;
  /** The share of these, from 0 to 1, that compare just a few all the same: where nothing is hidden, games would all be one. */
  readonly haste?: number;
}

/** Plays on in place until the cut or the end. Returns how many options it looked at. */
export function playOn(
  known: GameWithHints<Kinds>,
  s: Kinds['State'],
  { cut, greed, isThorough = false, haste = 0 }: Playout,
  draw: Draw,
  onPick?: OnPick,
): number {
  const { game } = known;
  let before = deciders(s)[0] ?? 0;
  let last = LONGEST_TURN;
  let spent = 0;
  while (s.result === null) {
    const seat = deciders(s)[0] ?? 0;
    if (spent >= cut && (seat !== before || last === 0)) break;
    if (spent >= cut) last -= 1;
    before = seat;
    const options = optionsOf(game, s, seat);
    const isGreedy = greed > 0 && options.length > 1 && draw(THOUSAND) < greed * THOUSAND;
    const isHasty = haste > 0 && draw(THOUSAND) < haste * THOUSAND;
    if (isGreedy && isThorough && !isHasty) {
      spent += playBest(known, s, seat, options, onPick);
      continue;
    }
    spent += 1;
    const option = isGreedy ? bestOfFew(known, s, seat, options, draw) : pickOne(options, draw);
    onPick?.(seat, [option], options.length > 1);
    advance(game, s, seat, option);
  }
  return spent;
}

/** Plays the rest of a seat's turn in place, looking ahead at every pick. Returns how many options it looked at. */
export function finishTurn(
  known: GameWithHints<Kinds>,
  s: Kinds['State'],
  draw: Draw,
  onPick?: OnPick,
): number {
  return playOn(known, s, { cut: 0, greed: 1, isThorough: true }, draw, onPick);
}
