import { BOARD_IDS } from '@comptoir/catalogue/boards';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGES } from './support/pages.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { LEGAL, PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

test('no page can be moved sideways, and everything fits a finger', async () => {
  for (const lang of ['en', 'fr'] as const) {
    const page = await visit('/', { lang, viewport: PHONE, hasTouch: true });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect([path, await sideways(page)]).toEqual([path, 0]);
      expect([path, await page.evaluate(tooSmall, LEAST)]).toEqual([path, []]);
    }
  }
});

test('the table fits too', async () => {
  const page = await visit('/', { viewport: PHONE, hasTouch: true });
  await sitDown(page, 'nauticus');
  expect(await sideways(page)).toBe(0);
  const buttons = page.locator(`.t-option${LEGAL}`);
  for (const box of await Promise.all((await buttons.all()).map((button) => button.boundingBox()))) {
    expect(box?.height).toBeGreaterThanOrEqual(LEAST);
  }
});

/** What lies at the middle of the thing: itself, or what covers it. Runs in the page. */
function isOnTop(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && thing.contains(found);
}
const boxOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return JSON.stringify([x, y, width, height].map(Math.round));
  });

const SIDEWAYS = { width: 844, height: 390 };
const UPRIGHT = { width: 360, height: 640 };
describe.each(BOARD_IDS)('%s by taps', (game) => {
  test.each([
    ['upright', UPRIGHT, 'en'],
    ['on its side', SIDEWAYS, 'fr'],
  ] as const)('%s: what confirms is in sight, nothing moves between decisions', async (_, viewport, lang) => {
    const page = await visit('/', { lang, viewport, hasTouch: true });
    await sitDown(page, game);
    const places = new Set<string>();
    for (let n = 0; n < 4; n += 1) {
      await page.locator(`.t-option${LEGAL}`).first().waitFor();
      expect(await sideways(page)).toBe(0);
      expect(await page.locator('.t-key:visible').count()).toBe(0);
      places.add(`${await boxOf(page, '.t-bar')} ${await boxOf(page, '.t-page')}`);
      const at = await page.locator('.t-table').getAttribute('data-at');
      const option = page.locator(`.t-option${LEGAL}`).last();
      await option.scrollIntoViewIfNeeded();
      expect(await option.evaluate(isOnTop)).toBe(true);
      await option.tap();
      const go = page.locator('.t-go');
      await go.waitFor();
      expect(await go.evaluate(isOnTop)).toBe(true);
      expect((await go.boundingBox())?.height).toBeGreaterThanOrEqual(LEAST);
      await go.tap();
      await expect.poll(() => page.locator('.t-table').getAttribute('data-at')).not.toBe(at);
    }
    expect([...places]).toHaveLength(1);
  });
});
