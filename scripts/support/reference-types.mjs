// Compares the types of this library with those of the reference client, which is not installed in the repository.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toolFolder } from './download-tool.mjs';

const OURS = resolve('sdk/index.ts');

/** @typedef {{ title: string, file: string, paths: Record<string, string[]> }} Compilation */

/** @type {(theirs: string) => Compilation[]} */
const compilations = (theirs) => [
  { title: 'their types and ours', file: 'shared-types.ts', paths: { 'reference-client': [theirs] } },
  { title: 'a page with the reference client', file: 'integrator.ts', paths: { client: [theirs] } },
  { title: 'the same page with this library', file: 'integrator.ts', paths: { client: [OURS] } },
];

/** @type {(text: string, pattern: RegExp) => string[]} */
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

/**
 * Whether docs/migrating.md has each export of the reference client.
 * @type {(declarations: string) => boolean}
 */
function checkGuide(declarations) {
  const [, guide = ''] = readFileSync('docs/migrating.md', 'utf8').split('\n### Exports of 1.x\n');
  const listed = namesIn(guide.split('\n#')[0] ?? '', /^\| `(\w+)`/gm);
  const exported = namesIn(
    readFileSync(declarations, 'utf8'),
    /^\s*export (?:declare (?:interface|class|enum|const|type)|\{) (\w+)/gm,
  );
  const missing = exported.filter((name) => !listed.includes(name));
  const unknown = listed.filter((name) => !exported.includes(name));
  if (exported.length === 0 || missing.length + unknown.length > 0) {
    console.error(`docs/migrating.md: missing ${missing.join(', ')}; unknown ${unknown.join(', ')}`);
    return false;
  }
  return true;
}

/**
 * Compiles the files of test/reference/types.
 * @param {string} place the folder of the reference client's package
 * @returns {boolean} whether all of them compile
 */
export function checkReferenceTypes(place) {
  const folder = toolFolder('reference-types');
  mkdirSync(folder, { recursive: true });
  const declarations = join(place, 'dist/Purchases.es.d.ts');
  if (!checkGuide(declarations)) return false;
  return compilations(declarations).every(({ title, file, paths }) => {
    const project = {
      extends: resolve('tsconfig.json'),
      compilerOptions: { types: [], paths },
      include: [],
      exclude: [],
      files: [resolve('test/reference/types', file)],
    };
    const path = join(folder, 'tsconfig.json');
    writeFileSync(path, JSON.stringify(project));
    const { status } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', path], {
      stdio: 'inherit',
    });
    console.log(`types: ${title} ${status === 0 ? 'agree' : 'DIFFER'}`);
    return status === 0;
  });
}
