import { defineConfig } from 'vitest/config';
import { content } from './scripts/build/plugins/content.mjs';

/** What needs Google's emulators: `npm run test:emulators`. That command starts them. */
export default defineConfig({
  // The choices of onboarding are content.
  plugins: [content()],
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
