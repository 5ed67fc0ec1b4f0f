// Makes sure that node_modules matches package-lock.json. Plain Node, so that it works before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOWEST = { major: 20, minor: 19 };
const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.installed-lock-hash');
/** npm writes this one itself at the end of every install. */
const NPM_RECORD = join(ROOT, 'node_modules/.package-lock.json');

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LOWEST.major || (major === LOWEST.major && minor >= LOWEST.minor)) return;
  console.error(`Node ${LOWEST.major}.${LOWEST.minor} or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
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

function isInstalled() {
  if (!existsSync(NPM_RECORD)) return false;
  return (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) || recordMatchesLock();
}

/** Installs when needed; ends the process when that fails. `quiet` leaves standard output to whoever asked. */
export function ensureInstall({ quiet = false } = {}) {
  checkNode();
  process.chdir(ROOT);
  if (!isInstalled()) {
    const say = quiet ? console.error : console.log;
    say('install: node_modules is missing or older than package-lock.json, running npm ci');
    const { status } = spawnSync('npm', ['ci', '--include=dev'], {
      stdio: ['inherit', quiet ? 2 : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error('install: npm ci failed');
      process.exit(status ?? 1);
    }
  }
  const hash = lockHash();
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hash) writeFileSync(STAMP, hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureInstall();
