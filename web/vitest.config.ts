import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../tools/longest-first.mjs';

const LONGEST = [
  'whole-game',
  'online-games',
  'online-people',
  'access',
  'online',
  'saved-games',
  'desk',
  'offline',
  'phone',
];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    globalSetup: ['test/support/setup.ts'],
    sequence: { sequencer: longestFirst(LONGEST) },
    // Limits are only there to catch what hangs; a busy machine is slow.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // Each file has browser windows of its own, which take a processor besides.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  },
});
