// A game of each kind, each played in another way; the long tests play all of them in all ways.
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkWholeGame, WAY_NAMES } from './support/whole-game.ts';

useBrowser();

for (const [n, game] of BOARD_IDS.entries()) {
  const way = WAY_NAMES[n % WAY_NAMES.length];
  if (way !== undefined) test(`a whole game of ${game} ${way}`, () => checkWholeGame(game, way));
}
