// Packs this repository as npm would publish it, and unpacks it where the examples look for it.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../support/ensure-install.mjs';
import { about, pack, run } from '../packed.mjs';

const EXAMPLES = join(ROOT, 'demo/examples');

/**
 * The folder in which an example's page looks for its style sheet: beside its sources where it has such a folder.
 * @type {(example: string) => string}
 */
function styleFolder(example) {
  const sources = ['src', 'app'].map((name) => join(example, name));
  return sources.find((folder) => existsSync(folder)) ?? example;
}

/** The names of the examples in a folder. @type {(folder: string) => string[]} */
export const examplesIn = (folder) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));

/**
 * Copies the style sheet that all examples share into each example below `folder`, so that an example that is copied
 * elsewhere has all it needs.
 * @type {(folder: string) => void}
 */
export function placeStyles(folder) {
  for (const name of examplesIn(folder))
    copyFileSync(join(EXAMPLES, 'shared/site.css'), join(styleFolder(join(folder, name)), 'style.css'));
}

/** Puts the package into `modules`, a folder node_modules. @type {(modules: string) => void} */
export function installPacked(modules) {
  if (!existsSync(join(ROOT, 'dist/index.js'))) {
    throw new Error(
      'the package is not built yet: run `npm start` or `npm run build` in the repository first',
    );
  }
  mkdirSync(modules, { recursive: true });
  // Beside its place, so that it can be renamed: other disks are not where it was packed.
  const scratch = mkdtempSync(join(modules, '.packing-'));
  try {
    run('tar', 'tar', ['-xzf', pack(scratch)], scratch);
    rmSync(join(modules, about.name), { recursive: true, force: true });
    renameSync(join(scratch, 'package'), join(modules, about.name));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  placeStyles(EXAMPLES);
  installPacked(join(EXAMPLES, 'node_modules'));
  console.log(`examples: ${about.name} is in demo/examples/node_modules, as npm would publish it`);
}
