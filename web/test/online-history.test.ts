// Coming back: finished games with date, place, company and change of rating, found by filters; what they add up to; the best of a
// game with one's own place, on a desk and on a phone in French.
import { databaseUrl, pg } from '@comptoir/server/testing';
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { look } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, PHONE, useBrowser, type Visit, visit } from './support/visit.ts';

useBrowser();
const server = useServer();

/** Sixty games with three others, every second of them rated, and a list of the best in which this person is the sixtieth. */
const FILL = [
  `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
   select $1 || n, 'Tobias ' || n, $1 || n || '@example.org', false, now(), now() from generate_series(1, 62) n`,
  `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment, "startedAt",
     "endedAt")
   select left($1, 8) || n, case when n % 3 = 0 then 'hermagor' else 'nauticus' end, 1, 4, '{}', 'over', $1, true, n % 2 = 0, '', '',
     now() - interval '1 day' * n, now() - interval '1 day' * n + interval '72 minutes' from generate_series(1, 60) n`,
  `insert into results (match, seat, "user", game, players, "isRated", score, place, rating, "ratingBefore", at)
   select m.id, s, case when s = 0 then $1 else $1 || s end, m.game, 4, m."isRated", 100 - s, 1 + s,
     case when m."isRated" then 5 - s end, case when m."isRated" then 4 end, m."endedAt"
   from matches m, generate_series(0, 3) s where m.host = $1`,
  `insert into ratings ("user", game, family, mu, sigma, games, wins, "lastAt", "isRanked")
   select $1 || n, 'nauticus', 'many', 30 + n, 1, 20, n % 10, now(), true from generate_series(1, 62) n
   union all select $1, 'nauticus', 'many', 33.5, 1, 12, 6, now(), true`,
];

/** A guest who has played a lot. */
async function veteran(how: Visit): Promise<{ readonly page: Page; readonly user: string }> {
  const page = await visit(server().url, how);
  const headers = { origin: server().url };
  await page.request.post(`${server().url}/api/auth/sign-in/anonymous`, { data: {}, headers });
  const { id: user }: { id: string } = await (await page.request.get(`${server().url}/api/me`)).json();
  const database = new pg.Client({ connectionString: databaseUrl(server()) });
  await database.connect();
  for (const text of FILL) await database.query(text, [user]);
  await database.end();
  return { page, user };
}

test('finished games are found by filters, added up on the profile, and lead to one’s place among the best', async () => {
  const { page, user } = await veteran({});
  const errors = errorsOf(page);
  await page.goto(`${server().url}/my-games`);
  const rows = page.locator('.history > li');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(40);
  await look(page, 'history');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.poll(() => rows.count()).toBe(60);
  await page.getByLabel('Game', { exact: true }).selectOption('hermagor');
  await expect.poll(() => rows.count()).toBe(20);
  await page.getByLabel('Rating').selectOption('rated');
  await expect.poll(() => rows.count()).toBe(10);
  expect(await rows.first().textContent()).toMatch(/1st place of 4.*Tobias 1.*\+20/s);
  await page.getByLabel('More about Hermagor').first().click();
  await look(page, 'history-menu');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect.poll(() => rows.count()).toBe(9);
  await page.getByLabel('Archive', { exact: true }).selectOption('only');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('More about Hermagor').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await page.getByText('No finished game fits.').waitFor();
  await page.getByLabel('Archive', { exact: true }).selectOption('');
  await expect.poll(() => rows.count()).toBe(10);
  await page.getByLabel('Place').selectOption('2');
  await page.getByText('No finished game fits.').waitFor();

  await page.goto(`${server().url}/players/${user}`);
  await page.locator('.statistics tbody tr').first().waitFor();
  expect(await page.locator('.counts').textContent()).toMatch(/60.*60/s);
  expect(await page.locator('.statistics tbody tr').count()).toBe(2);
  await page.locator('.history > li').first().waitFor();
  // The bar of places has its text beside it, for whoever does not see it.
  expect(await page.locator('.statistics .hidden-words').first().textContent()).toBe('20 × 1st place');
  const met = page.locator('.often-met li');
  await expect.poll(() => met.count()).toBe(3);
  expect(await met.first().textContent()).toMatch(
    /Tobias.*Nauticus.*60 games.*before them 60 ×, behind 0 ×/s,
  );
  const facts = page.locator('.ledger li');
  await expect.poll(() => facts.allTextContents()).toHaveLength(8);
  for (const fact of [
    /First win in Hermagor/,
    /60 wins in a row/,
    /Closest win: by 1 point/,
    /50 games finished/,
  ])
    expect(await facts.filter({ hasText: fact }).count()).toBe(1);
  await look(page, 'profile');
  expect(await axeFindings(page)).toEqual([]);

  // Whoever was met is invited from there, to what the two play most; both by keyboard.
  await page
    .getByRole('link', { name: /^Invite Tobias/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/new\/nauticus\/online\?with=/);

  await page.goto(`${server().url}/online`);
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await page.getByRole('link', { name: 'Nauticus' }).click();
  await page.locator('.leaders tr[data-mine="true"]').waitFor();
  expect(await page.locator('.leaders .own').textContent()).toContain('60');
  await look(page, 'leaders');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByText('two players').click();
  await page.getByText('Nobody is ranked yet.').waitFor();
  expect(errors).toEqual([]);
});

test('on a phone, in French and at night, nothing among one’s games is too small or too wide', async () => {
  const { page, user } = await veteran({ lang: 'fr', light: 'night', viewport: PHONE, hasTouch: true });
  await page.goto(`${server().url}/my-games`);
  await page.locator('.history > li').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);

  await page.goto(`${server().url}/players/${user}`);
  await page.getByRole('heading', { name: 'Croisés le plus souvent' }).waitFor();
  await page.getByText('Première victoire à Nauticus').waitFor();
  await page.locator('.ledger').scrollIntoViewIfNeeded();
  await look(page, 'profile-phone-fr');
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(await page.evaluate(tooSmall, LEAST)).toEqual([]);
});
