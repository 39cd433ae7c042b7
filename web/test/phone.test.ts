import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from './support/pages.ts';
import { LEGAL, PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

/** How far the page can be moved sideways. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is too small for a finger. Links inside a sentence are exempt, as in WCAG. Runs in the page. */
function tooSmall(least: number): string[] {
  const things = document.querySelectorAll<HTMLElement>('a, button, select, input, summary, [role="button"]');
  const isInline = (thing: Element): boolean =>
    thing.matches('a') && getComputedStyle(thing).display === 'inline' && thing.closest('p, li, td') !== null;
  return [...things]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .filter((thing) => !isInline(thing) && thing.closest('.skip, .rule') === null)
    .map((thing) => ({ thing, box: (thing.closest('label') ?? thing).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
    .map(({ thing, box }) => {
      const name = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
      return `${thing.tagName} “${name.trim().slice(0, 40)}” ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

const LEAST = 43.5; // 44 px, less what rounding takes

test('no page can be moved sideways, and everything fits a finger', { timeout: 120_000 }, async () => {
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

test('the table fits too', { timeout: 60_000 }, async () => {
  const page = await visit('/', { viewport: PHONE, hasTouch: true });
  await sitDown(page, 'nauticus');
  expect(await sideways(page)).toBe(0);
  const buttons = page.locator(`.t-option${LEGAL}`);
  for (const box of await Promise.all((await buttons.all()).map((button) => button.boundingBox()))) {
    expect(box?.height).toBeGreaterThanOrEqual(LEAST);
  }
});
