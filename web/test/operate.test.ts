// The operators' page: a report read in its context, a mute that the person reads and appeals, the answer, the log; nothing of it for
// anybody else. On a desk, and on a phone in French.
import { Client, databaseUrl, pg } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { lookAtAll } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, PHONE, sitAtDoor, useBrowser, type Visit, visit } from './support/visit.ts';

useBrowser();
const server = useServer();
async function query(text: string, values: readonly unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl(server()) });
  await database.connect();
  await database.query(text, [...values]);
  await database.end();
}

/** A guest with a page of their own. */
async function guest(name: string, how: Visit = {}): Promise<{ readonly page: Page; readonly user: string }> {
  const page = await visit(server().url, how);
  const headers = { origin: server().url };
  const post = (path: string, data: object) => page.request.post(`${server().url}${path}`, { data, headers });
  await post('/api/auth/sign-in/anonymous', {});
  await post('/api/auth/update-user', { name });
  const { id: user }: { id: string } = await (await page.request.get(`${server().url}/api/me`)).json();
  return { page, user };
}

/** Two people at a table, and what one of them said was reported. */
async function reported(user: string): Promise<void> {
  const [alma, bruno] = [await new Client(server().url).signIn(), await new Client(server().url).signIn()];
  const match = await alma.open({ isPublic: true });
  await bruno.sit(match);
  await query('update seats set "user" = $1 where match = $2 and "user" = $3', [user, match, bruno.user]);
  await query(
    `insert into chat (match, "user", text, "clientId") values ($1, $2, 'good day', '1'), ($1, $2, 'you barrel', '2')`,
    [match, user],
  );
  const [, line] = await alma.api<{ id: number }[]>(`/api/matches/${match}/chat`);
  const report = { match, line: line?.id ?? null, text: 'He insults me.' };
  await alma.api(`/api/players/${user}/report`, 'POST', report);
}

test('a report is read and answered with a mute, which the person reads and appeals; the log keeps it all', async () => {
  const desk = await guest('Maren');
  const anton = await guest('Anton', { viewport: PHONE, hasTouch: true, lang: 'fr' });
  await reported(anton.user);
  const errors = errorsOf(desk.page);
  await desk.page.goto(`${server().url}/operate`);
  await desk.page.getByText('Only operators of this server can do that.').waitFor();
  await query('insert into operators ("user") values ($1)', [desk.user]);
  await desk.page.reload();
  const row = desk.page.getByRole('button', { name: /Anton.*He insults me/s });
  const tab = (name: string) => desk.page.locator('.segmented label', { hasText: name });
  await row.waitFor();
  await tab('Done').click();
  await desk.page.getByText('Nothing to read.').waitFor();
  let answer = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await desk.page.route('**/api/operate/reports?status=open', (route) =>
    isAsked.then(() => route.continue()),
  );
  await tab('Open').click();
  await tab('Done').click();
  const late = desk.page.waitForResponse(/status=open/);
  answer(); // too late: it is not shown under another heading
  await (await late).finished();
  expect(await row.count()).toBe(0);
  await tab('Open').click();
  await row.click();
  await desk.page.locator('[data-reported="true"]').filter({ hasText: 'you barrel' }).waitFor();
  await desk.page.getByText('good day').waitFor();
  await lookAtAll(desk.page, 'operate');
  expect(await axeFindings(desk.page)).toEqual([]);
  await desk.page.getByRole('radio', { name: /^Note.*suggested/ }).waitFor();
  await desk.page.getByRole('radio', { name: /^Mute 24 hours/ }).check();
  await desk.page.getByLabel('For how long').selectOption('168');
  await desk.page.getByLabel('A sentence, shown to them').fill('Keep to the game, please.');
  await desk.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await desk.page.getByText('“Keep to the game, please.”').waitFor();
  await desk.page.getByText('Nothing to read.').waitFor();

  await anton.page.goto(`${server().url}/account`);
  await anton.page.getByText('«\u202FKeep to the game, please.\u202F»').waitFor();
  await anton.page
    .getByLabel('Si vous pensez que c’est une erreur, dites pourquoi')
    .fill('C’était pour rire.');
  await anton.page.getByRole('button', { name: 'Faire appel' }).click();
  await anton.page.getByText('Il sera lu').waitFor();
  await lookAtAll(anton.page, 'measure-phone');
  expect(await axeFindings(anton.page)).toEqual([]);

  await desk.page.getByRole('link', { name: 'Appeals' }).click();
  await desk.page.getByText('C’était pour rire.').waitFor();
  await desk.page.getByLabel('Answer', { exact: true }).fill('Then say so.');
  await desk.page.getByRole('button', { name: 'Answer and lift' }).click();
  await desk.page.getByText('Nothing to read.').waitFor();
  await anton.page.reload();
  await anton.page.getByText('Then say so.').waitFor();

  await desk.page.getByRole('link', { name: 'Log' }).click();
  await desk.page.getByText('answered the appeal of').waitFor();
  await lookAtAll(desk.page, 'operate-log');
  expect(await axeFindings(desk.page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('tables, people, server and log are read and worked on a phone in French', async () => {
  const { page, user } = await guest('Hanno', { viewport: PHONE, hasTouch: true, lang: 'fr' });
  await query('insert into operators ("user") values ($1)', [user]);
  const host = await new Client(server().url).signIn();
  await host.api('/api/auth/update-user', 'POST', { name: 'Tobias' });
  const match = await host.open({ game: 'nauticus', isPublic: true });
  const waiting = await guest('Ana');
  await waiting.page.goto(`${server().url}/play/${match}`);
  await page.goto(`${server().url}/operate/tables`);
  await page
    .getByRole('button', { name: /^Fermer/ })
    .first()
    .click();
  await page.getByLabel('Pourquoi elle est fermée').fill('ouverte par un script');
  let isCut = true; // and not `unroute`: a request that is on its way then may hang for ever
  await page.route('**/api/operate/**', (route) => (isCut ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.locator('.words-form .refused', { hasText: /\S/ }).waitFor(); // what was written stays
  isCut = false;
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.getByText('Aucune table n’attend de joueurs.').waitFor();
  await waiting.page.getByText('An operator has closed this table. “ouverte par un script”').waitFor();
  const other = await host.open({ game: 'nauticus', isPublic: true });
  await waiting.page.goto(`${server().url}/play/${other}`);
  await sitAtDoor(waiting.page);
  await waiting.page.locator('.t-table').waitFor();
  await page.getByText('En cours', { exact: true }).click();
  const close = page.getByRole('button', { name: 'Fermer la table de Tobias' });
  await close.click();
  await page.getByLabel('Pourquoi elle est fermée').fill('jouée l’une pour l’autre');
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.locator('.words-form').waitFor({ state: 'detached' });
  expect(await close.count()).toBe(0);
  await waiting.page
    .locator('.banner', { hasText: 'The operators closed this game without a result:' })
    .waitFor();
  await waiting.page.getByText('“jouée l’une pour l’autre”').first().waitFor();
  await lookAtAll(waiting.page, 'closed-by-operators');
  for (const part of ['tables', 'people', 'server', 'log', 'appeals', '']) {
    await page.goto(`${server().url}/operate/${part}`);
    await page.locator('.operate').waitFor();
    if (part === 'server') await page.locator('.figure').first().waitFor();
    if (part === 'log') await page.getByText('a fermé une table de').first().waitFor();
    await lookAtAll(page, `operate-phone-${part}`);
    expect([part, await axeFindings(page)]).toEqual([part, []]);
    expect([part, await sideways(page), await page.evaluate(tooSmall, LEAST)]).toEqual([part, 0, []]);
  }
});

test('a note is read on any page before one sits down; whoever is off public tables reads until when and why', async () => {
  const desk = await guest('Maren');
  const piet = await guest('Piet', { viewport: PHONE, hasTouch: true, lang: 'fr' });
  await query('insert into operators ("user") values ($1)', [desk.user]);
  const host = await new Client(server().url).signIn();
  const door = `${server().url}/play/${await host.open({ game: 'nauticus', isPublic: true })}`;
  await desk.page.goto(`${server().url}/operate/people`);
  await desk.page.getByLabel(/^Beginning of the name/).fill('Piet');
  await desk.page.getByRole('button', { name: 'Search' }).click();
  await desk.page.getByRole('button', { name: 'Piet' }).click();
  /** The step that is suggested, by keyboard alone; what follows it is suggested next. */
  const takeNext = async (step: RegExp, words: string, button: string): Promise<void> => {
    await desk.page.getByRole('radio', { name: step, checked: true }).waitFor();
    await desk.page.getByLabel('A sentence, shown to them').fill(words);
    await desk.page.getByRole('button', { name: button, exact: true }).focus();
    await desk.page.keyboard.press('Enter');
    await desk.page.getByText(`“${words}”`).waitFor();
  };
  await takeNext(/^Note.*suggested/, 'Finish what you begin.', 'Send the note');

  await piet.page.goto(door);
  const note = piet.page.getByRole('region', { name: 'Un mot des responsables' });
  await note.getByText('«\u202FFinish what you begin.\u202F»').waitFor();
  await sitAtDoor(piet.page);
  await piet.page.locator('.door .refused', { hasText: 'Lisez-le avant de jouer.' }).waitFor();
  await lookAtAll(piet.page, 'note-phone');
  expect(await axeFindings(piet.page)).toEqual([]);
  expect([await sideways(piet.page), await piet.page.evaluate(tooSmall, LEAST)]).toEqual([0, []]);
  await note.getByRole('button', { name: 'Je l’ai lu' }).click();
  await note.waitFor({ state: 'detached' });

  await takeNext(/^Mute 24 hours.*suggested/, 'Keep to the game.', 'Mute');
  await takeNext(/^Mute 7 days.*suggested/, 'Once more.', 'Mute');
  await takeNext(/^Off public tables 30 days.*suggested/, 'Five games left.', 'Keep off public tables');
  await desk.page.getByRole('radio', { name: /^Ban.*suggested/, checked: true }).waitFor();
  await lookAtAll(desk.page, 'ladder');
  expect(await axeFindings(desk.page)).toEqual([]);
  await sitAtDoor(piet.page);
  await piet.page
    .locator('.door .refused', { hasText: /ouvertes à tous.*Jusqu’au .*«\u202FFive games left\.\u202F»/s })
    .waitFor();
  await lookAtAll(piet.page, 'off-public-phone');
  expect(await axeFindings(piet.page)).toEqual([]);
  expect([await sideways(piet.page), await piet.page.evaluate(tooSmall, LEAST)]).toEqual([0, []]);
});
