// A short run of `npm run chaos`: one kill of each of the kinds that end a process.
import { expect, test } from 'vitest';
import { notTried } from '../src/chaos/cluster.ts';
import { runsAsOne } from '../src/chaos/kept.ts';
import { KILLS } from '../src/chaos/kills.ts';
import { Ledger } from '../src/chaos/ledger.ts';
import { isWhole, tableOf } from '../src/chaos/print.ts';
import { runChaos } from '../src/chaos/run.ts';
import { timelineOf } from '../src/chaos/timeline.ts';
import { Waits } from '../src/chaos/waits.ts';

test('server, backend and database are killed under play of all games: nothing is lost or doubled, every match goes on', async () => {
  const kills = KILLS.filter(({ name }) => ['server', 'one backend', 'database'].includes(name));
  const plan = { kills, matches: 5, seed: 'test', think: 200, onProgress: () => undefined };
  const report = await runChaos(plan, () => undefined);
  expect(report.notes).toEqual([]);
  expect(report.outcomes.map(({ kill }) => kill)).toEqual(['server', 'one backend', 'database']);
  for (const outcome of report.outcomes) {
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, wentOn: outcome.watched });
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.watched).toBeGreaterThan(0);
    expect(outcome.heldUp).toBeGreaterThan(0);
  }
  expect(isWhole(report)).toBe(true);
});

test('whoever has no table or no answer is held up, from the harm on and until now', () => {
  const waits = new Waits();
  const [alma, bruno] = [waits.ofSomebody(), waits.ofSomebody()];
  const begun = performance.now();
  for (const held of [alma, bruno]) held.begin();
  alma.end();
  alma.begin(); // and goes on waiting
  bruno.end();
  const ended = performance.now();
  const [later, latest] = [ended + 1000, ended + 3000];
  expect(waits.longest(later, latest)).toBe(2); // of which nothing before the harm counts
  alma.end();
  expect(waits.longest(later, latest)).toBe(0);
  expect(waits.longest(begun, latest)).toBeGreaterThan(0);
  expect(waits.longest(begun, latest)).toBeLessThanOrEqual((performance.now() - begun) / 1000);
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
    heldUp: 0.8,
    usuallyHeldUp: 0.1,
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
    /^server +1 +5 +3 +0 +1 of 1 +0\.5 +1\.0 +1\.0 +0\.1 +0\.8 +0\.8$/m,
  );
  expect(notTried('/usr/sbin/haproxy')).toEqual([]);
  const unlike = { outcomes: [outcome], notes: notTried(null) };
  expect(tableOf(unlike)).toMatch(/^not tried: HAProxy/m); // said, and no fault of the server
  expect(isWhole(unlike)).toBe(true);
  const picture = timelineOf({ outcomes: [outcome], notes: [], acknowledgedAt: [1000, 1500, 3600] }, 'a & b');
  expect(picture).toContain('>a &amp; b</text>');
  expect(picture.match(/fill="#aab7b8"/g)).toHaveLength(3); // a bar for each second
  const slice = { outcomes: [outcome], notes: ['said'], acknowledgedAt: [1000, 3600] };
  const one = runsAsOne([slice, slice]);
  expect(one.acknowledgedAt).toEqual([0, 2600, 2600, 5200]); // one follows the other
  expect(one.outcomes.map(({ at }) => at)).toEqual([1500, 4100]);
  expect(one.notes).toEqual(['said']);
});
