// The package in other runtimes than browsers and Node. They are fetched from npm; one that can't be is named.
import { copyFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensurePackage } from '../../support/download-tool.mjs';
import { stopAll } from '../../support/processes.mjs';
import { startSandbox } from '../../support/sandbox-server.mjs';
import { messageOf, required } from '../../support/values.mjs';
import { about, run } from './packed.mjs';

const HEADLESS = 'headless.mjs';
const here = (/** @type {string} */ name) => resolve('scripts/package/checks/runtimes', name);

/** @typedef {{ name: string, version?: string, start: (path: string) => [string, ...string[]] }} Runtime */

/** The program itself, because no install script has linked it. @type {(folder: string) => string} */
const binaryOfBun = (folder) =>
  join(folder, required(readdirSync(folder)[0], 'the program of Bun'), 'bin/bun');

/** @type {readonly Runtime[]} */
const RUNTIMES = [
  { name: 'node', start: () => [process.execPath] },
  {
    name: 'deno',
    version: '2.9.6',
    start: (path) => [
      join(path, '../.bin/deno'),
      'run',
      '--allow-all',
      '--no-lock',
      '--node-modules-dir=manual',
    ],
  },
  { name: 'bun', version: '1.4.5', start: (path) => [binaryOfBun(join(path, '../@oven'))] },
];

/** @type {readonly { name: string, version?: string, file: string }[]} */
const PAGES = [
  { name: 'happy-dom', file: 'lib/index.js' },
  { name: 'jsdom', version: '26.1.0', file: 'lib/api.js' },
];

/** The folder of the package, or null where it can't be fetched. @type {(name: string, version: string | undefined) => string | null} */
function fetched(name, version) {
  if (version === undefined) return resolve('node_modules', name);
  try {
    return ensurePackage(name, version);
  } catch (error) {
    console.log(`runtimes: NOT RUN in ${name}: ${messageOf(error)}`);
    return null;
  }
}

/** @type {(folder: string) => Promise<string>} */
export async function checkRuntimes(folder) {
  copyFileSync(here(HEADLESS), join(folder, HEADLESS));
  const { origin } = await startSandbox();
  /** @type {string[]} */
  const done = [];
  try {
    for (const { name, version, start } of RUNTIMES) {
      const path = fetched(name, version);
      if (path === null) continue;
      const [command, ...args] = start(path);
      const sold = run(
        `${name} reads offerings`,
        command,
        [...args, HEADLESS, origin, about.name],
        folder,
      ).trim();
      if (sold !== 'monthly') throw new Error(`${name} reads ${sold}`);
      done.push(name);
    }
    for (const { name, version, file } of PAGES) {
      const path = fetched(name, version);
      if (path === null) continue;
      const args = [here('page.mjs'), name, join(path, file), origin, resolve('dist/purchases.full.js')];
      run(`${name} draws and closes the checkout`, process.execPath, args);
      done.push(name);
    }
  } finally {
    await stopAll();
  }
  return done.join(', ');
}

/**
 * Two copies, as docs/browsers.md says: what one has configured the other does not know.
 * @type {(folder: string) => void}
 */
export function checkTwoCopies(folder) {
  const code = `import { createRequire } from 'node:module';
    const here = await import('${about.name}'), there = createRequire(import.meta.url)('${about.name}');
    here.Purchases.configure('rcb_sb_test', 'ada');
    if (here.Purchases === there.Purchases || there.Purchases.isConfigured()) throw new Error('they share an instance');`;
  run('import and require', process.execPath, ['--input-type=module', '-e', code], folder);
}
