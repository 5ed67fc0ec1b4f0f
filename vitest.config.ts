import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { content } from './scripts/build/plugins/content.mjs';

/** Parts of the app that know no page. */
const PURE = 'test/host-app/{maths,solver,content,stores,data,overlays,worker}';

/**
 * Each of these files has a worker of its own. `use-translator` replaces a module before that module is loaded for the
 * first time. The other two files test pages on which the custom elements are not defined yet.
 */
const ALONE = ['test/elements/use-translator.test.tsx', 'test/elements/react/{hydration,opening}.test.tsx'];

// The solver has thousands of large regular expressions. V8 would compile each of them twice: when it is used first, and
// again when it is used once more.
setFlagsFromString('--no-regexp-tier-up');

export default defineConfig({
  define: {
    __SCREENS_FILES__: JSON.stringify([['purchases-ui.test.js', 'sha256-test']]),
    __LATER_STEPS_FILE__: JSON.stringify(['purchases-later-steps.test.js', 'sha256-test']),
    __PAYWALL_FILE__: JSON.stringify(['purchases-present.test.js', 'sha256-test']),
  },
  plugins: [content()],
  test: {
    // Without this every style sheet import would be an empty string.
    css: true,
    // What Node warns of, such as listeners that pile up, fails the file in which it happens.
    setupFiles: ['test/support/fail-on-warnings.ts'],
    globalSetup: ['test/support/temporary-folder.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Generous: a busy machine must not fail a test that asserts no time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One worker takes all files of a project in one go: two workers would load every module and make the environment
    // of each file twice. `npm test` runs the projects side by side.
    pool: 'threads',
    maxWorkers: 1,
    // Files share the modules of their worker, because to load them again for each file took half of the time. Mocks,
    // globals and timers are reset after each test, and a test that changes the state of a module undoes the change.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'sdk', environment: 'node', include: ['test/{sdk,demo,headless}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'node',
          include: [`${PURE}/**/*.test.ts`, 'test/{repo,bench}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['test/{elements,host-app}/**/*.test.{ts,tsx}'],
          exclude: [`${PURE}/**`, ...ALONE],
        },
      },
      {
        extends: true,
        test: { name: 'alone', environment: 'happy-dom', isolate: true, include: ALONE },
      },
    ],
  },
});
