// The only way a state reaches a bot or a preview.
import { clone } from './plain.ts';
import { copyOf } from './play.ts';
import { drawFrom } from './rng.ts';
import type { Game, Kinds, Seat, Seed } from './types.ts';

const WORD = 0x100000000;

/** A copy in which everything the viewer cannot know is dealt anew, and what chance will bring is another. */
export function redealt<G extends Kinds>(
  game: Game<G>,
  state: G['State'],
  viewer: Seat,
  draw: (n: number) => number,
): G['State'] {
  const copy = copyOf(game, state);
  game.redeal(copy, viewer, draw);
  copy.rng = [draw(WORD), draw(WORD), draw(WORD), draw(WORD) | 1]; // never all zero, which would stay zero
  return copy;
}

/** The same, from a seed. It shares nothing at all with the true state, not even the steps that `copyOf` does not copy. */
export function veil<G extends Kinds>(game: Game<G>, state: G['State'], seat: Seat, seed: Seed): G['State'] {
  return redealt(game, clone(state), seat, drawFrom(seed));
}
