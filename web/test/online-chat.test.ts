// The chat is noticed: a bubble, a badge and a page of its own on a phone; ready phrases are read by each in their own language.
import { useServer } from '@comptoir/server/testing/vitest';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { look } from './support/look.ts';
import { LEAST, tooSmall } from './support/phone.ts';
import { errorsOf, PHONE, sitAtDoor, startTable, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();

/** Somebody whose name is read from right to left. */
function nameInHebrew(): void {
  const settings = JSON.parse(localStorage.getItem('comptoir') ?? '{}');
  localStorage.setItem('comptoir', JSON.stringify({ ...settings, name: 'שרה כהן' }));
}

/** The same server for whoever is on its network, as `npm start` is at home: by plain http, so much is missing in browsers. */
const atHome = (url: string): string => url.replace(/\/\/[^:/]+/, '//shelf.local');

test('what one says on a desk in English is noticed on a phone in French, without https and with a clock that is fast, and answered there', async () => {
  const alma = await visit(`${server().url}/new/nauticus/online`, { before: nameInHebrew });
  await alma.locator('.go-bar .btn.go').click();
  await alma.locator('.link-box').waitFor();
  const bruno = await visit('about:blank', { lang: 'fr', light: 'night', viewport: PHONE, hasTouch: true });
  await bruno.clock.setSystemTime(Date.now() + 600_000);
  await bruno.goto(atHome(alma.url()));
  const errors = [alma, bruno].map(errorsOf);
  expect(await bruno.evaluate(() => isSecureContext)).toBe(false);
  await sitAtDoor(bruno);
  await startTable(alma);
  await Promise.all([alma, bruno].map((page) => page.locator('.t-table').waitFor()));

  await alma.getByRole('tab', { name: 'Chat' }).click();
  await alma.locator('.phrases summary').click();
  await alma.getByRole('button', { name: 'Good game to all' }).click();
  await alma.locator('.chat li', { hasText: 'Good game to all' }).waitFor();
  const bubble = bruno.locator('.bubble');
  await bubble.locator('.said', { hasText: 'Bonne partie à tous' }).waitFor();
  await bubble.hover(); // it stays while it is pointed at
  await look(bruno, 'bubble-phone');
  expect(await axeFindings(bruno, { include: ['.online-table'] })).toEqual([]);
  const confirm = await bruno.locator('.t-bar').boundingBox();
  const over = await bubble.boundingBox();
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(confirm?.y ?? 0);
  const tab = bruno.locator('.t-pages button', { hasText: 'Discussion' });
  expect(await tab.locator('.t-badge').textContent()).toContain('1 nouveau message');
  await bubble.getByRole('button', { name: 'Répondre' }).click();
  await bruno.locator('.t-page > .chat').waitFor();
  await tab.locator('.t-badge').waitFor({ state: 'detached' });
  await bruno.getByLabel('Écrire un message').fill('Très belle table');
  await bruno.keyboard.press('Enter');
  await bruno.locator('.phrases summary').click();
  await bruno.getByRole('button', { name: 'Merci, vous aussi' }).click();
  await bruno.locator('.chat li[data-mine="true"]', { hasText: 'Merci, vous aussi' }).waitFor();
  await look(bruno, 'chat-phone');
  expect(await axeFindings(bruno, { include: ['.online-table'] })).toEqual([]);
  expect(await bruno.evaluate(tooSmall, LEAST)).toEqual([]);
  const isWide = (chat: Element): boolean => chat.scrollWidth > chat.clientWidth;
  expect(await bruno.locator('.t-page > .chat').evaluate(isWide)).toBe(false); // phrases are pushed along by themselves
  await alma.locator('.chat li', { hasText: 'Très belle table' }).waitFor();
  await alma.locator('.chat li', { hasText: 'Thank you, likewise' }).waitFor();
  await bruno.getByRole('button', { name: /^Aïe/ }).click();
  await alma.locator('.chat li .reaction', { hasText: 'Ouch!' }).waitFor();
  const line = alma.locator('.chat li', { hasText: 'Très belle table' });
  expect(await line.locator('.k-seat').count()).toBe(1);
  expect(await line.locator('time').textContent()).toMatch(/^\d\d:\d\d$/);
  await look(alma, 'chat-desk');

  for (const said of ['Très belle table', 'Thank you, likewise']) {
    const reported = alma.locator('.chat li', { hasText: said });
    await reported.locator('summary').click();
    await reported.getByRole('button', { name: 'Report' }).click();
    await alma.getByPlaceholder('What happened?').fill('It was not.');
    await alma.getByRole('button', { name: 'Send the report' }).click();
    await alma.getByText('Thank you. The people who run this server will read it.').waitFor();
  }

  await alma.getByRole('tab', { name: 'Log' }).click();
  await bruno.getByRole('button', { name: 'Un instant' }).click();
  await alma.getByRole('tab', { name: /Chat\s*1 new message/ }).waitFor();
  await alma.locator('.bubble .said', { hasText: 'One moment' }).waitFor();
  await bruno.locator('.chat li[data-mine="false"]').first().waitFor();
  const [name, time] = await Promise.all(
    ['b', 'time'].map((part) => bruno.locator(`.chat li[data-mine="false"] > ${part}`).first().boundingBox()),
  );
  expect(time?.x).toBeGreaterThan(name?.x ?? Infinity);
  expect(errors.flat()).toEqual([]);
});
