// Every game once, each in another way: of the longer ones the first decisions. The long tests play all of
// them to the end in all ways.
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkBeginning, checkWholeGame, LONGER, WAY_NAMES } from './support/whole-game.ts';

useBrowser();

/** Every game and every way comes up: where there are more of one than of the other, some come up again. */
for (let n = 0; n < Math.max(BOARD_IDS.length, WAY_NAMES.length); n += 1) {
  const game = BOARD_IDS[n % BOARD_IDS.length];
  const way = WAY_NAMES[n % WAY_NAMES.length];
  if (game === undefined || way === undefined) continue;
  if (LONGER.includes(game)) test(`the first decisions of ${game} ${way}`, () => checkBeginning(game, way));
  else test(`a whole game of ${game} ${way}`, () => checkWholeGame(game, way));
}
