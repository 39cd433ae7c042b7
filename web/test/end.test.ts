// When a game is over: the scores, the ways out of them, the way back to them, the replay, and playing on from a position.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rangeOf } from '../src/table/ScoreBar.tsx';
import { axeFindings } from './support/axe.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { bring, positionOf } from './support/position.ts';
import { LEGAL, lookUpRules, PHONE, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');

/** What axe finds in this part of the page; the rest of the table has a test of its own. */
const findings = (page: Page, part: string): Promise<string[]> => axeFindings(page, { include: [part] });

/** What sticks out of its bar. Runs in the page. */
function outOfBars(): string[] {
  return [...document.querySelectorAll('.f-stack')].flatMap((bar) => {
    const room = bar.getBoundingClientRect();
    return [...bar.querySelectorAll('i')]
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.left < room.left - 6 || box.right > room.right + 6)
      .map((box) => `${box.left}–${box.right} of ${room.left}–${room.right}`);
  });
}

test('bars share one zero: losses lie left of it, gains right, whatever the total', () => {
  expect(
    rangeOf([
      [-19, 31, 1, 0, -20],
      [17, 39, 6, 3, -3],
    ]),
  ).toEqual({ low: -40, high: 70 });
  expect(rangeOf([[0, 0]])).toEqual({ low: 0, high: 10 });
});

test('from the scores to the board and back, through the replay, and on from a position against bots', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, 'oltre-mare', 1));
  await page.locator('.t-final').waitFor();
  expect(await page.evaluate(outOfBars)).toEqual([]);
  expect(await page.locator('.f-stack [data-minus="true"]').count()).toBeGreaterThan(0);
  expect(await findings(page, '.t-final')).toEqual([]);
  const sources = page.locator('.rv-sources');
  await sources.locator('summary').click();
  expect(await sources.locator('thead th').last().textContent()).toBe('Doges');
  const rows = await sources.locator('tbody tr').allTextContents();
  expect(rows).toHaveLength(6);
  const totals = await sources.locator('tbody tr').last().locator('td').allTextContents();
  const scores = await page.locator('.f-total b').allTextContents();
  expect(totals.slice(0, -1).sort()).toEqual(scores.sort());
  expect(await findings(page, '.t-final')).toEqual([]);
  await sources.locator('summary').click();
  const ways = page.locator('.f-ways');
  await ways.getByRole('link', { name: 'Home' }).waitFor();
  expect(await ways.locator('.f-cover').count()).toBe(4);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  const file = page.waitForEvent('download');
  await ways.getByRole('button', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^comptoir-oltre-mare-/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ways.getByRole('button', { name: 'Share' }).click();
  await ways.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Oltre Mare\. .*wins with .*\/games\/oltre-mare$/,
  );
  await ways.getByRole('button', { name: 'The board' }).click();
  expect(await page.locator('.t-final').count()).toBe(0);
  await page.getByRole('button', { name: 'Scores' }).click();
  await ways.getByRole('button', { name: 'Replay' }).click();

  const over = new URL(page.url()).pathname;
  const parts = await page.locator('.t-ticks li').allTextContents();
  expect(parts[0]).toBe('Turn 1');
  expect(parts.filter((title) => /^Turn \d*[16]$/.test(title)).length).toBeGreaterThan(2);
  await page.locator('.t-replay input').fill('40');
  await page.locator('.t-told[data-at="40"]').waitFor();
  const lit = page.locator('.t-log [data-now="true"] > span:last-child');
  await lit.first().waitFor();
  const caption = (await page.locator('.t-told').textContent()) ?? '';
  for (const line of await lit.allTextContents()) expect(caption).toContain(line);
  expect(await page.locator('.t-log [data-later="true"]').count()).toBeGreaterThan(20);
  expect(await findings(page, '.t-replay')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 }); // there the log is low: all that is lit stands in it
  await page.locator('.t-replay input').fill('41');
  await page.locator('.t-told[data-at="41"]').waitFor();
  const logBox = await page.locator('.t-log').boundingBox();
  const litBox = await lit.first().boundingBox();
  expect(litBox?.y).toBeGreaterThanOrEqual(logBox?.y ?? 720);
  expect((litBox?.y ?? 720) + (litBox?.height ?? 0)).toBeLessThanOrEqual(
    (logBox?.y ?? 0) + (logBox?.height ?? 0),
  );
  await lookUpRules(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.pathname !== over);
  await page.locator(LEGAL).first().waitFor();
  expect(Number(await page.locator('.t-table[data-at]').getAttribute('data-at'))).toBeGreaterThanOrEqual(40);
  await page.goto(over);
  await page.locator('.t-final').waitFor();
});

test.each(['en', 'fr'] as const)('the end fits a phone, and axe finds nothing there: %s', async (lang) => {
  const page = await visit('/', {
    lang,
    viewport: PHONE,
    hasTouch: true,
    light: lang === 'fr' ? 'night' : 'day',
  });
  await bring(page, await positionOf(ROOT, 'hermagor', 1));
  await page.locator('.t-final').waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
  expect(await findings(page, '.t-final')).toEqual([]);
  await page.locator('.f-ways button').first().tap();
  await page.locator('.t-replay').waitFor();
  const board = await page.locator('.t-page svg').first().boundingBox();
  expect(board?.height).toBeGreaterThan(200);
  expect(await findings(page, '.t-replay')).toEqual([]);
});
