// A short run of `npm run chaos`: one kill of each of the kinds that end a process.
import { expect, test } from 'vitest';
import { notTried } from '../src/chaos/cluster.ts';
import { KILLS } from '../src/chaos/kills.ts';
import { Ledger } from '../src/chaos/ledger.ts';
import { isWhole, tableOf } from '../src/chaos/print.ts';
import { runChaos } from '../src/chaos/run.ts';
import { timelineOf } from '../src/chaos/timeline.ts';

test('server, backend and database are killed under play of all games: nothing is lost or doubled, every match goes on', async () => {
  const kills = KILLS.filter(({ name }) => ['server', 'one backend', 'database'].includes(name));
  const plan = { kills, matches: 5, seed: 'test', onProgress: () => undefined };
  const report = await runChaos(plan, () => undefined);
  expect(report.notes).toEqual([]);
  expect(report.outcomes.map(({ kill }) => kill)).toEqual(['server', 'one backend', 'database']);
  for (const outcome of report.outcomes) {
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, wentOn: outcome.watched });
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.watched).toBeGreaterThan(0);
  }
  expect(isWhole(report)).toBe(true);
});

test('a pick that is not stored, or as another, is lost; one that is stored twice is doubled', () => {
  const ledger = new Ledger();
  const option = { verb: 'bid', noun: 1 };
  for (const id of ['kept', 'gone', 'changed', 'twice']) ledger.add({ match: 'm', id, option });
  const entry = (id: string, text = 'bid 1') => ({ match: 'm', id, option: text });
  const stored = [entry('kept'), entry('changed', 'bid 2'), entry('twice'), entry('twice')];
  const counts = ledger.compare(stored).get(0);
  expect(counts).toEqual({ acknowledged: 4, lost: 2, doubled: 1 });
  const outcome = {
    kill: 'server',
    at: 2500,
    watched: 1,
    wentOn: 1,
    seconds: 1,
    usual: 0.5,
    acknowledged: 5,
    lost: 0,
    doubled: 0,
  };
  const wholeWith = (change: object): boolean =>
    isWhole({ outcomes: [{ ...outcome, ...change }], notes: [] });
  expect(wholeWith({})).toBe(true);
  for (const change of [{ lost: 3 }, { doubled: 1 }, { wentOn: 0 }, { seconds: null }])
    expect(wholeWith(change)).toBe(false);
  expect(tableOf({ outcomes: [{ ...outcome, lost: 3 }], notes: [] })).toMatch(
    /^server +1 +5 +3 +0 +1 of 1 +0\.5 +1\.0 +1\.0$/m,
  );
  expect(notTried('/usr/sbin/haproxy')).toEqual([]);
  const unlike = { outcomes: [outcome], notes: notTried(null) };
  expect(tableOf(unlike)).toMatch(/^not tried: HAProxy/m); // said, and no fault of the server
  expect(isWhole(unlike)).toBe(true);
  const picture = timelineOf({ outcomes: [outcome], notes: [], acknowledgedAt: [1000, 1500, 3600] }, 'a & b');
  expect(picture).toContain('>a &amp; b</text>');
  expect(picture.match(/fill="#aab7b8"/g)).toHaveLength(3); // a bar for each second
});
