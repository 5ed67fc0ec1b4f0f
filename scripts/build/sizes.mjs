// Size budgets: what a visitor downloads. The table is test/repo/size-budgets.json; run after a build. Writes the figures in
// docs/sizes.md, or with --check says whether they are still true.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formatted } from '../support/formatted.mjs';

/** @typedef {{ name: string, when?: string, files: string[], gzipLimit: number }} Budget */
/** @typedef {{ name: string, when?: string, files: number, bytes: number, gzip: number, brotli: number, gzipLimit: number }} SizeRow */

const BUDGETS = 'test/repo/size-budgets.json';
const PAGE = 'docs/sizes.md';
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*\s{},$]+?from\s*)?["'](\.[^"']+)["']/g;

/**
 * `purchases-ui.*.js` stands for the one file whose hash takes the place of the star.
 * @type {(root: string, pattern: string) => string}
 */
function fileFor(root, pattern) {
  const folder = dirname(pattern);
  const name = pattern.slice(folder.length + 1);
  const [start = '', end] = name.split('*');
  /** @type {(file: string) => boolean} */
  const isMatch = (file) =>
    end === undefined ? file === name : file.startsWith(start) && file.endsWith(end);
  const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isMatch) : [];
  const [file] = found;
  if (file === undefined || found.length > 1)
    throw new Error(`${pattern}: ${found.length} files, expected 1; run the build first`);
  return join(folder, file);
}

/**
 * A file and everything it imports statically, once each. Dynamic imports are loaded later and do not count.
 * @type {(root: string, files: readonly string[]) => string[]}
 */
function withStaticImports(root, files) {
  /** @type {Set<string>} */
  const all = new Set();
  /** @type {(file: string) => void} */
  const visit = (file) => {
    if (all.has(file)) return;
    all.add(file);
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(STATIC_IMPORT)) {
      const imported = join(dirname(file), specifier);
      if (existsSync(join(root, imported))) visit(imported);
    }
  };
  for (const file of files) visit(file);
  return [...all];
}

/**
 * One row per budget: files and bytes. Files travel one by one, so they are summed.
 * @type {(budgets: readonly Budget[], root?: string) => SizeRow[]}
 */
export function measure(budgets, root = '.') {
  return budgets.map(({ files, ...budget }) => {
    const parts = withStaticImports(
      root,
      files.map((pattern) => fileFor(root, pattern)),
    ).map((file) => readFileSync(join(root, file)));
    /** @type {(size: (part: Buffer) => number) => number} */
    const sum = (size) => parts.reduce((total, part) => total + size(part), 0);
    return {
      ...budget,
      files: parts.length,
      bytes: sum((part) => part.length),
      gzip: sum((part) => gzipSync(part, { level: 9 }).length),
      brotli: sum((part) => brotliCompressSync(part).length),
    };
  });
}

/** Budgets that do not hold, one sentence each. @type {(rows: readonly SizeRow[]) => string[]} */
export const overLimit = (rows) =>
  rows
    .filter(({ gzip, gzipLimit }) => gzip > gzipLimit)
    .map(({ name, gzip, gzipLimit }) => `${name} is OVER its limit by ${gzip - gzipLimit} bytes (gzip)`);

/** More than this, and the page misleads; less, and every small change would touch it. */
const TOLERANCE = 0.02;
const ROWS = /(?<=\n\| -+[^\n]*\n)(\|[^\n]*\n)*/;

/**
 * Rows that say when they are loaded are those of the package; the others are the study app's.
 * @type {(rows: readonly SizeRow[]) => SizeRow[]}
 */
const packageRows = (rows) => rows.filter(({ when }) => when);
/** @type {(row: SizeRow) => number[]} */
const figuresOf = ({ files, bytes, gzip, brotli }) => [files, bytes, gzip, brotli];

/** The page with these rows in its table. @type {(page: string, rows: readonly SizeRow[]) => string} */
export const withFigures = (page, rows) => {
  const lines = packageRows(rows).map((row) => {
    const figures = figuresOf(row).map((value) => value.toLocaleString('en-US'));
    return `| ${[row.name, row.when, ...figures].join(' | ')} |\n`;
  });
  return page.replace(ROWS, () => lines.join(''));
};

/** What of a page is no longer true, one sentence each. @type {(page: string, rows: readonly SizeRow[]) => string[]} */
export function outdated(page, rows) {
  const lines = (ROWS.exec(page)?.[0] ?? '').split('\n').map((line) => line.split('|'));
  return packageRows(rows).flatMap((row) => {
    const cells = lines.find(([, name = '']) => name.trim() === row.name);
    if (!cells) return [`${row.name} is not in it`];
    const before = cells.slice(3, 7).map((cell) => Number(cell.replaceAll(',', '')));
    const now = figuresOf(row);
    const isTrue = now.every((value, at) => Math.abs(value - (before[at] ?? Infinity)) <= value * TOLERANCE);
    return isTrue ? [] : [`${row.name} was ${before.join(', ')} and is ${now.join(', ')}`];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = measure(JSON.parse(readFileSync(BUDGETS, 'utf8')));
  console.table(rows, ['name', 'files', 'bytes', 'gzip', 'brotli', 'gzipLimit']);
  const page = readFileSync(PAGE, 'utf8');
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(PAGE, await formatted(PAGE, withFigures(page, rows)));
  const old = isCheck ? outdated(page, rows) : [];
  if (old.length > 0)
    console.log(`${PAGE} is out of date; node scripts/build/sizes.mjs\n  ${old.join('\n  ')}`);
  for (const problem of overLimit(rows)) console.log(problem);
  process.exit(overLimit(rows).length + old.length === 0 ? 0 : 1);
}
