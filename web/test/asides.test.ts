// Spectators talk to one another; whoever plays sees nothing of it while the game runs.
import { Client } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { look } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, sitAtDoor, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();

test('two who watch, one on a phone in French, talk to one another; the players hear only what is said at the table', async () => {
  const tobias = await new Client(server().url).signIn();
  const id = await tobias.open({ game: 'nauticus', seats: ['me', 'open'], isPublic: true });
  const link = `${server().url}/play/${id}`;
  const player = await visit(link);
  await sitAtDoor(player);
  await player.locator('.t-table').waitFor();
  const desk = await visit(`${link}?watch`);
  const phone = await visit(`${link}?watch`, {
    lang: 'fr',
    light: 'night',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });
  for (const page of [desk, phone]) await page.locator('.t-table').waitFor();
  await desk.getByText('are watching').waitFor();
  await phone.locator('.t-pages button', { hasText: 'Discussion' }).click();
  // whoever only watches becomes a guest first
  const errors = [player, desk, phone].map(errorsOf);
  const field = phone.getByLabel('Écrire aux autres spectateurs');
  await field.fill('Elle aurait dû passer');
  await field.press('Enter');
  await phone.locator('.chat').getByText('Elle aurait dû passer').waitFor();
  await desk.getByRole('tab', { name: /^Chat/ }).click();
  const line = desk.locator('.chat li', { hasText: 'Elle aurait dû passer' });
  await line.getByText('spectator', { exact: true }).waitFor();
  await look(phone, 'asides-phone');
  expect(await axeFindings(phone)).toEqual([]);
  expect(await sideways(phone)).toBe(0);
  expect(await phone.evaluate(tooSmall, LEAST)).toEqual([]);
  await desk.locator('.chat .phrases summary').click();
  await desk.getByRole('button', { name: 'Well played' }).click();
  await phone.locator('.chat .said', { hasText: 'Bien joué' }).waitFor();
  await look(desk, 'asides');
  expect(await axeFindings(desk)).toEqual([]);

  await tobias.connect();
  await tobias.join(id);
  tobias.send({ type: 'chat', match: id, id: 'hello', text: 'Good game to you' });
  await player.getByRole('tab', { name: /^Chat/ }).click();
  const said = player.locator('.chat');
  await said.getByText('Good game to you').waitFor();
  await desk.locator('.chat').getByText('Good game to you').waitFor();
  expect(await said.locator('li').count()).toBe(1);
  expect(errors.flat()).toEqual([]);
});
