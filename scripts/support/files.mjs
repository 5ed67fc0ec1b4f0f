import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @type {(path: string) => boolean} */
export const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The files of a folder; a file is the only one of its own. @type {(folder: string) => string[]} */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  if (isFile(folder)) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/'))
    .sort();
}
