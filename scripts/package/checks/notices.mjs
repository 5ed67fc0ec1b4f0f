// The terms of bundled code travel with it.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Known to be in the files for script tags: if one is missing, the list was not made from what was bundled.
 * `@stripe/stripe-js` is used for its types alone; nothing of it is in any file.
 */
const BUNDLED = ['preact', '@r2wc/core', '@r2wc/react-to-web-component', '@nanostores/react', 'nanostores'];

/** As the notices name a file. @type {(file: string) => string} */
const withoutHash = (file) => file.replace(/\.[a-z0-9]{8}(?=\.js$)/, '.*');

/** @type {(folder: string) => void} */
export function checkNotices(folder) {
  const dist = join(folder, 'package/dist');
  const text = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const missing = BUNDLED.filter(
    (name) => !text.split('\n').some((line) => line.startsWith(`${name} `) && /\d \(\S+\)$/.test(line)),
  );
  if (missing.length > 0) throw new Error(`no terms of ${missing.join(', ')}`);
  const named = new Set([...text.matchAll(/^in (.+)$/gm)].flatMap(([, files = '']) => files.split(', ')));
  const silent = readdirSync(dist)
    .filter((file) => file.startsWith('purchases') && named.has(withoutHash(file)))
    .filter((file) => !readFileSync(join(dist, file), 'utf8').includes('/*!THIRD-PARTY-NOTICES.txt*/'));
  if (silent.length > 0) throw new Error(`these do not say where the terms are: ${silent.join(', ')}`);
}
