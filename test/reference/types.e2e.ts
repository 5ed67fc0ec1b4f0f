// The types of this library beside those of the reference client, and the guide for those who come from it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { ensurePackage } from '../../scripts/support/download-tool.mjs';

const CLIENT = ensurePackage('@revenuecat/purchases-js', '1.63.1', { isBeside: true });
const THEIRS = join(CLIENT, 'dist/Purchases.es.d.ts');
const OURS = resolve('sdk/index.ts');

const COMPILATIONS: readonly [title: string, file: string, paths: Record<string, string[]>][] = [
  ['their types and ours agree', 'shared-types.ts', { 'reference-client': [THEIRS] }],
  ['a page compiles with the reference client', 'integrator.ts', { client: [THEIRS] }],
  ['the same page compiles with this library', 'integrator.ts', { client: [OURS] }],
];

for (const [title, file, paths] of COMPILATIONS)
  test(title, () => {
    const folder = mkdtempSync(join(tmpdir(), 'reference-types-'));
    const project = {
      extends: resolve('tsconfig.json'),
      compilerOptions: { types: [], paths },
      include: [],
      exclude: [],
      files: [resolve('test/reference/types', file)],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    const args = [resolve('node_modules/typescript/bin/tsc'), '-p', folder];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

test('docs/migrating.md has each export of the reference client', () => {
  const [, guide = ''] = readFileSync('docs/migrating.md', 'utf8').split('\n### Exports of 1.x\n');
  const exported = namesIn(
    readFileSync(THEIRS, 'utf8'),
    /^\s*export (?:declare (?:interface|class|enum|const|type)|\{) (\w+)/gm,
  );
  expect(exported.length).toBeGreaterThan(0);
  expect(namesIn(guide.split('\n#')[0] ?? '', /^\| `(\w+)`/gm)).toEqual(exported);
});
