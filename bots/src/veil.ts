// The only way a state reaches a bot.
import { clone, type Game, type Kinds, random, rngFrom, type Seat, type Seed } from '@comptoir/kernel';

/** A copy in which everything the seat cannot know is dealt anew and the future chance is another. */
export function veil<G extends Kinds>(game: Game<G>, state: G['State'], seat: Seat, seed: Seed): G['State'] {
  const copy = clone(state);
  const words = rngFrom(seed);
  game.redeal(copy, seat, (n) => random(words, n));
  copy.rng = [words[0], words[1], words[2], words[3] | 1];
  return copy;
}
