import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { en, enFamily, enFirst, enLater, enPaywall } from '../../sdk/internal';
import { readSource, typescriptSources } from '../support/source-tree';

const paths = new Set(typescriptSources(['sdk', 'elements']).map(({ path }) => path));

const fileOf = (from: string, specifier: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => join(dirname(from), specifier) + ending)
    .find((path) => paths.has(path));

interface Facts {
  /** The files that are imported when the file is; types and `import()` are left out. */
  readonly imports: readonly string[];
  readonly literals: ReadonlySet<string>;
}

/** A file that only exports other files: a name of it stands for the file that the name is from. */
const HUBS = ['sdk/internal.ts', 'sdk/index.ts'];

const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readSource(path).text, ts.ScriptTarget.Latest, true);

const specifierOf = (statement: ts.Statement): string | undefined =>
  (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
  statement.moduleSpecifier &&
  ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : undefined;

const hubs = new Map(
  HUBS.map((hub) => {
    const names = new Map<string, string>();
    for (const statement of parsed(hub).statements) {
      const file = fileOf(hub, specifierOf(statement) ?? '');
      if (!file || !ts.isExportDeclaration(statement) || statement.isTypeOnly) continue;
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { name } of statement.exportClause.elements) names.set(name.text, file);
    }
    return [hub, names] as const;
  }),
);

/** The names that a statement imports or exports; `null`: all of the file. */
const namesOf = (statement: ts.Statement): readonly string[] | null => {
  const names = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : (statement as ts.ExportDeclaration).exportClause;
  return names && (ts.isNamedImports(names) || ts.isNamedExports(names))
    ? names.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : null;
};

const isTypeOnly = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : (statement as ts.ExportDeclaration).isTypeOnly;

const importedBy = (path: string, statement: ts.Statement): readonly string[] => {
  const file = fileOf(path, specifierOf(statement) ?? '');
  if (!file || isTypeOnly(statement)) return [];
  const hub = hubs.get(file);
  const names = namesOf(statement);
  return hub && names ? names.flatMap((name) => hub.get(name) ?? []) : [file];
};

const factsOf = (path: string): Facts => {
  const source = parsed(path);
  const literals = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports: source.statements.flatMap((statement) => importedBy(path, statement)), literals };
};

/** Files that read an integrator's texts name keys and show none. */
const READERS = /^sdk\/i18n\/(texts\.parse|text-problems)\.ts/;

/** Each key of `texts` that the code of this file, or of what it imports, asks for, with the file. */
const usesOf = (entry: string, texts: Readonly<Record<string, string>>): readonly string[] => {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path) || /^sdk\/i18n\/en(\/\w+)?\.ts$/.test(path)) return;
    seen.add(path);
    const { imports, literals } = factsOf(path);
    if (!READERS.test(path))
      for (const key of literals) if (Object.hasOwn(texts, key)) found.push(`${path}: ${key}`);
    imports.forEach(visit);
  };
  visit(entry);
  return found;
};

describe('a text that is shown has been loaded', () => {
  it('on the first screen of a checkout', () => {
    expect(usesOf('elements/entries/ui.ts', enFirst).length).toBeGreaterThan(50);
    expect(usesOf('elements/entries/ui.ts', enLater)).toEqual([]);
    expect(usesOf('elements/entries/ui.ts', { ...enFamily, ...enPaywall })).toEqual([]);
  });

  it('in button, price table, gate and customer centre', () => {
    expect(usesOf('elements/entries/commerce.ts', enFamily).length).toBeGreaterThan(50);
    expect(usesOf('elements/entries/commerce.ts', { ...enLater, ...enPaywall })).toEqual([]);
  });

  it('in a paywall', () => {
    expect(usesOf('elements/paywall/present.ts', enPaywall).length).toBeGreaterThan(10);
    expect(usesOf('elements/paywall/present.ts', { ...enLater, ...enFamily })).toEqual([]);
  });

  it('in the later steps', () => {
    expect(usesOf('elements/entries/later-steps.ts', enLater).length).toBeGreaterThan(80);
    expect(usesOf('elements/entries/later-steps.ts', { ...enPaywall, ...enFamily })).toEqual([]);
  });
});

it('every text is in one file', () => {
  const files = [enFirst, enLater, enFamily, enPaywall].flatMap((texts) => Object.keys(texts));
  expect(new Set(files).size).toBe(files.length);
  expect(Object.keys(en).length).toBe(Object.keys(enFirst).length + Object.keys(enLater).length);
});
