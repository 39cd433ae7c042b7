// A game between two browsers, from the link to the final scores; a third browser watches and is sent what everybody may see, and
// nothing else.
import { requireGame } from '@comptoir/catalogue';
import { type Kinds, MatchHistory, readRecord } from '@comptoir/kernel';
import type { ServerMessage, TableMessage } from '@comptoir/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { playQuickly } from './quick-game.ts';
import { END, errorsOf, LEGAL, sitAtDoor, startTable, visit } from './visit.ts';

/** Games with so many picks that their players pass where they can; one that is not named only takes longer. */
const LONG: readonly string[] = ['oltre-mare', 'porto-carthago'];

/** Opens a table to all; bots take the seats beyond the second. Returns its address. */
async function openTable(page: Page, server: string, game: string): Promise<string> {
  await page.goto(`${server}/new/${game}/online`);
  await page.locator('.go-bar .btn.go').waitFor();
  const seats = page.locator('.seat-card select');
  for (let n = 1; n < (await seats.count()); n += 1) await seats.nth(n).selectOption('mousse');
  await page.getByText('Open to all').click();
  await page.getByLabel('Players may ask the coach').check();
  await page.locator('.go-bar .btn.go').click();
  await page.locator('.link-box').waitFor();
  return page.url();
}

interface Watching {
  readonly page: Page;
  /** Every frame and every answer about a match that reached the page. */
  readonly heard: readonly string[];
}

/** A visitor who has everything written down that the server sends, and everything that ever glowed. */
async function watcher(server: string): Promise<Watching> {
  const page = await visit(`${server}/about`);
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/matches')) heard.push(await answer.text().catch(() => ''));
  });
  await page.addInitScript((legal) => {
    new MutationObserver(() => {
      if (document.querySelector(legal) !== null) document.documentElement.dataset.glowed = 'yes';
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, LEGAL);
  return { page, heard };
}

const isTable = (message: ServerMessage): message is TableMessage => message.type === 'table';

const tablesIn = (heard: readonly string[]): readonly TableMessage[] =>
  heard
    .filter((text) => text.startsWith('{"type":"table"'))
    .map((text): ServerMessage => JSON.parse(text))
    .filter(isTable);

/** What everybody may see after each pick of a finished game. */
async function publicViews(page: Page, match: string): Promise<readonly Kinds['View'][]> {
  const path = new URL(`/api/matches/${match}/record`, page.url());
  const record = readRecord(await (await page.request.get(path.href)).text());
  const entry = await requireGame(record.game);
  const { game } = entry;
  const history = new MatchHistory(game, record);
  return Array.from({ length: record.picks.length + 1 }, (_, n) => history.at(n).sceneFor(null).view);
}

async function checkWatcher({ page, heard }: Watching, match: string): Promise<void> {
  const views = await publicViews(page, match);
  const tables = tablesIn(heard);
  expect(tables.length).toBeGreaterThan(views.length / 20); // one for each pick that is final, not for each of a turn
  expect(tables.at(-1)?.seq).toBe(views.length - 1);
  for (const { seq, view, viewer, decision, told, canUndo } of tables) {
    expect(view).toEqual(views[seq]);
    expect({ viewer, decision, canUndo }).toEqual({ viewer: null, decision: null, canUndo: false });
    expect(told.flatMap(({ events }) => events).filter(({ only }) => only !== undefined)).toEqual([]);
  }
  expect(heard.filter((text) => /"(rng|agenda|seed|secret|entropy)":/.test(text))).toEqual([]);
  expect(await page.locator('html').getAttribute('data-glowed')).toBeNull();
}

/** Whoever decides first asks the coach: three options at most, thought out on their page. */
async function askCoach(players: readonly Page[]): Promise<void> {
  const asked = await Promise.any(
    players.map(async (page) => {
      await page.locator(LEGAL).first().waitFor();
      return page;
    }),
  );
  await asked.keyboard.press('c');
  await asked.locator('.c-coach li').first().waitFor();
  expect(await asked.locator('.c-coach li').count()).toBeLessThanOrEqual(3);
}

/** Two people and somebody who looks on, on this server. */
export async function checkOnlineGame(server: string, game: string): Promise<void> {
  const alma = await visit('/about');
  const link = await openTable(alma, server, game);
  const match = link.split('/').at(-1) ?? '';
  const third = await watcher(server);
  const bruno = await visit(link, { lang: 'fr', light: 'night' });
  await sitAtDoor(bruno);
  await startTable(alma);
  await bruno.locator('.t-table').waitFor();
  await third.page.goto(`${link}/review`);
  await third.page.getByText('Where a game was won can be seen when it is over.').waitFor();
  await third.page.goto(link);
  await third.page.locator('.door-terms').getByText('Players may ask the coach').waitFor();
  await third.page.locator('.door').getByRole('button', { name: 'Watch' }).click();
  await third.page.locator('.seat-bar .watching').waitFor();
  await third.page.locator('.t-table').waitFor();
  for (const [page, says] of [
    [alma, '1 spectator'],
    [bruno, '1 spectateur'],
  ] as const)
    await expect.poll(() => page.locator('.seat-bar .watching').textContent()).toBe(says);
  const errors = [alma, bruno, third.page].map(errorsOf);
  await askCoach([alma, bruno]);
  const isBrief = LONG.includes(game);
  const picks = await Promise.all([alma, bruno].map((page) => playQuickly(page, isBrief)));
  expect(Math.min(...picks)).toBeGreaterThan(5);
  await third.page.locator(END).first().waitFor();
  await checkWatcher(third, match);
  await third.page.goto(`${link}/review`);
  await third.page.locator('.rv-plot input').waitFor();
  await bruno.goto(`${server}/statistics`);
  await bruno.locator('.st-group').getByText('1 partie').waitFor();
  expect(errors.flat()).toEqual([]);
}
