// From a click to a move: how often the table is asked, and what is asked before a move that cannot be taken back.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bring, positionOf } from './support/position.ts';
import { PICK, shownAt, useBrowser, visit } from './support/visit.ts';

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

/** Something drawn on a place, as a hover, a preview or somebody's move draws it, and how to take it away. Runs in the page. */
function drawOn(place: Element): void {
  const patch = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const size = { x: '-15', y: '-15', width: '30', height: '30', fill: 'transparent', class: 'patch' };
  for (const [name, value] of Object.entries(size)) patch.setAttribute(name, value);
  place.append(patch);
}

test('a press counts though what was pressed is drawn anew before it is let go, and counts once', async () => {
  const page = await visit('/', { before: countQuestions });
  await bring(page, await positionOf(ROOT, 'hermagor', 0.3, 'placeBuyer'));
  const place = page.locator('.t-board [data-target^="buyer v"][data-state="legal"]').first();
  await place.waitFor();
  const before = await shownAt(page);
  const box = await place.boundingBox();
  if (box === null) throw new Error('choosing: the place is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const picks = async (): Promise<number> => (await asked(page)).filter((what) => what === 'pick').length;
  const press = async (button: 'left' | 'right', to: number): Promise<void> => {
    await page.mouse.move(x, y);
    await place.or(page.locator('[data-target^="buyer v"][data-state="focus"]')).first().evaluate(drawOn);
    await page.mouse.down({ button });
    await page.evaluate(() => document.querySelector('.patch')?.remove());
    await page.mouse.move(to, y);
    await page.mouse.up({ button });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  };
  await press('right', x);
  expect(await picks()).toBe(0);
  await press('left', x);
  await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
  expect(await picks()).toBe(1);
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
    const before = await shownAt(page);
    await space.click();
    await expect.poll(() => shownAt(page)).toBeGreaterThan(before);
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
  ['oltre-mare', 'trade', 'buy pirates', /^Price of a card: \d+ ducats/],
  ['hermagor', 'placeBuyer', 'buyer s', /Sells|price|market|tile|village/i],
] as const)('%s: pointing at an option says what it does, then its bonus', async (game, step, verb, says) => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, game, 0.3, step));
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  const option = page
    .locator(`[data-target^="${verb}"]:is([data-state="legal"], [data-state="focus"])`)
    .filter({ visible: true })
    .first();
  const preview = page.locator('.t-line[data-kind="preview"] b').first();
  // A board that is still being drawn slides away under the pointer: whoever points then points again.
  const point = async (): Promise<boolean> => {
    await page.mouse.move(4, 4);
    await option.scrollIntoViewIfNeeded();
    const { x, y } = (await option.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 12, y + 12, { steps: 4 });
    return preview.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(point).toBe(true);
  await expect.poll(() => preview.textContent()).toMatch(says);
});
