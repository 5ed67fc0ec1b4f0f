import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

/** A planted mistake: `from` is replaced by `to` in one file. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface Garden {
  /** Loads a copy of the files, with one mistake in it when one is given. */
  plant<T>(name: string, entry: string, mistake?: Mistake): Promise<T>;
  clear(): Promise<void>;
}

/** Copies of a few source files of one folder; everything else that they import stays where it is. */
export const garden = async (sources: string, files: readonly string[]): Promise<Garden> => {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'));
  const rooted = (source: string): string =>
    source.replace(/from '(\.[^']*)'/g, (found, path: string) =>
      files.some((file) => `./${file}` === `${path}.ts`) ? found : `from '${resolve(sources, path)}'`,
    );
  return {
    async plant<T>(name: string, entry: string, mistake?: Mistake): Promise<T> {
      const copy = join(folder, name);
      await mkdir(copy);
      for (const file of files) {
        const source = await readFile(join(sources, file), 'utf8');
        const isTarget = mistake?.file === file;
        const planted = isTarget ? source.replaceAll(mistake.from, mistake.to) : source;
        if (isTarget) expect(planted, `"${mistake.from}" is not in ${file} any more`).not.toBe(source);
        await writeFile(join(copy, file), rooted(planted));
      }
      return (await import(join(copy, entry))) as T;
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
};

/** The name of the first law that is broken; `null` when all hold. */
export const firstBroken = async <T>(
  laws: Readonly<Record<string, (subject: T) => Promise<boolean>>>,
  subject: T,
): Promise<string | null> => {
  for (const [name, holds] of Object.entries(laws))
    if (!(await holds(subject).catch(() => false))) return name;
  return null;
};
