import { expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { pathsBelow, readSource, type SourceFile } from '../support/source-tree';

/** Patterns are put together from pieces, so that this file does not match itself. */
const words = (...pieces: string[]) => new RegExp(pieces.join(''));

interface Check {
  readonly what: string;
  readonly pattern: RegExp;
  readonly where: (path: string) => boolean;
  readonly planted: string;
  /** Comments and texts may speak of it. */
  readonly isOfCode?: boolean;
}

const everywhere = (): boolean => true;
const inCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);
const inTests = (path: string): boolean => path.startsWith('test/');

const CHECKS: readonly Check[] = [
  {
    what: 'a path of somebody’s machine',
    pattern: words('(^|[^\\w.])/(', 'work|root|Users|home', ')/[a-z]'),
    where: everywhere,
    planted: ['see /wo', 'rk/shared/notes.md'].join(''),
  },
  {
    what: 'the address of a package registry',
    pattern: words('https?://[^\\s/]*(', 'registry|artifactory|nexus|verdaccio', ')[^\\s]*'),
    where: everywhere,
    planted: ['"resolved": "https://regi', 'stry.example.org/a.tgz"'].join(''),
  },
  {
    what: 'a note about work left undone',
    pattern: words('\\b(', 'TO', 'DO|FIX', 'ME|X', 'XX', ')\\b'),
    where: everywhere,
    planted: ['// TO', 'DO later'].join(''),
  },
  {
    what: 'a test that is switched off or runs alone',
    pattern: words('\\b(test|it|describe)', '(\\.\\w+)*\\.', '(only|skip|todo|fixme)', '\\b'),
    where: inTests,
    planted: ['test.on', "ly('x', () => {})"].join(''),
  },
  {
    what: 'the type any',
    pattern: words(':\\s*', 'any\\b|\\bas ', 'any\\b|<', 'any>'),
    where: (path) => /\.tsx?$/.test(path),
    planted: ['const x: a', 'ny = 1'].join(''),
    isOfCode: true,
  },
  {
    what: 'a silenced checker without a reason',
    pattern: words(
      '@ts-(',
      'ignore|nocheck',
      ')|eslint-',
      'disable|oxlint-',
      'disable(?!-next-line \\S+ -- \\w)',
    ),
    where: inCode,
    planted: ['// oxlint-dis', 'able-next-line no-eval'].join(''),
  },
  {
    what: 'a name of the document that an element of the page may have taken',
    pattern: words('\\bdocu', 'ment\\.[a-z]'),
    where: (path) => /^(sdk|elements|test\/planted)\b.*\.tsx?$/.test(path),
    planted: ['docu', 'ment.head'].join(''),
    isOfCode: true,
  },
];

const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const finds = ({ pattern, where, isOfCode }: Check, { path, text }: SourceFile): boolean =>
  where(path) && pattern.test(isOfCode ? codeOf(text) : text);

const TEXT_FILE = /(^|\/)[^.]*$|\.(tsx?|mjs|cjs|js|json|css|html|md|svg|txt|ya?ml)$/;
const ROOT_FILES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'package.json',
  'package-lock.json',
  'SECURITY.md',
  '.npmrc',
  '.nvmrc',
  '.editorconfig',
  '.ci/run',
];
const FOLDERS = ['.github', 'sdk', 'elements', 'host-app', 'demo', 'docs', 'scripts', 'test'];
const paths = [...ROOT_FILES.filter((path) => existsSync(path)), ...FOLDERS.flatMap(pathsBelow)];
const files = paths.filter((path) => TEXT_FILE.test(path)).map(readSource);

test('enough files are read', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(CHECKS)('no file holds $what', (check) => {
  expect(files.filter((file) => finds(check, file)).map(({ path }) => path)).toEqual([]);
});

test.each(CHECKS)('$what would be found', (check) => {
  expect(finds(check, { path: 'test/planted.ts', text: check.planted })).toBe(true);
});
