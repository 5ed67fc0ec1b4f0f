import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkoutAttributes } from '../../../elements/checkout/host';
import { paywallAttributes } from '../../../elements/paywall/host';
import { fromBackendCode } from '../../../sdk/errors/backend-codes';
import { ErrorCode } from '../../../sdk/errors/error-codes';
import { readElements } from '../../../scripts/package/manifest/element-facts.mjs';

const elements = readElements();
const errors = readFileSync('docs/errors.md', 'utf8');

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
  const named = elements.find(({ tagName }) => tagName === tag)?.attributes.map(({ name }) => name) ?? [];
  const real = Object.keys(observed).filter((name) => name !== 'purchases');
  expect(named.toSorted()).toEqual(real.toSorted());
});
