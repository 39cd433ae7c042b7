// Whole games without a pointer.
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { describe, test } from 'vitest';
import { useBrowser } from './support/visit.ts';
import { checkKeyboardAlone } from './support/whole-game.ts';

useBrowser();

describe.each(BOARD_IDS)('%s', (game) => {
  test('a whole game by keyboard alone', async () => checkKeyboardAlone(game));
});
