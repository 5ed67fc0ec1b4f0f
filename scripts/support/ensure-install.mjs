// Makes sure that node_modules matches package-lock.json. Plain Node, so that it works before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOWEST = '20.19';
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.installed-lock-hash');
/** npm writes this one itself at the end of every install. */
const NPM_RECORD = join(ROOT, 'node_modules/.package-lock.json');

function checkNode() {
  if (process.versions.node.localeCompare(LOWEST, 'en', { numeric: true }) >= 0) return;
  console.error(`Node ${LOWEST} or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

/** @type {(isPart: boolean) => string} */
const stampFor = (isPart) =>
  createHash('sha256').update(readFileSync(LOCK)).digest('hex') + (isPart ? ' without workspaces' : '');
/** @type {(isPart: boolean) => boolean} */
const hasStamp = (isPart) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampFor(isPart);
/** @type {(file: string) => [string, { version: string, optional?: boolean, peer?: boolean }][]} */
const packagesIn = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {});

/** Someone may have run `npm install` by hand: then npm's own record names every package of the lock file. */
function recordMatchesLock() {
  const recorded = new Map(packagesIn(NPM_RECORD).map(([path, { version }]) => [path, version]));
  return packagesIn(LOCK).every(
    ([path, { version, optional, peer }]) =>
      path === '' || optional || peer || recorded.get(path) === version,
  );
}

/** @type {(isPart: boolean) => boolean} */
function isInstalled(isPart) {
  if (!existsSync(NPM_RECORD)) return false;
  return hasStamp(false) || (isPart && hasStamp(true)) || recordMatchesLock();
}

/**
 * Installs when needed; ends the process when that fails. `quiet` leaves standard output to whoever asked. With `isPart`, the
 * packages of the workspaces `docs` and `test` may be missing: they are more than half of all, and `npm start` shows its pages
 * without them.
 */
export function ensureInstall({ quiet = false, isPart = false } = {}) {
  checkNode();
  process.chdir(ROOT);
  if (isInstalled(isPart)) return;
  // What is there already stays: a server or a build may run from it.
  const args = hasStamp(true) ? ['install', '--no-save'] : ['ci', ...(isPart ? ['--workspaces=false'] : [])];
  const say = quiet ? console.error : console.log;
  say(`install: node_modules is not what package-lock.json says, running npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', [...args, '--include=dev'], {
    stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`install: npm ${args[0]} failed`);
    process.exit(status ?? 1);
  }
  writeFileSync(STAMP, stampFor(isPart));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstall();
