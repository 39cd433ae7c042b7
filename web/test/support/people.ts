// People at a server of their own: they have names, go away, and time passes for them.
import type { useRestarts } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visit, visit } from './visit.ts';

type Server = ReturnType<typeof useRestarts>;

export function peopleAt(server: Server) {
  async function post<T>(page: Page, path: string, data: object): Promise<T> {
    const answer = await page.request.post(`${server.url}${path}`, { data, headers: { origin: server.url } });
    expect(answer.status()).toBeLessThan(300);
    return answer.json();
  }

  /** Somebody by a name of their own. */
  async function person(name: string, how: Visit = {}): Promise<Page> {
    const page = await visit(`${server.url}/rules`, how);
    await post(page, '/api/auth/sign-in/anonymous', {});
    await post(page, '/api/auth/update-user', { name });
    return page;
  }

  /** As if nobody had done anything at any table for six minutes. */
  async function pass(): Promise<void> {
    for (const aged of [
      'entries set at = at',
      'matches set "askedAt" = "askedAt"',
      'seats set "seenAt" = "seenAt"',
      'presences set "tableAt" = "tableAt"',
    ])
      await server.query(`update ${aged} - interval '6 minutes'`);
  }

  /** Whoever sits at this seat goes away, and the server has noticed. */
  async function leave(page: Page, match: string, seat: number): Promise<void> {
    const seen = `select 1 from seats where match = $1 and seat = $2 and "seenAt" > $3`;
    const now = new Date();
    await page.goto('about:blank');
    await expect.poll(async () => (await server.query(seen, match, seat, now)).rowCount).toBe(1);
  }

  /** The minute in which somebody may say no to a bot is over. */
  async function letBotSit(match: string): Promise<void> {
    await server.query(
      `update graphile_worker._private_jobs set run_at = now() where key = 'standIn ' || $1`,
      match,
    );
  }
  return { post, person, pass, leave, letBotSit };
}
