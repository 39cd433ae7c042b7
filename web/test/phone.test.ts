import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from './support/pages.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { bring, positionOf } from './support/position.ts';
import { LEGAL, PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');

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

/** What is written or pressed and lies over a ship. Runs in the page. */
function overShips(): string[] {
  const ships = [...document.querySelectorAll(':is(.hero, .band) :is(.galley, .cog, .punic)')]
    .map((ship) => ship.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return [...document.querySelectorAll(':is(.hero, .band) :is(h1, p, .btn)')]
    .filter((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const box = words.matches('.btn') ? words.getBoundingClientRect() : range.getBoundingClientRect();
      return ships.some(
        (ship) =>
          Math.min(ship.right, box.right) > Math.max(ship.left, box.left) &&
          Math.min(ship.bottom, box.bottom) > Math.max(ship.top, box.top),
      );
    })
    .map((words) => words.textContent ?? '');
}

test('on tablets nothing is written over a ship, and the way to the account is on the page', async () => {
  for (const width of [720, 820]) {
    const page = await visit('/', {
      lang: 'fr',
      isNew: true,
      viewport: { width, height: 1180 },
      hasTouch: true,
    });
    await page.locator('.hero .btn.never').waitFor();
    expect([width, await page.evaluate(overShips)]).toEqual([width, []]);
    expect([width, await sideways(page)]).toEqual([width, 0]);
    await sitDown(page, 'nauticus');
    for (const path of ['/', '/my-games']) {
      await page.goto(path);
      await page.locator('.band h1').waitFor();
      expect([width, path, await page.evaluate(overShips)]).toEqual([width, path, []]);
    }
  }
});

test('the dock leads to five places; the rules are the second tab of Learn, and Me leads to the account', async () => {
  const page = await visit('/', { lang: 'fr', viewport: PHONE, hasTouch: true });
  const dock = page.locator('.dock');
  const here = dock.locator('[aria-current="page"]');
  await dock.getByRole('link', { name: 'Moi' }).waitFor();
  expect(await dock.getByRole('link').allTextContents()).toEqual([
    'Jeux',
    'En ligne',
    'Mes parties',
    'Apprendre',
    'Moi',
  ]);
  await dock.getByRole('link', { name: 'Apprendre' }).tap();
  const tabs = page.getByRole('navigation', { name: 'Apprendre ou relire' });
  await tabs.getByRole('link', { name: 'Règles' }).tap();
  await page.locator('.rules-list').waitFor();
  expect(await here.textContent()).toBe('Apprendre');
  expect(await tabs.locator('[aria-current="page"]').textContent()).toBe('Règles');
  await page.locator('.rules-list a').first().tap();
  await page.locator('.rule').first().waitFor();
  expect(await tabs.count()).toBe(0);
  await dock.getByRole('link', { name: 'Moi' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor();
  expect(await here.textContent()).toBe('Moi');
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

/** Figures under the menu, and what sticks out of its sheet. Runs in the page. */
function tooWide(): string[] {
  const menu = document.querySelector('.t-head .table-menu')?.getBoundingClientRect();
  const figures = [...document.querySelectorAll('.t-purse .t-change')];
  const under = figures.filter((figure) => figure.getBoundingClientRect().right > (menu?.left ?? 0));
  const out = [...document.querySelectorAll('.o-sheet .o-good')].filter((good) => {
    const sheet = good.closest('.o-sheet')?.getBoundingClientRect();
    return good.getBoundingClientRect().right > (sheet?.right ?? 0);
  });
  return [...under, ...out].map((thing) => thing.textContent ?? '');
}

test('a desk at 200 %: one’s figures stand beside the menu, and a letter keeps to its sheet', async () => {
  for (const [game, step] of [
    ['carthago', undefined],
    ['oltre-mare', 'answerOffer'],
  ] as const) {
    const page = await visit('/', { viewport: { width: 640, height: 400 } });
    await bring(page, await positionOf(ROOT, game, 0.6, step));
    await page.locator('.t-purse .t-change').first().waitFor();
    expect([game, await page.evaluate(tooWide)]).toEqual([game, []]);
  }
});

/** Parts of the side panel that stand outside the screen. Runs in the page. */
const outside = (): string[] =>
  [...document.querySelectorAll('.t-sidebox *')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5)
    .map((part) => `${part.tagName} ${part.textContent}`);

test('on a tablet on its side players and log stay in sight beside the board', async () => {
  for (const game of ['carthago', 'oltre-mare']) {
    const page = await visit('/', { lang: 'fr', viewport: { width: 1180, height: 820 }, hasTouch: true });
    await bring(page, await positionOf(ROOT, game, 0.5));
    await page.locator('.t-log button').last().waitFor();
    expect([game, await page.evaluate(outside)]).toEqual([game, []]);
    const board = await page.locator('.t-board').boundingBox();
    const side = await page.locator('.t-sidebox').boundingBox();
    expect(side?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 1180));
    expect(await page.locator('.t-drawer').isVisible()).toBe(false);
  }
});
