import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { describe, expect, test } from 'vitest';
import { END, errorsOf, sitDown, useBrowser, visit } from './support/visit.ts';
import { checkKeyboardAlone, playWholeGame } from './support/whole-game.ts';

useBrowser();

describe.each(BOARD_IDS)('%s', (game) => {
  test('a whole game by clicks on the board, to the final scores', async () => {
    const page = await visit('/');
    const errors = errorsOf(page);
    await sitDown(page, game);
    const { picks, onBoard } = await playWholeGame(page, { by: 'clicks' });
    expect(onBoard / picks).toBeGreaterThan(0.6);
    expect(await page.locator(END).isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });
});

/** A sample; the long tests play all of them. */
describe.each(['hermagor', 'nauticus'])('%s', (game) => {
  test('a whole game by keyboard alone', async () => checkKeyboardAlone(game));
});
