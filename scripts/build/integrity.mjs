// Writes dist/integrity.json after each build: the Subresource Integrity digest of every file that a script tag may bring into a page.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../support/files.mjs';

const FOR_BROWSERS = /^(purchases[^/]*|locales\/.+)\.m?js$/;

/** Digest by path within the folder, in the order of the paths. @type {(folder: string) => Record<string, string>} */
export function digestsOf(folder) {
  const files = filesBelow(folder)
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => FOR_BROWSERS.test(path));
  /** @type {(path: string) => string} */
  const digest = (path) =>
    createHash('sha384')
      .update(readFileSync(join(folder, path)))
      .digest('base64');
  return Object.fromEntries(files.map((path) => [path, `sha384-${digest(path)}`]));
}

export function writeIntegrity(folder = 'dist') {
  if (!existsSync(folder)) return;
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const json = JSON.stringify({ version, files: digestsOf(folder) }, null, 2);
  writeFileSync(join(folder, 'integrity.json'), `${json}\n`);
}
