// Where it was won: a finished game reviewed on this device; and the coach, who is asked while it is played.
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { askedIn, readRecord, writeRecord } from '@comptoir/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { bring, positionOf } from './support/position.ts';
import { errorsOf, LEGAL, PHONE, useBrowser, visit } from './support/visit.ts';

useBrowser();
const ROOT = join(import.meta.dirname, '../..');
const GAME = 'nauticus';

const findings = (page: Page): Promise<string[]> => axeFindings(page, { include: ['.review'] });

/** From the scores of a finished game to its review. */
async function toReview(page: Page): Promise<void> {
  await bring(page, await positionOf(ROOT, GAME, 1));
  await page
    .locator('.f-ways')
    .getByRole('link', { name: /Where it was won|Où elle s’est jouée/ })
    .click();
  await page.waitForURL(/\/table\/\w+\/review$/);
}
const isWhole = (page: Page): Promise<void> => page.locator('.rv-summary').waitFor();

/** The reviewed game in the statistics of one's own play: its points by source, what cost chances, and the way back to it. */
async function countsAmongOnesOwn(page: Page): Promise<void> {
  await page.goto('/statistics');
  const sheet = page.locator('.st-group');
  await sheet.getByRole('heading', { name: 'Nauticus, 3 players' }).waitFor();
  const [sources, lost] = [sheet.locator('section').first(), sheet.locator('.st-lost')];
  const points = (await sources.locator('tbody tr td:nth-child(2)').allTextContents()).map(Number);
  const total = Number(await sources.locator('tfoot td').first().textContent());
  expect(points.length).toBeGreaterThan(2);
  expect(points.reduce((sum, n) => sum + n, 0)).toBe(total);
  const parts = (await lost.locator('table').first().locator('td:nth-child(2)').allTextContents()).map(
    Number,
  );
  expect(Math.max(...parts)).toBeGreaterThanOrEqual(4);
  expect(await axeFindings(page, { include: ['.statistics-page'] })).toEqual([]);
  await lost.locator('tbody a').first().click();
  await page.waitForURL(/\/table\/\w+\/review#\d+$/);
  const named = Number(new URL(page.url()).hash.slice(1));
  await page.getByText(`Move ${named + 1} of`).waitFor();
}

test('a finished game: the curve at once, then its turning points, what else there was, and another try', async () => {
  const page = await visit('/');
  const errors = errorsOf(page);
  await toReview(page);
  const slider = page.locator('.rv-plot input');
  await slider.waitFor();
  const turns = Number(await slider.getAttribute('max')) + 1;
  expect(turns).toBeGreaterThan(30);
  expect(await page.locator('polyline.rv-line').count()).toBe(3);

  await isWhole(page);
  expect(await page.locator('.rv-progress').count()).toBe(0);
  expect(await page.locator('.rv-summary li').count()).toBe(3);
  expect(await findings(page)).toEqual([]);
  const points = page.locator('.rv-flags button');
  expect(await points.count()).toBeGreaterThan(0);
  await page.keyboard.press('1');
  expect(await points.first().getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.rv-place').textContent()).toContain('Turning point 1 of');
  const rows = page.locator('.rv-options tbody tr');
  expect(await rows.count()).toBeGreaterThan(1);
  const chances = (await rows.locator('td b').allTextContents()).map(Number);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(await rows.filter({ hasText: 'played' }).count()).toBe(1);
  const played = Number(await rows.filter({ hasText: 'played' }).locator('td b').textContent());
  const better = await rows.filter({ hasText: 'better' }).locator('td b').allTextContents();
  expect(better.map(Number)).toEqual(chances.filter((chance) => chance > played));
  await rows
    .locator('small')
    .filter({ hasText: /^About .*\.$/ })
    .first()
    .waitFor(); // what it would have led to
  await page.locator('.rv-picture [data-drawn="true"]').waitFor();

  await page.locator('.rv-table summary').click();
  const last = page.locator('.rv-table tbody tr').last().locator('td');
  await last.first().waitFor(); // drawn when it is opened
  expect((await last.allTextContents()).slice(2).map(Number).sort()).toEqual([0, 0, 100]);
  expect(await page.locator('.rv-table tbody tr').count()).toBe(turns);

  await slider.focus();
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(
    /^Before the first turn: .* \d+, .* \d+, .* \d+$/,
  );
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^After .*’s turn, Round 1 of/);
  await page.getByRole('button', { name: 'Next turning point' }).click();
  const at = Number(/Move (\d+) of/.exec((await page.locator('.rv-place').textContent()) ?? '')?.[1]);
  expect(at).toBeGreaterThan(0);

  await page.keyboard.press('1');
  const before = page.getByRole('button', { name: 'Previous turning point' });
  await before.press('Enter'); // there is none, and the focus stays where it is
  expect(await before.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Next turning point' }).click();
  const place = await page.locator('.rv-place').textContent();
  await page.getByRole('link', { name: 'Open the board' }).click();
  await page.waitForURL(/\/table\/\w+#\d+$/);
  await page.goBack();
  await isWhole(page);
  expect(await page.locator('.rv-place').textContent()).toBe(place); // not where it begins

  const over = new URL(page.url()).pathname;
  await countsAmongOnesOwn(page);
  await page.goto(over);
  await isWhole(page); // kept
  await points.first().click();
  await page.getByRole('button', { name: 'Retry this turn' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.pathname !== over);
  await page.locator(LEGAL).first().waitFor();
  expect(errors).toEqual([]);
});

test('on a phone, in French: nothing sideways, room for fingers', async () => {
  const page = await visit('/', { viewport: PHONE, hasTouch: true, lang: 'fr' });
  await toReview(page);
  await page.locator('.rv-plot input').waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await page.locator('.rv-plot > svg').tap({ position: { x: 120, y: 80 } });
  await expect.poll(async () => Number(await page.locator('.rv-plot input').inputValue())).toBeLessThan(40);
  await page.goto('/my-games');
  await page.getByRole('link', { name: 'Statistiques de votre jeu' }).tap();
  await page.getByRole('heading', { name: 'Nauticus, 3 joueurs' }).waitFor();
  await page.getByRole('link', { name: 'Analyser la dernière' }).waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
  expect(await axeFindings(page, { include: ['.statistics-page'] })).toEqual([]);
});

test('a game that is not over is not reviewed, and a file leads to its review', async () => {
  const page = await visit('/');
  await bring(page, await positionOf(ROOT, GAME, 0.4));
  await page.waitForURL(/\/table\//);
  await page.goto(`${page.url()}/review`);
  await page.getByText('Where a game was won can be seen when it is over.').waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.locator(LEGAL).first().waitFor();
  await page.goto('/review');
  await page.locator('.import-file').waitFor();
  expect(await findings(page)).toEqual([]);
  const file = {
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(await positionOf(ROOT, GAME, 1)),
  };
  await page.locator('.import-file input').setInputFiles(file);
  await page.waitForURL(/\/table\/\w+\/review$/);
  await page.locator('.rv-plot input').waitFor();
});

const coachRows = (page: Page) => page.locator('.c-coach li');

test('the coach: three options on the board with their chances and why; how often it was asked goes with the record', async () => {
  const page = await visit('/');
  const errors = errorsOf(page);
  await bring(page, await positionOf(ROOT, GAME, 0.4));
  await page.locator(LEGAL).first().waitFor();
  await page.keyboard.press('c');
  await coachRows(page).first().waitFor();
  expect(await page.getByRole('tab', { name: 'Coach' }).getAttribute('aria-selected')).toBe('true');
  await page.locator('.c-coach ol[aria-busy="false"]').waitFor();
  const chances = (await coachRows(page).locator('h3 b [aria-hidden]').allTextContents()).map(Number);
  expect(chances.length).toBeGreaterThan(1);
  expect(chances.length).toBeLessThanOrEqual(3);
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  for (const reason of await coachRows(page).locator('p').allTextContents())
    expect(reason).toMatch(/^[A-Z].*\.$/);
  await page.locator('.c-flags [data-n="1"] span').waitFor();
  expect(await axeFindings(page, { include: ['.c-coach'] })).toEqual([]);

  await page.keyboard.press('c'); // the same decision: not counted again
  const over = new URL(page.url()).pathname;
  const asked = await positionOf(ROOT, GAME, 1);
  await page.goto('/');
  const record = readRecord(asked);
  const remarks = [...record.remarks, { before: 0, text: 'coach 0 2' }, { before: 0, text: 'coach 1 1' }];
  await bring(page, writeRecord({ ...record, remarks }));
  const said = await page.locator('.f-asked').textContent();
  expect(said).toMatch(/^\S.* asked the coach 2 times\. \S.* asked the coach once\.$/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await text(await (await file).createReadStream());
  expect(askedIn(readRecord(saved)).slice(0, 2)).toEqual([2, 1]);
  await page.goto(over);
  await page.locator(LEGAL).first().waitFor();
  expect(errors).toEqual([]);
});

test('the coach on a phone, in French: a sheet under the board that can be closed; who could not be fetched is asked again', async () => {
  const page = await visit('/', { viewport: PHONE, hasTouch: true, lang: 'fr' });
  await bring(page, await positionOf(ROOT, GAME, 0.4));
  await page.locator(LEGAL).first().waitFor();
  await page.locator('.t-pages').getByRole('button', { name: 'Coach' }).tap();
  let isCut = true;
  await page.route('**/coach.worker*', (route) => (isCut ? route.abort() : route.continue()));
  await page.locator('.c-ask').tap();
  await page.getByText('Le coach n’a pas répondu. Demandez encore.').waitFor();
  isCut = false;
  await page.locator('.c-ask').tap();
  await coachRows(page).first().waitFor();
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
  expect(await axeFindings(page, { include: ['.c-coach'] })).toEqual([]);
  await page.locator('.c-coach header button').tap();
  expect(await coachRows(page).count()).toBe(0);
});

/** Pairs of flags of which one hides a part of the other. Runs in the page. */
function hiddenFlags(): string[] {
  const flags = [...document.querySelectorAll('.c-flags span')].map((flag) => ({
    text: flag.textContent ?? '',
    box: flag.getBoundingClientRect(),
  }));
  return flags.flatMap((one, n) =>
    flags
      .slice(n + 1)
      .filter(({ box: { left, top, right, bottom } }) => {
        const { box } = one;
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      })
      .map(({ text }) => `${one.text} and ${text}`),
  );
}

/** How many frames of the coach lie over what the coach says. Runs in the page. */
function framesOnSheet(): number {
  const sheet = document.querySelector('.c-coach')?.getBoundingClientRect();
  return [...document.querySelectorAll('.c-flags i')].filter((frame) => {
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const isBeside = sheet === undefined || right <= sheet.left || left >= sheet.right;
    return !isBeside && bottom > sheet.top + 1 && top < sheet.bottom - 1;
  }).length;
}

/** What the coach says lies over the frames of what is under it. Runs in the page. */
function isSheetOnTop(): boolean {
  const depth = (selector: string): number => {
    const found = document.querySelector(selector);
    return found === null ? Number.NaN : Number(getComputedStyle(found).zIndex);
  };
  return depth('.c-coach') > depth('.c-flags');
}

/** On a phone on its side no flag is cut off by the sheet beside the board. Runs in the page. */
function flagsBesideSheet(): boolean {
  const left = document.querySelector('.c-coach')?.getBoundingClientRect().left ?? 0;
  const flags = [...document.querySelectorAll('.c-flags span')].map((flag) => flag.getBoundingClientRect());
  return left > 0 && flags.length > 0 && flags.every(({ right }) => right <= left + 1);
}

test('flags of the coach on neighbours of the board stand apart, on a desk and on a phone', async () => {
  for (const [game, part, viewport] of [
    ['hermagor', 0.15, { width: 1280, height: 720 }],
    ['hermagor', 0.15, { width: 360, height: 640 }],
    ['hermagor', 0.4, PHONE],
    ['carthago', 0.3, { width: 360, height: 640 }],
  ] as const) {
    const page = await visit('/', { viewport });
    await bring(page, await positionOf(ROOT, game, part));
    await page.locator(LEGAL).first().waitFor();
    await page.keyboard.press('c');
    await page.locator('.c-coach ol[aria-busy="false"]').waitFor();
    if (game === 'carthago') expect(await page.locator('.c-flags i').count()).toBeGreaterThan(1);
    if (viewport === PHONE)
      await expect.poll(() => page.locator('.c-flags i').count()).toBe(await coachRows(page).count());
    expect([game, viewport.width, await page.evaluate(hiddenFlags)]).toEqual([game, viewport.width, []]);
    expect([game, viewport.width, await page.evaluate(framesOnSheet)]).toEqual([game, viewport.width, 0]);
    if (viewport.width > 700) continue;
    expect(await page.evaluate(isSheetOnTop)).toBe(true);
    await page.setViewportSize({ width: 640, height: 360 });
    await expect.poll(() => page.evaluate(flagsBesideSheet)).toBe(true);
  }
});
