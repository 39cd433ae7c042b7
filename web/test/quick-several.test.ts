// A quick match of any of several games: what is looked for follows one over the site, company is found, and bots may fill the seats.
import { databaseUrl, pg } from '@comptoir/server/testing';
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

const online = (how: Visit = {}): Promise<Page> => visit(`${server().url}/online`, how);
const onPhone = async (page: Page): Promise<readonly unknown[]> => [
  ...(await axeFindings(page)),
  ...(await page.evaluate(tooSmall, LEAST)),
  ...((await sideways(page)) === 0 ? [] : ['sideways']),
];

/** Somebody has looked for company for longer than a minute. */
async function ageWishes(): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl(server()) });
  await database.connect();
  await database.query(`update wishes set since = since - interval '2 minutes'`);
  await database.end();
}

test('two who share one of several games play it: one by keys, elsewhere meanwhile, one on a phone in French', async () => {
  const [alma, bruno] = [await online(), await online(PHONE)];
  const errors = [alma, bruno].map(errorsOf);
  const form = alma.locator('.quick');
  await form.getByRole('checkbox', { name: 'Hermagor' }).focus();
  await alma.keyboard.press('Space');
  await form
    .getByText('Nauticus or Hermagor: whichever fills first')
    .or(form.getByText('Hermagor or Nauticus: whichever fills first'))
    .waitFor();
  await form.getByRole('radio', { name: '2', exact: true }).focus();
  await alma.keyboard.press('ArrowLeft'); // round to the last: any number
  expect(await form.getByRole('radio', { name: 'any', exact: true }).isChecked()).toBe(true);
  await look(alma, 'quick-several');
  expect(await axeFindings(alma)).toEqual([]);
  await form.getByRole('button', { name: 'Find me a table' }).focus();
  await alma.keyboard.press('Enter');
  await form.getByText(/^Looking for .* or .*, any number of players, live$/).waitFor();
  await look(alma, 'quick-looking');
  expect(await axeFindings(alma)).toEqual([]);

  await alma.getByRole('link', { name: 'Rules', exact: true }).first().click();
  const strip = alma.locator('.looking');
  await strip.getByText(/^Looking for/).waitFor();
  await alma.reload();
  await strip.getByText(/^Looking for/).waitFor();
  await look(alma, 'quick-strip');
  expect(await axeFindings(alma)).toEqual([]);

  await bruno.getByRole('button', { name: 'Partie rapide' }).click();
  const label = (game: string) =>
    bruno
      .locator('.quick-games label')
      .filter({ has: bruno.locator('span', { hasText: new RegExp(`^${game}$`) }) });
  for (const game of ['Nauticus', 'Hermagor', 'Carthago']) await label(game).click();
  await bruno.locator('.quick').getByText('autre personne cherche').waitFor();
  await look(bruno, 'quick-several-phone');
  expect(await onPhone(bruno)).toEqual([]);
  await bruno.getByRole('button', { name: 'Me trouver une table' }).click();
  await bruno.locator('.online-table .t-table').waitFor();
  await strip.getByText('Your table is ready: Hermagor').waitFor();
  await strip.getByRole('link', { name: 'To the table' }).click();
  await alma.locator('.online-table .t-table').waitFor();
  expect(alma.url()).toBe(bruno.url());
  await strip.waitFor({ state: 'detached' });
  await alma.goto(`${server().url}/online`);
  await form.getByRole('button', { name: 'Find me a table' }).waitFor();
  expect(errors.flat()).toEqual([]);
});

test('after a minute alone bots fill the seats; before that one may stop', async () => {
  const chloe = await online(PHONE);
  const errors = errorsOf(chloe);
  const form = chloe.locator('.quick');
  await chloe.getByRole('button', { name: 'Partie rapide' }).click();
  await chloe.locator('.quick .segmented label', { hasText: 'peu importe' }).click();
  await form.getByRole('button', { name: 'Me trouver une table' }).click();
  await form.getByText('Recherche : Nauticus, peu importe à combien, en direct').waitFor();
  await look(chloe, 'quick-looking-phone');
  expect(await onPhone(chloe)).toEqual([]);
  expect(await form.getByRole('button', { name: 'Compléter avec des bots' }).count()).toBe(0);
  await form.getByRole('button', { name: 'Ne plus chercher' }).click();
  await form.getByRole('button', { name: 'Me trouver une table' }).waitFor();
  await chloe.locator('.quick .segmented label', { hasText: 'peu importe' }).click();
  await form.getByRole('button', { name: 'Me trouver une table' }).click();
  await form.getByText('Recherche : Nauticus').waitFor();
  await ageWishes();
  await chloe.reload();
  await form.getByText(/votre niveau \(Mousse\)/).waitFor();
  await look(chloe, 'quick-fill-phone');
  expect(await onPhone(chloe)).toEqual([]);
  await form.getByRole('button', { name: 'Compléter avec des bots' }).click();
  await chloe.locator('.online-table .t-table').waitFor();
  expect(errors).toEqual([]);
});

test('who waits at a table of one game has its seats filled too', async () => {
  const dario = await online();
  const errors = errorsOf(dario);
  await dario.locator('.quick .segmented label', { hasText: /^3$/ }).click();
  await dario.getByRole('button', { name: 'Find me a table' }).click();
  await dario.locator('.link-box').waitFor();
  const fill = dario.getByRole('button', { name: 'Let bots fill the seats' });
  expect(await fill.count()).toBe(0);
  await dario.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('comptoir-looking') ?? '{}');
    sessionStorage.setItem('comptoir-looking', JSON.stringify({ ...kept, since: kept.since - 120_000 }));
  });
  await dario.reload();
  await fill.focus();
  expect(await axeFindings(dario)).toEqual([]);
  await dario.keyboard.press('Enter');
  await dario.locator('.online-table .t-table').waitFor();
  expect(errors).toEqual([]);
});
