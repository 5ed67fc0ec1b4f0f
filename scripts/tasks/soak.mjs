// npm run soak: what `npm test` looks at for seconds, for minutes: 100,000 random walks of the checkout, every change of
// every place of every answer, and (with a build in dist/) 200 purchases and paywalls opened and closed.
// npm run soak -- --no-browser leaves the last part out.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const FILES = [
  'test/sdk/checkout/walks.soak.ts',
  'test/sdk/net/hostile-answers.test.ts',
  'test/sdk/net/any-answer.test.ts',
];
const env = { ...process.env, SOAK: '1' };

/** @type {(path: string, words: readonly string[]) => boolean} */
const run = (path, words) => {
  const { status } = spawnSync(process.execPath, [`node_modules/${path}`, ...words], {
    env,
    stdio: 'inherit',
  });
  return status === 0;
};

const walked = run('vitest/vitest.mjs', ['run', '--config', 'vitest.soak.config.ts', ...FILES]);
const withBrowser = !process.argv.includes('--no-browser');
if (withBrowser && !existsSync('dist/purchases.js'))
  console.log('soak: no build in dist/, so no browser part.');
const opened =
  !withBrowser ||
  !existsSync('dist/purchases.js') ||
  run('playwright/cli.js', ['test', 'memory', '--workers=1']);
process.exit(walked && opened ? 0 : 1);
