import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/longest-first.mjs';

const LONGEST = [
  'postgres',
  'nodes',
  'cli/test/new',
  'process',
  'house',
  'cli/test/cli',
  'sign-in',
  'fuzz',
  'reports',
  'absence',
  'two-nodes',
  'privacy',
  'rights',
  'front',
  'chaos',
  'spy',
  'operate',
];

export default defineConfig({
  test: {
    include: [
      '{kernel,kernel/testing,games/*,catalogue,bots,cli,cli/template,protocol,server,tools}/test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/*.long.test.ts'],
    sequence: { sequencer: longestFirst(LONGEST) },
    // The files of a worker share what they import: most of a small file's time was loading the same rooms again.
    isolate: false,
    // Limits are only there to catch what hangs; a busy machine is slow.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000 } },
    // Many of them wait for servers and clocks: two files more at a time than there are processors.
    maxWorkers: availableParallelism() + 2,
  },
});
