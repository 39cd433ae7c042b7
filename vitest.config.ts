import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,kernel/testing,games/*,catalogue,bots,cli,protocol,server}/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Many of them wait for servers: two files at a time, also where there are only two processors.
    maxWorkers: 2,
  },
});
