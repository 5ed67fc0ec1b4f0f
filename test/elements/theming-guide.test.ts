import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { themeRule } from '../../elements/theme/theme';
import { resolveTheme, paletteFor, plainBranding, readAppearance } from '../../sdk/internal';
import { pathsBelow, readSource } from '../support/source-tree';

const guide = readFileSync('docs/theming.md', 'utf8');
const plain = plainBranding().appearance;

/** Rows of the tables of one section: the names in the first column. */
const named = (heading: string): readonly string[] => {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')).sort();
};

/** Every token that the elements set, or know. */
const tokens = (): readonly string[] => {
  const rules = themeRule(resolveTheme({ ...plain, font: 'Inter' }), paletteFor);
  const sheets = pathsBelow('elements').filter((path) => path.endsWith('.css'));
  const text = rules + sheets.map((path) => readSource(path).text).join('');
  return [...new Set(text.match(/--purchase-[a-z-]*[a-z]/g))].sort();
};

/** The names in a table `PARTS`, whose values are one or more parts. */
const partsOfTables = (text: string): readonly string[] =>
  [...text.matchAll(/const PARTS[^=]*= \{([^}]*)\}/g)]
    .flatMap(([, body = '']) => [...body.matchAll(/: '([a-z -]+)'/g)])
    .flatMap(([, names = '']) => names.split(' '));

/** `part="x"`, `part={`x ${…}`}` and the tables of parts, of the checkout and its kit. */
const parts = (): readonly string[] => {
  const sources = ['elements/checkout', 'elements/kit']
    .flatMap(pathsBelow)
    .filter((path) => path.endsWith('.tsx'));
  const text = sources.map((path) => readSource(path).text).join('');
  const written = [...text.matchAll(/\bpart=(?:"|\{`)([a-z-]+)/g)].map((match) => match[1] ?? '');
  return [...new Set([...written, ...partsOfTables(text)])].sort();
};

test('the guide lists every token, and none that is not there', () => {
  expect(tokens().length).toBeGreaterThan(40);
  expect(named('Tokens')).toEqual(tokens());
});

test('the guide lists every part, and none that is not there', () => {
  expect(parts().length).toBeGreaterThan(25);
  expect(named('Parts')).toEqual(parts());
});

test('appearance sets every token that is a colour, a radius or the z-index', () => {
  const others = /-(scheme|font|font-fallback|shadow)$/;
  for (const token of tokens().filter((name) => !others.test(name))) {
    const value = token.includes('radius') ? '1px' : token.endsWith('z-index') ? '1' : '#123456';
    const overrides = readAppearance({ variables: { [token]: value } }, (problem) => expect.fail(problem));
    expect(overrides.variables).toEqual({ [token]: value });
  }
});

test('the guide’s code can be parsed', () => {
  const blocks = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    const { diagnostics = [] } = ts.transpileModule(block, { reportDiagnostics: true });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  }
});
