import { defineConfig } from 'vitest/config';

/**
 * For `npm run soak`: minutes where `npm test` takes seconds: 100,000 random walks of the checkout, every change of every place of
 * every answer.
 */
export default defineConfig({
  test: {
    include: ['test/sdk/checkout/walks.soak.ts', 'test/sdk/net/{hostile-answers,any-answer}.test.ts'],
    env: { SOAK: '1' },
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 3_600_000,
    maxWorkers: 2,
  },
});
