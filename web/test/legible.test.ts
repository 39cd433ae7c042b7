// On small laptops nothing is too small to read and nothing is cut off: every text on the table, drawn ones too, as large as it is
// on the screen, and every option.
import { join } from 'node:path';
import { BOARD_IDS } from '@comptoir/catalogue/boards';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DecisionCheck, watchShifts } from './support/decision.ts';
import { bring, positionOf } from './support/position.ts';
import { beginFirst, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();
const ROOT = join(import.meta.dirname, '../..');
/** CSS pixels. */
const LEAST = 12;

/** What is smaller than this, with its size. Runs in the page. */
function tooSmall(least: number): string[] {
  const found = new Map<string, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('.k-sprite, .hidden-words, script') !== null)
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isOnScreen = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    if (box.width < 2 || box.height < 2 || !isOnScreen) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size > least - 0.05) continue;
    const owner = element.closest('[class]');
    found.set(`.${owner?.getAttribute('class')} “${text.slice(0, 24)}”`, size);
  }
  return [...found].map(([what, size]) => `${size.toFixed(1)} px: ${what}`);
}

async function checkTable(page: Page): Promise<void> {
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  await new DecisionCheck().run(page);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
}

describe.each(BOARD_IDS)('%s', (game) => {
  test.each([
    [1280, 720],
    [1280, 800],
  ] as const)('no text is smaller than 12 px and no option is cut at %i × %i', async (width, height) => {
    const page = await visit('/', { viewport: { width, height }, before: watchShifts });
    await bring(page, await positionOf(ROOT, game, 0.6));
    await checkTable(page);
  });

  test('nor online, where more stands round the table', async () => {
    const page = await visit(`${server().url}/new/${game}/online`, {
      viewport: { width: 1280, height: 720 },
      before: watchShifts,
    });
    await beginFirst(page);
    for (const seat of await page.locator('.seat-card select').all()) await seat.selectOption('mousse');
    await page.locator('.go-bar .btn.go').click();
    await page.waitForURL(/\/play\//);
    await checkTable(page);
  });
});
