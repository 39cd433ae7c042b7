// Tables online, with a real server and real browsers: by link, played again, cut off and back, readable for all.
import { AxeBuilder } from '@axe-core/playwright';
import { useRestarts } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { playQuickly } from './support/quick-game.ts';
import {
  beginFirst,
  END,
  errorsOf,
  LEGAL,
  PHONE,
  sitAtDoor,
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
async function sitTogether(): Promise<readonly [Page, Page, string]> {
  const alma = await at('/new/nauticus/online');
  const link = await openTable(alma);
  const bruno = await visit(link, { lang: 'fr', light: 'night' });
  await sitAtDoor(bruno);
  await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
  return [alma, bruno, link];
}

/** What axe finds and, on a phone, what does not fit. */
async function findings(page: Page): Promise<string[]> {
  const isSmall = page.viewportSize()?.width === PHONE.width;
  const small = isSmall ? await page.evaluate(tooSmall, LEAST) : [];
  const wide = isSmall ? await sideways(page) : 0;
  const { violations } = await new AxeBuilder({ page })
    .exclude(['.k-sprite', '.harbour', '.cover'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return [...found, ...small, ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

describe('by link', () => {
  test('two browsers see the end of their game, check its shuffles and sit down again', async () => {
    const [alma, bruno, link] = await sitTogether();
    const errors = [errorsOf(alma), errorsOf(bruno)];
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
    await bruno.locator('.banner .btn.slim').click();
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
    await page.locator('.seat-card[data-open="true"] .btn').click();
    await page.locator('.t-table').waitFor();
    found.push(...(await findings(page)).map((one) => `table ${one}`));
    for (const path of ['/my-games', '/account', '/fair', '/']) {
      await page.goto(`${server.url}${path}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      found.push(...(await findings(page)).map((one) => `${path} ${one}`));
    }
    await page.goto(`${server.url}/account`);
    await page.locator('a[href^="/players/"]').click();
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
    const stranger = await at('/my-games');
    await stranger.locator('.open-row').first().waitFor();
  });
});

describe('cut off', () => {
  test('the server dies and comes back: the table is there, and a pick made meanwhile arrives', async () => {
    const [alma, bruno] = await sitTogether();
    const asked = (page: Page): Promise<Page> =>
      page
        .locator(LEGAL)
        .first()
        .waitFor()
        .then(() => page);
    const mover = await Promise.any([alma, bruno].map(asked));
    const before = await mover.locator('.t-bar, .t-sheet').first().textContent();
    await server.kill();
    await mover.locator('.banner').waitFor();
    await mover.keyboard.press('1');
    await server.start();
    await mover.locator('.banner').waitFor({ state: 'detached' });
    await expect.poll(() => mover.locator('.t-bar, .t-sheet').first().textContent()).not.toBe(before);
  });
});
