// A sequence of picks, as a menu proposes it and as the deal at hand allows it.
import { advance, type Game, type Kinds, type Option, optionLike, type Seat } from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';

export const isSame = (a: Option, b: Option): boolean => a.verb === b.verb && a.noun === b.noun;

/** The ways to go on with these options: each by itself, and the sequences of the game's menu that begin with one of them. */
export function sequencesFrom<G extends Kinds>(
  { hints }: GameWithHints<G>,
  s: G['State'],
  seat: Seat,
  options: readonly G['Option'][],
): readonly (readonly G['Option'][])[] {
  const menu = options.length > 1 ? (hints.menu?.(s, seat) ?? []) : [];
  const isOffered = ([first]: readonly Option[]): boolean =>
    first !== undefined && options.some((option) => isSame(option, first));
  return [
    ...options.map((option) => [option]),
    ...menu.filter((sequence) => sequence.length > 1 && isOffered(sequence)),
  ];
}

/** Plays the sequence in place as far as its picks are offered; true where all of them were. */
function playSequence(
  game: Game<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  sequence: readonly Option[],
): boolean {
  for (const wanted of sequence) {
    const option = optionLike(game, s, seat, wanted);
    if (option === null) return false;
    advance(game, s, seat, option);
  }
  return true;
}

/** Plays an offer in place: a pick that is known to be legal, or a sequence that begins with one. */
export function playOffer(
  game: Game<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  sequence: readonly Option[],
): boolean {
  const [option] = sequence;
  if (sequence.length !== 1 || option === undefined) return playSequence(game, s, seat, sequence);
  advance(game, s, seat, option);
  return true;
}
