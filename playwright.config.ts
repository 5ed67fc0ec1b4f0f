import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4390);
const isCi = Boolean(process.env['CI']);
const isRoot = process.getuid?.() === 0;
const browser = findBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'build/reports/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  retries: isCi ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'build/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'on-first-retry',
    locale: 'en-US',
    launchOptions: {
      // Unset means Playwright's own browser.
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        // Chromium cannot start its sandbox as root, which is what containers run as.
        ...(isRoot ? ['--no-sandbox'] : []),
        // No talk with the outside: closed networks make it slow, and no test needs it.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node build/server/main.mjs',
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), SANDBOX_STATE: 'memory' },
    reuseExistingServer: false,
    timeout: 20_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
