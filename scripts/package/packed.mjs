// The package as npm would publish it.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/ensure-install.mjs';
import { required } from '../support/values.mjs';

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ name: string, version: string, exports: object, dependencies: Versions, peerDependencies: Versions, peerDependenciesMeta: Record<string, { optional?: boolean }> }} PackageJson */

/** @type {PackageJson} */
export const about = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Gives what the command prints. @type {(what: string, command: string, args: readonly string[], cwd?: string) => string} */
export function run(what, command, args, cwd) {
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${what}\n${stdout}${stderr}`);
  return stdout;
}

/** Packs into the folder; gives the tarball's path. @type {(folder: string) => string} */
export function pack(folder) {
  // Scripts are left out: `npm pack` must not build, or the build that was tested is not the one that is packed.
  run('npm pack', 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], ROOT);
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  return join(folder, required(name, `the tarball in ${folder}`));
}
