// An evening of three strangers, for each game: one at a desk in English, one on a small phone in French, one at a tablet at night. They meet
// by the door, talk in two languages, play on with a bot while one is gone, to the end, and sit down again at seats kept for them.
import { GAME_IDS } from '@comptoir/catalogue';
import { useRestarts } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { peopleAt } from './support/people.ts';
import { sideways } from './support/phone.ts';
import { playQuickly } from './support/quick-game.ts';
import { END, errorsOf, LEGAL, sitAtDoor, startTable, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useRestarts();
const { post, person, pass, leave, letBotSit } = peopleAt(server);

const SMALL = { width: 360, height: 640 };
const TABLET = { width: 820, height: 1180 };
/** Games with so many picks that their players pass where they can. */
const LONG: readonly string[] = ['oltre-mare', 'porto-carthago'];

interface Guest {
  readonly name: string;
  readonly page: Page;
}
type Three = readonly [host: Guest, phone: Guest, tablet: Guest];

const look = async ({ page, name }: Guest, what: string): Promise<void> => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${what}-${name}.png` });
};

/** A ready phrase is read by each in their own language, what is written as it was written. */
async function talk([alma, bruno]: Three): Promise<void> {
  await alma.page.getByRole('tab', { name: 'Chat' }).click();
  await alma.page.locator('.phrases summary').click();
  await alma.page.getByRole('button', { name: 'Good game to all' }).click();
  await alma.page.getByLabel('Write a message').fill('First time for me');
  await alma.page.keyboard.press('Enter');
  await bruno.page.locator('.t-pages button', { hasText: 'Discussion' }).click();
  await bruno.page.locator('.chat li', { hasText: 'Bonne partie à tous' }).waitFor();
  await bruno.page.locator('.chat li', { hasText: 'First time for me' }).waitFor();
  await bruno.page.getByLabel('Écrire un message').fill('Bienvenue à bord');
  await bruno.page.keyboard.press('Enter');
  await bruno.page.locator('.phrases summary').click();
  await bruno.page.getByRole('button', { name: 'Merci, vous aussi' }).click();
  await alma.page.locator('.chat li', { hasText: 'Bienvenue à bord' }).waitFor();
  await alma.page.locator('.chat li', { hasText: 'Thank you, likewise' }).waitFor();
  await look(bruno, 'chat');
}

/** Whoever is asked goes away; one of the others nudges them and lets a bot play, which does until they are back. */
async function replace(three: Three, match: string, link: string): Promise<void> {
  const absent = await Promise.any(
    three.map(async (each) => {
      await each.page.locator(LEGAL).first().waitFor({ state: 'attached' });
      return each;
    }),
  );
  const seat = three.indexOf(absent);
  const others = three.filter((each) => each !== absent);
  const [waiting] = others.filter(({ name }) => name !== 'Bruno');
  if (waiting === undefined) throw new Error('nobody waits');
  await leave(absent.page, match, seat);
  await pass();
  const says = waiting.page.locator('.banner', { hasText: `${absent.name} is not here` });
  await says.waitFor();
  for (const each of others) await look(each, 'absent');
  await waiting.page.getByRole('button', { name: 'Nudge' }).click();
  await waiting.page.getByRole('button', { name: 'What you can do' }).click();
  await waiting.page.getByRole('dialog').getByRole('button', { name: 'Let a bot play' }).click();
  for (const { page } of others.filter((each) => each !== waiting))
    await page.locator('.banner', { hasText: waiting.name }).waitFor();
  await letBotSit(match);
  const state = (how: string): string => `.seat-bar [data-seat="${seat + 1}"][data-state="${how}"]`;
  await waiting.page.locator(state('bot')).waitFor();
  const byBots = `select 1 from entries where match = $1 and seat = $2 and id like 'bot %'`;
  await expect.poll(async () => (await server.query(byBots, match, seat)).rowCount).toBeGreaterThan(0);
  await absent.page.goto(link);
  for (const { page } of three) await page.locator(state('here')).waitFor();
}

/** Their seats are kept: a stranger who has the link finds none. */
async function playAgain([alma, bruno, chloe]: Three, link: string): Promise<void> {
  await alma.page.locator('.t-final .t-go').click();
  await alma.page.locator('.link-box').waitFor();
  const next = alma.page.url();
  expect(next).not.toBe(link);
  await expect
    .poll(() => alma.page.locator('.seat-card[data-open="true"]', { hasText: 'invited' }).count())
    .toBe(2);
  await look(alma, 'rematch');
  const stranger = await visit(next);
  await stranger.locator('.door-sit [role="status"]').waitFor();
  expect(await stranger.locator('.door button[type="submit"]').count()).toBe(0);
  for (const { page } of [bruno, chloe]) await page.locator('.banner .btn.slim').click();
  await startTable(alma.page);
  for (const { page } of [alma, bruno, chloe]) {
    await page.locator('.t-table').waitFor();
    expect(page.url()).toBe(next);
  }
}

test.each(GAME_IDS)('%s: three strangers, from the door to the next game', async (game) => {
  const alma = { name: 'Alma', page: await person('Alma') };
  const bruno = {
    name: 'Bruno',
    page: await person('Bruno', { lang: 'fr', viewport: SMALL, hasTouch: true }),
  };
  const chloe = {
    name: 'Chloe',
    page: await person('Chloe', { light: 'night', viewport: TABLET, hasTouch: true }),
  };
  const three = [alma, bruno, chloe] as const;
  const seats = ['me', 'open', 'open'];
  const table = { game, seats, isPublic: true, isWatchable: true, hostStarts: true };
  const { id: match } = await post<{ id: string }>(alma.page, '/api/matches', table);
  const link = `${server.url}/play/${match}`;
  await alma.page.goto(link);
  await bruno.page.goto(`${server.url}/online`);
  await bruno.page.locator(`a[href="/play/${match}"]`).first().click();
  await bruno.page.locator('.door').waitFor();
  await look(bruno, 'door');
  await sitAtDoor(bruno.page);
  await chloe.page.goto(link);
  await sitAtDoor(chloe.page);
  await startTable(alma.page);
  for (const { page } of three) await page.locator('.t-table').waitFor();
  const errors = three.map(({ page }) => errorsOf(page));
  await talk(three);
  await replace(three, match, link);
  const picks = await Promise.all(three.map(({ page }) => playQuickly(page, LONG.includes(game))));
  expect(Math.min(...picks)).toBeGreaterThan(3);
  for (const each of three) {
    await each.page.locator(END).first().waitFor();
    await look(each, 'end');
    expect(await sideways(each.page)).toBe(0);
  }
  await playAgain(three, link);
  expect(errors.flat()).toEqual([]);
  await bruno.page.goto(`${server.url}/my-games`);
  await bruno.page.locator('.history .company', { hasText: 'Chloe' }).first().waitFor();
});
