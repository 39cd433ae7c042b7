// Clocks and power cuts: what the server slept through is nobody's time, and then time runs on.
import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';
import { metric } from './process.ts';
import { useRestarts } from './use-server.ts';

const server = useRestarts();

const HOUR = 3_600_000;
/** Longer than a live clock: whoever was asked would have run out of time. */
const POWER_CUT = 300_000;
const kinds = { live: { bank: 120_000, increment: 0 }, turns: { bank: 24 * HOUR, increment: HOUR } } as const;

async function newTable(kind: keyof typeof kinds): Promise<{ alma: Client; bruno: Client; match: string }> {
  const [alma, bruno] = [new Client(server.url), new Client(server.url)];
  for (const client of [alma, bruno]) await (await client.signIn()).connect();
  const clock = { kind, ...kinds[kind] };
  const match = await alma.open({ clock });
  await bruno.sit(match);
  await Promise.all([alma.join(match), bruno.join(match)]);
  return { alma, bruno, match };
}

const SET_BACK = `update matches
  set clocks = jsonb_set(clocks, '{since}', to_jsonb((clocks->>'since')::bigint - $2::bigint)) where id = $1`;
/** As if so much time had passed: clocks and jobs are that much older. */
async function age(match: string, ms: number): Promise<void> {
  await server.query(SET_BACK, match, ms);
  await server.query(
    `update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 millisecond'`,
    ms,
  );
}
/** As if it had passed while the server was down: it was last seen so long ago. */
async function sleepThrough(match: string, ms: number): Promise<void> {
  await age(match, ms);
  await server.query(`update nodes set "seenAt" = "seenAt" - $1 * interval '1 millisecond'`, ms);
}

describe('the server was down when a clock ran out', () => {
  test('killed, dead for longer than the clock, started again: nobody has lost; then the clock runs out and the game goes on', async () => {
    const { alma, match } = await newTable('live');
    alma.close();
    await server.kill();
    await sleepThrough(match, POWER_CUT);
    await server.start();
    await alma.connect();
    const { clocks, seats, seq } = await alma.join(match);
    expect(seq).toBe(0);
    expect(seats.map(({ isAway }) => isAway)).toEqual([false, false]);
    expect(clocks.map(({ isRunning, left }) => isRunning && left > 0)).toEqual([true, true]);
    alma.close();
    await server.kill();
    await age(match, kinds.live.bank);
    await server.start();
    await alma.connect();
    await alma.join(match);
    const later = await alma.table(
      match,
      (table) => table.seq > 2 && table.seats.some(({ isAway }) => isAway),
    );
    expect(later.seq).toBeGreaterThan(2); // first the fallbacks of both, then a bot for whoever is asked
  });

  test('a day per move: a night without power costs nobody an hour', async () => {
    const { alma, match } = await newTable('turns');
    alma.close();
    await server.kill();
    await sleepThrough(match, 48 * HOUR);
    await server.start();
    await alma.connect();
    const { clocks, seq } = await alma.join(match);
    expect(seq).toBe(0);
    for (const { left } of clocks) expect(left).toBeGreaterThan(kinds.turns.bank - HOUR);
  });
});

describe('turn-based clocks', () => {
  test('are capped at what they began with, charge only who is asked, and run out', async () => {
    const { alma, bruno, match } = await newTable('turns');
    await alma.pick(match, 0, { verb: 'bid', noun: 2 });
    await bruno.pick(match, 0, { verb: 'bid', noun: 0 });
    const { clocks } = await alma.table(match, ({ seq }) => seq === 2);
    expect(clocks.map(({ isRunning }) => isRunning)).toEqual([true, false]);
    expect(clocks[1]?.left).toBe(kinds.turns.bank);
    expect(clocks[0]?.left).toBeLessThanOrEqual(kinds.turns.bank);
    alma.close();
    bruno.close();
    await server.stop();
    await server.start(); // the database is up, and the match is in nobody's memory
    await server.query(SET_BACK, match, 25 * HOUR);
    await server.query(
      `select graphile_worker.add_job('clock', json_build_object('match', $1::text))`,
      match,
    );
    await alma.connect();
    await alma.join(match);
    const away = await alma.table(match, ({ seats }) => seats[0]?.isAway === true);
    expect(away.seats[1]?.isAway).toBe(false);
  });
});

describe('a clock that another server looks after', () => {
  /** What each thinks about their first pick, in milliseconds: together longer than a clock, each of them less. */
  const THOUGHT = { alma: 8000, bruno: 2500 } as const;
  const BANK = 10_000;

  test('runs out here, too, though nobody here was told what that one has seen', {
    timeout: 60_000,
  }, async () => {
    const [alma, bruno] = [new Client(server.url), new Client(server.url)];
    for (const client of [alma, bruno]) await (await client.signIn()).connect();
    const match = await alma.open({ clock: { kind: 'live', bank: BANK, increment: 0 } });
    await bruno.sit(match);
    await Promise.all([alma.join(match), bruno.join(match)]);
    const begun = Date.now();
    const watched = `select 1 from graphile_worker.jobs where key = 'clock ' || $1`;
    await expect.poll(async () => (await server.query(watched, match)).rows.length).toBe(1);
    await server.query(`delete from graphile_worker._private_jobs where key = 'clock ' || $1`, match);
    await alma.pick(match, 0, { verb: 'bid', noun: 2 });
    await bruno.pick(match, 0, { verb: 'bid', noun: 0 });
    await Promise.all([alma, bruno].map((client) => client.table(match, ({ seq }) => seq === 2)));
    const left: { alma: number; bruno: number } = { ...THOUGHT };
    const pickOf = async (name: keyof typeof left, client: Client): Promise<void> => {
      const { seq, decision } = await client.table(match);
      const [option] = decision?.options ?? [];
      if (option === undefined) {
        await client.next((message) => message.type === 'table' && message.match === match);
        return;
      }
      await new Promise((done) => setTimeout(done, left[name]));
      left[name] = 0;
      await client.pick(match, seq, option);
      await client.table(match, (table) => table.seq > seq);
    };
    const isAlmaAsked = async (): Promise<boolean> => (await alma.table(match)).decision !== null;
    while (left.alma > 0 || left.bruno > 0 || Date.now() < begun + BANK || !(await isAlmaAsked()))
      await ((await isAlmaAsked()) ? pickOf('alma', alma) : pickOf('bruno', bruno));
    const { seq } = await alma.table(match);
    const later = await alma.table(match, (table) => table.seq > seq);
    expect(later.seq).toBeGreaterThan(seq);
  });
});

describe('a clock that is looked at too early', () => {
  test('is looked at again when it runs out, and opens no match at which nobody looks', async () => {
    const { alma, bruno, match } = await newTable('live');
    alma.close();
    bruno.close();
    await server.stop();
    await server.start(); // the match is in nobody's memory
    const clockJob = `graphile_worker._private_jobs where key = 'clock ' || $1`;
    const look = `select run_at > now() + interval '1 minute' as "isLater" from ${clockJob}`;
    const isLater = async (): Promise<unknown> => (await server.query(look, match)).rows;
    await server.query(`update ${clockJob.replace('where', 'set run_at = now() where')}`, match);
    await expect.poll(isLater).toEqual([{ isLater: true }]);
    expect(await metric(server.url, 'comptoir_hot_matches')).toBe(0);
  });
});

describe('somebody who comes back', () => {
  test('has half a minute if they are asked, and does not hold up the clock of whoever else is', async () => {
    const { alma, bruno, match } = await newTable('live');
    await alma.pick(match, 0, { verb: 'bid', noun: 2 });
    await bruno.pick(match, 0, { verb: 'bid', noun: 0 });
    await alma.table(match, ({ seq, decision }) => seq === 2 && decision !== null);
    const looks = async (): Promise<number> => {
      const inSeconds = `select extract(epoch from run_at - now())::float as s from graphile_worker.jobs where key = 'clock ' || $1`;
      return Number((await server.query(inSeconds, match)).rows[0]?.s);
    };
    const afterAway = async (client: Client, seat: number): Promise<number> => {
      await server.query(
        `update seats set "isAway" = true, level = 'negociant' where match = $1 and seat = $2`,
        match,
        seat,
      );
      await client.sit(match);
      return looks();
    };
    const before = await looks();
    expect(before).toBeGreaterThan(60);
    expect(await afterAway(bruno, 1)).toBeGreaterThan(60);
    expect(await afterAway(alma, 0)).toBeLessThanOrEqual(30);
  });
});

describe('a job that was being done when the server died', () => {
  test('is begun again at once, not when it is given up', async () => {
    const { alma, match } = await newTable('turns');
    await server.query(
      `select graphile_worker.add_job('wake', json_build_object('match', $1::text), job_key := 'left')`,
      match,
    );
    await server.kill();
    await server.query(
      `update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() where key = 'left'`,
    );
    alma.close();
    const left = async (): Promise<number> =>
      (await server.query(`select 1 from graphile_worker.jobs where key = 'left'`)).rows.length;
    await server.start();
    await expect.poll(left).toBe(0);
  });
});
