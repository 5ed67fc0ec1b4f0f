// Size budgets: what a visitor downloads. The table is test/repo/size-budgets.json; run after a build. Writes docs/sizes.md,
// or with --check says whether it is still true.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { format as prettified, resolveConfig } from 'prettier';
import { SIZES_PAGE, outdated, readSizesPage, sizesPage } from './size-report.mjs';

const BUDGETS = 'test/repo/size-budgets.json';
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*\s{},$]+?from\s*)?["'](\.[^"']+)["']/g;

/** `purchases-ui.*.js` stands for the one file whose hash takes the place of the star. */
function fileFor(root, pattern) {
  const folder = dirname(pattern);
  const name = pattern.slice(folder.length + 1);
  const [start, end] = name.split('*');
  const isMatch = (file) =>
    end === undefined ? file === name : file.startsWith(start) && file.endsWith(end);
  const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter(isMatch) : [];
  if (found.length !== 1)
    throw new Error(`${pattern}: ${found.length} files, expected 1; run the build first`);
  return join(folder, found[0]);
}

/** A file and everything it imports statically, once each. Dynamic imports are loaded later and do not count. */
function withStaticImports(root, files) {
  const all = new Set();
  const visit = (file) => {
    if (all.has(file)) return;
    all.add(file);
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, specifier] of code.matchAll(STATIC_IMPORT)) {
      const imported = join(dirname(file), specifier);
      if (existsSync(join(root, imported))) visit(imported);
    }
  };
  for (const file of files) visit(file);
  return [...all];
}

/** One row per budget: files, bytes, and whether the gzip limit holds. Files travel one by one, so they are summed. */
export function measure(budgets, root = '.') {
  return budgets.map(({ name, when, files, gzipLimit }) => {
    const parts = withStaticImports(
      root,
      files.map((pattern) => fileFor(root, pattern)),
    ).map((file) => readFileSync(join(root, file)));
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

const number = (value) =>
  String(value)
    .replace(/\B(?=(\d{3})+$)/g, ' ')
    .padStart(9);

export function report(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const head = `${'sizes in bytes'.padEnd(width)}  files     plain      gzip    brotli     limit`;
  const line = (row) =>
    `${row.name.padEnd(width)}  ${String(row.files).padStart(5)} ${number(row.bytes)} ${number(row.gzip)} ` +
    `${number(row.brotli)} ${number(row.gzipLimit)}  ${row.ok ? 'ok' : `OVER by ${row.gzip - row.gzipLimit}`}`;
  return [head, ...rows.map(line)].join('\n');
}

const formatted = async (text) =>
  prettified(text, { ...(await resolveConfig(SIZES_PAGE)), parser: 'markdown' });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = measure(JSON.parse(readFileSync(BUDGETS, 'utf8')));
  console.log(report(rows));
  const isCheck = process.argv.includes('--check');
  if (!isCheck) writeFileSync(SIZES_PAGE, await formatted(sizesPage(rows)));
  const old = outdated(readSizesPage(), rows);
  if (old.length > 0)
    console.log(`${SIZES_PAGE} is out of date; node scripts/sizes.mjs\n  ${old.join('\n  ')}`);
  process.exit(rows.every(({ ok }) => ok) && old.length === 0 ? 0 : 1);
}
