import { defineConfig } from 'playwright/test';
import general from '../../playwright.config';

const PORT = Number(process.env['REFERENCE_PORT'] ?? 4590);

/** The reference clients buy against the sandbox; `scripts/tasks/reference.mjs` fetches them. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../build/reports/reference',
  fullyParallel: true,
  // Most of the time is waiting for the next status call.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../build/reports/reference.json' }]],
  use: {
    ...general.use,
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
  },
  webServer: {
    command: 'node build/server/main.mjs',
    cwd: '../..',
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), SANDBOX_STATE: 'memory' },
    reuseExistingServer: false,
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
