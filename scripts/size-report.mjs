// docs/sizes.md: what each entry of the package weighs and when a page loads it. scripts/sizes.mjs writes it.
import { existsSync, readFileSync } from 'node:fs';

export const SIZES_PAGE = 'docs/sizes.md';
/** More than this, and the page misleads; less, and every small change would touch it. */
const TOLERANCE = 0.02;

const number = (value) => value.toLocaleString('en-US');
const row = ({ name, when, files, bytes, gzip, brotli }) =>
  `| ${name} | ${when} | ${files} | ${number(bytes)} | ${number(gzip)} | ${number(brotli)} |`;

/** Rows that say when they are loaded are those of the package; the others are the study app's. */
const told = (rows) => rows.filter(({ when }) => when);

export const sizesPage = (rows) => `# Sizes

In bytes. A row counts its files and everything that they import at once; files travel one by one, so each is compressed for
itself (gzip 9, brotli 11). \`node scripts/sizes.mjs\` measures the build and writes this page; \`npm test\` fails when a figure
here is more than ${TOLERANCE * 100} % from the truth, or over its limit in \`test/repo/size-budgets.json\`.

| entry | a page loads it | files | plain | gzip | brotli |
| ----- | --------------- | ----: | ----: | ---: | -----: |
${told(rows).map(row).join('\n')}
`;

const cells = (text) =>
  new Map(
    [...text.matchAll(/^\| (?!entry|-)([^|]+?) +\| [^|]+\|([^\n]+)\|$/gm)].map(([, name, figures]) => [
      name,
      figures.split('|').map((cell) => Number(cell.replaceAll(',', '').trim())),
    ]),
  );

/** What of a page is no longer true, one sentence each. */
export function outdated(text, rows) {
  const known = cells(text);
  return told(rows).flatMap(({ name, files, bytes, gzip, brotli }) => {
    const before = known.get(name);
    if (!before) return [`${name} is not in it`];
    const now = [files, bytes, gzip, brotli];
    const isOff = now.some((value, index) => Math.abs(value - before[index]) > value * TOLERANCE);
    return isOff ? [`${name} was ${before.join(', ')} and is ${now.join(', ')}`] : [];
  });
}

export const readSizesPage = () => (existsSync(SIZES_PAGE) ? readFileSync(SIZES_PAGE, 'utf8') : '');
