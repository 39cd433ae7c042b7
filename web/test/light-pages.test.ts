// How heavy a page is for a phone, in what does not depend on the machine: elements, what holds up the first paint, what moves.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

declare global {
  interface Window {
    /** How far parts of the page moved by themselves, all together. */
    shifted: number;
  }
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
function sumShifts(): void {
  window.shifted = 0;
  const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries().filter(isShift))
      if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the browser fetched before it painted anything, by its first name. */
const blocking = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => /([a-z]+)[^/]*(\.\w+)$/.exec(new URL(name).pathname)?.slice(1).join('') ?? name),
  );
const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

test.each([
  ['home', '/', 1500],
  ['a game', '/games/nauticus', 1400],
  ['the rules', '/games/nauticus/rules', 6000], // a whole book with its figures
] as const)(
  '%s: few elements, one script and one style before the first paint, nothing moves',
  async (_, path, most) => {
    const page = await visit(path, { viewport: PHONE, before: sumShifts });
    await page.waitForLoadState('networkidle');
    expect(await elements(page)).toBeLessThan(most);
    expect((await blocking(page)).sort()).toEqual(['first.css', 'first.js']);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001);
  },
);

test('a table that is opened again does not move either', async () => {
  const page = await visit('/', { viewport: PHONE, before: sumShifts });
  await sitDown(page, 'nauticus');
  await page.reload();
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect((await blocking(page)).sort()).toEqual(['first.css', 'first.js']);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001);
});
