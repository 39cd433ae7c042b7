import { BOXES } from '@comptoir/catalogue';
import { expect, test } from 'vitest';
import { errorsOf, LEGAL, shownAt, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

test('from the first visit to the first pick in two clicks', async () => {
  const page = await visit('/');
  await page.locator('.hero .btn.go').click();
  const choose = page.locator(`.t-option${LEGAL}`);
  await choose.first().waitFor();
  const before = await shownAt(page);
  await choose.first().click();
  await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
});

test('every game there is stands on the home page, among the rules, the new tables and the credits', async () => {
  const page = await visit('/');
  for (const path of ['/', '/rules', '/new', '/about']) {
    await page.goto(path);
    for (const { texts } of BOXES)
      await page.getByRole('link', { name: texts.en.title, exact: true }).first().waitFor();
  }
  await page.goto('/');
  for (const { id } of BOXES) {
    const cover = page.locator(`[data-game="${id}"] img.cover`);
    await cover.scrollIntoViewIfNeeded();
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('the language changes at once, everywhere, and is remembered', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Une table de marchands' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('img.cover').first().getAttribute('src')).toMatch(/cover-fr-/);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await page.getByText('English', { exact: true }).last().click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});

test('the page says which language it speaks before any of it is drawn', async () => {
  const page = await visit('/', { lang: 'fr' });
  await page.route('**/*.js', (route) =>
    route.request().url().endsWith('/first.js') ? route.continue() : route.abort(),
  );
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('day and night can be chosen, and are remembered', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Switch to night mode' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('works with the network off after the first visit', async () => {
  const page = await visit('/', { isKeptOffline: true });
  const errors = errorsOf(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto('/games/nauticus');
  await page.getByRole('heading', { name: 'Nauticus', level: 1 }).waitFor();
  await page.goto('/games/hermagor/rules');
  await page.locator('.rule').first().waitFor();
  await page.goto('/');
  await page.locator('.hero .btn.go').click();
  await page.locator(LEGAL).first().waitFor();
  expect(errors).toEqual([]);
});

test('a rule opened from a table is scrolled to and tinted, and leads back', async () => {
  const page = await visit('/');
  await sitDown(page, 'nauticus');
  const table = new URL(page.url()).pathname;
  await page.goto(`/games/nauticus/rules?from=${table}#R-6.7`);
  const rule = page.locator('[id="R-6.7"]');
  await rule.waitFor();
  expect(await rule.getAttribute('class')).toContain('hot');
  await expect.poll(async () => (await rule.boundingBox())?.y).toBeLessThan(700);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator(LEGAL).first().waitFor();
});

test.each(['/table/0a1b2c3d4e', '/play/x-Y_9z-1'])(
  'settings and rules opened from %s lead back to it',
  async (table) => {
    const page = await visit(`/settings?from=${table}`);
    const back = page.getByRole('link', { name: 'Back to the table' });
    expect(await back.getAttribute('href')).toBe(table);
    await page.goto(`/games/nauticus/rules?from=${table}`);
    expect(await back.getAttribute('href')).toBe(table);
  },
);

test('only a table is led back to', async () => {
  const page = await visit('/settings?from=//elsewhere.example/play/1');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to the table' }).count()).toBe(0);
});

test('rules are found by word and by number', async () => {
  const page = await visit('/games/nauticus/rules');
  const find = page.getByRole('searchbox');
  await find.fill('R-6.7');
  expect(await page.locator('.rules-text .rule').count()).toBe(1);
  await find.fill('xylophone');
  await page.getByText('No rule matches.').waitFor();
});
