import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { PAGES } from './support/pages.ts';
import { errorsOf, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

/** Everything once; by another light and in another language what depends on these. */
const OTHERWISE = [
  'color-contrast',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'button-name',
  'link-name',
];
const LOOKS = [
  ['en', 'day', []],
  ['fr', 'night', OTHERWISE],
] as const;

describe.each(LOOKS)('axe finds nothing, %s by %s', (lang, light, rules) => {
  test('on any page', async () => {
    const page = await visit('/', { lang, light });
    const errors = errorsOf(page);
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      found.push(...(await axeFindings(page, { rules })).map((one) => `${path} ${one}`));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('at any table, and among one’s games', async () => {
    const page = await visit('/', { lang, light });
    const found: string[] = [];
    for (const game of BOARD_IDS) {
      await sitDown(page, game);
      found.push(...(await axeFindings(page, { rules })).map((one) => `${game} ${one}`));
    }
    expect(found).toEqual([]);
    await page.goto('/my-games');
    await page.locator('.table-row').first().waitFor();
    expect(await axeFindings(page, { rules })).toEqual([]);
    await page.goto('/');
    await page.locator('.table-row').first().waitFor();
    expect(await axeFindings(page, { rules })).toEqual([]);
  });
});
