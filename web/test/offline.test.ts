// Without a network: everything that needs none works, nobody is asked in vain, and all is as before when it is back.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@comptoir/catalogue';
import {
  cleanUp,
  newFolder,
  type ServerProcess,
  startPages,
  startServer,
  stopServer,
} from '@comptoir/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorsOf, lookUpRules, PICK, sitDown, useBrowser, visit } from './support/visit.ts';

useBrowser();

/** The first visit, until everything is on the device. */
async function visitOnce(path: string): Promise<Page> {
  const page = await visit(path, { isKeptOffline: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** What the page asks of a server from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) asked.push(pathname);
  });
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  return asked;
}

test('all games are played, and their rules looked up, with the network off', async () => {
  const page = await visitOnce('/');
  const errors = errorsOf(page);
  await page.context().setOffline(true);
  for (const game of GAME_IDS) {
    await sitDown(page, game);
    await lookUpRules(page);
    await page.locator(PICK).first().click();
  }
  expect(errors).toEqual([]);
});

test('a new version takes over by itself, whole, and nothing of the old one is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-dist-'));
  cpSync(join(import.meta.dirname, '..', 'dist'), folder, { recursive: true });
  const pages = await startPages(folder);
  const page = await visitOnce(`${pages.url}/`);
  await page.evaluate(() => caches.open('from an older kind of service worker').then(() => undefined));
  const rewrite = (name: string, from: RegExp, to: string): void => {
    for (const packed of ['.gz', '.br']) rmSync(join(folder, `${name}${packed}`));
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(from, to));
  };
  rewrite('index.html', /<html /, '<html data-version="new" ');
  rewrite('sw.js', /"\/index.html":"\w+"/, '"/index.html":"anotherhash"');
  const names = (): Promise<string[]> => page.evaluate(() => caches.keys());
  await page.evaluate(() =>
    navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => undefined),
  );
  await expect.poll(names).toEqual(['comptoir']);
  await page.context().setOffline(true);
  await page.goto(`${pages.url}/rules`);
  await page.locator('html[data-version="new"] h1').waitFor();
  const kept = await page.evaluate(async () =>
    (await (await caches.open('comptoir')).keys())
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === '/index.html')
      .map(({ search }) => search),
  );
  expect(kept).toEqual(['?anotherhash']);
  await pages.stop();
  rmSync(folder, { recursive: true });
});

describe('with a server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: newFolder() });
  });
  afterAll(async () => {
    await stopServer(server);
    cleanUp(server);
  });

  test('nobody is asked while the network is off; when it is back, they are asked again', async () => {
    const page = await visitOnce(`${server.url}/new/nauticus/online`);
    await page.locator('.go-bar .btn.go').click(); // somebody: now there are tables and invitations to ask for
    await page.locator('.link-box').waitFor();
    await page.goto('about:blank'); // what that page has asked last is not on its way any more
    await page.context().setOffline(true);
    const errors = errorsOf(page);
    const asked = askedBy(page);
    for (const path of ['/', '/my-games', '/account']) {
      await page.goto(`${server.url}${path}`);
      await page.locator('.offline').waitFor();
    }
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().setOffline(false);
    await page.locator('.offline').waitFor({ state: 'detached' });
    await expect.poll(() => asked).toContain('/api/auth/get-session');
  });

  test('a line that is cut without a word is noticed, and what could not be sent can be sent again', async () => {
    const page = await visit(`${server.url}/new/nauticus/online`);
    let isCut = true;
    await page.route('**/api/matches', (route) => (isCut ? route.abort() : route.continue()));
    await page.route('**/healthz', (route) => (isCut ? undefined : route.continue())); // no answer, ever
    await page.locator('.go-bar .btn.go').click();
    await page.getByText('The server cannot be reached.').first().waitFor();
    await page.locator('.offline').waitFor();
    isCut = false;
    await page.locator('.offline').waitFor({ state: 'detached' });
    await page.locator('.go-bar .btn.go').click();
    await page.locator('.link-box').waitFor();
  });
});
