import { defineConfig } from 'vitest/config';

/** The package as integrators get it. It must be built; the step `package` of `npm test` sees to that. */
export default defineConfig({
  test: {
    name: 'package',
    environment: 'node',
    include: ['test/package/**/*.test.ts'],
    globalSetup: ['test/support/temporary-folder.ts', 'test/package/pack.ts'],
    // Compilers and browsers of their own.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
  },
});
