// Who is measured: the reference client in two versions, fetched when they are measured, and ours as it was just built.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackage } from '../../scripts/support/download-tool.mjs';

/** @typedef {{ id: string, title: string, wire: 'same' | 'newer', script: string, files: () => Record<string, Buffer> }} Client */

const REFERENCE = '@revenuecat/purchases-js';
export const OLDER = '0.16.0';
export const NEWER = '1.63.1';

/** @type {(version: string) => Client} */
const reference = (version) => ({
  id: `reference-${version}`,
  title: `reference ${version}`,
  wire: version === NEWER ? 'newer' : 'same',
  script: 'purchases.js',
  /** @throws Error when it can't be fetched */
  files() {
    const place = ensurePackage(REFERENCE, version, { isBeside: true });
    return { 'purchases.js': readFileSync(join(place, 'dist/Purchases.umd.js')) };
  },
});

const OURS = /^purchases(-[^/]+)?\.js$|^locales$/;

/** @type {() => Record<string, Buffer>} */
function built() {
  const paths = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).replaceAll('\\', '/'))
    .map((path) => path.slice('dist/'.length))
    .filter((path) => OURS.test(path.replace(/\/.*/, '')) && !path.endsWith('.map'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join('dist', path))]));
}

export const OURS_ID = 'ours';

/** @type {Client[]} */
export const clients = [
  reference(OLDER),
  reference(NEWER),
  { id: OURS_ID, title: 'purchase-elements', wire: 'same', script: 'purchases.js', files: built },
];
