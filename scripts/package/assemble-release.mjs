// Puts a release together from what was built. The same build gives the same bytes, whenever and wherever.
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../support/files.mjs';
import { digestsOf } from '../build/integrity.mjs';
import { readme, scriptTags } from './release-texts.mjs';

/** @import { Release } from './release-texts.mjs' */
/** @typedef {{ name: string, version: string, dist: string, out: string, pack: (folder: string) => unknown }} ReleaseOrder */

/** @type {(file: string) => string} */
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** In the form that `sha256sum --check` reads. @type {(folder: string) => string} */
const sums = (folder) =>
  filesBelow(folder)
    .map((file) => `${sha256(file)}  ${file.slice(folder.length + 1)}\n`)
    .join('');

// The files for script tags as they are put on a host. A file with a plain name is there also under a name with the hash of
// its content, so that an address can be kept for ever. purchases.<hash>.js finds the files beside it as purchases.js does.
const PLAIN = /^purchases(\.full)?\.m?js$/;

/** `purchases.full.js` becomes `purchases.full.<hash>.js`. @type {(name: string, hash: string) => string} */
export const hashedName = (name, hash) => name.replace(/(\.m?js)$/, `.${hash}$1`);

/**
 * Copies what a page may fetch; gives each plain name's hashed one, and the digests of all.
 * @type {(from: string, to: string) => Pick<Release, 'names' | 'digests'>}
 */
export function writeBrowserFiles(from, to) {
  /** @type {Record<string, string>} */
  const names = {};
  for (const path of Object.keys(digestsOf(from))) {
    if (PLAIN.test(path)) names[path] = hashedName(path, sha256(join(from, path)).slice(0, 12));
    for (const name of [path, names[path] ?? []].flat()) cpSync(join(from, path), join(to, name));
  }
  return { names, digests: digestsOf(to) };
}

/** @param pack writes the tarball into a folder. @type {(order: ReleaseOrder) => Pick<Release, 'names' | 'digests'>} */
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
