// Pictures of a page: where they lie on the site, and how large they are, so that nothing moves when they come.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** The size that a WebP file names in its head. */
export function webpSize(bytes) {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind !== 'VP8L') throw new Error('this is not a WebP picture');
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

/** `emit(name, bytes)` puts a file on the site. */
export const createPictures = (emit) => (from) => (url) => {
  const path = normalize(join(dirname(from), url));
  const bytes = readFileSync(path);
  const [width, height] = webpSize(bytes);
  const src = `images/${basename(path)}`;
  emit(src, bytes);
  return { src, width, height };
};
