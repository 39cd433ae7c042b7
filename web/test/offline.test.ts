// Without a network: everything that needs none works, nobody is asked in vain, and all is as before when it is back.
import { GAME_IDS } from '@comptoir/catalogue';
import { cleanUp, newFolder, type ServerProcess, startServer, stopServer } from '@comptoir/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorsOf, LEGAL, sitDown, useBrowser, visit } from './support/visit.ts';

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

test('all games are played with the network off', async () => {
  const page = await visitOnce('/');
  const errors = errorsOf(page);
  await page.context().setOffline(true);
  for (const game of GAME_IDS) {
    await sitDown(page, game);
    await page.locator(`.t-option${LEGAL}`).first().click();
  }
  expect(errors).toEqual([]);
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
});
