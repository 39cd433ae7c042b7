// A hundred thousand hostile messages and requests. SEED=… makes others.
import { test } from 'vitest';
import { checkHostile } from './fuzz/check.ts';

const { SEED = 'long' } = process.env;

test('ninety thousand from everywhere', async () => {
  await checkHostile({
    seed: SEED,
    count: 90_000,
    intruders: 24,
    isOneAddress: false,
    limitFactor: 1000,
  });
});

test('ten thousand from one address, with the quotas as they are', async () => {
  await checkHostile({
    seed: `${SEED} quotas`,
    count: 10_000,
    intruders: 24,
    isOneAddress: true,
    limitFactor: 1,
  });
});
