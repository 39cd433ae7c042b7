// A visitor: a fresh window with its own storage, and the few things visitors do in every test.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

/** Only there to catch what hangs. */
const PATIENCE_MS = 240_000;
const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Visit {
  readonly lang?: 'en' | 'fr';
  readonly light?: 'day' | 'night';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** With a service worker, as in life; tests that do not need it are quicker without. */
  readonly isKeptOffline?: boolean;
  readonly hasTouch?: boolean;
  /** Ask before what cannot be taken back. */
  readonly confirm?: boolean;
  /** How fast the moves of others are shown: at once, unless a test is about it. */
  readonly speed?: 'calm' | 'none';
  /** Forced steps play themselves, as in life; most tests count every one. */
  readonly forced?: boolean;
  /** Runs in the page before anything else. */
  readonly before?: () => void;
  /** Somebody who was never here: nothing is saved, the browser says the language. */
  readonly isNew?: boolean;
  /** The scripts do not come before that. */
  readonly scriptsAfter?: Promise<void>;
  /** The same cards and the same beginner every time, for a test that counts on what others do. */
  readonly sameDeal?: boolean;
}

let browser: Browser;
const contexts: BrowserContext[] = [];

export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async ({ task }) => {
    const all = contexts.splice(0);
    if (task.result?.state === 'fail') await tellWhatIsSeen(all);
    await Promise.all(all.map((context) => context.close()));
  });
  afterAll(() => browser.close());
}

const MOST_SEEN = 3000;

/** What a failed test was looking at: often the reason stands there. */
async function tellWhatIsSeen(all: readonly BrowserContext[]): Promise<void> {
  for (const page of all.flatMap((context) => context.pages())) {
    const text = await page.locator('body').ariaSnapshot().catch(String);
    console.error(`seen at ${page.url()}:\n${text.slice(0, MOST_SEEN)}\n`);
  }
}

/** Runs in the page. */
function dealTheSame(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.fill(7);
    return array;
  };
}

/** A new visitor's page. What goes wrong in it fails the test through `errorsOf`. */
export async function visit(path: string, how: Visit = {}): Promise<Page> {
  const { lang = 'en', light = 'day', viewport = DESK, isKeptOffline = false, hasTouch = false } = how;
  const { confirm = false, forced = false, speed = 'none' } = how;
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport,
    hasTouch,
    locale: how.isNew === true && lang === 'fr' ? 'fr-FR' : 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: isKeptOffline ? 'allow' : 'block',
    acceptDownloads: true,
  });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE_MS);
  const settings = JSON.stringify({ lang, light, confirm, forced, speed, level: 'mousse' });
  if (how.isNew !== true)
    await context.addInitScript((text) => {
      if (location.protocol === 'about:') return; // where somebody goes who goes away
      if (localStorage.getItem('comptoir') === null) localStorage.setItem('comptoir', text);
    }, settings);
  if (how.before !== undefined) await context.addInitScript(how.before);
  if (how.sameDeal === true) await context.addInitScript(dealTheSame);
  const page = await context.newPage();
  if (how.scriptsAfter === undefined) await page.goto(path);
  else {
    await context.route('**/assets/*.js', async (route) => {
      await how.scriptsAfter;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
  }
  return page;
}

/** Everything the page complains about, from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** The parts of the table the tests hold on to. */
export const LEGAL = '[data-target]:is([data-state="legal"], [data-state="focus"])';
export const END = '.t-final, [data-end]';
/** A button of the bar that picks: an option, or the one button where it ends the turn. */
export const PICK = `.t-bar :is(.t-option${LEGAL}, .t-go:enabled), .t-choices .t-option${LEGAL}`;

/** Where a table draws who begins, whoever opens this one does: a test knows whose turn it is. */
export async function beginFirst(page: Page): Promise<void> {
  await page.locator('.go-bar .btn.go').waitFor();
  const first = page.locator('input[name="firstPlayer"]').first();
  if ((await first.count()) > 0) await first.check();
}

/** Somebody who came by a table's link reads what it is about and sits down. */
export async function sitAtDoor(page: Page): Promise<void> {
  await page.locator('.door button[type="submit"]').click();
}

/** The host of a table starts the game once every seat is taken. */
export async function startTable(host: Page): Promise<void> {
  await host.locator('.seat-card[data-open="true"]').first().waitFor({ state: 'detached' });
  await host.locator('.room-actions .start').click();
}

/** Opens a table with as few bots as the game allows. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await beginFirst(page);
  const removals = page.locator('.seat-card .remove');
  while ((await removals.count()) > 0) await removals.last().click();
  await page.locator('.go-bar .btn.go').click();
  await page.waitForURL(/\/table\//);
  await page.locator(`${LEGAL}, [data-option]`).filter({ visible: true }).first().waitFor();
}

/** How many picks led to what is shown; the same things may be legal before and after one. */
export const shownAt = async (page: Page): Promise<number> =>
  Number(await page.locator('.t-table[data-at]').getAttribute('data-at'));

/** The rules open beside the board by a key, and leave the table as it was. */
export async function lookUpRules(page: Page): Promise<void> {
  const before = [page.url(), await shownAt(page)]; // a table that has just been opened shows nothing yet
  await page.keyboard.press('/');
  await page.locator('.rules-drawer .rule').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.rules-drawer').waitFor({ state: 'detached' });
  const after = [page.url(), await shownAt(page)];
  if (`${before}` !== `${after}`) throw new Error(`the rules led from ${before} to ${after}`);
}
