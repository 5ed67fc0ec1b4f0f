import { expect, test } from 'vitest';
import { allBlocks } from '../docs-code/blocks';
import type { Block } from '../docs-code/blocks';
import { complaints } from '../docs-code/complaints';

const blocks = allBlocks();

/** One broken block in each language, and what must be said of it. */
const PLANTED: readonly (readonly [language: string, code: string, said: RegExp])[] = [
  ['ts', 'await purchases.purchase({ package: offering.monthly });', /'package' does not exist/],
  ['ts', "import { Purchase } from 'purchase-elements';", /no exported member.*Purchase/],
  ['ts', 'const x = ;', /Expression expected/],
  [
    'tsx',
    'import \'purchase-elements/jsx\';\nexport const x = <purchase-checkout pack="monthly" />;',
    /pack/,
  ],
  ['js', 'purchases.buy();', /'buy' does not exist/],
  ['html', '<purchase-checkout paket="monthly"></purchase-checkout>', /has no attribute paket/],
  ['html', '<purchase-chekout></purchase-chekout>', /does not exist/],
  ['html', '<p><strong>Hello</p>', /<\/p> closes <strong>/],
  ['html', '<script src="purchases.js" data-key="rcb_x"></script>', /knows no data-key/],
  ['html', '<script>Purchases.config("rcb_x");</script>', /'config' does not exist/],
  ['vue', '<template><purchase-button @bought="x"></purchase-button></template>', /has no event bought/],
  [
    'svelte',
    '<purchase-button onpurchase-done={({ detail }) => x}></purchase-button>',
    /has no event purchase-done/,
  ],
  ['css', 'purchase-checkout { --purchase-colour: red; }', /no token --purchase-colour/],
  ['css', 'purchase-checkout::part(headline) { color: red; }', /no part headline/],
  ['css', 'purchase-checkout { color: red', /Unclosed block/],
  ['sh', 'npm run deploy', /no script 'deploy'/],
  ['sh', 'node scripts/nothing.mjs', /not there/],
  ['sh', 'rm -rf build', /no command/],
  ['json', '{ "a": 1, }', /JSON/],
  ['csp', 'script-source self', /no directive script-source/],
  ['csp', 'script-src self', /needs quotation marks/],
  ['cobol', 'DISPLAY "X"', /nobody checks code in 'cobol'/],
  ['', 'something', /nobody checks code in ''/],
];

const planted: readonly Block[] = PLANTED.map(([language, code], index) => ({
  file: 'planted',
  line: index,
  language,
  code,
}));

// One program for everything: the sources are the slow part.
const found = complaints([...blocks, ...planted]);

test('there are many blocks of code, in every language that guides use', () => {
  expect(blocks.length).toBeGreaterThan(60);
  const languages = new Set(blocks.map(({ language }) => language));
  expect([...languages]).toEqual(expect.arrayContaining(['ts', 'tsx', 'js', 'html', 'css', 'sh', 'json']));
});

test('every block of code in the guides is right', () => {
  const said = Object.fromEntries(Object.entries(found).filter(([place]) => !place.startsWith('planted')));
  expect(said).toEqual({});
});

test.each(PLANTED.map(([language, code, said], index) => ({ language, code, said, index })))(
  'a broken block is noticed: $language $code',
  ({ said, index }) => {
    expect(found[`planted:${index}`]?.join('\n') ?? 'nothing').toMatch(said);
  },
);
