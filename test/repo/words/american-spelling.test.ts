import { expect, test } from 'vitest';
import { pathsBelow, readSource, typescriptSources } from '../../support/source-tree';
import { britishInCode, britishInText } from './british-spellings';

/** What a user types may be spelled either way: the solver's readers and the units of an answer. */
const READS_INPUT = /^host-app\/(?:solver\/(?!texts\/)|pages\/library\/practice\/check-number\.ts)/u;

test('each text of the study app is in American spelling', () => {
  const code = typescriptSources(['host-app']).filter(({ path }) => !READS_INPUT.test(path));
  const texts = pathsBelow('host-app')
    .filter((path) => /^host-app\/content\/.*(?<!\.mjs)$|\.(?:html|webmanifest)$/u.test(path))
    .map(readSource);
  expect(code.length).toBeGreaterThan(200);
  expect(texts.length).toBeGreaterThan(40);
  expect([...code.flatMap(britishInCode), ...texts.flatMap(britishInText)]).toEqual([]);
});

test('a British spelling is found in each kind of text, and a name in code is none', () => {
  const text = [
    "import { colour } from './colour-list';",
    "const a = 'Colour'; const b = 'the centre'; const c = `${a} metres`; const d = 'maths-line';",
    'const e = <p className="grey box" title="Favourites">Practise it</p>;',
  ].join('\n');
  expect(britishInCode({ path: 'a.tsx', text })).toEqual(
    ['Colour', 'centre', 'metre', 'Favourit', 'Practis'].map((word) => `a.tsx: ${word}`),
  );
  expect(britishInText({ path: 'a.md', text: 'Factorise it. A center, a meter, exercise.' })).toEqual([
    'a.md: Factorise',
  ]);
});
