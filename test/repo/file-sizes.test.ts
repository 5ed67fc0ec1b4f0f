import { expect, test } from 'vitest';
import { pathsBelow, readSource, type SourceFile } from '../support/source-tree';

const LIMIT = 250;
/** A style sheet is a list of declarations; it may be somewhat longer than code. */
const STYLE_LIMIT = 400;

/** Tables of data may be long: there is nothing in them to lose track of. */
const DATA = [
  /^sdk\/i18n\/(en\.ts|locales\/)/,
  /^sdk\/errors\/.*-codes\.ts$/,
  /^host-app\/content\//,
  /^test\/.*\/?(fixtures|vectors)\//,
  /^test\/rules\/mutants\.ts$/,
];

const isData = (path: string): boolean => DATA.some((pattern) => pattern.test(path));
const isCode = (path: string): boolean => /\.(tsx?|mjs|css)$/.test(path);
const lines = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

const limitOf = (path: string): number => (path.endsWith('.css') ? STYLE_LIMIT : LIMIT);

const tooLong = (files: readonly SourceFile[]): string[] =>
  files
    .filter((file) => isCode(file.path) && !isData(file.path) && lines(file) > limitOf(file.path))
    .map((file) => `${file.path}: ${lines(file)} lines`);

test(`no source file is longer than ${LIMIT} lines`, () => {
  const paths = ['sdk', 'elements', 'host-app', 'demo', 'scripts', 'test'].flatMap(pathsBelow);
  expect(paths.length).toBeGreaterThan(100);
  expect(tooLong(paths.filter(isCode).map(readSource))).toEqual([]);
});

test('a file that is too long is found, a table of data is not', () => {
  const text = 'x\n'.repeat(LIMIT + 1);
  expect(tooLong([{ path: 'sdk/planted.ts', text }])).toEqual([`sdk/planted.ts: ${LIMIT + 1} lines`]);
  expect(tooLong([{ path: 'sdk/i18n/en.ts', text }])).toEqual([]);
});

const MOST_FILES = 15;
const DEEPEST = 4;

/** A file for each language. */
const MANY = /^sdk\/i18n\/locales\//;

const tooFull = (paths: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!MANY.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => [
    ...(count > MOST_FILES ? [`${folder}: ${count} files`] : []),
    ...(folder.split('/').length > DEEPEST + 1 ? [`${folder}: too deep`] : []),
  ]);
};

test(`no folder has more than ${MOST_FILES} files, nor is deeper than ${DEEPEST} below its room`, () => {
  const paths = ['sdk', 'elements', 'host-app', 'scripts', 'test'].flatMap(pathsBelow);
  expect(tooFull(paths)).toEqual([]);
});

test('a folder that is too full or too deep is found', () => {
  const planted = Array.from({ length: MOST_FILES + 1 }, (_, index) => `sdk/planted/${index}.ts`);
  expect(tooFull(planted)).toEqual([`sdk/planted: ${MOST_FILES + 1} files`]);
  expect(tooFull(['sdk/a/b/c/d/e.ts', 'sdk/a/b/c/d/e/f.ts'])).toEqual(['sdk/a/b/c/d/e: too deep']);
});
