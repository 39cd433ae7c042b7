import { expect, test } from 'vitest';
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
      await page.waitForLoadState('networkidle'); // what a game brings comes after the heading
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

test('the sheet folds, and folds by itself on a page that is not the decision’s', async () => {
  const page = await visit('/', { viewport: PHONE, hasTouch: true });
  await sitDown(page, 'nauticus');
  const sheet = page.locator('.t-bar');
  const height = async (): Promise<number> => (await sheet.boundingBox())?.height ?? 0;
  const open = await height();
  const fold = (): Promise<void> => page.locator('.t-grip').tap();
  await fold();
  expect(await height()).toBeLessThan(open / 2);
  await fold();
  expect(await height()).toBe(open);
  await page.locator('.t-pages').getByText('Log').tap();
  expect(await height()).toBeLessThan(open / 2);
  await page.getByRole('button', { name: 'To: Wheel' }).tap();
  expect(await height()).toBe(open);
});

test('a finger sees no key hints', async () => {
  const page = await visit('/', { viewport: { width: 844, height: 390 }, hasTouch: true });
  await sitDown(page, 'nauticus');
  expect(await page.locator('.t-key:visible, .t-hint:visible, .t-bar kbd:visible').count()).toBe(0);
});
