import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readElements, typesFiles } from '../../../scripts/package/manifest/element-facts.mjs';
import { manifests } from '../../../scripts/package/manifest/manifest.mjs';
import { pathsBelow, readSource } from '../../support/source-tree';
import { customElementsStructure, vscodeStructure, webTypesStructure } from './manifest-structure';
import { partsInMarkup } from './parts-in-markup';

const elements = readElements();
const about = { name: 'purchase-elements', version: '1.2.3' };
const built = manifests(elements, about);

const planted = mkdtempSync(join(tmpdir(), 'elements-'));
afterAll(() => rmSync(planted, { recursive: true }));

test('every element is found by its types file', () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual(
    expect.arrayContaining(['purchase-checkout', 'purchase-paywall']),
  );
  expect(elements.length).toBe(
    pathsBelow('elements').filter((path) => /\/purchase-[^/]+\.types\.ts$/.test(path)).length,
  );
});

type Facts = ReturnType<typeof readElements>[number];
const KINDS = ['attributes', 'properties', 'methods', 'events', 'slots', 'parts', 'cssProperties'] as const;

/** What is not described, one sentence each. */
const undescribed = (found: readonly Facts[]): string[] =>
  found.flatMap((element) => [
    ...(element.description === '' ? [`<${element.tagName}> is not described`] : []),
    ...KINDS.flatMap((kind) =>
      element[kind]
        .filter(({ description }) => description === '')
        .map(({ name }) => `<${element.tagName}> ${kind}: ${name} is not described`),
    ),
  ]);

test('everything of every element is described, and every attribute stands in a table', () => {
  expect(undescribed(elements)).toEqual([]);
});

test('every tag has its types for frameworks', () => {
  const table = readSource('elements/tags/tag-props.types.ts').text;
  const rows = [...table.matchAll(/^ {2}'(purchase-[a-z]+)': \{ element: (\w+); events: (\w+) \};$/gm)];
  expect(rows.map(([, tag, element]) => `${tag} ${element}`).sort()).toEqual(
    elements.map(({ tagName, className }) => `${tagName} ${className}`).sort(),
  );
});

describe.each(elements)('$tagName', ({ tagName, file, parts, events }) => {
  const folder = dirname(join('elements', file));

  test('the parts that are described are those of its markup', () => {
    const shown = partsInMarkup(folder);
    const families = [...shown].filter((part) => part.endsWith('*'));
    const family = (name: string) => families.find((start) => name.startsWith(start.slice(0, -1)));
    expect(new Set(parts.map(({ name }) => family(name) ?? name))).toEqual(shown);
  });

  test('the events that are described are those that are fired', () => {
    const sources = pathsBelow('elements').filter(
      (path) => /\.tsx?$/.test(path) && !path.endsWith('.types.ts'),
    );
    const code = sources.map((path) => ({ path, text: readSource(path).text }));
    const own = code.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ text }) => text);
    const fired = own.flatMap((text) => [...text.matchAll(/(?:tell|CustomEvent)\(\s*'([a-z-]+)'/g)]);
    const known = events.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...new Set(fired.map(([, name]) => name))]));
    for (const name of known)
      expect([tagName, name, code.some(({ text }) => text.includes(`'${name}'`))]).toEqual([
        tagName,
        name,
        true,
      ]);
  });
});

test('the tokens that are described are those of the guide', () => {
  const guide = readSource('docs/theming.md').text;
  const [, table = ''] = /\n\| token[^\n]*\n([\s\S]*?)\n\n/.exec(guide) ?? [];
  const told = new Set([...table.matchAll(/`(--purchase-[a-z-]+)`/g)].map(([, name]) => name));
  const checkout = elements.find(({ tagName }) => tagName === 'purchase-checkout');
  expect(new Set(checkout?.cssProperties.map(({ name }) => name))).toEqual(told);
});

test('the three files have the published structures', () => {
  expect(customElementsStructure(built['custom-elements.json'], 'manifest')).toEqual([]);
  expect(vscodeStructure(built['vscode.html-custom-data.json'], 'vscode')).toEqual([]);
  expect(webTypesStructure(built['web-types.json'], 'web-types')).toEqual([]);
});

test('a key too many, a key too few and a wrong value are found in them', () => {
  expect(vscodeStructure({ version: 1, tags: [{ name: 'a-b', extra: 1 }] }, 'vscode')).toEqual([
    'vscode.version: 1 is not 1.1',
    'vscode.tags[0].attributes is missing',
    'vscode.tags[0].extra is not known',
  ]);
});

function plant(types: string, table: string): void {
  const folder = join(planted, 'planted');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'purchase-planted.types.ts'), types);
  writeFileSync(join(folder, 'host.ts'), `export const plantedAttributes = { ${table} } as const;\n`);
}

const TYPES = `export interface PurchasePlantedEventMap {
  /** It happened. */
  'planted-happened': CustomEvent<null>;
}
/**
 * A tag of its own.
 * @slot - What is inside.
 * @slot end - What comes last.
 * @csspart box - Around it.
 * @cssprop --purchase-gap - Between things.
 */
export interface PurchasePlantedElement extends HTMLElement {
  /** \`big\` (default) or \`small\`. */
  size: 'big' | 'small' | null;
  /** Whether it glows. */
  isBright: boolean;
  kind: string | null;
  /** Not for markup. */
  readonly data: object | null;
  /** Goes. */
  go(fast?: boolean): Promise<void>;
}
`;

test('an attribute without a description is noticed', () => {
  plant(TYPES, `size: 'text', kind: 'text', 'is-bright': 'flag', data: 'text'`);
  expect(undescribed(readElements(planted))).toEqual([
    '<purchase-planted> attributes: kind is not described',
    '<purchase-planted> properties: kind is not described',
  ]);
});

test('an attribute that no property stands for ends the reading', () => {
  plant(TYPES, `size: 'text', colour: 'text'`);
  expect(() => readElements(planted)).toThrow('the attribute colour has no property colour');
});

test('values, defaults, slots, parts and methods are read as they are written', () => {
  plant(TYPES, `size: 'text', 'is-bright': 'flag', data: 'text'`);
  expect(typesFiles(planted)).toHaveLength(1);
  expect(readElements(planted)).toMatchObject([
    {
      tagName: 'purchase-planted',
      attributes: [
        { name: 'size', values: ['big', 'small'], default: 'big', isFlag: false },
        { name: 'is-bright', fieldName: 'isBright', isFlag: true, default: 'false' },
      ],
      methods: [{ name: 'go', parameters: [{ name: 'fast', type: 'boolean', optional: true }] }],
      events: [{ name: 'planted-happened', type: 'CustomEvent<null>', description: 'It happened.' }],
      slots: [
        { name: '', description: 'What is inside.' },
        { name: 'end', description: 'What comes last.' },
      ],
      parts: [{ name: 'box', description: 'Around it.' }],
      cssProperties: [{ name: '--purchase-gap', description: 'Between things.' }],
    },
  ]);
});
