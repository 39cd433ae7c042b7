// The decision bar: which option comes first, where a stepper opens, how a long list is grouped.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bring, positionOf } from './support/position.ts';
import { LEGAL, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');

test('Carthago offers the cheapest sufficient payment first', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'carthago', 0.4, 'payExtra'));
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  await page.keyboard.press('l');
  const first = page.locator('.t-choices .t-option').first();
  expect(await first.textContent()).toMatch(/suits best/);
  await page.keyboard.press('1');
  await page.locator('.t-choices').waitFor({ state: 'detached' });
});

test('many places are groups: a press lights those on the board and lists them by name', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'hermagor', 0, 'placeBuyer'));
  const groups = page.locator('.t-options .t-group');
  await groups.first().waitFor();
  expect(await groups.locator('b').allTextContents()).toEqual(['Corridors', 'Crossings', 'On a tile']);
  const lit = page.locator(`.t-board ${LEGAL}`);
  const all = await lit.count();
  await groups.last().click();
  const count = Number(await groups.last().locator('em').textContent());
  expect(await page.locator('.t-choices .t-option').count()).toBe(count);
  expect(await lit.count()).toBe(count);
  expect(count).toBeLessThan(all);
  await page.keyboard.press('Escape');
  expect(await lit.count()).toBe(all);
  await page.keyboard.press('l');
  expect(await page.locator(`.t-choices .t-option${LEGAL}`).count()).toBe(all);
});

test('ducats open at none, and only 0 to 9 are keys', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'oltre-mare', 0.3, 'trade'));
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  const choose = async (verb: string): Promise<void> => {
    await page.locator(`[data-target^="${verb}"]`).first().waitFor({ state: 'attached' }); // a key is for the question that is shown
    await page.keyboard.press('l');
    await page.locator(`.t-choices [data-target^="${verb}"]`).first().click();
    await page.locator('.t-choices').waitFor({ state: 'detached' });
  };
  await choose('offer');
  await choose('give');
  await page.locator('.o-compose [data-target="done"]').click();
  await choose('ask');
  await page.keyboard.press('Enter');
  const number = page.locator('.t-stepper .t-option');
  await number.waitFor();
  expect(await number.textContent()).toBe('0No ducats');
  await page.getByRole('button', { name: 'One fewer' }).click();
  expect(await number.locator('.t-key').count()).toBe(0);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  expect(await number.locator('.t-key').textContent()).toBe('1');
});

const SMALL = { width: 1280, height: 720 };

test.each(['en', 'fr'] as const)(
  'on a small laptop the reason beside Undo takes one line (%s)',
  async (lang) => {
    const page = await visit('/', { lang, viewport: SMALL });
    for (const part of [0, 0.5]) {
      await bring(page, await positionOf(ROOT, 'nauticus', part));
      const reason = page.locator('.t-bar[data-mine="true"] .t-undo small');
      await reason.waitFor();
      const [lines, isWhole] = await reason.evaluate((small) => {
        const words = document.createRange();
        words.selectNodeContents(small);
        return [words.getClientRects().length, small.scrollWidth <= small.clientWidth] as const;
      });
      expect([await reason.textContent(), lines, isWhole]).toEqual([await reason.textContent(), 1, true]);
    }
  },
);

test('options of one name keep what tells them apart', async () => {
  const page = await visit('/', { lang: 'fr', viewport: SMALL });
  await bring(page, await positionOf(ROOT, 'carthago', 0.8, 'residenceColumn'));
  const options = page.locator('.t-bar[data-mine="true"] .t-options .t-option');
  await options.first().waitFor();
  const shown = await options.allInnerTexts();
  expect(new Set(shown).size).toBe(shown.length);
});

test.each([
  ['an upright tablet', { width: 820, height: 1180 }],
  ['a small laptop', SMALL],
] as const)(
  '%s shows players and log without a press, and nothing of a desk lies over the hand',
  async (_, viewport) => {
    const page = await visit('/', { viewport });
    await bring(page, await positionOf(ROOT, 'oltre-mare', 0.25));
    await page.locator('.t-bar[data-mine="true"]').waitFor();
    const hand = await page.locator('.t-mine').boundingBox();
    expect(hand).not.toBeNull();
    for (const part of ['.o-beside', '.o-players', '.t-log']) {
      expect([part, await page.locator(part).isVisible()]).toEqual([part, true]);
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual((hand?.y ?? 0) + 1);
    }
  },
);
