// What is left of a finished game: places at once with the last pick, ratings soon after, each once.

import type { PastGame, TableMessage } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { playOut } from './play.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);

interface Player {
  readonly ratings: readonly { readonly game: string; readonly games: number }[];
  readonly results: readonly {
    readonly match: string;
    readonly score: number;
    readonly place: number;
    readonly rating: number | null;
  }[];
}
const playerOf = (client: Client): Promise<Player> => client.api<Player>(`/api/players/${client.user}`);

async function newTable(isRated: boolean): Promise<{ players: readonly [Client, Client]; match: string }> {
  const guest = async (): Promise<Client> => (await new Client(server().url).signIn()).connect();
  const players = [await guest(), await guest()] as const;
  const [alma, bruno] = players;
  const match = await alma.open({ isRated });
  await bruno.sit(match);
  for (const player of players) await player.join(match);
  return { players, match };
}

/** Plays the seats of these players with their last option, whoever else plays theirs, until the game is over. */
async function playOn(match: string, players: readonly Client[]): Promise<TableMessage> {
  const [over] = await Promise.all(players.map((player) => playOut(player, match)));
  if (over === undefined) throw new Error('nobody plays');
  return over;
}

describe('a finished game', () => {
  test('of friends has its places with its last table, rates nobody, and is put aside by each for themselves', async () => {
    const { players, match } = await newTable(false);
    const { result } = await playOn(match, players);
    const [alma, bruno] = players;
    const listed = async (viewer: Client, of: Client, filter: string): Promise<readonly unknown[]> => {
      const list = `/api/players/${of.user}/games${filter}`;
      const { items } = await viewer.api<{ items: readonly PastGame[] }>(list);
      return items.map(({ isPutAside }) => isPutAside);
    };
    await alma.api(`/api/me/games/${match}`, 'PUT', { isPutAside: true });
    expect(await listed(alma, alma, '?putAside=without')).toEqual([]);
    expect(await listed(alma, alma, '?putAside=only')).toEqual([true]);
    expect(await listed(alma, alma, '')).toEqual([true]);
    expect(await listed(bruno, alma, '?putAside=without')).toEqual([false]); // nobody else’s business
    expect(await listed(bruno, bruno, '?putAside=without')).toEqual([false]);
    await alma.api(`/api/me/games/${match}`, 'PUT', { isPutAside: false });
    expect(await listed(alma, alma, '?putAside=without')).toEqual([false]);
    const stranger = await new Client(server().url).signIn();
    expect((await stranger.fetch(`/api/me/games/${match}`, 'PUT', { isPutAside: true })).status).toBe(404);
    for (const [seat, player] of players.entries()) {
      const { results, ratings } = await playerOf(player);
      const [score, place] = [result?.scores[seat], result?.ranks[seat]];
      expect(results).toMatchObject([{ match, score, place, rating: null }]);
      expect(ratings).toEqual([]);
    }
  });

  test('that is rated changes both ratings once', async () => {
    const { players, match } = await newTable(true);
    await playOn(match, players);
    for (const player of players) {
      await expect.poll(async () => (await playerOf(player)).results[0]?.rating ?? null).not.toBeNull();
      expect((await playerOf(player)).ratings).toMatchObject([{ game: 'quay', games: 1 }]);
    }
    // What the end of the game shows beside each name.
    const [alma] = players;
    const { ratings } = await alma.api<{ ratings: readonly { before: number; after: number }[] }>(
      `/api/matches/${match}`,
    );
    expect(ratings.map(({ before }) => before)).toEqual([0, 0]);
    const counted = await Promise.all(players.map(async (each) => (await playerOf(each)).results[0]?.rating));
    expect(ratings.map(({ after }) => after)).toEqual(counted);
  });

  test('that bots have played for somebody ranks them last; one nobody was there for rates nobody', async () => {
    const { players, match } = await newTable(true);
    const { result } = await playOn(match, players);
    const change = async (seat: number): Promise<number | null> => {
      const { rows } = await query(
        `select rating - "ratingBefore" as change from results where match = $1 and seat = $2`,
        match,
        seat,
      );
      return rows[0]?.change ?? null;
    };
    await expect.poll(() => change(0)).not.toBeNull();
    const winner = (result?.ranks ?? []).indexOf(1);
    /** As if a bot had made the picks of these seats; then the game is rated anew. */
    const again = async (seats: readonly number[]): Promise<void> => {
      await query('update results set rating = null, "ratingBefore" = null where match = $1', match);
      await query('delete from ratings where "user" = any($1)', [players[0].user, players[1].user]);
      await query(`update entries set id = 'bot ' || seq where match = $1 and seat = any($2)`, match, seats);
      await query(`select graphile_worker.add_job('finish', json_build_object('match', $1::text))`, match);
    };
    await again([winner]);
    await expect.poll(() => change(1 - winner)).toBeGreaterThan(0);
    // The end of the game and the lists say for whom bots played.
    const absent = async (): Promise<unknown> =>
      (await players[0].api<{ absent: unknown }>(`/api/matches/${match}`)).absent;
    const wereAway = (): Promise<readonly unknown[]> =>
      Promise.all(
        players.map(
          async (one) =>
            (await one.api<{ items: { wasAway: boolean }[] }>(`/api/players/${one.user}/games`)).items[0]
              ?.wasAway,
        ),
      );
    expect(await absent()).toEqual([winner]);
    expect(await wereAway()).toEqual(players.map((_, seat) => seat === winner));
    expect(await change(winner)).toBeLessThan((await change(1 - winner)) ?? 0);
    await again([0, 1]);
    const waiting = async (): Promise<unknown> =>
      (await query(`select 1 from graphile_worker.jobs where task_identifier = 'finish'`)).rowCount;
    await expect.poll(waiting).toBe(0);
    expect([await change(0), await change(1)]).toEqual([null, null]);
    expect(await absent()).toEqual([0, 1]);
  });

  test('ranks whoever left behind whoever stayed, whatever the bot in their seat has scored', async () => {
    const { players, match } = await newTable(false);
    const [alma, bruno] = players;
    await alma.api(`/api/matches/${match}/leave`, 'POST', {});
    const { result } = await playOn(match, [bruno]);
    // Who bids high and stops has less than nothing, and the bot has not less: at best they would share a place.
    expect(result?.scores[0]).toBeGreaterThanOrEqual(result?.scores[1] ?? 0);
    expect((await playerOf(alma)).results).toMatchObject([{ match, place: 2 }]);
    expect((await playerOf(bruno)).results).toMatchObject([{ match, place: 1 }]);
    expect(await gamesOf(alma, alma)).toMatchObject({ items: [{ match, hasLeft: true }] });
    expect(await gamesOf(alma, bruno)).toMatchObject({ items: [{ match, hasLeft: false }] });
  });
});

interface Past {
  readonly match: string | null;
  readonly place: number;
  readonly change: number | null;
  readonly company: readonly { readonly user: string | null; readonly score: number }[];
}
interface Games {
  readonly items: readonly Past[];
  readonly next: string | null;
}
const gamesOf = (viewer: Client, of: Client, filter = ''): Promise<Games> =>
  viewer.api<Games>(`/api/players/${of.user}/games${filter}`);

describe('the history of a player', () => {
  test('says place, company and change of rating; of a private game strangers learn no more than the result', async () => {
    const { players, match } = await newTable(true);
    const { result } = await playOn(match, players);
    const [alma, bruno] = players;
    await expect.poll(async () => (await gamesOf(alma, alma)).items[0]?.change ?? null).not.toBeNull();
    const [game] = (await gamesOf(alma, alma)).items;
    expect(game).toMatchObject({ match, game: 'quay', players: 2, isRated: true, pace: null });
    expect(game?.company).toMatchObject([{ user: bruno.user, score: result?.scores[1] }]);
    const stranger = new Client(server().url);
    expect((await gamesOf(stranger, alma)).items).toMatchObject([
      { match: null, company: [], score: result?.scores[0] },
    ]);
    for (const [filter, found] of [
      [`?with=${bruno.user}`, 1],
      ['?with=nobody', 0],
      ['?stakes=rated&game=quay&players=2&days=1', 1],
      ['?stakes=friendly', 0],
      ['?players=3', 0],
      [`?place=${game?.place}`, 1],
      ['?place=5', 0],
    ] as const)
      expect([filter, (await gamesOf(alma, alma, filter)).items.length]).toEqual([filter, found]);
    const { ranks = [] } = result ?? {};
    expect(await alma.api(`/api/players/${alma.user}/statistics`)).toMatchObject({
      finished: 1,
      won: ranks[0] === 1 ? 1 : 0,
      games: [{ game: 'quay', players: 2, games: 1, average: result?.scores[0], best: result?.scores[0] }],
    });
  });

  test('comes page by page, each game once, also where many ended at the same moment', async () => {
    const alma = await new Client(server().url).signIn();
    await query(
      `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment)
       select 'past' || n, 'quay', 1, 2, '{}', 'over', $1, true, false, '', '' from generate_series(1, 100) n`,
      alma.user,
    );
    await query(
      `insert into results (match, seat, "user", game, players, score, place, at)
       select 'past' || n, 0, $1, 'quay', 2, n, 1, timestamptz '2026-01-01' + interval '1 day' * (n / 50)
       from generate_series(1, 100) n`,
      alma.user,
    );
    const seen: (string | null)[] = [];
    let cursor = '';
    do {
      const { items, next } = await gamesOf(alma, alma, cursor === '' ? '' : `?cursor=${cursor}`);
      seen.push(...items.map(({ match }) => match));
      cursor = next ?? '';
    } while (cursor !== '');
    expect(seen.length).toBe(100);
    expect(new Set(seen).size).toBe(100);
    expect((await alma.fetch(`/api/players/${alma.user}/games?cursor=nonsense`)).status).toBe(400);
  });
});

interface Leaders {
  readonly ranked: number;
  readonly items: readonly { readonly id: string; readonly rank: number }[];
  readonly own: readonly { readonly id: string; readonly rank: number }[];
}

describe('the list of the best', () => {
  test('names nobody before ten rated games with three people; the own place is told from far below', async () => {
    const alma = await new Client(server().url).signIn();
    const leaders = (): Promise<Leaders> => alma.api<Leaders>('/api/leaders/quay?family=two');
    const { players, match } = await newTable(true);
    await playOn(match, players);
    const rated = async (): Promise<unknown> =>
      (await query(`select 1 from ratings where "user" = $1 and games = 1`, players[0].user)).rowCount;
    await expect.poll(rated).toBe(1);
    expect((await leaders()).items.map(({ id }) => id)).not.toContain(players[0].user);
    await query(
      `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
       select 'q' || n, 'Q ' || n, 'q' || n || '@example.org', false, now(), now() from generate_series(1, 60) n`,
    );
    await query(
      `insert into ratings ("user", game, family, mu, sigma, games, "lastAt", "isRanked")
       select 'q' || n, 'quay', 'two', 30 + n, 1, 10, now(), true from generate_series(1, 60) n
       union all select $1, 'quay', 'two', 32.5, 1, 10, now(), true`,
      alma.user,
    );
    const { ranked, items, own } = await leaders();
    expect([ranked, items.length, items[0]?.id]).toEqual([61, 50, 'q60']);
    expect(own.map(({ id, rank }) => [id, rank])).toEqual([
      ['q3', 58],
      [alma.user, 59],
      ['q2', 60],
    ]);
    await query(`update ratings set "lastAt" = now() - interval '181 days' where "user" = $1`, alma.user);
    expect(await leaders()).toMatchObject({ ranked: 60, own: [] });
  });

  test('a list of thousands is counted now and then, and one’s own place in it is exact', async () => {
    const alma = await new Client(server().url).signIn();
    await query(
      `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
       select 'r' || n, 'R ' || n, 'r' || n || '@example.org', false, now(), now() from generate_series(1, 6000) n`,
    );
    // Three of each rating: who comes first among equals is their id's to say.
    await query(
      `insert into ratings ("user", game, family, mu, sigma, games, "lastAt", "isRanked")
       select 'r' || n, 'carthago', 'many', 30 + n / 3, 1, 10, now(), true from generate_series(1, 6000) n
       union all select $1, 'carthago', 'many', 1030, 1, 10, now(), true`,
      alma.user,
    );
    const leaders = (): Promise<Leaders> => alma.api<Leaders>('/api/leaders/carthago');
    const { rows } = await query(
      `select (count(*) filter (where mu > 1030 or mu = 1030 and "user" < $1))::int as above from ratings
       where game = 'carthago' and family = 'many'`,
      alma.user,
    );
    for (const _ of [1, 2]) {
      const { ranked, own } = await leaders();
      expect([ranked, own.find(({ id }) => id === alma.user)?.rank]).toEqual([6001, 1 + rows[0]?.above]);
    }
  });

  test('counts games in the same company five times at most', async () => {
    const { players, match } = await newTable(true);
    const [alma, bruno] = players;
    const others = ['met1', 'met2', 'met3'];
    await query(
      `insert into matches (id, game, version, players, variants, status, host, "isPublic", "isRated", secret, commitment)
       select 'rank' || n, 'quay', 1, 2, '{}', 'over', $1, true, true, '', '' from generate_series(1, 12) n`,
      alma.user,
    );
    const fill = (from: number, to: number, who: readonly string[]): Promise<unknown> =>
      query(
        `insert into results (match, seat, "user", game, players, "isRated", score, place, rating)
         select 'rank' || n, s, case when s = 0 then $1 else ($2::text[])[1 + n % cardinality($2::text[])] end, 'quay', 2, true, 1, 1, 1
         from generate_series($3::int, $4::int) n, generate_series(0, 1) s`,
        alma.user,
        who,
        from,
        to,
      );
    const isRanked = async (): Promise<unknown> =>
      (await query(`select "isRanked" from ratings where "user" = $1`, alma.user)).rows[0]?.isRanked ?? null;
    await fill(1, 8, [bruno.user]); // nine with this one, of which five count
    await playOn(match, players);
    await expect.poll(isRanked).toBe(false);
    await fill(9, 12, others);
    const again = await alma.open({ isRated: true });
    const chloe = await (await new Client(server().url).signIn()).connect();
    await chloe.sit(again);
    for (const player of [alma, chloe]) await player.join(again);
    await playOn(again, [alma, chloe]);
    await expect.poll(isRanked).toBe(true);
  });
});
