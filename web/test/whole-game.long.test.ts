// Every game in every way, on every class of screens.
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { describe, test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkWholeGame, WAY_NAMES } from './support/whole-game.ts';

useBrowser();

describe.each(BOARD_IDS)('%s', (game) => {
  test.each(WAY_NAMES)('a whole game %s', (way) => checkWholeGame(game, way));
});
