import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import budgets from '../size-budgets.json';
import { measure, outdated, overLimit, withFigures } from '../../../scripts/build/sizes.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sizes-'));
  mkdirSync(join(root, 'dist'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Random text does not compress, so its size is known in advance. */
const write = (name: string, bytes: number, code = '') =>
  writeFileSync(join(root, 'dist', name), `${code}/*${randomBytes(bytes).toString('latin1')}*/`, 'latin1');

const budget = (files: string[], gzipLimit: number) => [{ name: 'planted', files, gzipLimit }];

test('a file within its budget passes', () => {
  write('a.js', 900);
  const rows = measure(budget(['dist/a.js'], 1200), root);
  expect(rows).toMatchObject([{ files: 1 }]);
  expect(overLimit(rows)).toEqual([]);
});

test('a file over its budget fails, and the message has the bytes above the limit', () => {
  write('a.js', 3000);
  const rows = measure(budget(['dist/a.js'], 1000), root);
  expect(overLimit(rows)).toEqual([expect.stringMatching(/^planted is OVER its limit by \d{4} bytes/)]);
});

test('a chunk that is imported statically counts, one that is imported later does not', () => {
  write('ui.abc123.js', 1000, 'import{a}from"./shared.js";import("./lazy.js");');
  write('shared.js', 1000);
  write('lazy.js', 1000);
  const rows = measure(budget(['dist/ui.*.js'], 2500), root);
  expect(rows).toMatchObject([{ files: 2 }]);
  expect(overLimit(rows)).toEqual([]);
});

test('a missing file is an error, not a size of nothing', () => {
  expect(() => measure(budget(['dist/none.js'], 1000), root)).toThrow('dist/none.js: 0 files');
});

test('two generations of a hashed file are an error', () => {
  write('ui.one.js', 10);
  write('ui.two.js', 10);
  expect(() => measure(budget(['dist/ui.*.js'], 1000), root)).toThrow('2 files, expected 1');
});

test('the limits promised to customers are the ones in the table', () => {
  const limits = Object.fromEntries(budgets.map(({ name, gzipLimit }) => [name, gzipLimit]));
  expect(limits).toMatchObject({
    'script tag, on every page view': 9088,
    // The reference client of version 1.63.1, which has checkout sessions, is one file of 244,793 bytes on every page view.
    'script tag, until the checkout is on screen': 57_344,
  });
});

const shown = {
  name: 'planted',
  when: 'with the page',
  files: 1,
  bytes: 30_000,
  gzip: 10_000,
  brotli: 9_000,
};
const row = { ...shown, gzipLimit: 20_000 };
const PAGE =
  '# Sizes\n\n| entry | when | files | plain | gzip | brotli |\n| --- | --- | --: | --: | --: | --: |\n| old | a | 1 | 1 | 1 | 1 |\n\nMore.\n';

test('the page of sizes is true as long as no figure is off by more than 2 %', () => {
  const page = withFigures(PAGE, [row]);
  expect(page).toMatch(/\n\| planted \| with the page \| 1 \| 30,000 \| 10,000 \| 9,000 \|\n\nMore\.\n$/);
  expect(outdated(page, [row])).toEqual([]);
  expect(outdated(page, [{ ...row, gzip: 10_150 }])).toEqual([]);
  expect(outdated(page, [{ ...row, gzip: 10_300 }])).toEqual([
    'planted was 1, 30000, 10000, 9000 and is 1, 30000, 10300, 9000',
  ]);
});

test('an entry that the page of sizes does not name is noticed', () => {
  expect(outdated(withFigures(PAGE, [row]), [row, { ...row, name: 'another' }])).toEqual([
    'another is not in it',
  ]);
});
