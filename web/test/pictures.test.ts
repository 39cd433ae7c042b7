// Every board, from a recorded position, looks as it did when somebody last looked at it and found it good (`npm run pictures`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { expect, test } from 'vitest';
import { difference, shrunk } from './support/picture.ts';
import { bring, positionOf } from './support/position.ts';
import { errorsOf, PICK, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');
/** A piece of middling size covers more cells than this. */
const MOST_CELLS = 0.02;
/** Pieces may still be on their way when the first picture is taken. */
const SETTLED_MS = 60_000;

test.each(BOARD_IDS)('%s looks as it should', async (game) => {
  const page = await visit('/');
  const errors = errorsOf(page);
  await bring(page, await positionOf(ROOT, game, 0.6));
  await page.locator(PICK).first().waitFor();
  await page.mouse.move(2, 2);
  const good = readFileSync(join(import.meta.dirname, 'pictures', `${game}.png`));
  const apart = async (): Promise<number> =>
    difference(page, await shrunk(page, await page.screenshot()), good);
  await expect.poll(apart, { timeout: SETTLED_MS }).toBeLessThan(MOST_CELLS);
  expect(errors).toEqual([]);
});
