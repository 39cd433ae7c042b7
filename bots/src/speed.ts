// How fast the search is, for the benchmark.
import { deciders, type Kinds, seedFrom, veil } from '@comptoir/kernel';
import type { GameWithHints } from './hints.ts';
import { Search } from './ismcts.ts';

/** Iterations a second from this position, measured for about so many milliseconds after a short run-in; without a
 * cut, playouts are random and go to the end. */
export function iterationsPerSecond(
  known: GameWithHints<Kinds>,
  state: Kinds['State'],
  milliseconds: number,
  cut = Number.POSITIVE_INFINITY,
): number {
  const [seat = 0] = deciders(state);
  const seed = seedFrom('speed');
  const thinking = { cut, greed: 0, explore: 0.5 };
  const search = new Search(known, thinking, veil(known.game, state, seat, seed), seat, seed);
  const runUntil = (end: number): void => {
    while (Date.now() < end) for (let n = 0; n < 16; n += 1) search.iterate();
  };
  runUntil(Date.now() + milliseconds / 4);
  const before = search.visits;
  const begun = Date.now();
  runUntil(begun + milliseconds);
  return (1000 * (search.visits - before)) / (Date.now() - begun);
}
