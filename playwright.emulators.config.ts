import { defineConfig } from 'playwright/test';
import base from './playwright.config';

const PORT = Number(process.env['E2E_PORT'] ?? 4490);
// The emulators' own host: browsers keep frames of another site from storing what a sign-in without a window needs.
const origin = `http://127.0.0.1:${PORT}`;

/** Sign-in and data against Google's emulators; scripts/tasks/emulators.mjs starts them and builds the app for them. */
export default defineConfig({
  ...base,
  testDir: 'test/emulators',
  outputDir: 'build/reports/emulators-e2e',
  // They share the emulators' data; each cleans up what it made, and one after the other is quick enough.
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'build/reports/emulators-e2e.json' }]],
  use: {
    ...base.use,
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'has_seen_welcome_modal', value: 'true' }] }],
    },
  },
  webServer: {
    command: 'node build/server/main.mjs',
    url: `${origin}/healthz`,
    env: {
      ...(process.env as Record<string, string>),
      PORT: String(PORT),
      SANDBOX_STATE: 'memory',
      APP_TARGET: process.env['APP_TARGET'] ?? 'build/app-firebase',
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
