// Who begins is drawn at every table that is opened as usual, or all begin at once: the first seat has no right to it.
import { deciders, seedFrom, start } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { GAME_IDS, requireGame } from '../src/index.ts';

test.each(GAME_IDS)('%s: every seat is asked first in some games', async (id) => {
  const { game } = await requireGame(id);
  for (let players = game.players[0]; players <= game.players[1]; players += 1) {
    const asked = Array.from({ length: 60 }, (_, n) => {
      const { state } = start(game, players, game.usualVariants ?? [], seedFrom(`begins ${n}`));
      return deciders(state);
    }).flat();
    expect([...new Set(asked)].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
  }
});
