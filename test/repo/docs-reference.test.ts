import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkoutAttributes } from '../../elements/checkout/host';
import { paywallAttributes } from '../../elements/paywall/host';
import { fromBackendCode } from '../../sdk/errors/backend-codes';
import { ErrorCode } from '../../sdk/errors/error-codes';
import { contractOf, ELEMENTS } from '../../scripts/docs-site/reference/elements.mjs';
import { exportsOf } from '../../scripts/docs-site/reference/sources.mjs';
import { madePages } from '../../scripts/docs-site/reference/made-pages.mjs';

const made = madePages();
const errors = readFileSync('docs/errors.md', 'utf8');

test('the reference has every name that the package exports', () => {
  const types = made['types']?.() ?? '';
  const missing = [...exportsOf('sdk/index.ts').keys()].filter(
    (name) => name !== 'Purchases' && !types.includes(`\n### ${name}\n`),
  );
  expect(missing).toEqual([]);
});

test('the reference has every name of the headless entry', () => {
  const page = made['headless']?.() ?? '';
  expect(
    [...exportsOf('sdk/headless.ts').keys()].filter((name) => !page.includes(`\n### ${name}\n`)),
  ).toEqual([]);
});

test('the class is described with its overloads, without its private parts, and with what it throws', () => {
  const page = made['purchases']?.() ?? '';
  expect(page).toContain('Purchases.configure(config: PurchasesConfig): Purchases');
  expect(page).toContain('## purchase()');
  expect(page).toMatch(/\*\*Throws\*\* `PurchasesError` 1 when the customer cancels/);
  expect(page).not.toMatch(/#appUserId|this\.#/);
});

test('every error code is in one of the tables under its name', () => {
  for (const [name, code] of Object.entries(ErrorCode))
    expect(errors).toMatch(new RegExp(`^\\|\\s+${code} \\| \`${name}\``, 'm'));
  const named = [...errors.matchAll(/^\|\s*\d+ \| `(\w+)`/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(ErrorCode)));
});

test('the backend’s numbers stand with the code that they become', () => {
  for (const line of errors.split('\n')) {
    const [, code, last = ''] = /^\|\s*(\d+) \|.*\|([^|]*)\|$/.exec(line) ?? [];
    if (code === undefined) continue;
    const numbers = last.match(/\d{4}/g) ?? [];
    expect(numbers.map((number) => fromBackendCode(Number(number)))).toEqual(numbers.map(() => Number(code)));
  }
  const all = Array.from({ length: 1000 }, (_, index) => 7000 + index).filter(
    (number) => fromBackendCode(number) !== null,
  );
  expect(all.filter((number) => !errors.includes(String(number)))).toEqual([]);
});

test.each([
  ['purchase-checkout', checkoutAttributes],
  ['purchase-paywall', paywallAttributes],
])('the attributes of <%s> are those that it observes', (tag, observed) => {
  const element = ELEMENTS.find((item) => item.tag === tag);
  const named = element ? contractOf(element).attributes.map(({ name }) => name) : [];
  const real = Object.keys(observed).filter((name) => name !== 'purchases');
  expect(named.toSorted()).toEqual(real.toSorted());
});

test.each(ELEMENTS.filter(({ types }) => existsSync(types)))(
  'the page of <$tag> says something of each thing it has',
  ({ tag }) => {
    const page = made[tag]?.() ?? '';
    expect(page).toContain('## Attributes');
    expect(page).toContain('## Events');
    const silent = page.split('\n').filter((line) => /^\| `[^|]+\|(?:[^|]+\|)*\s*\|$/.test(line));
    expect(silent).toEqual([]);
  },
);
