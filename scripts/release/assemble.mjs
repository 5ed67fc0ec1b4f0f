// Puts a release together from what was built. The same build gives the same bytes, whenever and wherever.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeBrowserFiles } from './browser-files.mjs';
import { readme, scriptTags } from './texts.mjs';

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .sort((a, b) => (a < b ? -1 : 1));

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** In the form that `sha256sum --check` reads. */
const sums = (folder) =>
  filesBelow(folder)
    .map((file) => `${sha256(join(folder, file))}  ${file}\n`)
    .join('');

/**
 * @param pack writes the tarball into a folder.
 */
export function assembleRelease({ name, version, dist, out, pack }) {
  rmSync(out, { recursive: true, force: true });
  const browser = join(out, 'browser');
  mkdirSync(browser, { recursive: true });
  pack(out);
  const { names, digests } = writeBrowserFiles(dist, browser);
  copyFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), join(browser, 'THIRD-PARTY-NOTICES.txt'));
  writeFileSync(join(browser, 'integrity.json'), `${JSON.stringify({ version, files: digests }, null, 2)}\n`);
  writeFileSync(join(out, 'script-tag.html'), scriptTags({ version, names, digests }));
  writeFileSync(join(out, 'README.txt'), readme({ name, version, names }));
  writeFileSync(join(out, 'SHA256SUMS'), sums(out));
  return { names, digests };
}
