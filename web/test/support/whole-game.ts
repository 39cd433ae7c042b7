// A whole game through the table, by clicks on the board or by keys alone. It knows no game: it takes what glows.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { END, errorsOf, LEGAL, sitDown, visit } from './visit.ts';

export interface Played {
  readonly picks: number;
  /** Picks made on the drawing itself. */
  readonly onBoard: number;
}
export interface How {
  readonly by: 'clicks' | 'keyboard';
}

/** A game that has not ended by then goes in circles. */
const MOST_PICKS = 900;

interface Spot {
  readonly name: string;
  readonly isOnBoard: boolean;
  readonly x: number;
  readonly y: number;
}

/**
 * The n-th legal target, counted round, or the next one that a pointer can reach, with a point that hits it: one on the board
 * before one of the list of options. Runs in the page.
 */
function spotIn({ legal, n: first }: { readonly legal: string; readonly n: number }): Spot | null {
  const STEPS = 9;
  const reach = (element: Element): Spot | null => {
    const box = element.getBoundingClientRect();
    for (let n = 0; n < STEPS * STEPS; n += 1) {
      // from the middle outwards, so that a ring or a row of pieces is met too
      const spread = (k: number): number => 0.5 + (k % 2 === 0 ? 1 : -1) * (Math.ceil(k / 2) / STEPS);
      const x = box.left + box.width * spread(n % STEPS);
      const y = box.top + box.height * spread(Math.floor(n / STEPS));
      if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) {
        const name = element.getAttribute('data-target') ?? '';
        return { name, isOnBoard: element.closest('.t-options') === null, x, y };
      }
    }
    return null;
  };
  const all = [...document.querySelectorAll(legal)];
  const onBoard = all.filter((element) => element.closest('.t-options') === null);
  for (const list of [onBoard, all]) {
    for (let n = 0; n < list.length; n += 1) {
      const element = list[(first + n) % list.length];
      const spot = element === undefined ? null : reach(element);
      if (spot !== null) return spot;
    }
  }
  return null;
}

/** Waits until something can be chosen or the game is over; says which. */
async function isOver(page: Page): Promise<boolean> {
  const either = `${LEGAL}, ${END}`;
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, either);
  return (await page.locator(END).count()) > 0;
}

/** How many picks led to what is shown; the same things may be legal before and after one. */
const shownAt = (page: Page): Promise<string | null> => page.locator('.t-table').getAttribute('data-at');

const settled = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction(
    ([end, was]) =>
      document.querySelector(end ?? '') !== null ||
      document.querySelector('.t-table')?.getAttribute('data-at') !== was,
    [END, before],
  );

async function clickOne(page: Page, n: number): Promise<boolean> {
  await page.mouse.move(0, 0);
  const spot = await page.evaluate(spotIn, { legal: LEGAL, n });
  if (spot === null) throw new Error('whole game: something is legal, but a pointer cannot reach it');
  await page.mouse.click(spot.x, spot.y);
  return spot.isOnBoard;
}

/** The number shown on a button is its key; now and then the long way is taken: Tab to a button, then Enter. */
async function pressOne(page: Page, n: number): Promise<void> {
  const shown = await page.locator(`.t-option${LEGAL} .t-key`).allTextContents();
  const keys = shown.filter((text) => /^[1-9]$/.test(text));
  const key = keys[n % Math.max(1, keys.length)];
  if (key !== undefined && n % 7 !== 6) {
    await page.keyboard.press(key);
    return;
  }
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      () =>
        document.activeElement?.matches('.t-option[data-state="legal"], .t-option[data-state="focus"]') ===
        true,
    );
    if (!isThere) continue;
    await page.keyboard.press('Enter');
    return;
  }
  throw new Error('whole game: the keyboard does not reach the options');
}

/** Plays from the first decision to the final scoring. */
export async function playWholeGame(page: Page, { by }: How): Promise<Played> {
  let onBoard = 0;
  for (let picks = 0; picks < MOST_PICKS; picks += 1) {
    if (await isOver(page)) return { picks, onBoard };
    const before = await shownAt(page);
    if (by === 'keyboard') await pressOne(page, picks);
    else onBoard += (await clickOne(page, picks)) ? 1 : 0;
    await settled(page, before);
  }
  throw new Error(`whole game: not over after ${MOST_PICKS} picks`);
}

/** A person without a pointer comes from the home page to the final scores. */
export async function checkKeyboardAlone(game: string): Promise<void> {
  const page = await visit('/');
  const errors = errorsOf(page);
  await sitDown(page, game);
  await playWholeGame(page, { by: 'keyboard' });
  expect(await page.locator(END).isVisible()).toBe(true);
  expect(errors).toEqual([]);
}
