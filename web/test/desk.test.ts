// Oltre Mare's negotiation desk: an offer from two clicks, by mouse, keys and finger; refused half-way; the talks of the turn.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { bring, positionOf } from './support/position.ts';
import { errorsOf, PHONE, shownAt, useBrowser, type Visit, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');
const CARD = '.o-hand .o-usable';
const WISH = '.o-wishes .o-pick';
const SEND = '.o-pencil .o-go[data-state="legal"]';
const SAY = '.o-pencil .o-say-first[data-state="legal"]';

let trading = '';
let answering = '';
beforeAll(async () => {
  trading = await positionOf(ROOT, 'oltre-mare', 0.3, 'trade');
  answering = await positionOf(ROOT, 'oltre-mare', 0.2, 'answerOffer');
});

async function sitAt(record: string, how: Visit = {}): Promise<Page> {
  const page = await visit('/', how);
  await bring(page, record);
  await page.locator(WISH).first().waitFor();
  return page;
}
const talks = (page: Page): Promise<string[]> =>
  page
    .locator('.o-talks li')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-outcome')} ${one.innerHTML}`));

/** Tab until something that fits has the focus, then Enter. */
async function pressOn(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`desk: the keyboard does not reach ${selector}`);
}

describe('an offer', () => {
  test('two clicks compose it, the third sends all its picks as one action', async () => {
    const page = await sitAt(trading);
    const errors = errorsOf(page);
    const before = await shownAt(page);
    const count = (await talks(page)).length;
    await page.locator(CARD).first().click();
    await page.locator(WISH).nth(1).click();
    expect(await page.locator('.o-pencil .o-item').count()).toBe(2);
    expect(await shownAt(page)).toBe(before);
    await page.locator(SEND).click();
    await expect.poll(async () => (await talks(page)).length).toBeGreaterThan(count);
    expect(await shownAt(page)).toBeGreaterThanOrEqual(before + 7);
    expect(
      await page.locator('.o-talks li').first().locator('.k-seat').first().getAttribute('data-seat'),
    ).toBe('1');
    expect(errors).toEqual([]);
  });

  test('more cards, more goods and ducats make it richer; a click on a part takes it out', async () => {
    const page = await sitAt(trading);
    await page.locator(CARD).nth(0).click();
    await page.locator(CARD).nth(1).click();
    await page.locator(WISH).nth(1).click();
    await page.locator(WISH).nth(3).click();
    await page.getByRole('button', { name: 'You pay one more' }).click();
    await page.locator(SEND).waitFor();
    expect(await page.locator('.o-pencil .o-item').count()).toBe(4);
    expect(await page.locator('.o-pencil output').textContent()).toMatch(/1\s*you pay/);
    await page.locator('.o-pencil .o-item').last().click();
    expect(await page.locator('.o-pencil .o-item').count()).toBe(3);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await page.locator('.o-pencil .o-item').count()).toBe(0);
  });

  test('by keyboard alone', async () => {
    const page = await sitAt(trading);
    const count = (await talks(page)).length;
    await pressOn(page, WISH);
    await pressOn(page, CARD);
    await page.locator(SEND).waitFor();
    await pressOn(page, SEND, 'Shift+Tab');
    await expect.poll(async () => (await talks(page)).length).toBeGreaterThan(count);
  });

  test('a word first: the sequence stops before sending, and one undo takes all of it back', async () => {
    const page = await sitAt(trading);
    const before = await shownAt(page);
    await page.locator(CARD).first().click();
    await page.locator(WISH).nth(1).click();
    await page.locator(SAY).click();
    await page.locator('.o-compose[data-stage="word"]').waitFor();
    expect(await shownAt(page)).toBe(before + 6);
    await page.keyboard.press('u');
    await page.locator(WISH).first().waitFor();
    expect(await shownAt(page)).toBe(before + 12); // six picks, six taken back
    expect(await page.locator('.o-pencil .o-item').count()).toBe(2);
  });

  test('refused half-way: it stops there, says why, and one undo takes it back', async () => {
    // The table has changed between click and arrival: the fifth pick is another one than was tried.
    const before = (): void => {
      const post = Worker.prototype.postMessage;
      const changed = (text: string): string => {
        const message = JSON.parse(text);
        message.argumentList[0].value[4] = { verb: 'ducats', noun: 3 };
        return JSON.stringify(message);
      };
      Worker.prototype.postMessage = function send(this: Worker, message: unknown, ...rest: unknown[]): void {
        const text = JSON.stringify(message);
        const isCall = text.includes('"path":["pickAll"]');
        Reflect.apply(post, this, [isCall ? JSON.parse(changed(text)) : message, ...rest]);
      };
    };
    const page = await sitAt(trading, { before });
    const at = await shownAt(page);
    await page.locator(CARD).first().click();
    await page.locator(WISH).nth(1).click();
    await page.locator(SEND).click();
    const said = page.getByRole('alert');
    await said.waitFor();
    expect(await said.textContent()).toMatch(/^\s*Stopped before .*no longer possible/);
    await page.locator('.o-compose[data-stage="ask"]').waitFor();
    expect(await shownAt(page)).toBe(at + 4);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.locator(WISH).first().waitFor();
    expect(await shownAt(page)).toBe(at + 8); // four picks, four taken back
    expect(await said.count()).toBe(0);
  });
});

test('a counter-offer: from nothing, or from the letter turned round', async () => {
  const page = await sitAt(answering);
  const counters = page.getByText(/countered to/); // in the log: whoever trades may be quick to go on
  const before = await counters.count();
  await page.getByRole('button', { name: 'Start from theirs' }).click();
  await page.locator('.o-pencil .o-why').waitFor();
  expect(await page.locator('.o-pencil .o-why').textContent()).toMatch(/R-6\.13/);
  await page.getByRole('button', { name: 'You pay one less' }).click();
  await page.locator(SEND).click();
  await expect.poll(() => counters.count()).toBeGreaterThan(before);
});

test('the talks of the turn survive a reload', async () => {
  const page = await sitAt(trading);
  await page.locator(CARD).first().click();
  await page.locator(WISH).nth(1).click();
  await page.locator(SEND).click();
  await page.locator('.o-talks li:not([data-outcome="open"])').first().waitFor();
  await page.locator(WISH).first().waitFor();
  const before = await talks(page);
  await page.reload();
  await page.locator(WISH).first().waitFor();
  await expect.poll(() => talks(page)).toEqual(before);
});

test('a bargain in pencil survives a reload, and goes when it is cleared', async () => {
  const page = await sitAt(trading);
  const items = page.locator('.o-pencil .o-item');
  await page.locator(CARD).first().click();
  await page.locator(WISH).nth(1).click();
  await page.getByRole('button', { name: 'You pay one more' }).click();
  const before = await page.locator('.o-pencil').textContent();
  await page.reload();
  await expect.poll(() => items.count()).toBe(2);
  expect(await page.locator('.o-pencil').textContent()).toBe(before);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await page.locator(WISH).first().waitFor();
  expect(await items.count()).toBe(0);
});

test.each(['en', 'fr'] as const)('on a phone it fits a finger, %s', async (lang) => {
  const page = await sitAt(trading, { lang, viewport: PHONE, hasTouch: true });
  await page.locator(CARD).first().tap();
  await page.locator(WISH).nth(1).tap();
  await page.locator(SEND).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
  await page.locator(SEND).tap();
  await page.locator('.o-talks li').first().waitFor();
});

test.each(['day', 'night'] as const)('axe finds nothing on the desk, by %s', async (light) => {
  const page = await sitAt(trading, { light });
  await page.locator(CARD).first().click();
  await page.locator(WISH).nth(1).click();
  await page.locator(SEND).waitFor();
  expect(await axeFindings(page, { include: ['.o-desk', '.o-quay'] })).toEqual([]);
});
