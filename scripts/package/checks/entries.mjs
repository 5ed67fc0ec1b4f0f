// Each entry as Node loads it: on a server, without a page, by import and by require.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about, ENTRIES, node } from './packed.mjs';

const NAMES =
  "console.log(Object.keys(all).filter((key) => !['default', '__esModule', 'module.exports'].includes(key)).sort().join())";

/** @type {(folder: string, entry: string, how: 'require' | 'import') => string} */
function exportsOf(folder, entry, how) {
  const code = how === 'require' ? `const all = require('${entry}')` : `import * as all from '${entry}'`;
  const type = how === 'require' ? 'commonjs' : 'module';
  return node(`${how} ${entry}`, [`--input-type=${type}`, '-e', `${code};${NAMES}`], folder).trim();
}

/** Entries that hold types only. */
const TYPES_ONLY = ['jsx', 'vue', 'svelte'].map((name) => `${about.name}/${name}`);

/** @type {(folder: string) => void} */
export function checkExports(folder) {
  for (const entry of ENTRIES) {
    const [required, imported] = [exportsOf(folder, entry, 'require'), exportsOf(folder, entry, 'import')];
    if ((imported === '') !== TYPES_ONLY.includes(entry))
      throw new Error(`import of ${entry} gives these exports: ${imported || 'none'}`);
    if (required !== imported)
      throw new Error(`${entry}: require gives ${required}\nimport gives ${imported}`);
  }
}

/**
 * Nothing of the page may be touched or made by an import: a server has none, and shares its globals.
 * @type {(folder: string) => void}
 */
export function checkServer(folder) {
  for (const entry of ENTRIES.filter((name) => !TYPES_ONLY.includes(name))) {
    const code = `const before = new Set(Reflect.ownKeys(globalThis));
      await import('${entry}');
      const made = Reflect.ownKeys(globalThis).filter((key) => !before.has(key) && key !== 'nanostoresGlobal');
      if (made.length > 0) throw new Error('${entry} makes the globals ' + made.map(String).join());`;
    node(`server import of ${entry}`, ['--input-type=module', '-e', code], folder);
  }
}

/**
 * One class in all entries: a hook that looks at another copy of \`Purchases\` would never see it configured.
 * @type {(folder: string) => void}
 */
export function checkOneCopy(folder) {
  /** @type {(name: string) => string} */
  const file = (name) => readFileSync(join(folder, 'package/dist', name), 'utf8');
  for (const name of ['react.js', 'react.cjs'])
    if (!/^(['"])use client\1;/.test(file(name))) throw new Error(`${name} does not start with 'use client'`);
  /** @type {(load: string) => string} */
  const code = (load) => `(async () => {
    const main = ${load}('${about.name}'), bound = ${load}('${about.name}/react');
    const [a, b] = [await main, await bound];
    for (const name of Object.keys(b)) if (name in a && a[name] !== b[name]) throw new Error(name + ' is there twice');
  })()`;
  node('one copy, import', ['--input-type=module', '-e', `await ${code('import')}`], folder);
  node('one copy, require', ['--input-type=commonjs', '-e', code('require')], folder);
}
