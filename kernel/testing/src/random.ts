// Every position of a game of random picks.
import {
  advance,
  deciders,
  drawFrom,
  type Game,
  type Kinds,
  optionsOf,
  seedFrom,
  start,
} from '@comptoir/kernel';

/** One state that is played on between the steps; the same seed gives the same game. */
export function* randomPositions<G extends Kinds>(
  game: Game<G>,
  players: number,
  seed: string,
): Generator<G['State']> {
  const { state } = start(game, players, [], seedFrom(seed));
  const draw = drawFrom(seedFrom(`${seed} picks`));
  while (state.result === null) {
    yield state;
    const [seat = 0] = deciders(state);
    const options = optionsOf(game, state, seat);
    const option = options[draw(options.length)];
    if (option === undefined) throw new Error('a decision without an option');
    advance(game, state, seat, option);
  }
}
