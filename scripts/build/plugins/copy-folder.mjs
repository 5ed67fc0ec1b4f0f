import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../../support/files.mjs';

/** @import { Plugin } from 'rollup' */

/**
 * Copies the files of a folder, sub-folders included, that `wanted` accepts.
 * @type {(from: string, to: string, wanted?: (name: string) => boolean) => Plugin}
 */
export const copyFolder = (from, to, wanted = () => true) => ({
  name: 'copy-folder',
  writeBundle() {
    for (const file of filesBelow(from).filter(wanted)) cpSync(file, join(to, relative(from, file)));
  },
});
