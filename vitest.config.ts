import { defineConfig } from 'vitest/config';
import { content } from './scripts/build/plugins/content.mjs';

/** Parts of the app that know no page. */
const PURE = 'test/host-app/{maths,solver,content,stores,data,overlays,worker}';

/** They put a module of their own in another's place, before it is loaded for the first time. */
const MOCKING = ['test/elements/use-translator.test.tsx'];

export default defineConfig({
  define: {
    __SCREENS_FILES__: JSON.stringify([['purchases-ui.test.js', 'sha256-test']]),
  },
  plugins: [content()],
  test: {
    // Without this every style sheet import would be an empty string.
    css: true,
    reporters: ['default', ['json', { outputFile: 'build/reports/unit.json' }]],
    // What Node warns of, such as listeners that pile up, fails the file in which it happens.
    setupFiles: ['test/support/fail-on-warnings.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Generous: a busy machine must not fail a test that asserts no time.
    testTimeout: 60_000,
    // More workers than cores only wait for each other.
    maxWorkers: 2,
    // Files share their worker's modules: loading them anew for each file was half of the run's time. Mocks, globals and
    // timers are put back after each test, and a test that changes a module's state undoes it.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/{sdk,demo,headless,repo,bench}/**/*.test.{ts,tsx}', `${PURE}/**/*.test.ts`],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['test/{elements,host-app}/**/*.test.{ts,tsx}'],
          exclude: [`${PURE}/**`, ...MOCKING],
        },
      },
      {
        extends: true,
        test: { name: 'mocking', environment: 'happy-dom', isolate: true, include: MOCKING },
      },
    ],
  },
});
