// Finds a Chromium for the browser tests, or installs one. Prints which.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without a window to draw: a page opens four times as fast in it. It keeps no pages for 'back'. */
const WINDOWLESS = ['/usr/bin/chromium-headless-shell'];

/** An installed browser, or undefined: then Playwright uses its own. CHROMIUM_PATH wins when it is set. */
export function findBrowser() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  return PLACES.find((path) => existsSync(path));
}

/** The quicker one for tests where it is installed, else the same as `findBrowser`. */
export function findTestBrowser() {
  const quick = process.env['CHROMIUM_PATH'] ? undefined : WINDOWLESS.find((path) => existsSync(path));
  return quick ?? findBrowser();
}

/** @type {(options?: { path?: string | undefined, args?: string[] }) => Promise<import('playwright').Browser>} */
export async function launchBrowser({ path = findBrowser(), args = [] } = {}) {
  const { chromium } = await import('playwright');
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

const TIME_LIMIT_MS = 600_000;

/** @type {(command: string, args: readonly string[]) => boolean} */
const run = (command, args) => {
  console.log(`browser: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env, timeout: TIME_LIMIT_MS }).status === 0;
};
/** @type {(command: string, args: readonly string[]) => boolean} */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** How to become root without a question, or undefined when that is not possible. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/**
 * One package after the other: not every release has each of them.
 * @type {(prefix: readonly string[], packages: readonly string[]) => void}
 */
export function installFromDebian(prefix, packages) {
  if (!existsSync('/etc/debian_version')) return;
  /** @type {(...args: string[]) => boolean} */
  const apt = (...args) => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', '-o', 'DPkg::Lock::Timeout=60', ...args];
    return run(command, rest);
  };
  if (!apt('update')) return;
  for (const name of packages) apt('install', '-y', '--no-install-recommends', name);
}

/** The tests do without the first of them. Ubuntu's second one only points to a snap, which containers cannot run. */
const CHROMIUM = ['chromium-headless-shell', 'chromium'];

/** @type {(...args: string[]) => boolean} */
export const installWithPlaywright = (...args) =>
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', ...args]);

async function ownBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

export async function ensureBrowser() {
  const present = findBrowser() ?? (await ownBrowser());
  const isSlow = process.env['CI'] && !process.env['CHROMIUM_PATH'] && findTestBrowser() === present;
  if (present && !isSlow) return findTestBrowser() ?? present;
  const prefix = rootPrefix();
  // CI also installs the quicker browser. The machine of a user is not changed for that: the tests only take longer without it.
  if (prefix) installFromDebian(prefix, CHROMIUM);
  if (!present && !findBrowser() && !(prefix && installWithPlaywright('--with-deps', 'chromium')))
    installWithPlaywright('chromium');
  return findTestBrowser() ?? ownBrowser();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = await ensureBrowser();
  console.log(
    path ? `browser: ${path}` : 'browser: none found and none could be installed; set CHROMIUM_PATH',
  );
  process.exit(path ? 0 : 1);
}
