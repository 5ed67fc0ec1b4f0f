// The package as npm would publish it, unpacked into an otherwise empty project.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../../support/ensure-install.mjs';
import { required } from '../../support/values.mjs';

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ name: string, version: string, exports: object, dependencies: Versions, peerDependencies: Versions, peerDependenciesMeta: Record<string, { optional?: boolean }> }} PackageJson */

/** @type {PackageJson} */
export const about = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Names that an import may give: those with types, without files and data. */
export const ENTRIES = Object.keys(about.exports)
  .filter((path) => !/\.\w+$/.test(path))
  .map((path) => path.replace(/^\./, about.name));

/** @type {(what: string, command: string, args: readonly string[], cwd?: string) => string} */
export function run(what, command, args, cwd) {
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${what}\n${stdout}${stderr}`);
  return stdout;
}

/** @type {(what: string, args: readonly string[], cwd?: string) => string} */
export const node = (what, args, cwd) => run(what, process.execPath, args, cwd);

/** The path of the tarball that `npm pack` has put into the folder. @type {(folder: string) => string} */
export function tarballIn(folder) {
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  return join(folder, required(name, `the tarball in ${folder}`));
}

/** Packs into the folder; gives the tarball's path. @type {(folder: string) => string} */
export function pack(folder) {
  // Scripts are left out: `npm pack` must not build, or the build that was tested is not the one that is packed.
  run('npm pack', 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], ROOT);
  return tarballIn(folder);
}

/**
 * Links a package of this repository into a project, under the name that it has there.
 * @type {(modules: string, name: string) => void}
 */
export function link(modules, name) {
  const target = join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(resolve('node_modules', name), target, 'junction');
}

/**
 * Gives `work` a folder with the unpacked package, which is removed afterwards.
 * @type {<Result>(work: (folder: string) => Result) => Promise<Awaited<Result>>}
 */
export async function withPackage(work) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    unpack(folder);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `package/` is what was packed, `node_modules/<name>` leads there; what it can't do without is beside it.
 * @type {(folder: string) => void}
 */
function unpack(folder) {
  run('tar', 'tar', ['-xzf', pack(folder)], folder);
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  symlinkSync(join(folder, 'package'), join(modules, about.name), 'junction');
  const { dependencies, peerDependencies, peerDependenciesMeta } = about;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of [...Object.keys(dependencies), ...peers, 'scheduler'])
    link(join(folder, 'package/node_modules'), name);
}
