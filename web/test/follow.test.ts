// Following the others at the table: the deed in the bar, the log in step, the last moves lit, and all of it once more.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bring, positionOf } from './support/position.ts';
import { LEGAL, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');

const caption = (page: Page) => page.locator('.t-caption');
const deed = (page: Page): Promise<string | null> => caption(page).getAttribute('data-deed');
const mine = (page: Page) => page.locator('.t-bar[data-mine="true"]');

/** What the bar says others do, and the last line of the log. */
async function saidAndTold(page: Page): Promise<readonly [said: string, told: string]> {
  const said = (await caption(page).locator('> span').textContent()) ?? '';
  const told = (await page.locator('.t-log li button > span:last-child').last().textContent()) ?? '';
  return [said, told];
}

/** Presses keys as fast as it can, then waits until the page has drawn what came of them. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    for (let n = 0; n < 5; n += 1) await frame();
  });
}

/** Holds what is shown, once it is. */
async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await caption(page).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Watch' }).waitFor();
}

/** Picks a place on the board; the game is one in which each of the others then does one thing. */
async function pick(page: Page): Promise<void> {
  await mine(page).waitFor();
  await page.locator(`.t-board ${LEGAL}`).first().click();
}

test('others are followed deed by deed, stay lit until one’s own pick, and can be stepped through again', async () => {
  const page = await visit('/', { speed: 'calm', sameDeal: true });
  await page.goto('/new/hermagor');
  await page.locator('.go-bar .btn.go').click(); // three at the table: two others in a row
  await pick(page);
  await pause(page);
  expect(await page.locator(LEGAL).count()).toBe(0);
  const [said, told] = await saidAndTold(page);
  expect(told).not.toBe('');
  expect(said).toContain(told);
  await page.keyboard.press('s');
  await mine(page).waitFor();
  await expect.poll(() => page.locator('.t-mark .t-number').allTextContents()).toContain('1');
  expect(await page.locator('.t-log .t-number').count()).toBeGreaterThan(0);
  const since = page.locator('.t-line .t-since');
  expect(await since.locator('.t-number').allTextContents()).toEqual(['1', '2']);
  expect(await since.textContent()).toContain(told);

  await page.keyboard.press('r');
  await pause(page);
  expect(await page.locator('.t-log [data-now="true"]').count()).toBeGreaterThan(0);
  await press(page, 'ArrowLeft', 'ArrowLeft'); // whatever was shown before the pause, the first is reached
  const first = await deed(page);
  await press(page, 'ArrowRight');
  const second = await deed(page);
  expect(second).not.toBe(first);
  await press(page, 'ArrowLeft', 'ArrowRight', 'ArrowLeft');
  expect(await deed(page)).toBe(first);
  await press(page, 'ArrowRight');
  expect(await deed(page)).toBe(second);
  await page.keyboard.press('ArrowRight');
  await mine(page).waitFor();

  const rows = await page.locator('.t-log li').count();
  await pick(page);
  await caption(page).waitFor();
  expect(await page.locator(`.t-log li:nth-child(-n + ${rows}) .t-number`).count()).toBe(0);
});

/** What can be chosen on the board and has its middle under the ring of a last move. Runs in the page. */
function ringed(legal: string): string[] {
  const rings = [...document.querySelectorAll('.t-mark')].map((mark) => mark.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>(`.t-board ${legal}`)]
    .filter((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      return rings.some(
        ({ left, top, right, bottom }) =>
          middle.x > left && middle.x < right && middle.y > top && middle.y < bottom,
      );
    })
    .map((thing) => thing.dataset.target ?? '');
}

test('the ring of whoever chose what is bought now lies on none of it', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'nauticus', 0.6));
  await page.locator(`.t-board ${LEGAL}`).first().waitFor();
  await page.locator('.t-mark .t-number', { hasText: '3' }).waitFor();
  expect(await page.evaluate(ringed, LEGAL)).toEqual([]);
});
