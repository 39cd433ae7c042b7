// People online in real browsers: passkeys, invitations by name, muting and hearing again, being away and coming back,
// leaving for good, a private door, and two servers on one database.

import { Client, databaseUrl, startServer, stopServer } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withAuthenticator } from './support/authenticator.ts';
import { axeFindings } from './support/axe.ts';
import { playQuickly } from './support/quick-game.ts';
import {
  beginFirst,
  END,
  errorsOf,
  PICK,
  sitAtDoor,
  startTable,
  useBrowser,
  visit,
} from './support/visit.ts';

useBrowser();
const server = useServer();

/** Opens a table for two of nauticus and returns its address. */
async function openTable(page: Page, path = '/new/nauticus/online'): Promise<string> {
  await page.goto(`${server().url}${path}`);
  await beginFirst(page);
  await page.locator('.go-bar .btn.go').click();
  await page.locator('.link-box').waitFor();
  return page.url();
}

const matchIn = (link: string): string => link.split('/').at(-1) ?? '';

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto(`${server().url}/account`);
  const gate = page.locator('.gate').first();
  await gate.locator('[name=username]').fill(name);
  await gate.locator('[name=password]').fill('correct horse');
  await gate.locator('button').click();
  await page.getByText(`Signed in as ${name}`).waitFor();
}

describe('passkeys', () => {
  test('a guest adds one, signs out, signs in with it, and the tables are still there', async () => {
    const alma = await visit(server().url);
    const errors = errorsOf(alma);
    await withAuthenticator(alma);
    await openTable(alma);
    await alma.goto(`${server().url}/account`);
    await alma.getByRole('button', { name: 'Add a passkey' }).click();
    await alma.getByRole('button', { name: 'Sign out' }).click();
    await alma.getByText('You are not signed in').waitFor();
    await alma.goto(`${server().url}/my-games`);
    await alma.locator('.lonely').waitFor();
    expect(await alma.locator('.table-row').count()).toBe(0);
    await alma.goto(`${server().url}/account`);
    await alma.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await alma.getByText('Signed in as').waitFor();
    await alma.goto(`${server().url}/my-games`);
    await alma.locator('.table-row').waitFor();
    expect(await alma.locator('.table-row').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

test('the name in the settings is the name online, and the account asks for no other', async () => {
  const alma = await visit(server().url);
  const link = await openTable(alma);
  await alma.goto(`${server().url}/settings`);
  await alma.getByLabel('Your name').fill('Alma Rosa');
  await alma.getByLabel('Your name').press('Enter');
  await alma.getByText('Saved', { exact: true }).waitFor();
  const client = await new Client(server().url).signIn();
  expect(JSON.stringify(await client.api(`/api/matches/${matchIn(link)}`))).toContain('Alma Rosa');
  await alma.goto(`${server().url}/account`);
  await alma.locator('#page').getByText('Alma Rosa', { exact: true }).waitFor();
  expect(await alma.getByLabel(/^(Your name|Name at the table)/).count()).toBe(0);
});

describe('lessons', () => {
  /** A device on which this lesson was finished before anybody signed in. */
  const learner = (number: 1 | 2): Promise<Page> =>
    visit(server().url, { before: number === 1 ? FIRST_DONE : SECOND_DONE });
  const FIRST_DONE = (): void =>
    localStorage.setItem('comptoir-lessons', '{"nauticus 1":{"at":8,"of":9,"isDone":true}}');
  const SECOND_DONE = (): void => {
    const isThere = localStorage.getItem('comptoir-lessons')?.includes('nauticus 2') === true;
    if (!isThere) localStorage.setItem('comptoir-lessons', '{"nauticus 2":{"at":8,"of":9,"isDone":true}}');
  };
  const ticked = (page: Page, number: number) =>
    page.locator(`.l-lessons a[data-done="true"][href="/learn/nauticus/${number}"]`);

  test('what was finished on one device is ticked on another once both are signed in, also after a time offline', async () => {
    const desk = await learner(1);
    const errors = errorsOf(desk);
    await makeAccount(desk, 'pupil.p');
    await desk.goto(`${server().url}/learn`);
    await ticked(desk, 1).waitFor();
    const phone = await learner(2);
    await phone.goto(`${server().url}/account`);
    const gate = phone.locator('.gate').nth(1);
    await gate.locator('[name=username]').fill('pupil.p');
    await gate.locator('[name=password]').fill('correct horse');
    await gate.locator('button').click();
    await phone.getByText('Signed in as').waitFor();
    await phone.goto(`${server().url}/learn`);
    await ticked(phone, 1).waitFor();
    await ticked(phone, 2).waitFor();
    await desk.context().setOffline(true);
    expect(await ticked(desk, 2).count()).toBe(0);
    await desk.context().setOffline(false);
    await ticked(desk, 2).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a token for a bot', () => {
  test('is made on the account page, plays for its owner, and ends there', async () => {
    const alma = await visit(server().url);
    await openTable(alma);
    await alma.goto(`${server().url}/account`);
    await alma.getByLabel('Name of the bot').fill('first mate');
    await alma.getByLabel('What the bot may do').selectOption('may only look');
    await alma.getByRole('button', { name: 'Create a token' }).click();
    const token = await alma.locator('code.seal').textContent();
    await alma.getByText(/^may only look, until \d/).waitFor();
    const ask = async (): Promise<number> =>
      (await fetch(`${server().url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask()).toBe(200);
    await alma.getByRole('button', { name: 'Revoke first mate' }).click();
    await alma.locator('code.seal').waitFor({ state: 'detached' });
    expect(await ask()).toBe(401);
  });
});

describe('notices', () => {
  test('one that arrives is shown once, with the way to its table, but not over that table', async () => {
    const page = await visit(server().url, { isKeptOffline: true });
    await page.context().grantPermissions(['notifications'], { origin: server().url });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    const line = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) => {
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations;
        if (found !== undefined) done(found.registrationId);
      });
    });
    await line.send('ServiceWorker.enable');
    const registrationId = await registered;
    const push = (link: string): Promise<unknown> =>
      line.send('ServiceWorker.deliverPushMessage', {
        origin: server().url,
        registrationId,
        data: JSON.stringify({ text: 'It is your turn.', link }),
      });
    const shown = (): Promise<readonly string[]> =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ body, tag }) => `${body} ${tag}`);
      });
    await push(`${server().url}/about`);
    await push(`${server().url}/about`);
    await expect.poll(shown).toEqual([`It is your turn. ${server().url}/about`]);
    await page.goto(`${server().url}/rules`);
    await push(`${server().url}/rules`);
    await push(`${server().url}/settings`);
    await expect.poll(shown).toContain(`It is your turn. ${server().url}/settings`);
    expect(await shown()).not.toContain(`It is your turn. ${server().url}/rules`);
  });
});

describe('invitations', () => {
  test('by user name, seen online and counted there, accepted or put aside; by profile; friends; not from who is blocked', async () => {
    const [alma, bruno] = [await visit(server().url), await visit(server().url)];
    const name = `bruno${Date.now() % 1e8}`;
    await makeAccount(bruno, name);
    const link = await openTable(alma);
    const form = alma.locator('.invite-form');
    await form.getByLabel('User name').fill('nobody.at.all');
    await form.getByRole('button', { name: 'Invite', exact: true }).click();
    await form.getByText('There is no such player.').waitFor();
    await form.getByLabel('User name').fill(name);
    await form.getByRole('button', { name: 'Invite', exact: true }).click();
    await form.locator('.asked li').waitFor();
    await alma.locator('.chat .happened', { hasText: `${name} is invited.` }).waitFor();
    await bruno.goto(`${server().url}/online`);
    await bruno.locator('.nav a[href="/online"] .badge').waitFor();
    await bruno.locator('.envelope').getByRole('link', { name: 'Look' }).click();
    await alma.getByText(/held for \d:\d\d/).waitFor();
    await sitAtDoor(bruno);
    await startTable(alma);
    await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
    expect(bruno.url()).toBe(link);

    await alma.locator('.seat-bar a.name').click();
    await alma.getByRole('link', { name: 'Invite to a table' }).click();
    await alma.getByText(`${name} will be invited as soon as`).waitFor();
    await alma.locator('.go-bar .btn.go').click();
    await alma.locator('.invite-form .asked li').waitFor();
    const table = alma.url();
    await bruno.goto(`${server().url}/online`);
    await bruno.locator('.envelope').getByRole('button', { name: 'Decline' }).click();
    await bruno.locator('.envelope').waitFor({ state: 'detached' });
    await alma.reload();
    await alma.locator('.invite-form .known button').waitFor();
    expect(await alma.locator('.invite-form .asked li').count()).toBe(0);

    await bruno.goto(link);
    await bruno.locator('.seat-bar a.name').click();
    await bruno.getByRole('button', { name: 'Add friend' }).click();
    await bruno.getByText('asked, no answer yet').waitFor();
    await alma.goto(`${server().url}/online`);
    const friends = alma.locator('.friends');
    await friends.getByText('would like to be friends').waitFor();
    expect(await axeFindings(alma)).toEqual([]);
    await friends.getByRole('button', { name: /^Accept/ }).click();
    await friends.getByText(/^(free|at an open table|playing)/).waitFor();
    await alma.goto(table);
    await alma
      .locator('.invite-form')
      .getByRole('button', { name: `Invite ${name}, who is here` })
      .waitFor();
    await bruno.reload();
    await bruno.getByRole('button', { name: 'Remove friend' }).waitFor();
    const mark = await bruno.locator('.profile .house-mark').innerHTML();
    expect(await alma.locator('.me-menu .house-mark').innerHTML()).toBe(mark); // hers, whoever looks
    expect(await axeFindings(bruno)).toEqual([]);
    await bruno.getByRole('button', { name: 'Block' }).click();
    await bruno.getByText('You have blocked this player').waitFor();
    await alma.locator('.invite-form').getByLabel('User name').fill(name);
    await alma.locator('.invite-form').getByRole('button', { name: 'Invite', exact: true }).click();
    await alma.getByText('This player cannot be asked.').waitFor();
    await bruno.goto(`${server().url}/account`);
    await bruno.getByRole('button', { name: /^Unblock/ }).click();
    await bruno.getByText('Nobody. You can mute or block').waitFor();
    await alma.locator('.invite-form').getByRole('button', { name: 'Invite', exact: true }).click();
    await alma.locator('.invite-form .asked li').waitFor();
  });
});

describe('away', () => {
  test('a bot plays for who ran out of time; they come back to their seat', async () => {
    const alma = await visit(server().url);
    await openTable(alma);
    const link = await quickClock(alma);
    const bruno = await (await new Client(server().url).signIn()).connect();
    await bruno.sit(matchIn(link));
    bruno.onMessage = (message) => {
      // He is there: whoever is the last one at a table would be waited for.
      if (message.type === 'table' && message.seats[1]?.isAway === true) void bruno.sit(message.match);
    };
    await bruno.join(matchIn(link));
    await alma.goto(link);
    await alma.locator('.t-table').waitFor();
    await alma.getByText('A bot is playing for you.').waitFor();
    await alma.getByRole('button', { name: 'Take your seat back' }).click();
    await alma.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
    await alma.locator(PICK).first().waitFor();
    const before = await alma.locator('.t-table[data-at]').getAttribute('data-at');
    await alma.locator(PICK).first().click();
    await expect.poll(() => alma.locator('.t-table[data-at]').getAttribute('data-at')).not.toBe(before);
  });
});

/** A table of alma's whose clock is as short as the server allows. Returns its address. */
async function quickClock(alma: Page): Promise<string> {
  const clock = { kind: 'live', bank: 10_000, increment: 60_000 };
  const data = { game: 'nauticus', seats: ['me', 'open'], clock };
  const headers = { origin: server().url };
  const answer = await alma.request.post(`${server().url}/api/matches`, { data, headers });
  const { id }: { id: string } = await answer.json();
  return `${server().url}/play/${id}`;
}

describe('leaving a rated game', () => {
  test('says what it costs; the bot plays on, and who left is ranked last', async () => {
    const alma = await visit(server().url);
    await alma.goto(`${server().url}/new/nauticus/online`);
    await alma.getByText('Rated', { exact: true }).click();
    await alma.getByText('Live', { exact: true }).click();
    await alma.locator('.go-bar .btn.go').click();
    await alma.locator('.link-box').waitFor();
    const link = alma.url();
    const bruno = await visit(link);
    await sitAtDoor(bruno);
    await startTable(alma);
    await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
    await bruno.getByLabel('Table menu').first().click();
    await bruno.getByRole('button', { name: 'Leave the game' }).click();
    const dialog = bruno.getByRole('dialog');
    expect(await dialog.textContent()).toContain('ranked last');
    await dialog.getByRole('button', { name: 'Leave for good' }).click();
    await bruno.waitForURL(/my-games/);
    await alma.locator('.seat-bar .left').first().waitFor();
    await playQuickly(alma, true);
    expect(await alma.locator(END).isVisible()).toBe(true);
    await expect.poll(() => alma.locator('.seat-bar .rated').allTextContents()).toHaveLength(2);
    for (const change of await alma.locator('.seat-bar .rated').allTextContents())
      expect(change).toMatch(/^\d+ → \d+$/);
    expect(await alma.locator('.seat-bar .left').count()).toBe(0); // no clock stands at nothing
    await bruno.goto(link);
    await bruno.locator(END).first().waitFor();
    await bruno.goto(`${server().url}/account`);
    await bruno.getByRole('link', { name: 'My profile' }).click();
    await bruno.locator('.history .place', { hasText: '2nd place' }).waitFor();
    await bruno.locator('.ratings li').waitFor();
    await alma.goto(`${server().url}/account`);
    await alma.getByRole('link', { name: 'My profile' }).click();
    await alma.locator('.history .place', { hasText: '1st place' }).waitFor();
  });
});

describe('a private table', () => {
  test('seats who has the link; whoever comes too late is told why they see nothing', async () => {
    const alma = await visit(server().url);
    await alma.goto(`${server().url}/new/nauticus/online`);
    await alma.getByLabel('Anyone with the link can watch').uncheck();
    await alma.locator('.go-bar .btn.go').click();
    await alma.locator('.link-box').waitFor();
    const link = alma.url();
    const bruno = await visit(link);
    await bruno.getByText('Only the players').waitFor();
    expect(await bruno.getByRole('button', { name: 'Watch' }).count()).toBe(0);
    await sitAtDoor(bruno);
    await startTable(alma);
    await bruno.locator('.t-table').waitFor();
    const late = await visit(link);
    await late.getByText('This table is private').waitFor();
    expect(await late.locator('.t-table').count()).toBe(0);
  });
});

describe('two servers on one database', () => {
  test('a browser at each: both play the same game', async () => {
    const other = await startServer({ DATABASE_URL: databaseUrl(server()), DATA_DIR: server().folder });
    try {
      const alma = await visit(server().url);
      const link = await openTable(alma);
      const bruno = await visit(link.replace(server().url, other.url));
      await sitAtDoor(bruno);
      await startTable(alma);
      const errors = [alma, bruno].map(errorsOf);
      await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));
      await Promise.all([alma, bruno].map((page) => playQuickly(page, true)));
      const scores = await Promise.all([alma, bruno].map((page) => page.locator('.t-final').textContent()));
      expect(scores[0]).not.toBeNull();
      expect(errors.flat()).toEqual([]);
    } finally {
      await stopServer(other);
    }
  });
});
