// Quick match: people who want the same meet, and nobody is seated at something else.
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);
const guest = (): Promise<Client> => new Client(server().url).signIn();
interface Info {
  readonly id: string;
  readonly status: string;
  readonly isRated: boolean;
  readonly clock: { readonly kind: string } | null;
}
const quick = (who: Client, more: object = {}): Promise<Info> =>
  who.api('/api/quick', 'POST', { game: 'quay', players: 2, ...more });
const LIVE = { kind: 'live', bank: 900_000, increment: 30_000 };
/** Nobody of an earlier test waits any more. */
const emptied = (): Promise<unknown> => query("delete from matches where status = 'open'");

describe('quick match', () => {
  test('two who want the same play one friendly game; who presses twice waits at one table', async () => {
    await emptied();
    const [alma, bruno] = [await guest(), await guest()];
    const hers = await quick(alma);
    expect(hers).toMatchObject({ status: 'open', isRated: false, clock: LIVE });
    expect((await quick(alma)).id).toBe(hers.id);
    expect(await quick(bruno)).toMatchObject({ id: hers.id, status: 'running' });
  });

  test('eight who press at the same moment are four pairs', async () => {
    await emptied();
    const people = await Promise.all(Array.from({ length: 8 }, guest));
    const found = await Promise.all(people.map((who) => quick(who)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(4);
  });

  test.each([
    ['a rated table', { isRated: true, clock: LIVE }],
    ['another pace', { clock: { ...LIVE, bank: 300_000, increment: 15_000 } }],
    ['no clock', {}],
    ['days', { clock: { kind: 'turns', bank: 3 * 86_400_000, increment: 86_400_000 } }],
    ['a private table', { clock: LIVE, isPublic: false }],
  ])('nobody is seated at %s', async (_name, terms) => {
    await emptied();
    const [alma, bruno] = [await guest(), await guest()];
    const id = await alma.open({ isPublic: true, ...terms });
    expect((await quick(bruno)).id).not.toBe(id);
  });

  test('an open table on the same terms is as good as a wish', async () => {
    await emptied();
    const [alma, bruno] = [await guest(), await guest()];
    const id = await alma.open({ isPublic: true, clock: { ...LIVE, rest: null } });
    expect((await quick(bruno)).id).toBe(id);
  });

  test('nobody is seated with somebody who has gone; who only looks away is still there', async () => {
    await emptied();
    const [alma, bruno, chloe] = [await guest(), await guest(), await guest()];
    const { id } = await quick(alma);
    const away = (seconds: number): Promise<unknown> =>
      query(`update seats set "seenAt" = now() - interval '1 second' * $2 where match = $1`, id, seconds);
    await away(100);
    const his = await quick(bruno);
    expect(his.id).not.toBe(id);
    await alma.api(`/api/matches/${id}`);
    await bruno.api(`/api/matches/${his.id}/leave`, 'POST', {});
    expect((await quick(chloe)).id).toBe(id);
  });

  test('a move a day waits for days: who has gone meanwhile is met all the same', async () => {
    await emptied();
    const [alma, bruno] = [await guest(), await guest()];
    const { id, clock } = await quick(alma, { pace: 'day' });
    expect(clock).toMatchObject({ kind: 'turns' });
    await query(`update seats set "seenAt" = now() - interval '5 days' where match = $1`, id);
    expect((await quick(bruno, { pace: 'day' })).id).toBe(id);
  });

  test('people who blocked one another do not meet', async () => {
    await emptied();
    const [alma, bruno] = [await guest(), await guest()];
    await bruno.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: true });
    const { id } = await quick(alma);
    expect((await quick(bruno)).id).not.toBe(id);
  });
});
