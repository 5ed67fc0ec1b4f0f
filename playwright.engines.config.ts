import { defineConfig } from 'playwright/test';
import type { PlaywrightTestConfig } from 'playwright/test';
import browserTests from './playwright.config';
import { absentEngines } from './scripts/support/engines.mjs';

const { use, webServer } = browserTests as Required<Pick<PlaywrightTestConfig, 'use' | 'webServer'>>;
const absent = absentEngines();

/** The same journeys in three engines. Chromium shows whether a failure is the engine's or the journey's. */
export default defineConfig({
  testDir: 'test/engines',
  testMatch: '**/*.e2e.ts',
  outputDir: 'build/reports/engines',
  forbidOnly: Boolean(process.env['CI']),
  // A worker starts each browser once, and keeps it for the journeys of a file.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'build/reports/engines.json' }]],
  metadata: { absent: absent.map((name) => `${name} is not installed, and could not be`) },
  use: {
    ...(use.baseURL && { baseURL: use.baseURL }),
    ...(use.launchOptions && { launchOptions: use.launchOptions }),
  },
  projects: ['Chromium', 'Firefox', 'WebKit']
    .filter((name) => !absent.includes(name))
    .map((name) => ({
      name: name.toLowerCase(),
      // WebKitGTK speaks only the languages that the system has installed.
      ...(name === 'WebKit' && { grepInvert: /language of the system/ }),
    })),
  webServer,
});
