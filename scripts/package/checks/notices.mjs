// The terms of bundled code travel with it. Whether all packages are among them, the build has checked when it wrote them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** As the notices name a file. @type {(file: string) => string} */
const withoutHash = (file) => file.replace(/\.[a-z0-9]{8}(?=\.js$)/, '.*');

/** @type {(folder: string) => void} */
export function checkNotices(folder) {
  const dist = join(folder, 'package/dist');
  const text = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const named = new Set([...text.matchAll(/^in (.+)$/gm)].flatMap(([, files = '']) => files.split(', ')));
  const silent = readdirSync(dist)
    .filter((file) => file.startsWith('purchases') && named.has(withoutHash(file)))
    .filter((file) => !readFileSync(join(dist, file), 'utf8').includes('/*!THIRD-PARTY-NOTICES.txt*/'));
  if (silent.length > 0) throw new Error(`these do not say where the terms are: ${silent.join(', ')}`);
}
