import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,kernel/testing,games/*,catalogue,bots,cli}/test/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
