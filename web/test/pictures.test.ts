// Every board, from a recorded position, looks as it did when somebody last looked at it and found it good (`npm run pictures`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { expect, test } from 'vitest';
import { difference, shrunk } from './support/picture.ts';
import { bring, positionOf } from './support/position.ts';
import { errorsOf, LEGAL, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');
/** A piece of middling size covers more cells than this. */
const MOST_CELLS = 0.02;

test.each(BOARD_IDS)('%s looks as it should', async (game) => {
  const page = await visit('/');
  const errors = errorsOf(page);
  await bring(page, await positionOf(ROOT, game, 0.6));
  await page.locator(`.t-option${LEGAL}`).first().waitFor();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(800);
  const now = await shrunk(page, await page.screenshot());
  const good = readFileSync(join(import.meta.dirname, 'pictures', `${game}.png`));
  expect(await difference(page, now, good)).toBeLessThan(MOST_CELLS);
  expect(errors).toEqual([]);
});
