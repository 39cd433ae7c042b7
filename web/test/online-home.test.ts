// Online as a place: two strangers meet by a quick match, a third finds their table to watch, a table leads to its door, and a quiet
// evening is not a dead end: whoever plays a bot meanwhile is called when somebody comes.
import { Client, databaseUrl, pg } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { look } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, useBrowser, type Visit, visit } from './support/visit.ts';

useBrowser();
const server = useServer();
const SMALL = { width: 360, height: 640 };
const PHONE: Visit = { lang: 'fr', light: 'night', viewport: SMALL, hasTouch: true };

async function query(text: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl(server()) });
  await database.connect();
  await database.query(text);
  await database.end();
}

const online = (how: Visit = {}): Promise<Page> => visit(`${server().url}/online`, how);

test('nobody is there: one plays a bot, is called when somebody comes, and the bot’s game is kept', async () => {
  await query(
    `insert into visits select generate_series(now() - interval '9 days', now(), interval '1 hour'), 2`,
  );
  const [desk, phone] = [await online(), await online(PHONE)];
  await desk.getByText(/^Most come between .* and .*\. It is \d\d:\d\d now\.$/).waitFor();
  await phone.locator('.coming-hours li[data-now="true"]').waitFor();
  const errors = [desk, phone].map(errorsOf);
  await desk.getByRole('heading', { name: 'Nobody here yet' }).waitFor();
  await phone.getByRole('heading', { name: 'Personne pour l’instant' }).waitFor();
  await look(desk, 'online-quiet');
  await look(phone, 'online-quiet-phone');
  expect(await axeFindings(desk)).toEqual([]);
  expect(await axeFindings(phone)).toEqual([]);
  expect(await sideways(phone)).toBe(0);
  expect(await phone.evaluate(tooSmall, LEAST)).toEqual([]);
  await phone
    .locator('.quiet-ways')
    .getByRole('button', { name: /^Jouer/ })
    .click();
  await phone.waitForURL(/\/table\//);
  const strip = phone.locator('.looking');
  await strip.getByText('En attente de joueurs').waitFor();
  await phone.locator('.t-table main').first().waitFor();
  await look(phone, 'looking-phone');
  const [stripBox, tableBox] = await Promise.all(
    ['.looking', '.t-table'].map((part) => phone.locator(part).boundingBox()),
  );
  expect((tableBox?.y ?? 0) + (tableBox?.height ?? 0)).toBeLessThanOrEqual(SMALL.height);
  expect(tableBox?.y).toBeGreaterThanOrEqual((stripBox?.y ?? 0) + (stripBox?.height ?? 0));
  expect(await axeFindings(phone)).toEqual([]);
  const bots = phone.url();
  await phone.goto(`${server().url}/my-games`);
  await strip.getByText('En attente de joueurs').waitFor();
  await phone.locator('h1').first().waitFor();
  expect(await axeFindings(phone)).toEqual([]);
  await phone.goto(bots);
  await desk.reload();
  await desk.getByRole('heading', { name: 'Here now' }).waitFor();
  await desk.getByRole('link', { name: /^Join/ }).click();
  await desk.locator('.door button[type="submit"]').click();
  await desk.locator('.t-table').waitFor();
  await strip.getByText('Votre table est prête').waitFor();
  await look(phone, 'ready-phone');
  await strip.getByRole('link', { name: 'À la table' }).click();
  await phone.locator('.online-table .t-table').waitFor();
  await strip.waitFor({ state: 'detached' });
  expect(phone.url()).toBe(desk.url());
  await phone.goto(bots);
  await phone.locator('.t-table').waitFor();
  expect(errors.flat()).toEqual([]);
});

test('two who want the same are at one friendly table after the second press; a third watches it, and takes no seat', async () => {
  const [alma, bruno] = [await online(), await online(PHONE)];
  const errors = [alma, bruno].map(errorsOf);
  const form = alma.locator('.quick');
  // by keys alone: the game is chosen already, on to the pace, the button
  expect(await form.getByRole('checkbox', { name: 'Nauticus' }).isChecked()).toBe(true);
  await form.getByRole('radio', { name: 'Live' }).focus();
  await alma.keyboard.press('ArrowLeft');
  await form.getByText('5 minutes + 15 seconds a turn').waitFor();
  await form.getByRole('button', { name: 'Find me a table' }).focus();
  await alma.keyboard.press('Enter');
  await alma.locator('.link-box').waitFor();
  await alma.locator('.room-terms').getByText('5 minutes + 15 seconds a turn').waitFor();
  await bruno.getByRole('button', { name: 'Partie rapide' }).click();
  await bruno.locator('.quick .segmented label', { hasText: /^Rapide$/ }).click();
  await look(bruno, 'quick-phone');
  expect(await axeFindings(bruno)).toEqual([]);
  expect(await sideways(bruno)).toBe(0);
  expect(await bruno.evaluate(tooSmall, LEAST)).toEqual([]);
  await bruno.getByRole('button', { name: 'Me trouver une table' }).click();
  await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
  expect(alma.url()).toBe(bruno.url());
  const chloe = await online();
  await chloe.getByRole('heading', { name: 'Being played, to watch' }).waitFor();
  await look(chloe, 'online-watch');
  await chloe.locator(`a[href^="${new URL(alma.url()).pathname}"]`).click();
  await chloe.locator('.t-table').waitFor();
  await chloe.getByText('You are watching').waitFor();
  await alma.goto(`${server().url}/online`);
  await bruno.goto(`${server().url}/online`);
  const turn = await Promise.any(
    [alma, bruno].map((page) =>
      page
        .locator('.table-row.mine a')
        .waitFor()
        .then(() => page),
    ),
  );
  await look(turn, 'online-turn');
  expect(await axeFindings(turn)).toEqual([]);
  expect(errors.flat()).toEqual([]);
});

test('open tables are told on the home page, chosen by game, and lead to their door by keys', async () => {
  const host = await new Client(server().url).signIn();
  for (const game of ['hermagor', 'carthago', 'carthago', 'oltre-mare'])
    await host.open({ game, seats: ['me', 'open', 'open'], isPublic: true });
  await query(`update matches set "createdAt" = now() - interval '4 minutes' where game = 'hermagor'`);
  const page = await visit(server().url);
  const errors = errorsOf(page);
  await page.locator('.online-strip').waitFor();
  await look(page, 'home-strip');
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.online-strip a').click();
  const join = page.getByRole('link', { name: 'Join Hermagor' });
  await join.waitFor();
  await page.locator('.open-row', { hasText: 'Hermagor' }).getByText('open for 4 minutes').waitFor();
  await page.getByLabel('Game', { exact: true }).last().selectOption('carthago');
  await join.waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Join Carthago' }).count()).toBe(2);
  await page.reload();
  await page.getByRole('link', { name: 'Join Carthago' }).first().waitFor();
  expect(await join.count()).toBe(0);
  await page.getByLabel('Game', { exact: true }).last().selectOption('any');
  await look(page, 'online-open');
  expect(await axeFindings(page)).toEqual([]);
  await join.focus();
  await page.keyboard.press('Enter');
  await page.locator('.door').waitFor();
  expect(errors).toEqual([]);
});
