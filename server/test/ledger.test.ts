// A profile's ledger and whom somebody has met most often: derived from results, the same for whoever may know it.
import type { Fact, Met } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);

interface Other {
  readonly user: string | null;
  readonly score: number;
  readonly place: number;
}
interface Played {
  readonly id: string;
  readonly game: string;
  /** The day of the year it ended. */
  readonly day: number;
  readonly isPublic?: boolean;
  readonly score: number;
  readonly place: number | null;
  readonly others: readonly Other[];
}

/** A finished game of somebody, as its last pick leaves it behind. */
async function finish(user: string, { id, game, day, isPublic = true, score, place, others }: Played) {
  const players = 1 + others.length;
  const at = new Date(Date.UTC(2026, 0, day)).toISOString();
  await query(
    `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment, "endedAt")
     values ($1, $2, 1, $3, '{}', 'over', $4, $5, false, '', '', $6)`,
    id,
    game,
    players,
    user,
    isPublic,
    at,
  );
  for (const [seat, one] of [{ user, score, place }, ...others].entries()) {
    await query('insert into seats (match, seat, "user") values ($1, $2, $3)', id, seat, one.user);
    await query(
      `insert into results (match, seat, "user", game, players, score, place, at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      id,
      seat,
      one.user,
      game,
      players,
      place === null ? null : one.score,
      place === null ? null : one.place,
      at,
    );
  }
}

const guest = (): Promise<Client> => new Client(server().url).signIn();
const ledgerOf = async (viewer: Client, of: Client): Promise<readonly (readonly unknown[])[]> =>
  (await viewer.api<readonly Fact[]>(`/api/players/${of.user}/ledger`)).map(
    ({ kind, game, match, n, at }) => [kind, game, match, n, at.slice(5, 10)],
  );
const metBy = async (viewer: Client, of: Client): Promise<readonly (readonly unknown[])[]> =>
  (await viewer.api<readonly Met[]>(`/api/players/${of.user}/met`)).map((one) => [
    one.id,
    one.games,
    one.ahead,
    one.behind,
    one.game,
  ]);

test('a ledger tells the facts of one’s games with their days, and leads strangers to no private table', async () => {
  const [alma, bruno, chloe] = [await guest(), await guest(), await guest()];
  const against = (score: number, place: number): Other => ({ user: bruno.user, score, place });
  const games: readonly Played[] = [
    { id: 'l1', game: 'nauticus', day: 1, score: 50, place: 2, others: [against(60, 1)] },
    { id: 'l2', game: 'nauticus', day: 2, score: 70, place: 1, others: [against(60, 2)] },
    // Whoever left is ranked behind, with more points; a place that is shared is no win alone: neither is close.
    { id: 'l3', game: 'nauticus', day: 3, score: 61, place: 1, others: [against(62, 2)] },
    { id: 'l4', game: 'nauticus', day: 4, score: 60, place: 1, others: [against(60, 1)] },
    { id: 'l5', game: 'hermagor', day: 5, score: 90, place: 1, isPublic: false, others: [against(87, 2)] },
    { id: 'l6', game: 'carthago', day: 6, score: 20, place: 2, others: [against(21, 1)] },
    {
      id: 'l7',
      game: 'oltre-mare',
      day: 7,
      score: 40,
      place: 1,
      others: [30, 20, 10].map((score, n) => ({ user: null, score, place: 2 + n })),
    },
    { id: 'l8', game: 'porto-carthago', day: 8, score: 30, place: null, others: [against(0, 0)] },
  ];
  for (const one of games) await finish(alma.user, one);
  expect(await ledgerOf(alma, alma)).toEqual([
    ['first', 'nauticus', 'l1', null, '01-01'],
    ['highest', 'nauticus', 'l2', 70, '01-02'],
    ['firstWin', 'nauticus', 'l2', null, '01-02'],
    ['closest', 'hermagor', 'l5', 3, '01-05'],
    ['run', 'hermagor', 'l5', 4, '01-05'],
    ['firstWin', 'hermagor', 'l5', null, '01-05'],
    ['largest', 'oltre-mare', 'l7', 4, '01-07'],
    ['firstWin', 'oltre-mare', 'l7', null, '01-07'],
  ]);
  const toldTo = async (viewer: Client): Promise<unknown> =>
    (await ledgerOf(viewer, alma)).filter(([, game]) => game === 'hermagor').map(([, , match]) => match);
  expect(await toldTo(chloe)).toEqual([null, null, null]);
  expect(await toldTo(bruno)).toEqual(['l5', 'l5', 'l5']);
  expect(await ledgerOf(alma, chloe)).toEqual([]);

  // The last of the five games that was missing, and round numbers; the ledger grows no further than twelve.
  await finish(alma.user, {
    id: 'l9',
    game: 'porto-carthago',
    day: 9,
    score: 5,
    place: 1,
    others: [against(4, 2)],
  });
  for (const n of [10, 11, 12])
    await finish(alma.user, {
      id: `l${n}`,
      game: 'carthago',
      day: n,
      score: 1,
      place: 1,
      others: [against(0, 2)],
    });
  const grown = await ledgerOf(alma, alma);
  expect(grown).toContainEqual(['allGames', 'porto-carthago', 'l9', 5, '01-09']);
  expect(grown).toContainEqual(['games', 'carthago', 'l11', 10, '01-11']);
  expect(grown).toContainEqual(['closest', 'porto-carthago', 'l9', 1, '01-09']);
  expect(grown.length).toBe(12);
});

test('whom one met most often comes first, with who was ahead; blocked people, private tables of others and oneself do not', async () => {
  const [alma, bruno, chloe, dora] = [await guest(), await guest(), await guest(), await guest()];
  const met = (id: string, day: number, place: number, user: string, isPublic = true): Promise<void> =>
    finish(alma.user, {
      id,
      game: day === 1 ? 'carthago' : 'nauticus',
      day,
      isPublic,
      score: 10,
      place,
      others: [{ user, score: 10, place: 3 - place }],
    });
  await met('m1', 1, 1, bruno.user);
  await met('m2', 2, 1, bruno.user);
  await met('m3', 3, 2, bruno.user);
  await met('m4', 4, 1, chloe.user, false);
  await met('m5', 5, 1, chloe.user);
  await finish(alma.user, {
    id: 'm6',
    game: 'nauticus',
    day: 6,
    score: 0,
    place: null,
    others: [{ user: dora.user, score: 0, place: 0 }],
  });
  const withBruno = [bruno.user, 3, 2, 1, 'nauticus'];
  expect(await metBy(alma, alma)).toEqual([withBruno, [chloe.user, 2, 2, 0, 'nauticus']]);
  expect(await metBy(dora, alma)).toEqual([withBruno, [chloe.user, 1, 1, 0, 'nauticus']]);
  expect(await metBy(chloe, alma)).toEqual([withBruno]);
  const nobody = new Client(server().url);
  expect((await metBy(nobody, alma)).length).toBe(2);
  // Either way round: neither wants to be reminded of the other.
  await alma.api(`/api/players/${bruno.user}/block`, 'POST', { kind: 'block', isOn: true });
  expect(await metBy(alma, alma)).toEqual([[chloe.user, 2, 2, 0, 'nauticus']]);
  expect((await metBy(bruno, alma)).map(([id]) => id)).toEqual([chloe.user]);
  await chloe.api(`/api/players/${alma.user}/block`, 'POST', { kind: 'block', isOn: true });
  expect(await metBy(alma, alma)).toEqual([]);
  for (const list of ['met', 'ledger'])
    expect((await alma.fetch(`/api/players/nobody/${list}`)).status).toBe(404);
});
