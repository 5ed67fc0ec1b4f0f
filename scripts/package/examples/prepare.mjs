// What the examples are built with: their frameworks, installed once; this package, packed; and a copy of each example.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmFailure } from '../../support/download-tool.mjs';
import { ROOT } from '../../support/ensure-install.mjs';
import { installPacked, placeStyles } from './install-packed.mjs';

const SOURCES = join(ROOT, 'demo/examples');
export const PLACE = join(ROOT, '.cache/examples');
const INSTALL_FILES = ['package.json', 'package-lock.json', '.npmrc'];
/** Made by somebody who runs an example where it is. */
const MADE = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts']);

/** Written at the end of an install, so that one that was cut off is done again. */
const STAMP = join(PLACE, 'installed');

function installHash() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of INSTALL_FILES) hash.update(readFileSync(join(SOURCES, file)));
  return hash.digest('hex');
}

/**
 * `npm ci` of the shared lock file, only when it has changed.
 * @throws Error when it can't be done, in words that say what to do
 */
function installFrameworks() {
  const wanted = installHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('examples: installing their frameworks into .cache/examples');
  rmSync(STAMP, { force: true });
  mkdirSync(PLACE, { recursive: true });
  for (const file of INSTALL_FILES) cpSync(join(SOURCES, file), join(PLACE, file));
  const why = npmFailure(['ci', '--ignore-scripts', '--loglevel=error'], PLACE);
  if (why !== undefined)
    throw new Error(
      `the frameworks of the examples could not be installed (${why}). ` +
        'They are fetched once, as `npm ci` fetches the repository’s own: is the package registry reachable?',
    );
  writeFileSync(STAMP, wanted);
}

/** Each example's name is its folder's. */
export const exampleNames = () =>
  readdirSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(SOURCES, entry.name, 'package.json')))
    .map(({ name }) => name)
    .filter((name) => !MADE.has(name));

export function prepare() {
  installFrameworks();
  installPacked(join(PLACE, 'node_modules'));
  for (const name of exampleNames()) {
    rmSync(join(PLACE, name), { recursive: true, force: true });
    cpSync(join(SOURCES, name), join(PLACE, name), {
      recursive: true,
      filter: (path) => !MADE.has(basename(path)),
    });
  }
  placeStyles(PLACE);
}
