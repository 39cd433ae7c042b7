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
  const first = page.locator(`.t-option${LEGAL}`).first();
  await first.waitFor();
  expect(await first.textContent()).toMatch(/suits best/);
  await page.keyboard.press('1');
  await page.locator(`.t-option${LEGAL}`).first().waitFor();
});

test('a long list stands verb by verb under headings', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'carthago', 0.05, 'after'));
  await page.locator('.t-group').first().waitFor();
  const headings = await page.locator('.t-group legend').allTextContents();
  expect(headings).toEqual(['Seats', 'Achievements']);
  expect(await page.locator('.t-group').first().locator(`.t-option${LEGAL}`).count()).toBeGreaterThan(1);
});

test('ducats open at none, and only 1 to 9 are keys', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'oltre-mare', 0.3, 'trade'));
  await page.locator('.t-option[data-target^="offer"]').first().click();
  await page.locator('.t-option[data-target^="give"]').first().click();
  await page.locator('.o-compose [data-target="done"]').click();
  await page.locator('.t-option[data-target^="ask"]').first().click();
  await page.locator('.t-option[data-target="done"]').click();
  const number = page.locator('.t-stepper .t-option');
  await number.waitFor();
  expect(await number.textContent()).toBe('No ducats');
  await page.getByRole('button', { name: 'One fewer' }).click();
  expect(await number.locator('.t-key').count()).toBe(0);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  expect(await number.locator('.t-key').textContent()).toBe('1');
});
