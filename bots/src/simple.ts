// Two plain opponents: one that picks blindly, one that looks one pick (or one menu entry) ahead.
import {
  anyGame,
  clone,
  drawFrom,
  type Kinds,
  type Option,
  optionsOf,
  type Seat,
  type Seed,
} from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import { isSame, playOffer } from './sequences.ts';

/** Chooses for `seat` in a veiled state; the same seed gives the same choice. */
export type Bot = <G extends Kinds>(
  known: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
  seed: Seed,
) => G['Option'];

function only<T>(list: readonly T[], n: number): T {
  const item = list[n];
  if (item === undefined) throw new Error('bots: a decision without an option');
  return item;
}

export const randomBot: Bot = ({ game }, veiled, seat, seed) => {
  const options = optionsOf(game, veiled, seat);
  return only(options, drawFrom(seed)(options.length));
};

/** What a player without nonsense would think of. */
export function sensibleOptions<G extends Kinds>(
  { game, hints }: GameWithHints<G>,
  s: G['State'],
  seat: Seat,
): readonly G['Option'][] {
  const options = optionsOf(game, s, seat);
  return options.length === 1 ? options : (hints.sensible?.(s, seat, options) ?? options);
}

/** Any pick that is not nonsense. */
export const whimBot: Bot = (known, veiled, seat, seed) => {
  const options = sensibleOptions(known, veiled, seat);
  return only(options, drawFrom(seed)(options.length));
};

/** The value of a position after these picks, or -∞ where one of them cannot be made. */
function valueAfter<G extends Kinds>(
  { game, hints }: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
  picks: readonly G['Option'][],
): number {
  const copy = clone(veiled);
  return playOffer(anyGame(game), copy, seat, picks) ? hints.evaluate(copy, seat) : Number.NEGATIVE_INFINITY;
}

/** One-ply on `evaluate`: the option, or the first pick of the menu entry, that leads to the best position. */
export const greedyBot: Bot = (known, veiled, seat, seed) => {
  const options = sensibleOptions(known, veiled, seat);
  if (options.length === 1) return only(options, 0);
  const draw = drawFrom(seed);
  const menu = known.hints.menu?.(veiled, seat) ?? [];
  const isOffered = ([first]: readonly Option[]): boolean =>
    first !== undefined && options.some((o) => isSame(o, first));
  const longer = menu.filter((sequence) => sequence.length > 1 && isOffered(sequence));
  const sequences = [...options.map((o) => [o]), ...longer];
  let best = only(options, 0);
  let bestValue = Number.NEGATIVE_INFINITY;
  let ties = 1;
  for (const sequence of sequences) {
    const value = valueAfter(known, veiled, seat, sequence);
    ties = value === bestValue ? ties + 1 : 1;
    if (value < bestValue || (value === bestValue && draw(ties) > 0)) continue;
    best = only(sequence, 0);
    bestValue = value;
  }
  return best;
};
