// The table without eyes or without a pointer: where the focus is, what is heard, what keys do; and notes that hide nothing.

import { BOARD_IDS } from '@comptoir/catalogue/boards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { LEGAL, PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

declare global {
  interface Window {
    /** Tones that were begun. */
    tones: number;
  }
}
function countTones(): void {
  window.tones = 0;
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function counted(this: AudioContext): OscillatorNode {
    window.tones += 1;
    return create.call(this);
  };
}

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
const shownAt = (page: Page): Promise<number> =>
  page.locator('.t-table[data-at]').getAttribute('data-at').then(Number);
const mine = (page: Page) => page.locator('.t-bar[data-mine="true"]').waitFor();

/** What the note lies over though it should not. Runs in the page. */
function hidden(): string[] {
  const note = document.querySelector('.t-pop')?.getBoundingClientRect();
  if (note === undefined) return ['no note'];
  const things = document.querySelectorAll(
    '.t-bar, [data-target]:is([data-state="legal"], [data-state="focus"])',
  );
  return [...things]
    .map((thing) => [thing, thing.getBoundingClientRect()] as const)
    .filter(([, box]) => box.width > 0)
    .filter(([, box]) => Math.min(box.right, note.right) - Math.max(box.left, note.left) > 1)
    .filter(([, box]) => Math.min(box.bottom, note.bottom) - Math.max(box.top, note.top) > 1)
    .map(([thing]) => thing.getAttribute('data-target') ?? thing.className.toString());
}

/** Middles of things that have a note and cannot be chosen. Runs in the page. */
function noted(legal: string): (readonly [x: number, y: number])[] {
  return [...document.querySelectorAll('.t-board [data-note], .t-mine [data-note]')].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top !== null && thing.contains(top) && top.closest(legal) === null ? [[x, y] as const] : [];
  });
}

test('focus comes to the decision, arrows move inside the board, Enter confirms a draft, all of it is heard', async () => {
  const page = await visit('/', { confirm: true, sameDeal: true, before: countTones });
  await page.goto('/new/hermagor');
  await page.locator('.go-bar .btn.go').click(); // three at the table: one buyer, and others play
  await mine(page);
  await expect.poll(() => focused(page, '.t-bar h1')).toBe(true);
  expect(await page.locator('.t-heard[role="status"]').textContent()).toMatch(/place a buyer.*\d+ options/);
  for (const zone of ['.t-options', '.t-board', '.t-log'])
    await expect.poll(() => page.locator(`${zone} [tabindex="0"]`).count(), { message: zone }).toBe(1);

  await page.keyboard.press('Shift+Tab');
  await page.locator('.t-skips button').nth(1).press('Enter');
  await expect.poll(() => focused(page, '.t-board [data-target]')).toBe(true);
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target'))).not.toBe(first);
  expect(await page.locator('.t-board [tabindex="0"]').count()).toBe(1);

  const before = await shownAt(page);
  await page.keyboard.press('Enter'); // a buyer cannot be taken back: a draft
  await page.locator('.t-go').waitFor();
  await page.keyboard.press('ArrowUp'); // another place has the focus now
  await page.keyboard.press('Enter');
  await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
  await mine(page);
  await expect.poll(() => focused(page, 'body')).toBe(false);
  const told = page.locator('.t-heard[role="log"] p');
  const count = await told.count();
  const last = await told.last().textContent();
  expect(last).not.toBe('');
  expect(await page.evaluate(() => window.tones)).toBeGreaterThan(0);

  await page.keyboard.press('v');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('comptoir'))).toContain('"sounds":false');
  const tones = await page.evaluate(() => window.tones);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => told.count()).toBeGreaterThanOrEqual(count);
  expect(await told.nth(count - 1).textContent()).toBe(last); // what was said stays, what is new is added
  expect(await page.evaluate(() => window.tones)).toBe(tones);
});

test('a note hides nothing that can be chosen, nor the bar', async () => {
  const page = await visit('/');
  await page.clock.install();
  await sitDown(page, 'nauticus');
  await mine(page);
  const spots = await page.evaluate(noted, LEGAL);
  let notes = 0;
  for (const [x, y] of spots.slice(0, 8)) {
    await page.mouse.move(x - 20, y);
    await page.mouse.move(x, y);
    await page.clock.runFor(5000);
    if ((await page.locator('.t-pop').count()) === 0) continue;
    notes += 1;
    expect([x, y, await page.evaluate(hidden)]).toEqual([x, y, []]);
  }
  expect(notes).toBeGreaterThan(0);
});

test('axe finds nothing on the pages of a phone', async () => {
  const page = await visit('/', { lang: 'fr', viewport: PHONE, hasTouch: true });
  const found: string[] = [];
  for (const game of BOARD_IDS) {
    await sitDown(page, game);
    await page.locator(LEGAL).first().waitFor();
    const tabs = page.locator('.t-pages button');
    for (let n = 0; n < (await tabs.count()); n += 1) {
      await tabs.nth(n).tap();
      const here = await axeFindings(page, { include: ['.t-page'] });
      found.push(...here.map((one) => `${game} ${n} ${one}`));
    }
  }
  expect(found).toEqual([]);
});
