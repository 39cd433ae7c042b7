// `npm run chaos -- --kills 200`.
import { expect, test } from 'vitest';
import { KILLS } from '../src/chaos/kills.ts';
import { isWhole, tableOf } from '../src/chaos/print.ts';
import { runChaos, shuffled } from '../src/chaos/run.ts';

const TIMES = 25;

test(`${TIMES} kills of every kind: nothing is lost or doubled, every match goes on`, async () => {
  const kills = shuffled(
    KILLS.flatMap((kill) => Array.from({ length: TIMES }, () => kill)),
    'long',
  );
  const plan = { kills, matches: 5, seed: 'long', think: 200, onProgress: () => undefined };
  const report = await runChaos(plan, () => undefined);
  expect(isWhole(report), tableOf(report)).toBe(true);
});
