// A line of picks, as a menu proposes it and as the deal at hand allows it.
import {
  advance,
  deciders,
  type Game,
  type Kinds,
  type Option,
  optionsOf,
  type Seat,
} from '@comptoir/kernel';

export const isSame = (a: Option, b: Option): boolean => a.verb === b.verb && a.noun === b.noun;

/** Plays the line in place as far as its picks are offered; true where all of them were. */
function playLine(game: Game<Kinds>, s: Kinds['State'], seat: Seat, line: readonly Option[]): boolean {
  for (const wanted of line) {
    if (!deciders(s).includes(seat)) return false;
    const option = optionsOf(game, s, seat).find((o) => isSame(o, wanted)); // the rules' own object
    if (option === undefined) return false;
    advance(game, s, seat, option);
  }
  return true;
}

/** Plays an offer in place: a pick that is known to be legal, or a line that begins with one. */
export function playOffer(
  game: Game<Kinds>,
  s: Kinds['State'],
  seat: Seat,
  line: readonly Option[],
): boolean {
  const [option] = line;
  if (line.length !== 1 || option === undefined) return playLine(game, s, seat, line);
  advance(game, s, seat, option);
  return true;
}
