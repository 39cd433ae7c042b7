import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../tools/longest-first.mjs';

const LONGEST = [
  'online-people',
  'whole-game',
  'online',
  'access',
  'saved-games',
  'online-games',
  'online-absence',
  'desk',
  'figures',
  'offline',
  'learn',
  'legible',
  'phone',
  'review',
  'pictures',
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
    // Each file has browser windows of its own, which take a processor besides; but half of the time they wait for bots and breaths.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
  },
});
