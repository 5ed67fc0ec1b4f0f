import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { inject } from 'vitest';
import { about, run } from '../../scripts/package/packed.mjs';

/** Names that an import may give: those with types, without files and data. */
export const ENTRIES = Object.keys(about.exports)
  .filter((path) => !/\.\w+$/.test(path))
  .map((path) => path.replace(/^\./, about.name));

/** Entries that hold types only. */
export const TYPES_ONLY = ['jsx', 'vue', 'svelte'].map((name) => `${about.name}/${name}`);

export const node = (what: string, args: readonly string[], cwd: string): string =>
  run(what, process.execPath, args, cwd);

/** Links a package of this repository into a project, under the name that it has there. */
export function link(modules: string, name: string): void {
  const target = join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(resolve('node_modules', name), target, 'junction');
}

/**
 * A project with nothing but the package: `package/` is what was packed, `node_modules/<name>` leads there, and what it can't do
 * without is beside it.
 */
export function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  run('tar', 'tar', ['-xzf', inject('tarball')], folder);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(join(folder, 'package'), join(modules, about.name), 'junction');
  const { dependencies, peerDependencies, peerDependenciesMeta } = about;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys(dependencies), ...peers, 'scheduler'])
    link(join(folder, 'package/node_modules'), name);
  return folder;
}
