import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineHashes } from './security-headers';

const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

const hashes = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string' && HASH.test(item)) : [];

/** Reads the file that the documentation's build writes. It is read for each request, because a build may replace it. */
export async function readInlineHashes(folder: string): Promise<InlineHashes> {
  try {
    const { scripts, styles } = JSON.parse(
      await readFile(join(folder, 'inline-hashes.json'), 'utf8'),
    ) as Partial<Record<keyof InlineHashes, unknown>>;
    return { scripts: hashes(scripts), styles: hashes(styles) };
  } catch {
    return { scripts: [], styles: [] };
  }
}
