// Somebody is asked and does not come: nudged, played for until they are back, the game closed without a result, or waited for;
// and on vacation, left in peace.
import type {
  Absence,
  ChatLine,
  ErrorCode,
  MatchInfo,
  OwnMatch,
  PastGame,
  TableMessage,
  Vacation,
} from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { connect } from '../src/database/index.ts';
import { Comings } from '../src/matches/comings.ts';
import { Client } from './client.ts';
import { databaseUrl } from './process.ts';
import { queryOf } from './query.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const query = queryOf(server);

const guest = async (): Promise<Client> => (await new Client(server().url).signIn()).connect();

/** Several at a table of the toy game; all but the last have bid and look at it, the last has never come. */
async function waitingForLast(players: number, request: object = {}) {
  const people = await Promise.all(Array.from({ length: players }, guest));
  const [alma, absent] = [people[0], people.at(-1)];
  if (alma === undefined || absent === undefined) throw new Error('nobody came');
  const seats = people.map((_, n) => (n === 0 ? 'me' : 'open'));
  const match = await alma.open({ seats, ...request });
  for (const other of people.slice(1)) await other.sit(match);
  const here = people.slice(0, -1);
  for (const [noun, player] of here.entries()) {
    const { seq } = await player.join(match);
    await player.pick(match, seq, { verb: 'bid', noun: noun % 3 });
  }
  const seat = players - 1;
  await alma.table(match, ({ waiting }) => waiting.length === 1 && waiting[0] === seat);
  return { match, here, alma, absent, seat };
}

/** As if so much more time had passed since anybody did anything there. */
async function pass(match: string, interval: string): Promise<void> {
  await query(`update matches set "askedAt" = "askedAt" - $2::interval where id = $1`, match, interval);
  await query('update entries set at = at - $2::interval where match = $1', match, interval);
  const seats = `update seats set "seenAt" = "seenAt" - $2::interval, "nudgedAt" = "nudgedAt" - $2::interval where match = $1`;
  await query(seats, match, interval);
}

const absenceAt = (client: Client, match: string): Promise<Absence> =>
  client.api(`/api/matches/${match}/absence`);
/** The code of the refusal, or null where it was done. */
async function post(
  client: Client,
  match: string,
  what: string,
  body: object = {},
): Promise<ErrorCode | null> {
  const response = await client.fetch(`/api/matches/${match}/${what}`, 'POST', body);
  if (response.ok) return null;
  const { code }: { code: ErrorCode } = JSON.parse(await response.text());
  return code;
}
const eventsAt = async (client: Client, match: string): Promise<readonly (readonly unknown[])[]> => {
  const lines = await client.api<readonly ChatLine[]>(`/api/matches/${match}/chat`);
  return lines.map(({ event, about, user }) => [event, about, user]);
};

describe('somebody who is asked and not there', () => {
  test('is absent after five minutes, and nudged once in half an hour', async () => {
    const { match, alma, absent, seat } = await waitingForLast(2);
    expect(await absenceAt(alma, match)).toEqual({ absent: [], proposal: null });
    for (const what of ['nudge', 'stand-in'])
      expect(await post(alma, match, what, { seat })).toBe('notAbsent');
    expect(await post(alma, match, 'close')).toBe('notAbsent');
    await pass(match, '6 minutes');
    expect(await absenceAt(alma, match)).toMatchObject({
      absent: [{ seat, nudgedAt: null, canStandIn: true }],
    });
    expect(await post(alma, match, 'nudge', { seat: 0 })).toBe('notAbsent');
    expect(await post(alma, match, 'nudge', { seat })).toBeNull();
    expect(await post(alma, match, 'nudge', { seat })).toBe('nudgedLately');
    const [{ nudgedAt, nudgeFrom } = { nudgedAt: null, nudgeFrom: '' }] = (await absenceAt(alma, match))
      .absent;
    expect(Date.parse(nudgeFrom) - Date.parse(nudgedAt ?? '')).toBe(30 * 60_000);
    await pass(match, '31 minutes');
    expect(await post(alma, match, 'nudge', { seat })).toBeNull();
    await absent.join(match);
    const back = ['back', seat, absent.user];
    const nudged = ['nudged', seat, alma.user];
    await expect.poll(() => eventsAt(alma, match)).toEqual([nudged, nudged, back]);
    expect(await absenceAt(alma, match)).toEqual({ absent: [], proposal: null });
    expect(await post(alma, match, 'nudge', { seat })).toBe('notAbsent');
  });

  test('has a day where a turn has one; a live clock sees to itself', async () => {
    const HOUR = 3_600_000;
    const slow = await waitingForLast(2, { clock: { kind: 'turns', bank: 72 * HOUR, increment: 0 } });
    await pass(slow.match, '23 hours');
    expect((await absenceAt(slow.alma, slow.match)).absent).toEqual([]);
    await pass(slow.match, '2 hours');
    expect((await absenceAt(slow.alma, slow.match)).absent).toMatchObject([{ seat: 1, canStandIn: true }]);
    const live = await waitingForLast(2, { clock: { kind: 'live', bank: HOUR, increment: 0 } });
    await pass(live.match, '6 minutes');
    expect((await absenceAt(live.alma, live.match)).absent).toMatchObject([{ canStandIn: false }]);
    expect(await post(live.alma, live.match, 'stand-in', { seat: 1 })).toBe('notAbsent');
  });

  test('is played for by a bot at once where one waits alone, and has the seat back on coming, without what the bot can take back', async () => {
    const { match, alma, absent, seat } = await waitingForLast(2);
    await pass(match, '6 minutes');
    expect(await post(alma, match, 'stand-in', { seat })).toBeNull();
    await alma.table(match, ({ seats }) => seats[seat]?.isAway === true);
    expect(await post(alma, match, 'stand-in', { seat })).toBe('notAbsent');
    await alma.table(match, ({ waiting }) => !waiting.includes(seat)); // the bot has bid
    await absent.sit(match);
    await alma.table(match, ({ seats }) => seats[seat]?.isAway === false);
    const lines = [
      ['standIn', seat, alma.user],
      ['back', seat, absent.user],
    ];
    expect(await eventsAt(absent, match)).toEqual(lines);
    await alma.api(`/api/matches/${match}/leave`, 'POST', {});
    expect(await eventsAt(absent, match)).toEqual([...lines, ['left', 0, alma.user]]);
  });

  test('is not played for while somebody who is there says no, and is when nobody does for a minute', async () => {
    const { match, alma, here, seat } = await waitingForLast(3);
    const bruno = here[1] ?? alma;
    await pass(match, '6 minutes');
    expect(await post(bruno, match, 'refuse')).toBe('notProposed');
    expect(await post(alma, match, 'stand-in', { seat })).toBeNull();
    const { proposal } = await absenceAt(bruno, match);
    expect(proposal).toMatchObject({ kind: 'standIn', seat, by: 0, agreed: [0] });
    expect(await post(bruno, match, 'stand-in', { seat })).toBe('alreadyProposed');
    expect(await post(bruno, match, 'refuse')).toBeNull();
    expect((await absenceAt(alma, match)).proposal).toBeNull();
    expect(await post(alma, match, 'stand-in', { seat })).toBeNull();
    expect(alma.tables.get(match)?.seats[seat]?.isAway).toBe(false);
    await query(
      `update graphile_worker._private_jobs set run_at = now() where key = 'standIn ' || $1`,
      match,
    );
    await bruno.table(match, ({ seats }) => seats[seat]?.isAway === true);
    expect(await eventsAt(bruno, match)).toEqual([
      ['asksStandIn', seat, alma.user],
      ['refuses', 1, bruno.user],
      ['asksStandIn', seat, alma.user],
      ['standIn', seat, alma.user],
    ]);
  });
});

describe('a game without a result', () => {
  test('is closed when the absent was nudged and all who are there agree: listed, not rated, played no more', async () => {
    const { match, alma, here, absent, seat } = await waitingForLast(3, { isRated: true });
    const bruno = here[1] ?? alma;
    await pass(match, '6 minutes');
    expect(await post(alma, match, 'close')).toBe('notNudged');
    expect(await post(alma, match, 'nudge', { seat })).toBeNull();
    expect(await alma.api(`/api/matches/${match}/close`, 'POST', {})).toEqual({ isClosed: false });
    expect(await post(bruno, match, 'stand-in', { seat })).toBe('alreadyProposed');
    expect(await alma.api(`/api/matches/${match}/close`, 'POST', {})).toEqual({ isClosed: false });
    const said = (await eventsAt(alma, match)).filter(
      ([event]) => event === 'asksClose' || event === 'agrees',
    );
    expect(said).toEqual([['asksClose', 0, alma.user]]); // once, however often
    expect(await bruno.api(`/api/matches/${match}/close`, 'POST', {})).toEqual({ isClosed: true });
    await alma.table(match, ({ waiting }) => waiting.length === 0);
    const { seq, decision } = await absent.join(match);
    expect(decision).toBeNull();
    const no = await absent.pick(match, seq, { verb: 'bid', noun: 0 });
    expect(no).toMatchObject({ type: 'refused', code: 'notRunning' });
    expect(await alma.api<MatchInfo>(`/api/matches/${match}`)).toMatchObject({
      status: 'over',
      result: null,
    });
    for (const player of [alma, absent]) {
      const { items } = await player.api<{ items: readonly PastGame[] }>(`/api/players/${player.user}/games`);
      expect(items).toMatchObject([{ match, score: null, place: null, rating: null, isRated: true }]);
      const profile = `/api/players/${player.user}`;
      expect(await player.api(`${profile}/statistics`)).toEqual({
        finished: 0,
        closed: 1,
        won: 0,
        games: [],
      });
      expect(await player.api(profile)).toMatchObject({ ratings: [], results: [] });
    }
    expect((await alma.fetch(`/api/matches/${match}/record`)).status).toBe(409);
    for (const what of ['close', 'refuse', 'leave']) expect(await post(alma, match, what)).toBe('notRunning');
  });

  test('is closed by anybody after a week, without a nudge', async () => {
    const { match, alma } = await waitingForLast(3);
    await pass(match, '7 days 1 minute');
    expect(await alma.api(`/api/matches/${match}/close`, 'POST', {})).toEqual({ isClosed: true });
    expect(await eventsAt(alma, match)).toEqual([['closed', 0, alma.user]]);
  });
});

describe('a table that everybody has gone from', () => {
  test('goes on by fallbacks and a bot that sits in, and then waits for the last one; who comes back finds the clock running again', async () => {
    const clock = { kind: 'live', bank: 10_000, increment: 0 };
    const { match, alma, absent } = await waitingForLast(2, { clock });
    await absent.join(match);
    const isLastAsked = ({ seats, waiting, clocks }: TableMessage): boolean => {
      const there = seats.filter(({ isAway }) => !isAway).map(({ seat }) => seat);
      return (
        there.length === 1 && waiting.join() === there.join() && (clocks[there[0] ?? 0]?.left ?? 1) === 0
      );
    };
    await expect.poll(async () => isLastAsked(await alma.join(match)), { interval: 500 }).toBe(true);
    const jobs = `select 1 from graphile_worker.jobs where key = any(array['clock ' || $1, 'bot ' || $1])`;
    await expect.poll(async () => (await query(jobs, match)).rows).toEqual([]);
    const paused = await alma.join(match);
    const away = paused.seats.find(({ isAway }) => isAway)?.seat === 0 ? alma : absent;
    await away.sit(match);
    await query(`update graphile_worker._private_jobs set run_at = now() where key = 'clock ' || $1`, match);
    await expect.poll(async () => isLastAsked(await alma.join(match)), { interval: 500 }).toBe(false);
    const line = (await eventsAt(alma, match)).at(1);
    expect(line).toEqual(['back', away === alma ? 0 : 1, away.user]);
  });

  test('is played to its end by no bots: when the last one leaves, the bot of whoever is away gets up', async () => {
    const { match, alma, absent, seat } = await waitingForLast(2);
    await pass(match, '6 minutes');
    await post(alma, match, 'stand-in', { seat });
    await alma.api(`/api/matches/${match}/leave`, 'POST', {});
    await absent.join(match);
    await absent.table(match, ({ seats }) => seats.map(({ isAway }) => isAway).join() === 'true,false');
    expect(await post(absent, match, 'leave')).toBeNull();
    const { rows } = await query('select count(*)::int as n from seats where match = $1 and "isAway"', match);
    expect(rows).toEqual([{ n: 2 }]);
  });
});

describe('vacation', () => {
  const DAY = 24 * 3_600_000;
  const clock = { kind: 'turns', bank: 3 * DAY, increment: DAY };
  const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const take = (client: Client, from: number, to: number): Promise<Response> =>
    client.fetch('/api/me/vacation', 'PUT', { firstDay: dayIn(from), lastDay: dayIn(to), zone: 'UTC' });
  const codeOf = async (response: Response): Promise<unknown> => JSON.parse(await response.text()).code;
  const vacationOf = (client: Client): Promise<Vacation> => client.api('/api/me/vacation');

  async function account(username: string): Promise<Client> {
    const client = await new Client(server().url).signIn();
    const request = { name: username, username, password: 'correct horse' };
    const answer = await client.fetch('/api/auth/sign-up/email', 'POST', request);
    client.cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    client.user = (await client.api<{ id: string }>('/api/me')).id;
    return client.connect();
  }

  test('stops the clock where moves take days, is seen by all, leaves no remedy, and ends with a pick', async () => {
    const [alma, dora] = [await guest(), await account('dora.d')];
    const match = await alma.open({ clock });
    await dora.sit(match);
    const { seq } = await dora.join(match);
    // It is her turn: she has twelve hours yet.
    expect((await take(dora, 0, 3)).status).toBe(200);
    const { present } = await vacationOf(dora);
    expect(present?.hasBegun).toBe(false);
    expect(Date.parse(present?.from ?? '') - Date.now()).toBeGreaterThan(11 * 3_600_000);
    await dora.api('/api/me/vacation', 'DELETE');
    expect(await vacationOf(dora)).toMatchObject({ left: 28, present: null });
    await dora.pick(match, seq, { verb: 'bid', noun: 2 });
    expect((await take(dora, 0, 3)).status).toBe(200);
    expect(await codeOf(await take(dora, 9, 10))).toBe('onVacation');
    await alma.join(match);
    const shown = await alma.table(match, ({ seats }) => seats[1]?.backAt !== null);
    await alma.pick(match, shown.seq, { verb: 'bid', noun: 0 }); // the higher bid begins
    const hers = await alma.table(match, ({ waiting }) => `${waiting}` === '1');
    expect(hers.clocks[1]).toMatchObject({ isRunning: false });
    const { items } = await alma.api<{ items: readonly OwnMatch[] }>('/api/me/matches');
    expect(items[0]?.seats[1]?.backAt).toEqual(expect.any(String));
    expect(items[0]?.clocks[1]).toMatchObject({ isRunning: false });
    dora.close();
    await pass(match, '3 days');
    expect(await absenceAt(alma, match)).toEqual({ absent: [], proposal: null });
    expect(await codeOf(await dora.fetch('/api/matches', 'POST', RATED))).toBe('onVacation');
    await dora.connect();
    const back = await dora.join(match);
    const option = back.decision?.options[0];
    if (option === undefined) throw new Error('she is not asked');
    await dora.pick(match, back.seq, option);
    await expect.poll(async () => (await vacationOf(dora)).present, { timeout: 60_000 }).toBeNull();
    await alma.table(match, ({ seats }) => seats[1]?.backAt === null);
    expect((await vacationOf(dora)).left).toBe(27); // today; the other days return
  });
  const RATED = { game: 'quay', seats: ['me', 'open'], isRated: true, clock };

  test('not for guests, not for long, not twice as long in a year, not in the past', async () => {
    const [alma, dora] = [await guest(), await account('dora.e')];
    expect(await codeOf(await take(alma, 1, 2))).toBe('needsAccount');
    expect(await codeOf(await take(dora, 1, 15))).toBe('noVacationLeft');
    expect(await codeOf(await take(dora, 2, 1))).toBe('malformed');
    expect(await codeOf(await take(dora, -2, 1))).toBe('malformed');
    const first = dayIn(1).slice(0, 4) === dayIn(2).slice(0, 4) ? 1 : 2; // two days of one year
    const earlier = `insert into vacations values ($1, now() - interval '40 days', now() - interval '35 days',
      make_date($2, 1, 1), make_date($2, 1, 27), 'UTC')`;
    await query(earlier, dora.user, Number(dayIn(first).slice(0, 4)));
    expect(await codeOf(await take(dora, first, first + 1))).toBe('noVacationLeft');
    expect((await take(dora, first, first)).status).toBe(200);
  });
});

describe('those who come and go', () => {
  test('are written together, by one statement at a time; who was nudged is back once, through however many windows', async () => {
    const tables = [await waitingForLast(2), await waitingForLast(3)];
    const database = connect(databaseUrl(server()));
    const comings = new Comings(database);
    let [asked, atOnce, most] = [0, 0, 0];
    database.pool.on('acquire', () => {
      asked += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
    });
    database.pool.on('release', () => {
      atOnce -= 1;
    });
    const seenAt = async (match: string): Promise<readonly string[]> =>
      (await query('select "seenAt"::text as at from seats where match = $1 order by seat', match)).rows.map(
        ({ at }) => at,
      );
    try {
      for (const { match, seat } of tables) {
        await pass(match, '6 minutes');
        await query('update seats set "nudgedAt" = now() where match = $1 and seat = $2', match, seat);
      }
      const coming = tables.flatMap(({ match, alma, absent }) =>
        [absent, alma, absent, absent].map(({ user }) => comings.came(match, user)),
      );
      const back = await Promise.all(coming);
      expect(back).toEqual(tables.flatMap(({ seat }) => [[seat], [], [], []]));
      expect(asked).toBe(1);
      for (const { match, absent } of tables) expect(await comings.came(match, absent.user)).toEqual([]);
      expect(asked).toBe(3);
      const before = await Promise.all(tables.map(({ match }) => seenAt(match)));
      for (const { match, alma } of tables) for (let n = 0; n < 9; n += 1) comings.went(match, alma.user);
      await comings.settled();
      expect(asked).toBe(4);
      expect(most).toBe(1);
      const after = await Promise.all(tables.map(({ match }) => seenAt(match)));
      for (const [n, { seat }] of tables.entries()) {
        expect(after[n]?.[0]).not.toBe(before[n]?.[0]);
        expect(after[n]?.[seat]).toBe(before[n]?.[seat]);
      }
    } finally {
      await database.pool.end();
    }
  });

  test('and where the database is away, whoever comes is told so, each time', async () => {
    const { match, alma } = await waitingForLast(2);
    const database = connect(databaseUrl(server()));
    const comings = new Comings(database);
    await database.pool.end();
    comings.went(match, alma.user);
    await expect(comings.came(match, alma.user)).rejects.toThrow();
    await expect(comings.came(match, alma.user)).rejects.toThrow();
    await comings.settled();
  });
});
