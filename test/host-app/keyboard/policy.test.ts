import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyboardHeaders, noOtherHosts, pageHeaders } from '../../../demo/server/http/security-headers';

interface HeaderRule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

test('Hosting gives the keyboard the policy that our own server gives it', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { headers: readonly HeaderRule[] };
  };
  // The last rule counts, and the one for every page matches this address, too.
  const rule = hosting.headers.at(-1);
  expect(rule?.source).toBe('/keyboard.html');
  for (const { key, value } of rule?.headers ?? []) expect(keyboardHeaders[key]).toBe(value);
  expect(rule?.headers.map(({ key }) => key)).toContain('Content-Security-Policy');
});

test('the pages’ own policy stays strict', () => {
  const policy = pageHeaders(noOtherHosts)['Content-Security-Policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-inline');
  expect(keyboardHeaders['Content-Security-Policy']).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
});
