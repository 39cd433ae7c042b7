// Every board, from a recorded position, looks as it did when somebody last looked at it and found it good (`npm run pictures`);
// every cover that pages show is the photograph of its drawing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOXES } from '@comptoir/catalogue';
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { LANGUAGES } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { COVER_WIDTHS, coverFile, coverOf } from '../covers.ts';
import { photographCover, pictureOf } from './support/cover.ts';
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

/** Fine enough to see a word that has changed. */
const COVER_CELLS = { width: 96, height: 60 };
const MOST_COVER_CELLS = 0.002;
/** One of them stands for all: they are taken together. */
const [, WIDTH] = COVER_WIDTHS;

const PHOTOGRAPHED = BOXES.filter(({ id }) => existsSync(coverFile(id, 'en', WIDTH)));

test.each(PHOTOGRAPHED)('the cover of $id is shown as it is drawn: npm run covers -- $id', async (box) => {
  const page = await visit('/about');
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page of a browser');
  for (const lang of LANGUAGES) {
    const drawn = await pictureOf(
      browser,
      await photographCover(browser, await coverOf(box, lang), WIDTH),
      'image/webp',
    );
    const shown = readFileSync(coverFile(box.id, lang, WIDTH));
    expect(await difference(page, drawn, shown, COVER_CELLS)).toBeLessThan(MOST_COVER_CELLS);
  }
});
