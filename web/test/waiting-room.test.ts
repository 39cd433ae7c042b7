// The waiting room: the host changes how it is played, removes somebody, and starts; a phone reads the link off the screen.
import { databaseUrl, pg } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { lookAtAll } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, PHONE, sitAtDoor, startTable, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();

async function mute(name: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl(server()) });
  await database.connect();
  await database.query(
    `insert into measures ("user", kind, reason, text) select id, 'mute', 'insults', 'keep to the game' from "user" where name = $1`,
    [name],
  );
  await database.end();
}

/** Pixels for each module: what a camera would see of it. */
const SCALE = 4;

/** What a camera reads off the code on this page, which is black on white whatever the light. */
async function readCode(page: Page): Promise<string> {
  await page.locator('svg.qr path').waitFor();
  const { size, path, colours } = await page.locator('svg.qr').evaluate((svg) => ({
    size: Number(svg.getAttribute('viewBox')?.split(' ')[2]),
    path: svg.querySelector('path')?.getAttribute('d') ?? '',
    colours: ['rect', 'path'].map((part) => getComputedStyle(svg.querySelector(part) ?? svg).fill),
  }));
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let n = 0; n < SCALE * SCALE; n += 1) {
      const at = (Number(y) * SCALE + Math.floor(n / SCALE)) * width + Number(x) * SCALE + (n % SCALE);
      data.fill(0, at * 4, at * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}

/** A phone that hands links to its other apps. Runs in the page. */
function canShare(): void {
  navigator.share = async ({ url } = {}) => {
    document.documentElement.dataset.shared = url ?? '';
  };
}

const fits = async (page: Page): Promise<readonly unknown[]> => [
  ...(await axeFindings(page)),
  ...(await page.evaluate(tooSmall, LEAST)),
];

test('three people, one on a phone in French: terms change, one is removed, the host starts with two', async () => {
  const alma = await visit(`${server().url}/new/nauticus/online`);
  await alma.getByRole('button', { name: /Add a seat/ }).click();
  await alma.locator('.go-bar .btn.go').click();
  await alma.locator('.link-box').waitFor();
  const link = alma.url();
  expect(await readCode(alma)).toBe(link);
  const how = { lang: 'fr', light: 'night', viewport: PHONE, hasTouch: true, before: canShare } as const;
  const [bruno, chloe] = [await visit(link, how), await visit(link)];
  const errors = [alma, bruno].map(errorsOf);
  await bruno.getByLabel('Votre nom à la table').fill('Bruno');
  await sitAtDoor(bruno);
  await chloe.getByLabel('Your name at the table').fill('Chloé');
  await sitAtDoor(chloe);
  await chloe.getByText('starts the game.').waitFor();
  expect(await chloe.locator('.room-actions .start').count()).toBe(0);

  await alma.getByRole('button', { name: 'Change', exact: true }).click();
  await alma.getByText('Live', { exact: true }).click();
  await alma.getByText('Rated', { exact: true }).click();
  await lookAtAll(alma, 'room-change');
  expect(await axeFindings(alma)).toEqual([]);
  await alma.getByRole('button', { name: 'Save the changes' }).click();
  await bruno.getByText(/^avant\s: Sans pendule/).waitFor();
  await bruno.getByText(/^avant\s: Amicale/).waitFor();
  await alma.getByText(/Waiting for Bruno and Chloé|Waiting for Chloé and Bruno/).waitFor();
  expect(await alma.locator('.room-actions .start').isDisabled()).toBe(true);
  await lookAtAll(bruno, 'room-phone');
  expect(await fits(bruno)).toEqual([]);
  expect(await sideways(bruno)).toBe(0);
  expect(await readCode(bruno)).toBe(link);
  await bruno.getByRole('button', { name: 'Partager' }).click();
  await bruno.locator(`html[data-shared="${link}"]`).waitFor();
  await bruno.getByRole('button', { name: 'D’accord' }).click();
  await alma.getByText('Waiting for Chloé to agree').waitFor();

  await bruno.locator('.phrases summary').click();
  await bruno.getByRole('button', { name: 'Bonne partie à tous' }).click();
  await alma.locator('.chat li', { hasText: 'Good game to all' }).waitFor();
  await alma.getByRole('button', { name: 'Bravo!' }).click();
  await bruno.locator('.chat li .reaction', { hasText: /Bravo\s!/ }).waitFor();
  await mute('Bruno');
  await bruno.getByLabel('Écrire un message').fill('Bonsoir');
  await bruno.keyboard.press('Enter');
  await bruno.getByText('Seules les phrases toutes prêtes vous sont ouvertes pour l’instant.').waitFor();

  const card = alma.locator('.seat-card', { hasText: 'Chloé' });
  await card.getByLabel('More about Chloé').click();
  await lookAtAll(alma, 'room');
  expect(await axeFindings(alma)).toEqual([]);
  await card.getByRole('button', { name: 'Remove from the table' }).click();
  await chloe.getByText('This table is closed to you').waitFor();
  expect(await chloe.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await chloe.reload();
  await chloe.getByText('This table is closed to you').waitFor();
  await bruno.locator('.chat .happened', { hasText: 'L’hôte a retiré Chloé de la table.' }).waitFor();

  await alma.locator('.seat-card', { hasText: 'Bruno' }).getByLabel('More about Bruno').click();
  await alma.getByRole('button', { name: 'Make host' }).click();
  await alma.locator('.room-actions .start').waitFor({ state: 'detached' });
  await alma.locator('.chat .happened', { hasText: 'Bruno is the host now.' }).waitFor();
  const first = bruno.locator('.seat-card').first();
  await first.locator('.seat-menu summary').click();
  await bruno.getByRole('button', { name: 'Nommer hôte' }).click();

  await alma.getByRole('button', { name: 'Change', exact: true }).click();
  await alma.getByText('Friendly', { exact: true }).click();
  await alma.getByRole('button', { name: 'Save the changes' }).click();
  await bruno.getByRole('button', { name: 'D’accord' }).click();
  await alma.getByRole('button', { name: 'Start with 2' }).click();
  await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
  expect(errors).toEqual([[], [expect.stringContaining('403')]]); // the words of who is muted
});

test('a bot of any level takes a free seat, gives way again, and the host may play with it', async () => {
  const alma = await visit(`${server().url}/new/nauticus/online`, { light: 'night' });
  await alma.locator('.go-bar .btn.go').click();
  await alma.getByRole('button', { name: 'Copied' }).waitFor(); // as the button that opened it said
  const called = await alma.locator('.me-menu .who').textContent();
  expect(called).toMatch(/^Guest \w{4}$/);
  await alma.locator('.seat-card', { hasText: called ?? '' }).waitFor(); // one name everywhere
  const seat = alma.locator('.seat-card select');
  await seat.selectOption('doge');
  await alma.locator('.seat-card .hat').waitFor();
  await seat.selectOption('person');
  await alma.locator('.seat-card[data-open="true"]').waitFor();
  expect(await axeFindings(alma)).toEqual([]);
  await seat.selectOption('mousse');
  await startTable(alma);
  await alma.locator('.t-table').waitFor();
});
