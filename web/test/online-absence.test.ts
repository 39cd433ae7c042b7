// Somebody is asked and gone: those who wait, one on a desk in English and one on a phone in French, nudge them, let a bot play,
// or close the game.
import { useRestarts } from '@comptoir/server/testing/vitest';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { look } from './support/look.ts';
import { peopleAt } from './support/people.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { LEGAL, PHONE, PICK, sitAtDoor, useBrowser } from './support/visit.ts';

useBrowser();
const server = useRestarts();

const { post, person, pass, leave, letBotSit } = peopleAt(server);

test('an absent player is nudged and asked about; a bot plays once nobody who is there says no, until they are back', async () => {
  const carla = await person('Carla');
  const alma = await person('Alma');
  const bruno = await person('Bruno', { lang: 'fr', light: 'night', viewport: PHONE, hasTouch: true });
  const seats = ['me', 'open', 'open'];
  const table = { game: 'nauticus', seats, variants: ['firstPlayer:firstSeat'] };
  const { id: match } = await post<{ id: string }>(carla, '/api/matches', table);
  const link = `${server.url}/play/${match}`;
  for (const page of [carla, alma, bruno]) await page.goto(link);
  for (const page of [alma, bruno]) await sitAtDoor(page);
  for (const page of [carla, alma, bruno]) await page.locator('.t-table').waitFor();
  await expect.poll(() => carla.title()).toBe('Your turn: Nauticus · Comptoir');
  await expect.poll(() => alma.title()).toBe('Carla plays · Nauticus · Comptoir');
  await expect.poll(() => bruno.title()).toBe('Carla joue · Nauticus · Comptoir');

  await leave(carla, match, 0);
  await pass();
  await alma.locator('.banner', { hasText: 'Carla is not here' }).waitFor();
  await alma.getByRole('button', { name: 'Nudge' }).click();
  await alma.locator('.t-log .t-remark', { hasText: 'Alma nudged Carla.' }).waitFor();
  await bruno.locator('.bubble', { hasText: 'Alma a fait signe à Carla.' }).waitFor();
  await bruno.locator('.banner', { hasText: 'Carla n’est pas là' }).waitFor();
  await look(bruno, 'absent-phone');
  expect(await axeFindings(bruno, { include: ['.online-table'] })).toEqual([]);

  await bruno.getByRole('button', { name: 'Que faire' }).click();
  const remedies = bruno.getByRole('dialog');
  expect(await remedies.getByRole('button', { name: 'Faire signe' }).isDisabled()).toBe(true);
  await look(bruno, 'remedies-phone');
  expect(await axeFindings(bruno, { include: ['.remedies'] })).toEqual([]);
  expect(await bruno.evaluate(tooSmall, LEAST)).toEqual([]);
  expect(await sideways(bruno)).toBe(0);
  await remedies.getByRole('button', { name: 'Fermer' }).click();

  await alma.getByRole('button', { name: 'What you can do' }).click();
  await look(alma, 'remedies');
  expect(await axeFindings(alma, { include: ['.remedies'] })).toEqual([]);
  await alma.getByRole('dialog').getByRole('button', { name: 'Let a bot play' }).click();
  await bruno.locator('.banner', { hasText: 'Alma propose qu’un bot joue pour Carla' }).waitFor();
  await bruno.getByRole('button', { name: 'Non, attendons' }).click();
  await alma.locator('.t-log .t-remark', { hasText: 'Bruno says no: the game waits.' }).waitFor();

  await alma.getByRole('button', { name: 'What you can do' }).click();
  await alma.getByRole('dialog').getByRole('button', { name: 'Let a bot play' }).click();
  await bruno.locator('.banner', { hasText: 'Alma propose' }).waitFor();
  await letBotSit(match);
  await alma.locator('.seat-bar [data-seat="1"][data-state="bot"]').waitFor();
  await alma.locator('.t-log .t-remark', { hasText: 'A bot plays for Carla until they are back.' }).waitFor();
  await carla.goto(link);
  await carla.locator('.seat-bar [data-seat="1"][data-state="here"]').waitFor();
  await alma.locator('.t-log .t-remark', { hasText: 'Carla is back.' }).waitFor();
  await bruno.locator('.bubble', { hasText: 'Carla est de retour.' }).waitFor();
  await alma.locator('.seat-bar [data-seat="1"][data-state="here"]').waitFor();
});

test('two who wait agree to close the game: it says so, and stands in the history without a place', async () => {
  const carla = await person('Carla');
  const alma = await person('Alma');
  const bruno = await person('Bruno', { lang: 'fr', viewport: PHONE, hasTouch: true });
  const table = { game: 'nauticus', seats: ['me', 'open', 'open'], variants: ['firstPlayer:firstSeat'] };
  const { id: match } = await post<{ id: string }>(carla, '/api/matches', table);
  for (const page of [alma, bruno]) {
    await page.goto(`${server.url}/play/${match}`);
    await sitAtDoor(page);
  }
  for (const page of [alma, bruno]) await page.locator('.t-table').waitFor();
  await pass();
  await alma.getByRole('button', { name: 'Nudge' }).click();
  await alma.getByRole('button', { name: 'What you can do' }).click();
  await alma.getByRole('dialog').getByRole('button', { name: 'Close without result' }).click();
  await bruno.getByRole('button', { name: 'D’accord' }).click();
  await bruno.locator('.banner', { hasText: 'Cette partie a été close sans résultat.' }).waitFor();
  await alma.locator('.banner', { hasText: 'This game was closed without a result.' }).waitFor();
  await alma.locator(LEGAL).first().waitFor({ state: 'detached' });
  await alma.goto(`${server.url}/my-games`);
  await alma.locator('.history li', { hasText: 'closed without result' }).waitFor();
});

test('whoever is on vacation is shown with the day they are back, at the table and in the list of one’s games', async () => {
  const carla = await person('Carla');
  const bruno = await person('Bruno', { lang: 'fr', viewport: PHONE, hasTouch: true });
  const day = 24 * 3_600_000;
  const clock = { kind: 'turns', bank: 3 * day, increment: day };
  const table = { game: 'nauticus', seats: ['me', 'open'], variants: ['firstPlayer:firstSeat'], clock };
  const { id: match } = await post<{ id: string }>(carla, '/api/matches', table);
  await server.query(
    `insert into vacations select "user", now(), now() + interval '3 days', now(), now() + interval '2 days', 'UTC'
     from seats where match = $1 and seat = 0`,
    match,
  );
  await bruno.goto(`${server.url}/play/${match}`);
  await sitAtDoor(bruno);
  await bruno
    .locator('.seat-bar [data-seat="1"][data-running="false"] .back', { hasText: 'de retour le' })
    .waitFor();
  await look(bruno, 'vacation');
  expect(await axeFindings(bruno, { include: ['.seat-bar'] })).toEqual([]);
  expect(await sideways(bruno)).toBe(0);
  await bruno.goto(`${server.url}/my-games`);
  await bruno.getByText(/Carla \(de retour le/).waitFor();
});

test('a cut line is said, a pick made meanwhile is marked as on its way and arrives; after it notifications are offered, once; little time is left by the buttons', async () => {
  const alma = await person('Alma', { isKeptOffline: true, before: neverAsked });
  const clock = { kind: 'live', bank: 25_000, increment: 0 }; // the last person at a table is waited for
  const seats = ['me', { bot: 'mousse' }];
  const table = { game: 'nauticus', seats, variants: ['firstPlayer:firstSeat'], clock };
  const { id: match } = await post<{ id: string }>(alma, '/api/matches', table);
  await alma.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await alma.goto(`${server.url}/my-games`);
  await expect.poll(() => alma.title()).toBe('(1) My games · Comptoir');
  expect(await alma.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
  await alma.goto(`${server.url}/play/${match}`);
  await alma.locator(PICK).first().waitFor();
  await alma.locator('.t-bar .low-time', { hasText: 'You have less than 30 seconds left.' }).waitFor();
  // On a small laptop every option of the first decision is in sight, and leaving for good is words in a menu, no cross in the bar.
  await alma.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => alma.evaluate(cutOff)).toEqual([]);
  expect(await alma.locator('.t-bar use[href$="ui-close"]').count()).toBeLessThan(2);
  expect(await alma.getByRole('button', { name: 'Leave the game' }).count()).toBe(0);
  await alma.getByLabel('Table menu').first().click();
  await alma.getByRole('button', { name: 'Leave the game' }).click();
  await alma.getByRole('dialog', { name: 'Leave this game for good?' }).getByText('Stay').click();
  const before = await alma.locator('.t-table[data-at]').getAttribute('data-at');
  await alma.context().setOffline(true);
  await alma.locator('.banner', { hasText: 'Reconnecting…' }).waitFor();
  await alma.locator(PICK).first().click();
  await alma.locator('.seat-bar .sending', { hasText: '1 move on the way' }).waitFor();
  await alma.context().setOffline(false);
  await alma.locator('.seat-bar .sending').waitFor({ state: 'detached' });
  await expect.poll(() => alma.locator('.t-table[data-at]').getAttribute('data-at')).not.toBe(before);
  const offer = alma.locator('.tell-me');
  await offer.getByRole('button', { name: 'No', exact: true }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await alma.evaluate(() => localStorage.getItem('comptoir-tell-me'))).toBe('asked');
});

test('on an iPhone the first move brings the hint to install', async () => {
  const carla = await person('Carla', { viewport: PHONE, hasTouch: true, lang: 'fr', before: onIPhone });
  const table = { game: 'nauticus', seats: ['me', { bot: 'mousse' }], variants: ['firstPlayer:firstSeat'] };
  const { id: match } = await post<{ id: string }>(carla, '/api/matches', table);
  await carla.goto(`${server.url}/play/${match}`);
  await carla.locator(PICK).first().waitFor();
  expect(await carla.locator('.tell-me').count()).toBe(0);
  await carla.locator(PICK).first().click();
  const hint = carla.locator('.tell-me', { hasText: 'écran d’accueil' });
  await hint.waitFor();
  await look(carla, 'install-phone');
  expect(await axeFindings(carla, { include: ['.tell-me'] })).toEqual([]);
  await hint.getByRole('button', { name: 'Fermer' }).click();
  await hint.waitFor({ state: 'detached' });
});

/** Runs in the page. */
function onIPhone(): void {
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  Reflect.deleteProperty(globalThis, 'PushManager');
}

/** Options of which something is cut off. Runs in the page. */
function cutOff(): readonly string[] {
  const isCut = (option: Element): boolean => {
    const box = option.getBoundingClientRect();
    for (let at = option.parentElement; at !== null; at = at.parentElement) {
      const { top, bottom } = at.getBoundingClientRect();
      if (getComputedStyle(at).overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1))
        return true;
    }
    return box.bottom > innerHeight + 1;
  };
  return [...document.querySelectorAll('.t-bar .t-option')]
    .filter(isCut)
    .map(({ textContent }) => textContent ?? '');
}

/** A browser under test says that notifications are denied; people's browsers have not been asked. Runs in the page. */
function neverAsked(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
}
