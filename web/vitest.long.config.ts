// The browser's part of `npm run test:long`.
import { defineConfig } from 'vitest/config';
import browser from './vitest.config.ts';

export default defineConfig({
  test: {
    ...browser.test,
    include: ['test/**/*.long.test.ts'],
    exclude: [],
    testTimeout: 7_200_000,
    fileParallelism: false,
  },
});
