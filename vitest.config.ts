import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,kernel/testing,games/*,catalogue,bots,cli,protocol,server}/test/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
