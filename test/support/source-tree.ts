import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export const SOURCE_FOLDERS = ['sdk', 'elements', 'host-app', 'demo', 'test'] as const;

/** What is put among the sources when an example is run where it is. */
export const isMade = (path: string): boolean => /(^|\/)(node_modules|dist|\.next)(\/|$)/.test(path);

/** Paths of all files below a folder; none when the folder does not exist. */
export function pathsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .filter((path) => !isMade(path))
      .sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

export const readSource = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') });

export const isScript = (path: string): boolean => /\.tsx?$/.test(path);

/** Every TypeScript file of the given folders. */
export function typescriptSources(folders: readonly string[] = SOURCE_FOLDERS): SourceFile[] {
  return folders.flatMap(pathsBelow).filter(isScript).map(readSource);
}
