// From a click to a move: how often the table is asked, and what is asked before a move that cannot be taken back.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bring, positionOf } from './support/position.ts';
import { PICK, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');

declare global {
  interface Window {
    /** What the page has asked the table's worker, by name. */
    asked: string[];
  }
}

function countQuestions(): void {
  window.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function send(this: Worker, message: unknown, ...rest: unknown[]): void {
    window.asked.push(/"path":\["(\w+)"\]/.exec(JSON.stringify(message))?.[1] ?? '');
    Reflect.apply(post, this, [message, ...rest]);
  };
}
const shownAt = (page: Page): Promise<number> =>
  page.locator('.t-table').getAttribute('data-at').then(Number);

async function sitAt(step: string): Promise<Page> {
  const page = await visit('/', { confirm: true, before: countQuestions });
  await bring(page, await positionOf(ROOT, 'carthago', 0.4, step));
  await page.locator(PICK).first().waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.asked.splice(0));
  return page;
}
const asked = (page: Page): Promise<string[]> => page.evaluate(() => window.asked);

test('a move that can be undone is one question to the table, though moves that cannot are confirmed', async () => {
  const page = await sitAt('turn');
  const before = await shownAt(page);
  await page.keyboard.press('1');
  await expect.poll(() => shownAt(page)).toBe(before + 1);
  expect(await asked(page)).toEqual(['pick']);
});

test('a move that cannot be undone is one question, then its confirmation', async () => {
  const page = await sitAt('turn');
  const before = await shownAt(page);
  const pass = page.locator('.t-option[data-target="pass"]');
  await pass.evaluate((button) => button instanceof HTMLElement && button.click());
  await page.locator('.t-go:enabled').waitFor();
  expect((await asked(page))[0]).toBe('pick');
  expect(await shownAt(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
  expect((await asked(page)).filter((what) => what === 'pick')).toHaveLength(2);
});

test('one press ends a turn: it is its own confirmation', async () => {
  const page = await sitAt('after');
  const before = await shownAt(page);
  await page.locator('.t-go', { hasText: 'End turn' }).click();
  await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
  expect((await asked(page)).filter((what) => what === 'pick')).toHaveLength(1);
});

test('a forced step plays itself and is told; one undo takes it back with the move before it', async () => {
  const page = await visit('/', { forced: true });
  await bring(page, await positionOf(ROOT, 'carthago', 0.4, 'turn'));
  const spaces = page.locator('.t-options .t-option[data-target^="space"][data-state="legal"]');
  await spaces.first().waitFor();
  const question = page.locator('.t-ask h1');
  const asks = await question.textContent();
  const told = page.locator('.t-line', { hasText: 'Done for you' });
  for (const space of await spaces.all()) {
    await space.click();
    await page.locator('.t-bar[data-forced="false"][data-mine="true"]').waitFor();
    const isTold = (await told.count()) > 0;
    await page.keyboard.press('u');
    await expect.poll(() => question.textContent()).toBe(asks);
    if (isTold) return;
  }
  throw new Error('choosing: no space forces a card');
});

test.each([
  ['nauticus', 'chooseAction', 'slot', /^[^:]+: .{20,} Bonus: \d* ?.+\.$/],
  ['carthago', 'turn', 'space', /^(Market|Residence|.* dock|Harbour delivery): .{20,}\./],
  ['porto-carthago', 'turnMain', 'action', /^[^:]+: .{20,} Then, if you like, .+ \d+ talents?\.$/],
  ['oltre-mare', 'trade', 'buy', /^Price of a card: \d+ ducats/],
  ['hermagor', 'placeBuyer', 'buyer s', /Sells|price|market|tile|village/i],
] as const)('%s: pointing at an option says what it does, then its bonus', async (game, step, verb, says) => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, game, 0.3, step));
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  const option = page.locator(`[data-target^="${verb}"]:is([data-state="legal"], [data-state="focus"])`);
  await page.mouse.move(4, 4);
  await option.filter({ visible: true }).first().hover({ force: true });
  const { x, y } = (await option.filter({ visible: true }).first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 12, y + 12, { steps: 4 });
  await expect.poll(() => page.locator('.t-line[data-kind="preview"] b').first().textContent()).toMatch(says);
});
