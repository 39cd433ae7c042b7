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
