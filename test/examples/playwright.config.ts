import { defineConfig } from 'playwright/test';
import general from '../../playwright.config';

const PORT = Number(process.env['EXAMPLES_PORT'] ?? 4490);
const isCi = Boolean(process.env['CI']);

/** Each example is built with its own tools, and then bought in; `scripts/package/examples/run.mjs` puts them in place. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../build/reports/examples',
  // The examples beside each other, two at a time; the tests of one, one after the other.
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // A test that needs a second try is a defect.
  retries: isCi ? 1 : 0,
  // A build of Next.js takes a minute where another one is built beside it, and longer on a busy machine.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../build/reports/examples.json' }]],
  use: {
    ...general.use,
    baseURL: undefined,
    storageState: undefined,
    browserName: 'chromium',
  },
  webServer: {
    command: 'node build/server/main.mjs',
    cwd: '../..',
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), SANDBOX_STATE: 'memory' },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
