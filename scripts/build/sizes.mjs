// Size budgets: what a visitor downloads. The table is test/repo/size-budgets.json; run after a build. Writes docs/sizes.md,
// or with --check says whether it is still true.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { formatted } from '../support/formatted.mjs';

/** @typedef {{ name: string, when?: string, files: string[], gzipLimit: number }} Budget */
/** @typedef {{ name: string, when?: string, files: number, bytes: number, gzip: number, brotli: number, gzipLimit: number, ok: boolean }} SizeRow */

const BUDGETS = 'test/repo/size-budgets.json';
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
 * One row per budget: files, bytes, and whether the gzip limit holds. Files travel one by one, so they are summed.
 * @type {(budgets: readonly Budget[], root?: string) => SizeRow[]}
 */
export function measure(budgets, root = '.') {
  return budgets.map(({ name, when, files, gzipLimit }) => {
    const parts = withStaticImports(
      root,
      files.map((pattern) => fileFor(root, pattern)),
    ).map((file) => readFileSync(join(root, file)));
    /** @type {(size: (part: Buffer) => number) => number} */
    const sum = (size) => parts.reduce((total, part) => total + size(part), 0);
    const gzip = sum((part) => gzipSync(part, { level: 9 }).length);
    return {
      name,
      ...(when ? { when } : {}),
      files: parts.length,
      bytes: sum((part) => part.length),
      gzip,
      brotli: sum((part) => brotliCompressSync(part).length),
      gzipLimit,
      ok: gzip <= gzipLimit,
    };
  });
}

/** @type {(value: number) => string} */
const number = (value) =>
  String(value)
    .replace(/\B(?=(\d{3})+$)/g, ' ')
    .padStart(9);

/** @type {(rows: readonly SizeRow[]) => string} */
export function report(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const head = `${'sizes in bytes'.padEnd(width)}  files     plain      gzip    brotli     limit`;
  /** @type {(row: SizeRow) => string} */
  const line = (row) =>
    `${row.name.padEnd(width)}  ${String(row.files).padStart(5)} ${number(row.bytes)} ${number(row.gzip)} ` +
    `${number(row.brotli)} ${number(row.gzipLimit)}  ${row.ok ? 'ok' : `OVER by ${row.gzip - row.gzipLimit}`}`;
  return [head, ...rows.map(line)].join('\n');
}

export const SIZES_PAGE = 'docs/sizes.md';
/** More than this, and the page misleads; less, and every small change would touch it. */
const TOLERANCE = 0.02;

/** @type {(value: number) => string} */
const english = (value) => value.toLocaleString('en-US');
/** @type {(row: SizeRow) => string} */
const pageRow = ({ name, when, files, bytes, gzip, brotli }) =>
  `| ${name} | ${when} | ${files} | ${english(bytes)} | ${english(gzip)} | ${english(brotli)} |`;

/**
 * Rows that say when they are loaded are those of the package; the others are the study app's.
 * @type {(rows: readonly SizeRow[]) => SizeRow[]}
 */
const packageRows = (rows) => rows.filter(({ when }) => when);

/** @type {(rows: readonly SizeRow[]) => string} */
export const sizesPage = (rows) => `# Sizes

In bytes. A row counts its files and everything that they import at once; files travel one by one, so each is compressed for
itself (gzip 9, brotli 11). \`node scripts/build/sizes.mjs\` measures the build and writes this page; \`npm test\` fails when a figure
here is more than ${TOLERANCE * 100} % from the truth, or over its limit in \`test/repo/size-budgets.json\`.

| entry | a page loads it | files | plain | gzip | brotli |
| ----- | --------------- | ----: | ----: | ---: | -----: |
${packageRows(rows).map(pageRow).join('\n')}

What a checkout shows after its first screen is a file of its own, fetched while the customer reads and types. The headless entry is
not minified, and is in more files since then.

Since 0.1.0 the screens and the headless entry have grown by checkout sessions: taxes, discount codes, terms, wallets and changes of
plan. The first script has grown by what is read of a customer and a product, by the calls for customers, and by a sentence of its own
for each error.
`;

/** @type {(text: string) => Map<string, number[]>} */
const cellsOf = (text) =>
  new Map(
    [...text.matchAll(/^\| (?!entry|-)([^|]+?) +\| [^|]+\|([^\n]+)\|$/gm)].map(([, name = '', figures = '']) => [
      name,
      figures.split('|').map((cell) => Number(cell.replaceAll(',', '').trim())),
    ]),
  );

/**
 * What of a page is no longer true, one sentence each.
 * @type {(text: string, rows: readonly SizeRow[]) => string[]}
 */
export function outdated(text, rows) {
  const known = cellsOf(text);
  return packageRows(rows).flatMap(({ name, files, bytes, gzip, brotli }) => {
    const before = known.get(name);
    if (!before) return [`${name} is not in it`];
    const now = [files, bytes, gzip, brotli];
    const isOff = now.some((value, index) => !(Math.abs(value - (before[index] ?? Number.NaN)) <= value * TOLERANCE));
    return isOff ? [`${name} was ${before.join(', ')} and is ${now.join(', ')}`] : [];
  });
}

export const readSizesPage = () => (existsSync(SIZES_PAGE) ? readFileSync(SIZES_PAGE, 'utf8') : '');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = measure(JSON.parse(readFileSync(BUDGETS, 'utf8')));
  console.log(report(rows));
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(SIZES_PAGE, await formatted(SIZES_PAGE, sizesPage(rows)));
  const old = outdated(readSizesPage(), rows);
  if (old.length > 0)
    console.log(`${SIZES_PAGE} is out of date; node scripts/build/sizes.mjs\n  ${old.join('\n  ')}`);
  process.exit(rows.every(({ ok }) => ok) && old.length === 0 ? 0 : 1);
}
