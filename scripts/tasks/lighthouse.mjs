// npm run lighthouse [-- path …]
// Scores of the built study app, measured by Lighthouse against a server of its own. Lighthouse is fetched on demand
// in the last version that runs on Node 20 (it is larger than everything else here together); without a network this ends with its own message.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { findBrowser } from '../support/ensure-browser.mjs';
import { ensureInstall } from '../support/ensure-install.mjs';
import { endTogether, stopAll } from '../support/processes.mjs';
import { startSandbox } from '../support/sandbox-server.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATHS = [
  '/ai',
  '/formulas',
  '/formulas/quadratic-formula',
  '/blog',
  '/math/basic',
  '/financial/mortgage',
];
const FOLDER = 'build/reports/lighthouse';

ensureInstall();
endTogether();
if (!(await build({ groups: ['app', 'server'] }))) process.exit(1);

const { origin } = await startSandbox();
mkdirSync(FOLDER, { recursive: true });

const asked = process.argv.slice(2).filter((word) => word.startsWith('/'));
for (const path of asked.length > 0 ? asked : PATHS) {
  const file = `${FOLDER}/${path.slice(1).replaceAll('/', '-')}.json`;
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const run = spawnSync('npx', ['--yes', LIGHTHOUSE, `${origin}${path}`, ...flags], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(findBrowser() && { CHROME_PATH: findBrowser() }) },
  });
  if (run.status !== 0) {
    console.error(`lighthouse: no result for ${path}`);
    process.exitCode = 1;
    continue;
  }
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
  console.log(`${path.padEnd(32)} ${scores.join('  ')}`);
}
await stopAll();
