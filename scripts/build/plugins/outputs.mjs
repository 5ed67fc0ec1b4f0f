// Remembers every file a group wrote, so that scripts/tasks/build.mjs can tell later whether the outputs are still there
// and can remove those of an earlier build.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** @import { Plugin } from 'rollup' */

/** @type {(group: string) => string} */
export const outputsFile = (group) => join('.cache', `outputs-${group}.json`);

/** @type {Map<string, Set<string>>} */
const written = new Map();

/** @type {(group: string, file: string) => void} */
function remember(group, file) {
  const files = written.get(group) ?? new Set();
  files.add(relative('.', file).replaceAll('\\', '/'));
  written.set(group, files);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(outputsFile(group), JSON.stringify([...files]));
}

/** @type {(group: string) => Plugin} */
export function recordOutputs(group) {
  return {
    name: 'record-outputs',
    writeBundle(options, bundle) {
      const folder = options.dir ?? dirname(options.file ?? '');
      for (const name of Object.keys(bundle)) remember(group, join(folder, name));
    },
  };
}

/**
 * Copies the files of a folder, sub-folders included, that `wanted` accepts.
 * @type {(group: string, from: string, to: string, wanted?: (name: string) => boolean) => Plugin}
 */
export function copyFolder(group, from, to, wanted = () => true) {
  return {
    name: 'copy-folder',
    writeBundle() {
      if (!existsSync(from)) return;
      for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath ?? entry.path, entry.name);
        if (!entry.isFile() || !wanted(entry.name)) continue;
        const target = join(to, relative(from, file));
        mkdirSync(dirname(target), { recursive: true });
        copyFileSync(file, target);
        remember(group, target);
      }
    },
  };
}
