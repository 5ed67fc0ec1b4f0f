import { defineConfig } from 'vitest/config';

/** What needs Google's emulators: `npm run test:emulators`. They are started here when nobody has done so. */
export default defineConfig({
  test: {
    name: 'emulators',
    environment: 'node',
    include: ['test/rules/**/*.test.ts', 'test/emulators/**/*.test.ts'],
    globalSetup: ['scripts/emulators/vitest-setup.mjs'],
    reporters: ['default', ['json', { outputFile: 'build/reports/emulators.json' }]],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They share two emulators, which are busy enough.
    maxWorkers: 1,
  },
});
