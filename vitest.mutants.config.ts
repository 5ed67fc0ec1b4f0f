import { defineConfig } from 'vitest/config';

/** For `npm run mutants`: planted mistakes, each of which a test must find. */
export default defineConfig({
  test: {
    include: ['test/sdk/**/*.mutants.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
    maxWorkers: 2,
  },
});
