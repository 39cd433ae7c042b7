// Perft: how many sequences of picks there are to a depth. A change in a count is a change in the rules.
import {
  advance,
  clone,
  deciders,
  drawFrom,
  type Game,
  type Kinds,
  optionsOf,
  seedFrom,
  start,
} from '@comptoir/kernel';

/** Where several seats decide at once, the first of them goes first. */
export function perft<G extends Kinds>(game: Game<G>, state: G['State'], depth: number): number {
  const [seat] = deciders(state);
  if (depth === 0 || seat === undefined) return 1;
  const options = optionsOf(game, state, seat);
  if (depth === 1) return options.length;
  let count = 0;
  for (const option of options) {
    const copy = clone(state);
    advance(game, copy, seat, option);
    count += perft(game, copy, depth - 1);
  }
  return count;
}

/** Five positions of a game, from its start into its middle, the same on every machine. */
export function perftPositions<G extends Kinds>(game: Game<G>): G['State'][] {
  const [min, max] = game.players;
  return [0, 1, 2, 3, 4].map((n) => {
    const draw = drawFrom(seedFrom(`perft ${n}`));
    const { state } = start(game, min + (n % (max - min + 1)), [], seedFrom(`perft ${n}`));
    for (let k = 0; k < 25 * n && state.result === null; k += 1) {
      const [seat = 0] = deciders(state);
      const options = optionsOf(game, state, seat);
      const option = options[draw(options.length)];
      if (option !== undefined) advance(game, state, seat, option);
    }
    return state;
  });
}
