// What is published, file by file: every kind that is meant, and nothing else.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';
import { assembleRelease } from '../../scripts/package/assemble-release.mjs';
import { about, pack } from '../../scripts/package/packed.mjs';
import { filesBelow } from '../../scripts/support/files.mjs';
import { makeProject } from './project';

const folder = makeProject();
const published = join(folder, 'package');
const dist = join(published, 'dist');
const tarball = inject('tarball');

/** [kind, which files, how many at least] */
const KINDS: readonly [kind: string, pattern: RegExp, least: number][] = [
  ['about the package', /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/, 4],
  ['modules of the entries', /^dist\/(index|headless|server|react|jsx|vue|svelte)\.(js|cjs)$/, 14],
  ['modules they load later', /^dist\/chunks\/[\w.-]+\.[a-z0-9]{8}\.(js|cjs)$/, 10],
  ['declarations', /^dist\/(index|headless|server|react|jsx|vue|svelte)\.d\.(ts|cts)$/, 14],
  ['declarations that entries share', /^dist\/shared\.d\.(ts|cts)$/, 2],
  ['declarations of the script tag', /^dist\/script\.d\.ts$/, 1],
  ['files for script tags', /^dist\/purchases(\.full\.js|\.js|\.mjs)$/, 3],
  ['files they load later', /^dist\/purchases-[\w.-]+\.[a-z0-9]{8}\.js$/, 3],
  ['languages', /^dist\/locales\/[a-zA-Z_-]+\.\w{8}\.js$/, 39],
  ['digests', /^dist\/integrity\.json$/, 1],
  ['manifests', /^dist\/(custom-elements|vscode\.html-custom-data|web-types)\.json$/, 3],
  ['licences of bundled code', /^dist\/THIRD-PARTY-NOTICES\.txt$/, 1],
];

/** What is wrong with a list of published paths, one sentence each. */
function wrongContents(files: readonly string[]): string[] {
  const strangers = files.filter((file) => !KINDS.some(([, pattern]) => pattern.test(file)));
  const missing = KINDS.flatMap(([kind, pattern, least]) => {
    const found = files.filter((file) => pattern.test(file)).length;
    return found < least ? [`${kind}: ${found} files, expected ${least} or more`] : [];
  });
  return [...strangers.map((file) => `${file} must not be published`), ...missing];
}

const FILES = filesBelow(published)
  .map((path) => path.slice(published.length + 1))
  .filter((path) => !path.startsWith('node_modules/'));

test('the tarball holds what is meant and nothing else', () => {
  expect(wrongContents(FILES)).toEqual([]);
});

test.each([
  'dist/index.js.map',
  'elements/entries/npm.ts',
  'test/repo/package/sizes.test.ts',
  'dist/chunks/ui.abcdefgh.d.ts',
  'dist/.env',
  '.npmrc',
  'package-lock.json',
  'dist/purchases-ui.js',
])('%s must not be published', (stranger) => {
  expect(wrongContents([...FILES, stranger])).toEqual([`${stranger} must not be published`]);
});

test('a kind of file that is missing is noticed', () => {
  expect(wrongContents(FILES.filter((path) => !path.endsWith('web-types.json')))).toEqual([
    'manifests: 2 files, expected 3 or more',
  ]);
});

/** Of the tarball, in bytes: a new language or screen fits, a second build or a map does not. */
const LIMIT = 1_580_000;

test(`the tarball has at most ${LIMIT} bytes`, () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(LIMIT);
});

test('publint finds nothing', async () => {
  const { buffer } = Uint8Array.from(readFileSync(tarball));
  const { messages } = await publint({ pack: { tarball: buffer }, strict: true });
  const pkg = { ...about };
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('are the types wrong? no', async () => {
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!result.types) throw new Error('the package has no types');
  const wrong = result.problems.filter((problem) => {
    const { entrypoint = '', resolutionKind = '' } = { ...problem } as Record<string, string>;
    // Node 10's resolver knows no `exports`. Whoever resolves like that sees the main entry only; the engines say 20.
    if (resolutionKind === 'node10') return false;
    // Files for script tags: an ES module's `import` may name them, a CommonJS `require` is not meant to.
    if (entrypoint.startsWith('./dist/purchases') && problem.kind === 'CJSResolvesToESM') return false;
    return !entrypoint.endsWith('.json');
  });
  expect(wrong).toEqual([]);
});

/** Packages that the bundles contain, and the files that contain them, without their hashes. */
const NOTICES = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
const noticed = (pattern: RegExp): string[] =>
  [...NOTICES.matchAll(pattern)].flatMap(([, files = '']) => files.split(', '));

test('each file for script tags with code of others says where its terms are', () => {
  const named = new Set(noticed(/^in (.+)$/gm));
  const withoutHash = (file: string): string => file.replace(/\.[a-z0-9]{8}(?=\.js$)/, '.*');
  const silent = readdirSync(dist)
    .filter((file) => file.startsWith('purchases') && named.has(withoutHash(file)))
    .filter((file) => !readFileSync(join(dist, file), 'utf8').includes('/*!THIRD-PARTY-NOTICES.txt*/'));
  expect(named.size).toBeGreaterThan(5);
  expect(silent).toEqual([]);
});

test('the small script has no renderer in it', () => {
  const files = noticed(
    /^(?:preact|react|react-dom|scheduler|@r2wc\/\S+|@nanostores\/react) [^\n]+\nin (.+)$/gm,
  );
  expect(files).toContain('purchases.full.js');
  expect(files).not.toContain('purchases.js');
  expect(files).not.toContain('purchases.mjs');
});

/** Names of modules that declarations take types from, or add to. */
const modulesIn = (text: string): string[] => {
  const { importedFiles, typeReferenceDirectives, ambientExternalModules } = ts.preProcessFile(
    text,
    true,
    true,
  );
  return [...importedFiles, ...typeReferenceDirectives]
    .map(({ fileName }) => fileName)
    .concat(ambientExternalModules ?? []);
};

test('declarations need no package but the framework that they are for', () => {
  const needed = FILES.filter((path) => /\.d\.c?ts$/.test(path)).flatMap((path) => {
    const [, framework = ''] = /^dist\/(react|vue|svelte|jsx)\./.exec(path) ?? [];
    const allowed = new RegExp(`^(\\.|${framework === 'jsx' ? 'react' : framework || '\\.'}(/|$))`);
    const text = readFileSync(join(published, path), 'utf8');
    return modulesIn(text)
      .filter((name) => !allowed.test(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(modulesIn("import type { A } from 'a'; export type B = import('b').B;")).toEqual(['a', 'b']);
  expect(needed).toEqual([]);
});

test('a release made twice has the same bytes', () => {
  const { name, version } = about;
  const sums = ['release', 'release-again'].map((place) => {
    const out = join(folder, place);
    assembleRelease({ name, version, dist: 'dist', out, pack });
    return readFileSync(join(out, 'SHA256SUMS'), 'utf8');
  });
  expect(sums[0]).toBe(sums[1]);
});
