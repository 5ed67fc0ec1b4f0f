import { defineConfig } from 'vitest/config';

/** For `npm run soak`: minutes where `npm test` takes seconds. */
export default defineConfig({
  test: {
    include: ['test/sdk/**/*.{test,soak}.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 3_600_000,
    maxWorkers: 2,
  },
});
