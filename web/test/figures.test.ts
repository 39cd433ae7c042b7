// The figures of the rules: drawn by the boards when they come into sight, as somebody last found them good
// (`npm run pictures`); nothing moves when they appear; each can be played.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { expect, test } from 'vitest';
import { photograph, wholeText } from './support/figures.ts';
import { sheetOf, tilesApart } from './support/picture.ts';
import { errorsOf, PICK, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOM = import.meta.dirname;
/** A piece of middling size covers more cells of a small picture than this. */
const MOST_CELLS = 0.04;

test.each(BOARD_IDS)(
  'the figures of %s look as they should, and name nothing that is not there',
  async (game) => {
    const page = await visit(`/games/${game}/rules`);
    const errors = errorsOf(page);
    const photographs = await photograph(page);
    const missing = await page
      .locator('.fig-cut')
      .evaluateAll((cuts) =>
        cuts.map((cut) => cut.getAttribute('data-missing')).filter((names) => names !== ''),
      );
    expect(missing).toEqual([]);
    const sheet = await sheetOf(
      page,
      photographs.map(({ png }) => png),
    );
    const good = readFileSync(join(ROOM, 'pictures', `figures-${game}.png`));
    const apart = await tilesApart(page, sheet, good, photographs.length);
    expect(photographs.filter((_, n) => (apart[n] ?? 1) > MOST_CELLS).map(({ name }) => name)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test.each(BOARD_IDS)('icons and pieces of %s by the words of the board', async (game) => {
  const page = await visit(`/games/${game}/rules`, { lang: 'fr' });
  await page.locator('.glossary dt').first().waitFor();
  const rows = page.locator('.glossary dl > div');
  const words = await rows.allTextContents();
  expect(words.length).toBeGreaterThan(10);
  expect(words.join(' ')).not.toMatch(/undefined|NaN/);
  const empty = await page
    .locator('.glossary use')
    .evaluateAll((uses) =>
      uses
        .map((use) => use.getAttribute('href') ?? '')
        .filter((href) => document.querySelector(href) === null),
    );
  expect(empty).toEqual([]);
});

test('a figure is drawn only when it comes into sight, and nothing moves then', async () => {
  const page = await visit('/games/nauticus/rules');
  await wholeText(page);
  const last = page.locator('.fig').last();
  await page.waitForLoadState('networkidle'); // letters and icons that the words wait for
  await page.evaluate(() => document.fonts.ready);
  const place = (): Promise<number> =>
    last.evaluate((figure) => figure.getBoundingClientRect().top + scrollY);
  expect(await last.locator('.fig-cut').count()).toBe(0);
  const before = await place();
  await photograph(page);
  expect(await last.locator('.fig-cut').count()).toBeGreaterThan(0);
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

test('a figure can be tried on a board', async () => {
  const page = await visit('/games/nauticus/rules');
  const errors = errorsOf(page);
  await page.locator('#figure-hulls .fig-try').click();
  await page.waitForURL(/\/table\//);
  await page.locator(PICK).first().waitFor();
  expect(await page.locator('[data-piece="ship 0/1"]').first().isVisible()).toBe(true);
  expect(errors).toEqual([]);
});
