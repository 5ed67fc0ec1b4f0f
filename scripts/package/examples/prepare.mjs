// What the examples are built with: their frameworks, installed once; this package, packed; and a copy of each example.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { npmFailure } from '../../support/download-tool.mjs';
import { ROOT } from '../../support/ensure-install.mjs';
import { examplesIn, installPacked, placeStyles } from './install-packed.mjs';

const SOURCES = join(ROOT, 'demo/examples');
export const PLACE = join(ROOT, '.cache/examples');
const INSTALL_FILES = ['package.json', 'package-lock.json', '.npmrc'];
/** Made by somebody who runs an example where it is. */
const MADE = new Set(['node_modules', 'dist', '.next', 'next-env.d.ts']);

/** npm writes its record at the end, so an install that was cut off is done again. */
const isInstalled = () =>
  existsSync(join(PLACE, 'node_modules/.package-lock.json')) &&
  INSTALL_FILES.every((file) => readFileSync(join(PLACE, file)).equals(readFileSync(join(SOURCES, file))));

/**
 * `npm ci` of the shared lock file, only when it has changed.
 * @throws Error when it can't be done, in words that say what to do
 */
function installFrameworks() {
  if (isInstalled()) return;
  console.log('examples: installing their frameworks into .cache/examples');
  mkdirSync(PLACE, { recursive: true });
  for (const file of INSTALL_FILES) cpSync(join(SOURCES, file), join(PLACE, file));
  const why = npmFailure(['ci', '--ignore-scripts', '--loglevel=error'], PLACE);
  if (why !== undefined)
    throw new Error(
      `the frameworks of the examples could not be installed (${why}). ` +
        'They are fetched once, as `npm ci` fetches the repository’s own: is the package registry reachable?',
    );
}

export function prepare() {
  installFrameworks();
  installPacked(join(PLACE, 'node_modules'));
  for (const name of examplesIn(SOURCES)) {
    rmSync(join(PLACE, name), { recursive: true, force: true });
    cpSync(join(SOURCES, name), join(PLACE, name), {
      recursive: true,
      filter: (path) => !MADE.has(basename(path)),
    });
  }
  placeStyles(PLACE);
}
