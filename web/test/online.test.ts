// Tables online, with a real server and real browsers: by link, played again, cut off and back, readable for all.
import { subprotocolOf } from '@comptoir/protocol';
import { useRestarts } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { playQuickly } from './support/quick-game.ts';
import {
  beginFirst,
  END,
  errorsOf,
  LEGAL,
  lookUpRules,
  PHONE,
  PICK,
  sitAtDoor,
  startTable,
  useBrowser,
  type Visit,
  visit,
} from './support/visit.ts';

const server = useRestarts();
useBrowser();

const at = (path: string, how: Visit = {}): Promise<Page> => visit(`${server.url}${path}`, how);

/** Opens a table for two and returns its address. */
async function openTable(page: Page, isPublic = false): Promise<string> {
  await beginFirst(page);
  if (isPublic) await page.getByText('Open to all').click();
  await page.locator('.go-bar .btn.go').click();
  await page.waitForURL(/\/play\//);
  await page.locator('.link-box').waitFor();
  return page.url();
}

/** Two players at a table of nauticus, each in a window of their own. */
async function sitTogether(how: Visit = {}): Promise<readonly [Page, Page, string]> {
  const alma = await at('/new/nauticus/online', how);
  const link = await openTable(alma);
  const bruno = await visit(link, { lang: 'fr', light: 'night', ...how });
  await sitAtDoor(bruno);
  await startTable(alma);
  await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
  return [alma, bruno, link];
}

/** Picks until it is somebody else's turn. */
async function endTurn(page: Page): Promise<void> {
  const at = (): Promise<string | null> => page.locator('.t-table[data-at]').getAttribute('data-at');
  const mine = page.locator('.t-bar[data-mine="true"]');
  await mine.waitFor();
  while ((await mine.count()) > 0) {
    const before = await at();
    await page.locator(PICK).last().click();
    await expect.poll(at).not.toBe(before);
  }
}

/** The page has a new socket, and is shown a table over it. */
function shownAgain(page: Page): Promise<void> {
  return new Promise((done) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"table"')) done();
      }),
    );
  });
}

/** What axe finds and, on a phone, what does not fit. */
async function findings(page: Page): Promise<string[]> {
  const isSmall = page.viewportSize()?.width === PHONE.width;
  const small = isSmall ? await page.evaluate(tooSmall, LEAST) : [];
  const wide = isSmall ? await sideways(page) : 0;
  const found = await axeFindings(page);
  return [...found, ...small, ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

/** Runs in the page: its sockets say the version that the test wants, and hear what the test says; those there are die without a word. */
function openSockets(): void {
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct(Real, [url, version]) {
      const socket = new Real(url, sessionStorage.getItem('version') ?? version);
      addEventListener('heard', (event) => {
        if (event instanceof CustomEvent)
          socket.dispatchEvent(new MessageEvent('message', { data: event.detail }));
      });
      let isDead = false;
      addEventListener('asleep', () => {
        isDead = true;
        socket.send = () => undefined;
      });
      for (const type of ['message', 'close', 'error'])
        socket.addEventListener(type, (event) => isDead && event.stopImmediatePropagation());
      return socket;
    },
  });
}

describe('by link', () => {
  test('two browsers see the end of their game, check its shuffles and sit down again', async () => {
    const [alma, bruno, link] = await sitTogether();
    const errors = [errorsOf(alma), errorsOf(bruno)];
    await lookUpRules(alma);
    const past: string[] = [];
    bruno.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(at\/\d+|positions)$/.test(pathname)) past.push(pathname);
    });
    await endTurn(alma);
    await bruno.locator('.t-bar[data-mine="true"]').waitFor();
    await bruno.keyboard.press('r'); // her turn once more, pick by pick
    await expect.poll(() => past).toHaveLength(1);
    await Promise.all([alma, bruno].map((page) => playQuickly(page, true)));
    expect(await alma.locator(END).isVisible()).toBe(true);
    expect(await bruno.locator(END).isVisible()).toBe(true);
    await alma.goto(link.replace('/play/', '/fair/'));
    await alma.locator('.verdict li').first().waitFor();
    expect(await alma.locator('.verdict [data-holds="yes"]').count()).toBe(4);
    expect(await findings(alma)).toEqual([]);
    await alma.goto(link);
    await alma.locator('.t-final .t-go').click();
    await alma.locator('.link-box').waitFor();
    await alma.locator('.seat-card[data-open="true"]', { hasText: 'invited' }).waitFor();
    await bruno.locator('.banner .btn.slim').click();
    await startTable(alma);
    await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
    expect(alma.url()).toBe(bruno.url());
    expect(alma.url()).not.toBe(link);
    expect(errors.flat()).toEqual([]);
  });
});

describe('readable for all', () => {
  test.each([
    ['en', 'day', {}],
    ['fr', 'night', { viewport: PHONE }],
  ] as const)('axe finds nothing on the pages online, %s by %s', async (lang, light, how) => {
    const page = await at('/new/nauticus/online', { lang, light, ...how });
    const errors = errorsOf(page);
    await page.locator('.go-bar').waitFor();
    const found: string[] = (await findings(page)).map((one) => `new ${one}`);
    await page.locator('.go-bar .btn.go').click();
    await page.locator('.link-box').waitFor();
    found.push(...(await findings(page)).map((one) => `room ${one}`));
    const guest = await visit(page.url(), { lang, light, ...how });
    await guest.locator('.door').waitFor();
    found.push(...(await findings(guest)).map((one) => `door ${one}`));
    await page.locator('.seat-card[data-open="true"] select').selectOption('mousse');
    await startTable(page);
    await page.locator('.t-table main').first().waitFor();
    found.push(...(await findings(page)).map((one) => `table ${one}`));
    for (const path of ['/my-games', '/online', '/account', '/fair', '/']) {
      await page.goto(`${server.url}${path}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      found.push(...(await findings(page)).map((one) => `${path} ${one}`));
    }
    await page.goto(`${server.url}/account`);
    await page.locator('#page a[href^="/players/"]').click();
    await page.locator('.profile').waitFor();
    found.push(...(await findings(page)).map((one) => `profile ${one}`));
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('people', () => {
  test('a guest makes an account, keeps the table, and signs in from another browser', async () => {
    const alma = await at('/new/nauticus/online');
    await openTable(alma, true);
    await alma.goto(`${server.url}/account`);
    const name = `alma${Date.now() % 1e8}`;
    const making = alma.locator('.gate').first();
    await making.locator('[name=username]').fill(name);
    await making.locator('[name=password]').fill('correct horse');
    await making.locator('button').click();
    await alma.getByText(`Signed in as ${name}`).waitFor();
    await alma.goto(`${server.url}/my-games`);
    await alma.locator('.table-row').waitFor();
    const other = await at('/account');
    const gate = other.locator('.gate').last();
    await gate.locator('[name=username]').fill(name);
    await gate.locator('[name=password]').fill('correct horse');
    await gate.locator('button').click();
    await other.getByText(`Signed in as ${name}`).waitFor();
    const called = (page: Page): Promise<string | null> => page.locator('.me-menu .who').textContent();
    expect(await called(alma)).toMatch(/^Guest \w{4}$/); // as they were called before
    await expect.poll(() => called(other)).toBe(await called(alma));
    const stranger = await at('/online');
    await stranger.locator('.open-row').first().waitFor();
  });
});

describe('cut off', () => {
  test('the server is started anew: what was chosen stays chosen; it dies and comes back: the table is there, and what was picked and said meanwhile arrives', async () => {
    const [alma, bruno] = await sitTogether({ hasTouch: true });
    await alma.getByRole('tab', { name: 'Chat' }).click();
    await alma.locator('.phrases summary').click();
    await bruno.getByRole('tab', { name: 'Discussion' }).click();
    const asked = (page: Page): Promise<Page> =>
      page
        .locator(LEGAL)
        .first()
        .waitFor()
        .then(() => page);
    const mover = await Promise.any([alma, bruno].map(asked));
    const chosen = (): Promise<string | null> => mover.locator('.t-go').getAttribute('data-stands-for');
    const nothing = await chosen();
    await mover.locator(`.t-bar .t-option${LEGAL}`).first().tap();
    await expect.poll(chosen).not.toBe(nothing);
    const draft = await chosen();
    const isBack = shownAgain(mover);
    await server.stop();
    await server.start();
    await isBack;
    expect(await chosen()).toBe(draft);
    await mover.keyboard.press('Escape');
    await expect.poll(chosen).toBe(nothing);
    const before = await mover.locator('.t-bar, .t-sheet').first().textContent();
    await server.kill();
    await mover.locator('.banner').waitFor();
    await mover.keyboard.press('1');
    await alma.getByRole('button', { name: 'Good game to all' }).click();
    await server.start();
    await mover.locator('.banner').waitFor({ state: 'detached' });
    await bruno.locator('.chat li', { hasText: 'Bonne partie à tous' }).waitFor();
    await expect.poll(() => mover.locator('.t-bar, .t-sheet').first().textContent()).not.toBe(before);
  });

  test('a line that died while the device slept is found out when somebody looks again', async () => {
    const [alma, bruno] = await sitTogether();
    await bruno.addInitScript(openSockets);
    await bruno.reload();
    await bruno.locator('.t-table').waitFor();
    await bruno.evaluate(() => dispatchEvent(new Event('asleep')));
    await endTurn(alma);
    expect(await bruno.locator(LEGAL).count()).toBe(0);
    await bruno.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await bruno.locator(LEGAL).first().waitFor();
  });

  test('a table that cannot be opened at the moment is asked for again; a page of an older version keeps its table and offers to load again', async () => {
    const [alma, , link] = await sitTogether();
    await alma.addInitScript(openSockets);
    let joins = 0;
    alma.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"join"')) joins += 1;
      });
    });
    await alma.reload();
    await alma.locator('.t-table').waitFor();
    const before = joins;
    const gone = JSON.stringify({ type: 'gone', match: link.split('/').at(-1), code: 'internal' });
    await alma.evaluate((text) => dispatchEvent(new CustomEvent('heard', { detail: text })), gone);
    await expect.poll(() => joins).toBeGreaterThan(before);
    expect(await alma.locator('.t-table').count()).toBe(1);

    await alma.evaluate((version) => sessionStorage.setItem('version', version), subprotocolOf(0));
    await server.kill();
    await server.start();
    const again = alma.getByRole('button', { name: 'Load again' });
    await again.waitFor();
    expect(await alma.locator('.t-table').count()).toBe(1);
    await alma.evaluate(() => sessionStorage.removeItem('version'));
    await again.click();
    await again.waitFor({ state: 'detached' });
    await alma.locator('.t-table').waitFor();
  });
});
