// The files for script tags as they are put on a host: those with a plain name also under one that says their content,
// so that an address can be kept for ever. purchases.<hash>.js finds the files beside it as purchases.js does.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestsOf } from '../integrity.mjs';

const PLAIN = /^purchases(\.full)?\.m?js$/;

const contentHash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** `purchases.full.js` becomes `purchases.full.<hash>.js`. */
export const hashedName = (name, hash) => name.replace(/(\.m?js)$/, `.${hash}$1`);

/** Copies what a page may fetch; gives each plain name's hashed one, and the digests of all. */
export function writeBrowserFiles(from, to) {
  const names = {};
  for (const path of Object.keys(digestsOf(from))) {
    const copy = (name) => {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      copyFileSync(join(from, path), join(to, name));
    };
    copy(path);
    if (!PLAIN.test(path)) continue;
    names[path] = hashedName(path, contentHash(join(from, path)));
    copy(names[path]);
  }
  return { names, digests: digestsOf(to) };
}
