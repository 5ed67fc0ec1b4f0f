// Large tools that only some commands need, and that are therefore no dependency of the repository. Each is fetched once,
// at a fixed version, into a folder that git ignores.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './ensure-install.mjs';

const TIME_LIMIT_MS = 8 * 60_000;

/** Runs npm; gives why it failed, or nothing. @type {(args: readonly string[], cwd: string) => string | undefined} */
export function npmFailure(args, cwd) {
  const { status, signal, error } = spawnSync('npm', args, {
    cwd,
    stdio: 'inherit',
    timeout: TIME_LIMIT_MS,
    shell: process.platform === 'win32',
  });
  if (status === 0) return undefined;
  return error?.message ?? (signal ? `npm was ended by ${signal}` : `npm ended with code ${status}`);
}

/** @type {(name: string) => string} */
export const toolFolder = (name) => join(ROOT, '.cache', name);

/** npm writes its record at the end, so an install that was cut off is done again. @type {(folder: string, name: string) => string | undefined} */
function installedVersion(folder, name) {
  const record = join(folder, 'node_modules/.package-lock.json');
  return existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8')).packages[`node_modules/${name}`]?.version
    : undefined;
}

/**
 * The folder of the package `name`, fetched when it is absent. Its install scripts do not run. With `isBeside`, other
 * versions of it may stand beside this one; without it, there is one, and another takes its place.
 * @throws Error when it can't be fetched, in words that say what to do
 * @type {(name: string, version: string, options?: { isBeside?: boolean }) => string}
 */
export function ensurePackage(name, version, { isBeside = false } = {}) {
  const folder = toolFolder(isBeside ? `${name}-${version}` : name);
  const place = join(folder, 'node_modules', name);
  if (installedVersion(folder, name) === version) return place;
  console.log(`tools: fetching ${name} ${version} into ${relative(ROOT, folder)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Some ask for a newer Node than they need; what does not run says so when it is used.
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  flags.push('--engine-strict=false');
  const why = npmFailure(['install', '--prefix', folder, ...flags, `${name}@${version}`], folder);
  if (why !== undefined)
    throw new Error(`${name} ${version} could not be fetched (${why}); is the package registry reachable?`);
  return place;
}
