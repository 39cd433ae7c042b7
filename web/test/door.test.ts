// The door of a table: a link shows what it is about, and nobody sits down but by a press.
import { Client } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { look } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, sitAtDoor, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();
const SMALL = { width: 360, height: 640 };

/** A table of a host by the name of Tobias. */
async function openTable(terms: object): Promise<{ readonly host: Client; readonly link: string }> {
  const host = await new Client(server().url).signIn();
  await host.api('/api/auth/update-user', 'POST', { name: 'Tobias' });
  const id = await host.open({ game: 'nauticus', ...terms });
  return { host, link: `${server().url}/play/${id}` };
}
const seatedAt = async (host: Client, link: string): Promise<number> => {
  const { seats } = await host.api<{ seats: { user: string | null }[] }>(
    `/api/matches/${link.split('/').at(-1)}`,
  );
  return seats.filter(({ user }) => user !== null).length;
};

test('opening a link seats nobody and makes no guest; it says who, how fast and for what', async () => {
  const clock = { kind: 'live', bank: 900_000, increment: 30_000 };
  const { host, link } = await openTable({ seats: ['me', 'open'], isRated: true, clock, isWatchable: true });
  const bruno = await visit(link);
  const errors = errorsOf(bruno);
  const door = bruno.locator('.door');
  await door.getByRole('heading', { name: 'Tobias invites you to a table' }).waitFor();
  await door.getByText('Nauticus, 2 seats, 1 still open').waitFor();
  await door.getByText('15 minutes + 30 seconds a turn').waitFor();
  await door.getByText('Rated', { exact: true }).waitFor();
  await door.getByText('Anyone with the link').waitFor();
  await look(bruno, 'door');
  expect(await seatedAt(host, link)).toBe(1);
  expect(await bruno.context().cookies()).toEqual([]);
  expect(errors).toEqual([]);
});

test('whoever comes to a full table may open one like it', async () => {
  const { link } = await openTable({ seats: ['me', 'open'], hostStarts: true });
  const other = await new Client(server().url).signIn();
  await other.sit(link.split('/').at(-1) ?? '');
  const bruno = await visit(link);
  await bruno.getByText('Every seat is taken or held for somebody.').waitFor();
  await bruno.getByRole('link', { name: 'Open a table like it' }).click();
  await bruno.waitForURL(/\/new\/nauticus\/online$/);
});

test('a ruling that is not the usual one is named', async () => {
  const terms = { game: 'oltre-mare', seats: ['me', 'open', 'open'] };
  const usual = await openTable({ ...terms, variants: ['talk:table'] });
  const other = await openTable({ ...terms, variants: ['talk:table', 'debts:allowed'] });
  const rules = (page: Page) => page.locator('.door-terms > div').nth(2).locator('dd b');
  const bruno = await visit(usual.link);
  await expect.poll(() => rules(bruno).textContent()).toBe('The usual ones');
  await bruno.goto(other.link);
  await expect.poll(() => rules(bruno).textContent()).toMatch(/debt/i);
});

test('on a small phone in French: a name, one press, and the game is on, under that name', async () => {
  const { host, link } = await openTable({ seats: ['me', 'open'] });
  const bruno = await visit(link, { lang: 'fr', light: 'night', viewport: SMALL, hasTouch: true });
  await bruno.getByRole('heading', { name: 'Tobias vous invite à sa table' }).waitFor();
  const sit = bruno.getByRole('button', { name: 'S’asseoir' });
  const box = await sit.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(SMALL.height);
  expect(await sideways(bruno)).toBe(0);
  expect(await bruno.evaluate(tooSmall, LEAST)).toEqual([]);
  await look(bruno, 'door-phone');
  await bruno.getByLabel('Votre nom à la table').fill('Maren');
  await look(bruno, 'door-phone-name');
  await sit.click();
  await bruno.locator('.t-table').waitFor();
  const { seats } = await host.api<{ seats: { name: string }[] }>(`/api/matches/${link.split('/').at(-1)}`);
  expect(seats.map(({ name }) => name)).toEqual(['Tobias', 'Maren']);
});

/** What one would touch there: nothing lies over it. Runs in the page. */
const isUppermost = (thing: Element): boolean => {
  const { left = 0, top = 0, width = 0, height = 0 } = thing.getClientRects()[0] ?? {}; // its first line
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test('on a small phone a refusal is read over the buttons, and the way to sign in is under nothing', async () => {
  const { link } = await openTable({ seats: ['me', 'open'], isWatchable: true });
  const bruno = await visit(link, { viewport: SMALL, hasTouch: true });
  const sit = bruno.getByRole('button', { name: 'Sit down' });
  await sit.waitFor();
  await bruno.context().setOffline(true);
  const whereItWas = await sit.boundingBox();
  await sit.tap();
  const refusal = bruno.locator('.door-foot [role="alert"]', { hasText: /\S/ });
  await refusal.waitFor();
  expect(await refusal.evaluate(isUppermost)).toBe(true);
  expect(await sit.boundingBox()).toEqual(whereItWas);
  await look(bruno, 'door-refused-phone');
  await bruno.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const signIn = bruno.getByRole('link', { name: 'Have an account? Sign in' });
  await expect.poll(() => signIn.evaluate(isUppermost)).toBe(true);
  expect(await refusal.evaluate(isUppermost)).toBe(true);
  expect(await sit.evaluate(isUppermost)).toBe(true);
  await look(bruno, 'door-refused-phone-end');
});

test('by keyboard alone: the name, then Enter', async () => {
  const { host, link } = await openTable({ seats: ['me', 'open', 'open'] });
  const bruno = await visit(link);
  await bruno.getByLabel('Your name at the table').focus();
  await bruno.keyboard.type('Ilse');
  await bruno.keyboard.press('Enter');
  await bruno.locator('.link-box').waitFor();
  expect(await seatedAt(host, link)).toBe(2);
  await bruno.reload();
  await bruno.locator('.link-box').waitFor(); // whoever sits has no door to pass
});

test('whoever has an account signs in and is at the same door again', async () => {
  const { link } = await openTable({ seats: ['me', 'open'], hostStarts: true });
  const ilse = await visit(`${server().url}/account`);
  const gate = (page: Page, id: string) => page.locator(`#${id} form`);
  const fill = async (page: Page, id: string): Promise<void> => {
    await gate(page, id).locator('[name=username]').fill('ilse.at.the.door');
    await gate(page, id).locator('[name=password]').fill('correct horse');
    await gate(page, id).locator('button[type="submit"]').click();
  };
  await fill(ilse, 'create');
  await ilse.getByText('Signed in as').waitFor();
  const phone = await visit(link, { viewport: SMALL, hasTouch: true });
  await phone.getByRole('link', { name: 'Have an account? Sign in' }).click();
  await fill(phone, 'sign-in');
  await phone.waitForURL(link);
  await phone.locator('.door').waitFor();
  expect(await phone.getByRole('link', { name: 'Have an account? Sign in' }).count()).toBe(0);
});

test('whoever has the link watches a private game, takes no seat, and the door knows that it is under way', async () => {
  const { link } = await openTable({ seats: ['me', 'open'], isWatchable: true });
  const [bruno, ilse] = [await visit(link), await visit(link)];
  await ilse.getByRole('button', { name: 'Watch' }).waitFor();
  await sitAtDoor(bruno);
  await bruno.locator('.t-table').waitFor();
  await ilse.getByRole('heading', { name: 'This game is under way' }).waitFor();
  expect(await ilse.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
  await look(ilse, 'door-under-way');
  await ilse.getByRole('button', { name: 'Watch' }).click();
  await ilse.locator('.t-table').waitFor();
  await ilse.getByText('You are watching').waitFor();
});

test('what the host says at the door is written when opening, changed in the waiting room, and read among the open tables and at the door', async () => {
  const host = await visit(`${server().url}/new/nauticus/online`);
  const errors = errorsOf(host);
  await host.getByText('Open to all', { exact: true }).click();
  await host.getByLabel('A line at the door').fill('Beginners welcome, we take our time');
  await host.locator('.go-bar .btn.go').click();
  const inRoom = host.locator('.room-terms .host-line');
  await inRoom.getByText('“Beginners welcome, we take our time”').waitFor();
  const link = host.url();

  const phone = { lang: 'fr', light: 'night', viewport: SMALL, hasTouch: true } as const;
  const maren = await visit(`${server().url}/online`, phone);
  errors.push(...errorsOf(maren));
  const row = maren.locator('.open-row', { has: maren.locator(`a[href="${new URL(link).pathname}"]`) });
  await row.getByText('« Beginners welcome, we take our time »').waitFor();
  await look(maren, 'open-line-phone');
  await row.getByRole('link').click();

  await host.getByRole('button', { name: 'Change', exact: true }).click();
  await host.getByLabel('A line at the door').fill(`${'We are one short, and the wind is fair. '.repeat(4)}`);
  expect((await host.getByLabel('A line at the door').inputValue()).length).toBe(140);
  await host.getByLabel('A line at the door').press('Enter');
  await inRoom.getByText('We are one short').waitFor();
  await look(host, 'room-line');
  expect(await axeFindings(host)).toEqual([]);

  await maren.reload();
  await maren.locator('.door-line').getByText('We are one short').waitFor();
  await look(maren, 'door-line-phone');
  expect(await axeFindings(maren)).toEqual([]);
  expect(await sideways(maren)).toBe(0);
  expect(await maren.evaluate(tooSmall, LEAST)).toEqual([]);

  const guest = await visit(`${server().url}/online`);
  await guest.evaluate(() =>
    fetch('/api/auth/sign-in/anonymous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
  await guest.goto(link);
  const line = guest.locator('.door-line');
  await line.getByText('We are one short').waitFor();
  await look(guest, 'door-line');
  await line.getByRole('button', { name: 'Report' }).click();
  await line.getByRole('textbox').fill('Is this true?');
  await line.getByRole('button', { name: 'Send the report' }).click();
  await line.getByText('Thank you. The people who run this server will read it.').waitFor();
  expect(await axeFindings(guest)).toEqual([]);
  expect(errors).toEqual([]);
});
