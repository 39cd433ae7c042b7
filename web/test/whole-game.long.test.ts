// Every game in every way, on every class of screens.
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { describe, test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkWholeGame, WAYS, type Way } from './support/whole-game.ts';

useBrowser();

const ways = Object.keys(WAYS).filter((way): way is Way => way in WAYS);
describe.each(BOARD_IDS)('%s', (game) => {
  test.each(ways)('a whole game %s', (way) => checkWholeGame(game, way));
});
