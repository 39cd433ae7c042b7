// `npm run test:long`: what takes longer than `npm test` may, in files called *.long.test.ts.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.long.test.ts'],
    exclude: ['**/node_modules/**', '.comptoir/**', 'web/**'],
    passWithNoTests: true,
    testTimeout: 7_200_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
    fileParallelism: false,
  },
});
