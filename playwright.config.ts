import { defineConfig } from 'playwright/test';
import type { LaunchOptions } from 'playwright/test';
import { findBrowser, findTestBrowser } from './scripts/support/ensure-browser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4390);
const isCi = Boolean(process.env['CI']);
/** The script-tag bundles that are built with react-dom in place of Preact. */
const onReact = process.env['RENDERER'] === 'react';
const isRoot = process.getuid?.() === 0;
const browser = findTestBrowser();
const windowed = findBrowser();

// What a window of Chromium draws around the page, and makes anew for each test: a third of a test's time.
// The second list replaces Playwright's own, which is why the names of that one stand here, too.
const unneeded = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'InitialWebUI',
  'WebUIToolbar',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Files whose tests need a browser with a window. */
const WINDOWED = '**/*.window.e2e.ts';

/** Without a path Playwright's own browser is started. */
const launch = (executablePath?: string): LaunchOptions => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    // Chromium cannot start its sandbox as root, which is what containers run as.
    ...(isRoot ? ['--no-sandbox'] : []),
    // No talk with the outside: closed networks make it slow, and no test needs it.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    `--disable-features=${unneeded.join(',')}`,
  ],
});

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'build/reports/e2e',
  snapshotPathTemplate: '{testDir}/fixtures/pictures/{arg}-{projectName}-{platform}{ext}',
  fullyParallel: true,
  forbidOnly: isCi,
  // One more than the cores of a small machine: a test spends part of its time waiting.
  workers: 3,
  // A test that needs a second try is a defect.
  retries: 0,
  // Generous: a busy machine must not fail a test that asserts no time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `build/reports/e2e${onReact ? '-react' : ''}.json` }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    // Tests of the service worker and of the first visit ask for them.
    serviceWorkers: 'block',
    // Motion costs a software renderer time; the tests that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(browser),
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: WINDOWED,
      use: { browserName: 'chromium' },
    },
    {
      // Only a browser with a window keeps pages for 'back' and 'forward'; Playwright switches that off in any.
      name: 'chromium with a window',
      testMatch: WINDOWED,
      use: {
        browserName: 'chromium',
        launchOptions: { ...launch(windowed), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
  ],
  webServer: {
    command: 'node build/server/main.mjs',
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      SANDBOX_STATE: 'memory',
      ...(onReact && { DIST_TARGET: 'build/react-dist' }),
    },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
