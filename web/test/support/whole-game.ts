// A whole game through the table, by clicks, taps or keys alone. It knows no game: it takes what glows.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DecisionCheck, watchShifts } from './decision.ts';
import { END, errorsOf, LEGAL, shownAt, sitDown, visit } from './visit.ts';

interface Played {
  readonly picks: number;
  /** Picks made on the drawing itself. */
  readonly onBoard: number;
}
/** How somebody plays, and on which screen. */
const WAYS = {
  'by taps, on its side': { by: 'taps', viewport: { width: 844, height: 390 } },
  'by clicks, large': { by: 'clicks', viewport: { width: 2560, height: 1440 } },
  'by taps, upright': { by: 'taps', viewport: { width: 360, height: 640 } },
  'by keys': { by: 'keys', viewport: { width: 1440, height: 900 } },
  'by clicks, small': { by: 'clicks', viewport: { width: 1280, height: 720 } },
} as const;
type Way = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS).filter((way): way is Way => way in WAYS);

/** Games of so many picks that only the long tests play them to their end in a browser. */
export const LONGER: readonly string[] = ['carthago', 'hermagor', 'oltre-mare', 'porto-carthago'];

/** A game that has not ended by then goes in circles. */
const MOST_PICKS = 900;
const FIRST_PICKS = 24;

interface Spot {
  readonly isOnBoard: boolean;
  readonly x: number;
  readonly y: number;
}

/** Pixels, as Chromium takes it. */
const FINGER = 11;
interface Search {
  readonly legal: string;
  readonly n: number;
  readonly isBoardFirst: boolean;
  /** A finger is so broad to each side of its middle, and hits what lies uppermost under it; 0: a mouse. */
  readonly broad: number;
}

/** The n-th legal target, counted round, or the next one that a pointer can reach, with a point that hits it. Runs in the page. */
function spotIn({ legal, n: first, isBoardFirst, broad }: Search): Spot | null {
  const STEPS = 9;
  /** A sliver that shows from under an edge is nothing to aim at. */
  const SLACK = 3;
  const isHit = (element: Element, x: number, y: number): boolean =>
    document.elementFromPoint(x, y)?.closest('[data-target]') === element;
  /** Part of the same drawing, or of what holds it: nothing lies over the target there. */
  const isClear = (element: Element, x: number, y: number): boolean => {
    const found = document.elementFromPoint(x, y);
    const drawing = element.closest('svg');
    return (
      found !== null &&
      (found.contains(element) || element.contains(found) || (drawing?.contains(found) ?? false))
    );
  };
  const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
  const reach = (element: Element): Spot | null => {
    const box = element.getBoundingClientRect();
    for (let n = 0; n < STEPS * STEPS; n += 1) {
      // from the middle outwards, so that a ring or a row of pieces is met too
      const spread = (k: number): number => 0.5 + (k % 2 === 0 ? 1 : -1) * (Math.ceil(k / 2) / STEPS);
      const x = box.left + box.width * spread(n % STEPS);
      const y = box.top + box.height * spread(Math.floor(n / STEPS));
      const isAimed =
        AROUND.every(([dx, dy]) => dx * dy !== 0 || isHit(element, x + dx * SLACK, y + dy * SLACK)) &&
        AROUND.every(([dx, dy]) => isClear(element, x + dx * broad, y + dy * broad));
      if (isAimed) return { isOnBoard: element.closest('.t-bar') === null, x, y };
    }
    return null;
  };
  const all = [...document.querySelectorAll(legal)];
  const onBoard = all.filter((element) => element.closest('.t-bar') === null);
  for (const list of isBoardFirst ? [onBoard, all] : [all]) {
    for (let n = 0; n < list.length; n += 1) {
      const element = list[(first + n) % list.length];
      const spot = element === undefined ? null : reach(element);
      if (spot !== null) return spot;
    }
  }
  return null;
}

/** Waits until the player decides, with a choice, or the game is over; says which. */
async function isOver(page: Page): Promise<boolean> {
  const either = `.t-bar[data-mine="true"][data-forced="false"], ${END}`;
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, either);
  return (await page.locator(END).count()) > 0;
}

/** Something comes of every press. */
async function settled(page: Page, before: number): Promise<void> {
  const isDone = ([end, was]: readonly string[]): boolean =>
    document.querySelector(end ?? '') !== null ||
    document.querySelector('.t-table')?.getAttribute('data-at') !== was;
  try {
    await page.waitForFunction(isDone, [END, String(before)]);
  } catch {
    const shown = await page.locator('.t-table').textContent();
    throw new Error(`nothing comes of a press:\n${shown}`);
  }
}

async function clickOne(page: Page, n: number): Promise<boolean> {
  await page.mouse.move(0, 0);
  // What a place stands for may depend on what is pointed at: first nothing is.
  await page.waitForFunction(() => document.querySelector('[data-target][data-state="focus"]') === null);
  const spot = await page.evaluate(spotIn, { legal: LEGAL, n, isBoardFirst: true, broad: 0 });
  if (spot === null) await page.locator('.t-go').click();
  else await page.mouse.click(spot.x, spot.y);
  return spot?.isOnBoard ?? false;
}

/** A finger that comes and goes at once, however long the page takes to hear of both: one that rests asks what something is. */
async function tapAt(page: Page, { x, y }: Pick<Spot, 'x' | 'y'>): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await Promise.all([
    finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await finger.detach();
}

async function tapOn(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('a button is not drawn');
  await tapAt(button.page(), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** A tap chooses, a tap on the one button picks. */
async function tapOne(page: Page, n: number, check: DecisionCheck): Promise<boolean> {
  const group = page.locator('.t-options .t-group').first();
  const open = async (): Promise<void> => ((await group.count()) > 0 ? tapOn(group) : undefined);
  const find = () => page.evaluate(spotIn, { legal: LEGAL, n, isBoardFirst: n % 2 === 0, broad: FINGER });
  if (n % 2 === 1) await open();
  let spot = await find();
  if (spot === null) {
    await open(); // the places lie under the sheet: their group lists them
    spot = await find();
  }
  if (spot !== null) await tapAt(page, spot);
  await page.locator('.t-go:enabled').waitFor();
  await check.runChosen(page);
  await tapOn(page.locator('.t-go:enabled'));
  return spot?.isOnBoard ?? false;
}

/** The number shown on a button is its key; Enter does what the large button says, at every second pick where it can be pressed: whoever
 * never says that they are done talks for ever. */
async function pressOne(page: Page, n: number): Promise<void> {
  if (n % 2 === 1 && (await page.locator('.t-go:enabled').count()) > 0) return page.keyboard.press('Enter');
  const shown = await page.locator('.t-key').allTextContents();
  const key = shown[n % Math.max(1, shown.length)];
  const number = page.locator('.t-stepper [data-target]');
  if (key === undefined && (await number.count()) > 0) await number.press('Enter');
  else if (key === undefined) await page.keyboard.press('Enter');
  else await page.keyboard.press(key);
  if (key === undefined || (await page.locator('.t-choices').count()) === 0) return;
  await page.keyboard.press(String(1 + (n % (await page.locator('.t-choices .t-key').count()))));
}

/** Plays on until the game is over, or until so many picks are made. */
async function play(page: Page, by: 'clicks' | 'taps' | 'keys', most: number): Promise<Played> {
  const check = new DecisionCheck();
  let onBoard = 0;
  for (let picks = 0; picks < most; picks += 1) {
    if (await isOver(page)) return { picks, onBoard };
    await check.run(page);
    const before = await shownAt(page);
    if (by === 'keys') await pressOne(page, picks);
    else onBoard += (await (by === 'taps' ? tapOne(page, picks, check) : clickOne(page, picks))) ? 1 : 0;
    await settled(page, before);
  }
  return { picks: most, onBoard };
}

async function checkGame(game: string, way: Way, most: number): Promise<Page> {
  const { by, viewport } = WAYS[way];
  const page = await visit('/', { viewport, hasTouch: by === 'taps', forced: true, before: watchShifts });
  const errors = errorsOf(page);
  await sitDown(page, game);
  const { picks, onBoard } = await play(page, by, most);
  // How many decisions are about places differs from game to game: here it is only seen that the board is really played on.
  if (by === 'clicks') expect(onBoard / picks).toBeGreaterThan(0.3);
  expect(errors).toEqual([]);
  return page;
}

/** Somebody comes from the home page to the final scores; at every decision everything is in its place. */
export async function checkWholeGame(game: string, way: Way): Promise<void> {
  const page = await checkGame(game, way, MOST_PICKS);
  expect(await page.locator(END).isVisible()).toBe(true);
}

/** The same for the first decisions only. */
export async function checkBeginning(game: string, way: Way): Promise<void> {
  await checkGame(game, way, FIRST_PICKS);
}
