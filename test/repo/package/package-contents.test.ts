import { expect, test } from 'vitest';
import { wrongContents } from '../../../scripts/package/checks/contents.mjs';

const many = (count: number, path: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => path(index));
const ENTRIES = ['index', 'headless', 'server', 'react', 'jsx', 'vue', 'svelte'];

const WANTED = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  ...ENTRIES.flatMap((name) => ['js', 'cjs', 'd.ts', 'd.cts'].map((ending) => `dist/${name}.${ending}`)),
  ...many(10, (index) => `dist/chunks/part-${index}.abcdefgh.js`),
  'dist/script.d.ts',
  'dist/shared.d.ts',
  'dist/shared.d.cts',
  'dist/purchases.js',
  'dist/purchases.full.js',
  'dist/purchases.mjs',
  ...many(3, (index) => `dist/purchases-part${index}.abcdefgh.js`),
  ...many(
    39,
    (index) => `dist/locales/${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index > 25 ? 'x' : ''}.a1b2c3d4.js`,
  ),
  'dist/integrity.json',
  'dist/custom-elements.json',
  'dist/vscode.html-custom-data.json',
  'dist/web-types.json',
  'dist/THIRD-PARTY-NOTICES.txt',
];

test('the files that are meant pass', () => {
  expect(wrongContents(WANTED)).toEqual([]);
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
  expect(wrongContents([...WANTED, stranger])).toEqual([`${stranger} must not be published`]);
});

test('a kind of file that is missing is noticed', () => {
  expect(wrongContents(WANTED.filter((path) => !path.endsWith('web-types.json')))).toEqual([
    'manifests: 2 files, expected 3 or more',
  ]);
});
