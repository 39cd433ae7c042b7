// Small tools for rules: an entry that must be there, components by number and by name, steps by seat, places from a comparison.
import type { Result, Seat } from './types.ts';

/** The entry that must be there; the list is read nowhere else without a check. */
export function nth<T>(list: readonly T[], n: number): T {
  const found = list[n];
  if (found === undefined) throw new Error(`there is no number ${n} in a list of ${list.length}`);
  return found;
}

/** All numbers of a list of components, in order: here they are made, everywhere else they are handed on. */
export function numbersOf<Id extends number>(components: readonly unknown[]): readonly Id[] {
  return [...components.keys()].filter((n): n is Id => n < components.length);
}

/** From a component's name to its number: one of `all`, which are numbers in `names`. What has no name is never asked for. */
export function numberIn<Id extends number>(
  all: readonly Id[],
  names: readonly (string | null)[],
): (name: string) => Id {
  const byName = new Map(all.map((n) => [nth(names, n), n]));
  return (name) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`nothing is called ${name}`);
    return found;
  };
}

/** More than any board game seats: lists and steps of one seat are made once, not while bots search. */
const SEATS: readonly (readonly [Seat])[] = Array.from({ length: 12 }, (_, seat) => [seat]);

/** The list of this one seat, as a step wants it. */
export const onlySeat = (seat: Seat): readonly [Seat] => nth(SEATS, seat);

/** Makes the steps that carry nothing but the seat that decides: `const turn = bySeat('turn')`, then `turn(2)`. */
export function bySeat<K extends string>(
  step: K,
): (seat: Seat) => { readonly step: K; readonly seats: readonly [Seat] } {
  const steps = SEATS.map((seats) => ({ step, seats }));
  return (seat) => nth(steps, seat);
}

/** Places from a comparison as for sorting (below zero: the first stands before the second); equals share a place. */
export function ranksBy<T>(list: readonly T[], compare: (a: T, b: T) => number): number[] {
  return list.map((own) => 1 + list.filter((other) => compare(other, own) < 0).length);
}

/** By seat: what part of the win it has; those who share the first place share it. */
export function sharesOfWin({ ranks }: Result): readonly number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

interface Tie {
  readonly score: number;
  readonly winner: Seat;
  /** Who has the same score and comes next. */
  readonly rival: Seat;
}
/** The winner and the best placed of those with the same score; null where nobody has it. */
export function tieAtTop({ scores, ranks }: Result): Tie | null {
  const winner = ranks.indexOf(1);
  const score = nth(scores, winner);
  const equals = scores.flatMap((other, seat) => (seat !== winner && other === score ? [seat] : []));
  const [rival] = equals.sort((a, b) => nth(ranks, a) - nth(ranks, b));
  return rival === undefined ? null : { score, winner, rival };
}
