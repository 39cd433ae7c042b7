// How heavy a page is for a phone, in what does not depend on the machine: elements, what holds up the first paint, what moves.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { errorsOf, PHONE, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

declare global {
  interface Window {
    /** What moved by itself: how much, and what it was. */
    shifts: { readonly value: number; readonly what: string[] }[];
  }
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}
function noteShifts(): void {
  window.shifts = [];
  const isShift = (entry: PerformanceEntry): entry is Shift => 'hadRecentInput' in entry;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName} .${element?.getAttribute('class')} from ${previousRect.y} to ${currentRect.y}`;
      });
      if (!hadRecentInput) window.shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
/** What moved, where it comes to more than anybody can see. */
const moved = async (page: Page): Promise<object[]> => {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < 0.001 ? [] : shifts;
};

/** What the browser fetched before it painted anything, by its first name. */
const blocking = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(({ name }) => /([a-z]+)[^/]*(\.\w+)$/.exec(new URL(name).pathname)?.slice(1).join('') ?? name),
  );
/** The scripts that were asked for before all that is seen had come. */
const hasty = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isVisit = (entry: PerformanceEntry): entry is PerformanceNavigationTiming =>
      entry.entryType === 'navigation';
    const loaded = performance.getEntries().find(isVisit)?.loadEventStart ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/assets\/.*\.js$/.test(name) && startTime < loaded)
      .map(({ name }) => name);
  });
const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

test.each([
  ['home', '/', 1500],
  ['a game', '/games/nauticus', 1400],
  ['the rules', '/games/nauticus/rules', 6000], // a whole book with its figures
] as const)(
  '%s: few elements, one script and one style before the first paint, nothing moves',
  async (_, path, most) => {
    const page = await visit(path, { viewport: PHONE, before: noteShifts });
    await page.waitForLoadState('networkidle');
    expect(await elements(page)).toBeLessThan(most);
    expect((await blocking(page)).sort()).toEqual(['first.css', 'first.js']);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toEqual([]);
  },
);

test.each(['/', '/games/nauticus'])(
  '%s: covers are photographs, and each is fetched in one size',
  async (path) => {
    const page = await visit(path, { viewport: PHONE });
    await page.waitForLoadState('networkidle');
    const covers = page.locator('img.cover');
    await covers.first().waitFor();
    await expect.poll(() => covers.first().evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    const shown = await covers.evaluateAll((list: HTMLImageElement[]) => list.map((img) => img.currentSrc));
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/cover-|\/boxes\/[a-z-]+\.\w+\.svg/.test(name)),
    );
    expect([...new Set(fetched)].sort()).toEqual(shown.filter((src) => src !== '').sort());
    expect(fetched.filter((name) => !name.endsWith('.webp'))).toEqual([]);
  },
);

test('a table that is opened again does not move either', async () => {
  const page = await visit('/', { viewport: PHONE, before: noteShifts });
  await sitDown(page, 'nauticus');
  await page.reload();
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect((await blocking(page)).sort()).toEqual(['first.css', 'first.js']);
  expect(await moved(page)).toEqual([]);
});

/** What comes when it is let. */
function held(): { readonly scriptsAfter: Promise<void>; letCome(): void } {
  let letCome = (): void => undefined;
  const scriptsAfter = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  return { scriptsAfter, letCome: () => letCome() };
}

test.each([
  ['/', 'en', 'A merchants’ table', '.under'],
  ['/', 'fr', 'Une table de marchands', '.under'],
  ['/games/nauticus', 'fr', 'Nauticus', '.ladder'],
  ['/games/hermagor/rules', 'en', 'Hermagor', '.rules-text[aria-busy="false"]'],
] as const)(
  '%s in %s is there before its scripts on a phone’s first visit, and they take over what is there',
  async (path, lang, title, last) => {
    const { scriptsAfter, letCome } = held();
    const page = await visit(path, { lang, viewport: PHONE, isNew: true, scriptsAfter, before: noteShifts });
    const errors = errorsOf(page);
    const heading = page.locator('h1').filter({ hasText: title });
    await heading.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await heading.evaluate((element) => element.setAttribute('data-before', ''));
    letCome();
    await page.locator(last).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await heading.getAttribute('data-before')).toBe('');
    expect(await hasty(page)).toEqual([]);
    expect(await moved(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test.each(['en', 'fr'] as const)(
  'whoever comes back to a table reads in %s what they are asked before its scripts have come',
  async (lang) => {
    const page = await visit('/', { lang, viewport: PHONE, before: noteShifts });
    const errors = errorsOf(page);
    await sitDown(page, 'hermagor');
    await page.locator('.t-bar[data-mine="true"]').waitFor();
    const table = page.url();
    await page.goto('/my-games');
    const asked = await page.locator('p.ask').first().textContent();
    const { scriptsAfter, letCome } = held();
    const wanted: string[] = [];
    await page.context().route('**/assets/*.js', async (route) => {
      wanted.push(new URL(route.request().url()).pathname);
      await scriptsAfter;
      await route.continue();
    });
    await page.goto(table, { waitUntil: 'commit' });
    await page.locator('.waits h1').filter({ hasText: 'Hermagor' }).waitFor();
    expect(await page.locator('.waits').textContent()).toContain(asked);
    expect(await page.locator('.t-table').count()).toBe(0);
    for (const part of ['first-', 'TablePage-', 'board-', 'table.worker-'])
      await expect.poll(() => wanted.filter((path) => path.startsWith(`/assets/${part}`)).length).toBe(1);
    letCome();
    await page.locator('.t-bar[data-mine="true"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.waits').count()).toBe(0);
    expect(await moved(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('of a table that was thrown away nothing is said', async () => {
  const page = await visit('/', { viewport: PHONE });
  await sitDown(page, 'nauticus');
  await page.locator('.t-bar[data-mine="true"]').waitFor();
  const table = page.url();
  await page.goto('/my-games');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: /for good/ }).click();
  await page.locator('.sure').waitFor({ state: 'detached' });
  await page.goto(table);
  await page.locator('.state h1').waitFor();
  expect(await page.locator('.waits').count()).toBe(0);
});

test.each([
  ['who was here before', { viewport: PHONE }],
  ['a wide screen', { isNew: true }],
] as const)('a page that was drawn for a phone’s first visit is not shown to %s', async (_, how) => {
  const { scriptsAfter, letCome } = held();
  const page = await visit('/', { ...how, scriptsAfter });
  const drawn = page.locator('#app.prerendered');
  await drawn.waitFor({ state: 'attached' });
  expect(await drawn.isVisible()).toBe(false);
  letCome();
  await page.locator('.under').waitFor();
  expect(await drawn.count()).toBe(0);
});

/** Runs in the page: nobody looks for a while, as far as it knows, and patience never runs out. */
function neverAWhile(): void {
  const wait = window.setTimeout;
  const patient = (then: TimerHandler, ms?: number, ...rest: unknown[]): number =>
    ms === 3000 || ms === 500 ? 0 : wait(then, ms, ...rest);
  Object.assign(window, { setTimeout: patient });
}

test('a page is drawn as soon as it has come', async () => {
  for (const path of ['/my-games', '/learn', '/games/nauticus/rules']) {
    const page = await visit(path, { before: neverAWhile });
    await page.locator('h1').first().waitFor();
  }
});

test('what is out of sight, and the server, wait on a first visit until somebody scrolls', async () => {
  const page = await visit('/games/nauticus', { viewport: PHONE, isNew: true, before: neverAWhile });
  const hasAsked = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.startsWith('/api/')),
    );
  await page.locator('html:not([data-prerendered])').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await hasAsked()).toBe(false);
  expect(await page.locator('.ladder').count()).toBe(0);
  await page.mouse.wheel(0, 200);
  await page.locator('.ladder').waitFor();
  await expect.poll(hasAsked).toBe(true);
});

test('a button that is pressed before the scripts have come is answered when they have', async () => {
  const { scriptsAfter, letCome } = held();
  const page = await visit('/', { viewport: PHONE, isNew: true, scriptsAfter });
  await page.locator('.hero button').click();
  expect(new URL(page.url()).pathname).toBe('/');
  letCome();
  await page.waitForURL(/\/table\/\w+$/);
});
