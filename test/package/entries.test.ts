// Each entry as Node loads it: on a server, without a page, by import and by require.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { about } from '../../scripts/package/packed.mjs';
import { ENTRIES, TYPES_ONLY, makeProject, node } from './project';

const folder = makeProject();
const { name } = about;

const importing = (what: string, code: string): string =>
  node(what, ['--input-type=module', '-e', code], folder).trim();
const requiring = (what: string, code: string): string =>
  node(what, ['--input-type=commonjs', '-e', code], folder).trim();

test.each(ENTRIES)('require and import of %s give the same names', (entry) => {
  const names =
    "console.log(Object.keys(all).filter((key) => !['default', '__esModule', 'module.exports'].includes(key)).sort().join())";
  const imported = importing(`import ${entry}`, `import * as all from '${entry}'; ${names}`);
  expect(imported === '').toBe(TYPES_ONLY.includes(entry));
  expect(requiring(`require ${entry}`, `const all = require('${entry}'); ${names}`)).toBe(imported);
});

// A server has no page, and shares its globals.
test.each(ENTRIES.filter((entry) => !TYPES_ONLY.includes(entry)))(
  '%s makes no globals on a server',
  (entry) => {
    const code = `const before = new Set(Reflect.ownKeys(globalThis));
    await import('${entry}');
    console.log(Reflect.ownKeys(globalThis).filter((key) => !before.has(key) && key !== 'nanostoresGlobal').map(String).join())`;
    expect(importing(`server import of ${entry}`, code)).toBe('');
  },
);

test("the hooks' files say that they are for the client", () => {
  for (const file of ['react.js', 'react.cjs'])
    expect(readFileSync(join(folder, 'package/dist', file), 'utf8')).toMatch(/^(['"])use client\1;/);
});

// A hook that looks at another copy of `Purchases` would never see it configured.
test('the entries share one copy', () => {
  const code = (load: string): string => `(async () => {
    const main = await ${load}('${name}'), bound = await ${load}('${name}/react');
    for (const name of Object.keys(bound))
      if (name in main && main[name] !== bound[name]) throw new Error(name + ' is there twice');
  })()`;
  importing('one copy, import', `await ${code('import')}`);
  requiring('one copy, require', code('require'));
});

test('import and require in one process are two copies, as docs/browsers.md says', () => {
  const code = `import { createRequire } from 'node:module';
    const here = await import('${name}'), there = createRequire(import.meta.url)('${name}');
    here.Purchases.configure('rcb_sb_test', 'ada');
    console.log(here.Purchases === there.Purchases, there.Purchases.isConfigured());`;
  expect(importing('import and require', code)).toBe('false false');
});
