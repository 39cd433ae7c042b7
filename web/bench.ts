// npm run bench:web [-- --json]
//   How heavy the app is and how quickly it answers.
//   --json  for machines
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { bring, positionOf } from './test/support/position.ts';
import { BROWSER_FLAGS, findBrowser, serve } from './test/support/setup.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();
const DIST = join(HOME, 'web', 'dist');
const VISITS = 5;
const PICKS = 30;
/** Something that can be pressed: an option, the button that ends the turn, or a group of options. */
const OFFERED =
  '.t-bar[data-mine="true"] :is(.t-option:is([data-state="legal"], [data-state="focus"]), .t-go:enabled, .t-group)';
/** Only there to catch what hangs. */
const PATIENCE_MS = 240_000;
const LIMITS = { initial: 200, board: 150, firstPick: 5000, paint: 50, task: 50 };

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  readonly limit: number | null;
}
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const slowest = (list: readonly number[]): number => Math.max(0, ...list);

/** A chunk and everything it cannot do without. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (seen.has(key) || chunk === undefined) return seen;
  seen.add(key);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
  return seen;
}

function kilobytes(manifest: Manifest, keys: Iterable<string>): number {
  const packed = [...keys].map((key) => gzipSync(readFileSync(join(DIST, manifest[key]?.file ?? ''))).length);
  return packed.reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

function sizes(): readonly Row[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
  const initial = closure(manifest, 'index.html');
  const added = (key: string, had: ReadonlySet<string>): readonly string[] =>
    [...closure(manifest, key)].filter((one) => !had.has(one));
  // shared by local and online tables, so the bundler names its chunk
  const tableKey = Object.keys(manifest).find((key) => /TablePage.*\.(js|tsx)$/.test(key)) ?? '';
  const table = closure(manifest, tableKey);
  const row = (what: string, keys: Iterable<string>, limit: number | null): Row => ({
    what,
    unit: 'KB gzipped',
    value: kilobytes(manifest, keys),
    limit,
  });
  const rows = [row('initial JavaScript', initial, LIMITS.initial)];
  rows.push(row('the table', added(tableKey, initial), null));
  for (const key of Object.keys(manifest)) {
    const [, game] = /games\/([a-z-]+)\/board\/index\.tsx$/.exec(key) ?? [];
    if (game === undefined) continue;
    const had = new Set([...initial, ...table]);
    rows.push(row(`board of ${game}`, added(key, had), LIMITS.board));
  }
  return rows;
}

async function newcomer(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(() => {
    localStorage.setItem(
      'comptoir',
      JSON.stringify({ lang: 'en', confirm: false, speed: 'none', level: 'mousse' }),
    );
  });
  return context;
}

/** From typing the address to the first pick shown, and the first paint on the way. */
async function firstVisit(
  browser: Browser,
  address: string,
): Promise<{ readonly firstPick: number; readonly paint: number }> {
  const context = await newcomer(browser, address);
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto('/');
  await page.locator('.hero button.btn').click();
  const choose = page.locator('.t-option[data-state="legal"]').first();
  await choose.waitFor();
  const before = await page.locator('.t-table').getAttribute('data-at');
  await choose.click();
  await page.locator(`.t-table:not([data-at="${before}"])`).waitFor(); // the same may be offered once more
  const firstPick = performance.now() - begun;
  const again = await context.newPage();
  await again.goto('/about');
  const paint = await again.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = new PerformanceObserver((list) => {
          const found = list.getEntriesByName('first-contentful-paint')[0];
          if (found !== undefined) resolve(found.startTime);
        });
        watch.observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return { firstPick, paint };
}

/** In the page: from the click to the frame that shows what came of it. */
async function pickToPaint(): Promise<number | null> {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const option = ':is([data-state="legal"], [data-state="focus"])';
  const pick = (): HTMLElement | null => find(`.t-option${option}, .t-go:enabled`);
  if (pick() === null) {
    find('.t-group')?.click();
    await new Promise((done) => requestAnimationFrame(done));
  }
  const button = pick();
  const table = find('.t-table');
  if (button === null || table === null) return null;
  const begun = performance.now();
  return new Promise((resolve) => {
    const before = table.dataset.at;
    const watch = new MutationObserver(() => {
      if (table.dataset.at === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    watch.observe(table, { attributes: true });
    button.click();
  });
}

async function picks(browser: Browser, address: string): Promise<readonly number[]> {
  const context = await newcomer(browser, address);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.hero button.btn').click();
  const times: number[] = [];
  for (let n = 0; n < PICKS; n += 1) {
    await page.locator(OFFERED).first().waitFor();
    const time = await page.evaluate(pickToPaint);
    if (time !== null) times.push(time);
    await page.waitForTimeout(50);
  }
  await context.close();
  return times;
}

/** The tasks of more than 50 ms that held the page up while a whole game was reviewed in its workers, from the first curve to the last word. */
async function reviewTasks(browser: Browser, address: string): Promise<readonly number[]> {
  const context = await newcomer(browser, address);
  const page = await context.newPage();
  await bring(page, await positionOf(HOME, 'nauticus', 1));
  await page.waitForURL(/\/table\/\w+/);
  await page.goto(`${page.url()}/review`);
  await page.locator('.rv-plot input').waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
      document.documentElement.dataset.tasks = JSON.stringify(tasks);
    }).observe({ type: 'longtask' });
  });
  await page.locator('.rv-summary').waitFor();
  const tasks: readonly number[] = JSON.parse(
    (await page.locator('html').getAttribute('data-tasks')) ?? '[]',
  );
  await context.close();
  return tasks;
}

async function timings(): Promise<readonly Row[]> {
  const pages = await serve();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  try {
    const visits = [];
    for (let n = 0; n < VISITS; n += 1) visits.push(await firstVisit(browser, pages.url));
    const paints = await picks(browser, pages.url);
    const tasks = await reviewTasks(browser, pages.url);
    const firsts = visits.map((one) => one.firstPick);
    return [
      {
        what: 'first paint of a page',
        unit: 'ms, median',
        value: median(visits.map((one) => one.paint)),
        limit: null,
      },
      {
        what: 'first visit to first pick',
        unit: 'ms, median',
        value: median(firsts),
        limit: LIMITS.firstPick,
      },
      {
        what: 'first visit to first pick',
        unit: 'ms, slowest',
        value: slowest(firsts),
        limit: LIMITS.firstPick,
      },
      { what: 'pick to paint', unit: 'ms, median', value: median(paints), limit: LIMITS.paint },
      { what: 'pick to paint', unit: 'ms, slowest', value: slowest(paints), limit: null },
      {
        what: 'task while a game is reviewed',
        unit: 'ms, longest',
        value: slowest(tasks),
        limit: LIMITS.task,
      },
    ];
  } finally {
    await browser.close();
    await pages.stop();
  }
}

const times = await timings();
const rows = [...sizes(), ...times];
if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else {
  for (const { what, unit, value, limit } of rows) {
    const bound = limit === null ? '' : `≤ ${limit}${value > limit ? '  over' : ''}`;
    console.log(`${what.padEnd(28)}${value.toFixed(1).padStart(8)}  ${unit.padEnd(14)}${bound}`);
  }
}
process.exitCode = rows.some(({ value, limit }) => limit !== null && value > limit) ? 1 : 0;
