// Puzzles as visitors try them: the day's on a phone, by keys alone at a desk, without a network; days and rows of them.
import { boxOf } from '@comptoir/catalogue';
import type { Puzzle } from '@comptoir/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayAt, ofDay, streakOf } from '../src/puzzles/day.ts';
import { axeFindings } from './support/axe.ts';
import { LEAST, sideways } from './support/phone.ts';
import { END, errorsOf, PHONE, useBrowser, visit } from './support/visit.ts';

useBrowser();
const GAME = 'carthago';
const DAY_MS = 86_400_000;

/** Every visit is on the same day. Runs in the page. */
function onOneDay(): void {
  const now = Date.now.bind(Date);
  const shift = Date.UTC(2026, 10, 20, 12) - now();
  Date.now = () => now() + shift;
}

const DAY = dayAt(Date.UTC(2026, 10, 20, 12));

async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return (await boxOf(game)?.loadPuzzles?.())?.puzzles ?? [];
}
const best = ({ steps }: Puzzle): readonly string[] => steps.map(({ answers }) => answers[0]?.pick ?? '');
function wrongIn({ steps }: Puzzle): string {
  const [{ answers = [], right = 0 } = {}] = steps;
  return answers[right]?.pick ?? '';
}
const dock = (page: Page, mode: string): Locator => page.locator(`.p-dock[data-mode="${mode}"]`);
const optionIn = (page: Page, name: string): Locator =>
  page.locator(`:is(.t-bar, .t-choices) :is([data-target="${name}"], [data-stands-for="${name}"])`);
const groupOf = (page: Page, name: string): Locator => page.locator(`.t-bar [data-holds*="${name}"]`);

/** By a finger: the option of the bar, or the group it waits in, then the one button that plays it. */
async function tap(page: Page, name: string): Promise<void> {
  const option = optionIn(page, name).filter({ visible: true });
  await option.or(groupOf(page, name)).first().waitFor();
  if ((await option.count()) === 0) await groupOf(page, name).first().tap();
  const isTheButton = await option.first().evaluate((one) => one.matches('.t-go'));
  await option.first().tap();
  if (!isTheButton) await page.locator(`.t-go[data-stands-for="${name}"]`).tap();
}
/** By keys: its number, or its group's and then on to it. */
async function press(page: Page, name: string): Promise<void> {
  const option = optionIn(page, name).filter({ visible: true });
  await option.or(groupOf(page, name)).first().waitFor();
  const isListed = (await option.count()) === 0;
  const holder = isListed ? groupOf(page, name).first() : option.first();
  await page.keyboard.press((await holder.locator('.t-key').textContent()) ?? '');
  if (!isListed) return;
  await option.first().waitFor();
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null);
  for (let n = 0; n < 60 && (await focused()) !== name; n += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** How high the lowest button of the dock is. */
async function lowestButton(page: Page): Promise<number> {
  const buttons = page.locator('.p-dock :is(a, button):visible');
  return Math.min(
    ...(await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))),
  );
}

test('a day has one puzzle of a list, the next day another, and all have their turn', () => {
  const list = ['a', 'b', 'c'];
  expect(dayAt(DAY_MS - 1)).toBe(0);
  expect(dayAt(DAY_MS)).toBe(1);
  expect([0, 1, 2, 3].map((day) => ofDay(list, day))).toEqual(['a', 'b', 'c', 'a']);
  expect(ofDay([], 7)).toBeNull();
});

test('days in a row: today’s may still be open, a day without ends the row', () => {
  expect(streakOf([], 10)).toBe(0);
  expect(streakOf([8, 9, 10], 10)).toBe(3);
  expect(streakOf([8, 9], 10)).toBe(2);
  expect(streakOf([8], 10)).toBe(0);
  expect(streakOf([7, 9, 10], 10)).toBe(2);
});

test('by keys alone at a desk: a wrong answer is taken back with U, the right one is found; H hints', async () => {
  const [puzzle] = await puzzlesOf(GAME);
  if (puzzle === undefined) throw new Error(`${GAME} has no puzzles`);
  const page = await visit(`/puzzles/${GAME}/${puzzle.id}`);
  await dock(page, 'way').waitFor();
  await page.keyboard.press('h');
  expect(await page.locator('.p-dock .l-why li').count()).toBeGreaterThan(1);
  await press(page, wrongIn(puzzle));
  await dock(page, 'strayed').waitFor();
  await page.keyboard.press('u');
  await dock(page, 'way').waitFor();
  for (const pick of best(puzzle)) await press(page, pick);
  await dock(page, 'solved').waitFor();
  expect(await page.locator('.p-line li').count()).toBe(puzzle.steps.length);
  expect(await axeFindings(page)).toEqual([]);
});

test('a puzzle whose line ends the game: what is told of it stays, and the scores wait until somebody asks for them', async () => {
  const game = 'porto-carthago';
  const page = await visit(`/puzzles/${game}/0bff23`);
  await dock(page, 'way').waitFor();
  await page.keyboard.press('s');
  await dock(page, 'solved').getByRole('link', { name: 'Next puzzle' }).waitFor();
  expect(await page.locator('.p-line li').count()).toBe(2);
  await page.getByRole('button', { name: 'Scores' }).click();
  await page.locator(END).waitFor();
});

test('the day’s puzzle on a phone, in French: a wrong answer is told why, the right one is solved and marked', async () => {
  const page = await visit('/learn', { viewport: PHONE, hasTouch: true, lang: 'fr', before: onOneDay });
  const errors = errorsOf(page);
  const puzzle = ofDay(await puzzlesOf(GAME), DAY);
  if (puzzle === null) throw new Error(`${GAME} has no puzzles`);
  const row = page.locator(`.p-row a[href="/puzzles/${GAME}/${puzzle.id}"]`);
  await row.tap();
  await dock(page, 'way').getByText('L’énigme du jour').waitFor();
  expect(await sideways(page)).toBe(0);
  await tap(page, wrongIn(puzzle));
  const wrong = dock(page, 'strayed').locator('.l-say');
  await wrong.locator('.p-why[aria-busy="false"]').waitFor();
  expect(await wrong.textContent()).toMatch(/^Pas encore«.* sur cent au lieu de \d+\./);
  expect(await wrong.locator('.p-why').textContent()).toMatch(/points? de moins/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await lowestButton(page)).toBeGreaterThanOrEqual(LEAST);
  await page.getByRole('button', { name: 'Réessayer' }).tap();
  await dock(page, 'way').waitFor();
  for (const pick of best(puzzle)) await tap(page, pick);
  const solved = dock(page, 'solved').locator('.l-say');
  expect(await solved.textContent()).toMatch(/^Résolue.*».vous laisse \d+ sur cent/);
  await page.goto('/puzzles');
  await page.locator('.p-row a.btn', { hasText: 'Encore' }).waitFor();
  await page.getByText('1 jour de suite').waitFor();
  expect(await page.locator(`.p-game a[data-outcome="solved"]`).count()).toBe(1);
  expect(errors).toEqual([]);
});

/** How much of the screen shows the board: its page, less what the sheet of options covers. */
async function shareOfBoard(page: Page): Promise<number> {
  const [board, sheet] = await Promise.all([
    page.locator('.t-page').boundingBox(),
    page.locator('.t-bar').boundingBox(),
  ]);
  if (board === null || sheet === null) throw new Error('there is no board, or no sheet');
  return (Math.min(board.y + board.height, sheet.y) - board.y) / (page.viewportSize()?.height ?? 0);
}
const firstOf = async (game: string): Promise<string> => (await puzzlesOf(game))[0]?.id ?? '';

test('on a low phone the board has half of the screen; what is asked is unfolded and folded', async () => {
  for (const game of [GAME, 'nauticus']) {
    const page = await visit(`/puzzles/${game}/${await firstOf(game)}`, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      lang: 'fr',
    });
    await dock(page, 'way').getByText('Trouvez').waitFor();
    expect(await shareOfBoard(page)).toBeGreaterThanOrEqual(0.5);
    expect(await lowestButton(page)).toBeGreaterThanOrEqual(LEAST);
    const stake = page.getByText('sur cent de plus que tout autre');
    const fold = page.getByRole('button', { name: 'Ce qui est demandé, et de l’aide' });
    expect(await stake.isVisible()).toBe(false);
    await fold.tap();
    await stake.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await fold.tap();
    expect(await stake.isVisible()).toBe(false);
    await page.context().close();
  }
});

/** Words of the dock that its edge or its buttons cut. Runs in the page. */
function cutWords(): string[] {
  const dock = document.querySelector('.p-dock')?.getBoundingClientRect();
  const acts = document.querySelector('.p-dock .l-acts')?.getBoundingClientRect();
  if (dock === undefined || acts === undefined) return ['there is no dock'];
  const floor = acts.height > 0 ? acts.top : dock.bottom;
  const texts = [...document.querySelectorAll('.p-dock :is(.l-top, .l-say) :is(h2, h3, small, p, li)')];
  return texts
    .filter((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        ({ left, top, right, bottom }) =>
          top < dock.top || bottom > floor + 1 || left < dock.left || right > dock.right,
      );
    })
    .map((text) => text.textContent ?? '');
}

test('on a phone on its side the board stands at the left of what is asked, and no word is cut', async () => {
  for (const game of [GAME, 'nauticus']) {
    const page = await visit(`/puzzles/${game}/${await firstOf(game)}`, {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      lang: 'fr',
    });
    await dock(page, 'way').getByText('Trouvez').waitFor();
    expect(await page.evaluate(cutWords)).toEqual([]);
    const [board, asked, sheet] = await Promise.all(
      ['.t-page', '.p-dock', '.t-bar'].map((part) => page.locator(part).boundingBox()),
    );
    const edge = (board?.x ?? 0) + (board?.width ?? 0);
    expect(Math.min(asked?.x ?? 0, sheet?.x ?? 0)).toBeGreaterThanOrEqual(edge);
    expect(sheet?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0));
    await page.locator('.p-fold').tap();
    await page.getByRole('button', { name: 'Un indice' }).tap();
    await page.getByText('C’est l’un de ces coups').waitFor();
    expect(await page.evaluate(cutWords)).toEqual([]);
    await page.getByRole('button', { name: 'Montrer' }).tap();
    await dock(page, 'solved').waitFor();
    expect(await page.evaluate(cutWords)).toEqual([]);
    await page.context().close();
  }
});

test('without a network: a solution is played on the board, and is not counted as found', async () => {
  const page = await visit('/puzzles', { isKeptOffline: true, before: onOneDay });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto('/puzzles');
  await page.locator('.p-row .btn').first().click();
  await dock(page, 'way').waitFor();
  const [, , game = '', id = ''] = new URL(page.url()).pathname.split('/');
  const puzzle = (await puzzlesOf(game)).find((each) => each.id === id);
  await page.keyboard.press('s');
  await dock(page, 'solved').getByText('The solution').waitFor();
  expect(await page.locator('.p-line li').count()).toBe(puzzle?.steps.length);
  await page.goto('/puzzles');
  await page.locator('.p-game a[data-outcome="shown"]').waitFor();
  await page.getByText('begin a row').waitFor();
});
