// The negotiation desk against a real server: a sequence of picks over the socket, one undo for all of it, the talks after a reload.

import { Client } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { errorsOf, PICK, shownAt, startTable, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();

const WISH = '.o-wishes .o-pick';
const MOST_PICKS = 200;

async function sitTogether(): Promise<readonly [Page, Client, string]> {
  const page = await visit(`${server().url}/new/oltre-mare/online`);
  await page.locator('.go-bar .btn.go').click();
  await page.waitForURL(/\/play\//);
  await page.locator('.link-box').waitFor();
  const match = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const bruno = await new Client(server().url).signIn();
  await bruno.api(`/api/matches/${match}/sit`, 'POST', {});
  await startTable(page);
  await page.locator('.t-table').waitFor();
  await bruno.connect();
  await bruno.join(match);
  return [page, bruno, match];
}

/** Both play whatever comes until it is the browser's turn to trade. */
async function untilTrade(page: Page, bruno: Client, match: string): Promise<void> {
  for (let n = 0; n < MOST_PICKS; n += 1) {
    await page.locator(`${PICK}, .t-bar[data-mine="false"]`).first().waitFor();
    if ((await page.locator(WISH).count()) > 0) return;
    const table = bruno.tables.get(match);
    const options = table?.decision?.options ?? [];
    const option = options.find(({ verb }) => verb === 'endTrade') ?? options[0];
    if (table !== undefined && option !== undefined) await bruno.pick(match, table.seq, option);
    else if ((await page.locator(PICK).count()) > 0) await page.locator(PICK).first().click();
  }
  throw new Error('desk: nobody comes to trade');
}

test('a word first and back, then an offer from two clicks, declined, still told after a reload', async () => {
  const [page, bruno, match] = await sitTogether();
  const errors = errorsOf(page);
  await untilTrade(page, bruno, match);
  const before = await shownAt(page);
  await page.locator('.o-hand .o-usable').first().click();
  await page.locator(WISH).first().click();
  await page.locator('.o-pencil .o-say-first[data-state="legal"]').click();
  await page.locator('.o-compose[data-stage="word"]').waitFor();
  expect(await shownAt(page)).toBe(before + 6);
  await page.keyboard.press('u');
  await page.locator('.o-pencil .o-go[data-state="legal"]').click();
  const table = await bruno.table(match, ({ decision }) => decision?.at.step === 'answerOffer');
  await bruno.pick(match, table.seq, { verb: 'decline' });
  const declined = page.locator('.o-talks li[data-outcome="declined"]');
  await declined.waitFor();
  const told = await declined.innerHTML();
  await page.getByText(/R-6\.11/).waitFor(); // still in pencil, but not the same again
  await page.getByRole('button', { name: 'You pay one more' }).click();
  await page.locator('.o-pencil .o-go[data-state="legal"]').waitFor();
  await page.reload();
  await declined.waitFor();
  expect(await declined.innerHTML()).toBe(told);
  expect(errors).toEqual([]);
});
