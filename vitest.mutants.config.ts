import { defineConfig } from 'vitest/config';

/** For `npm run mutants`: the unit tests that must notice a change. */
export default defineConfig({
  define: {
    __SCREENS_FILES__: JSON.stringify([['purchases-ui.test.js', 'sha256-test']]),
    __LATER_STEPS_FILE__: JSON.stringify(['purchases-later-steps.test.js', 'sha256-test']),
    __PAYWALL_FILE__: JSON.stringify(['purchases-present.test.js', 'sha256-test']),
  },
  test: {
    include: ['test/sdk/{checkout,customer,offers,paywall}/**/*.test.ts', 'test/sdk/net/client*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 120_000,
  },
});
