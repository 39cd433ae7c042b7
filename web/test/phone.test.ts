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

test.each([
  ['nauticus', PHONE],
  ['porto-carthago', PHONE],
  ['nauticus', { width: 360, height: 640 }],
])('however many options there are, what confirms one is in sight: %s', async (game, viewport) => {
  const page = await visit('/', { viewport, hasTouch: true });
  await sitDown(page, game);
  await page.locator(`.t-option${LEGAL}`).first().tap();
  const box = await page.locator('.t-go').boundingBox();
  const tabs = await page.locator('.t-pages').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(LEAST);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});
