// Games that are not the longest, each played in another way; the long tests play all of them in all ways.
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkWholeGame, LONGEST, WAY_NAMES } from './support/whole-game.ts';

useBrowser();

const games = BOARD_IDS.filter((id) => !LONGEST.includes(id));

/** Every game and every way comes up: where there are more of one than of the other, some come up again. */
for (let n = 0; n < Math.max(games.length, WAY_NAMES.length); n += 1) {
  const game = games[n % games.length];
  const way = WAY_NAMES[n % WAY_NAMES.length];
  if (game !== undefined && way !== undefined)
    test(`a whole game of ${game} ${way}`, () => checkWholeGame(game, way));
}
