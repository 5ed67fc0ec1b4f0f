import { defineConfig } from 'vitest/config';

/** What needs Google's emulators: `npm run test:emulators`. That command starts them. */
export default defineConfig({
  test: {
    name: 'emulators',
    environment: 'node',
    include: ['test/rules/**/*.test.ts', 'test/emulators/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'build/reports/emulators.json' }]],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They share two emulators, which are busy enough.
    maxWorkers: 1,
  },
});
