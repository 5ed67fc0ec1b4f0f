// Compares what the sources of the SDK use with the oldest supported browsers, by MDN's compatibility data. What is newer must be in
// `browser-floor.json` with the reason why the page works without it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import postcss from 'postcss';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { pathsBelow } from '../support/source-tree';
import settings from './browser-floor.json';

const FLOOR = Object.entries(settings.floor);

/** Names of TypeScript's library for what MDN has under another. */
const OTHER_NAMES: Record<string, string> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
};
/** Where members of mixins are in MDN's data. */
const HOLDERS = ['Element', 'HTMLElement', 'Node', 'Document', 'Window', 'Animatable', 'EventTarget'];

const { api, javascript, css } = bcd;
const builtins = javascript['builtins'];
const statementOf = (identifier: Identifier | undefined): CompatStatement | undefined => identifier?.__compat;

function compatOf(owner: string, member: string): CompatStatement | undefined {
  const name = OTHER_NAMES[owner] ?? owner.replace(/Constructor$/, '');
  const places = [builtins?.[name], builtins?.['Intl']?.[name], api[name], api[`${name}_static`]];
  const found = places
    .map((place) => statementOf(place?.[member] ?? place?.[`${member}_static`]))
    .find(Boolean);
  if (found || places.some(Boolean)) return found;
  return HOLDERS.map((holder) => statementOf(api[holder]?.[member])).find(Boolean);
}

const globalCompat = (name: string): CompatStatement | undefined =>
  statementOf(api[name] ?? builtins?.[name] ?? api['Window']?.[name]);

/** The browsers of the floor that do not have it. */
const lacking = ({ support }: CompatStatement): string[] =>
  FLOOR.flatMap(([browser, oldest]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    if (statements.length === 0) return [];
    const versions = statements
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map(({ version_added }) =>
        typeof version_added === 'string' ? parseFloat(version_added.replace('≤', '')) : Infinity,
      );
    const first = Math.min(...versions);
    return first <= oldest ? [] : [`${browser} ${first === Infinity ? 'never' : first}`];
  });

interface Newer {
  readonly name: string;
  readonly where: string;
  readonly browsers: readonly string[];
}

const newer = (name: string, where: string, compat: CompatStatement | undefined): Newer[] => {
  const browsers = compat ? lacking(compat) : [];
  return browsers.length > 0 ? [{ name, where, browsers }] : [];
};

/** What the files use of TypeScript's libraries and the floor does not have. */
function newerInCode(files: readonly string[]): Newer[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const look = (node: ts.Identifier, file: ts.SourceFile): Newer[] => {
    const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
    if (!declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return [];
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const where = `${relative('.', file.fileName)}:${line + 1}`;
    if (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration))
      return newer(node.text, where, globalCompat(node.text));
    if (!ts.isInterfaceDeclaration(declaration.parent)) return [];
    const owner = declaration.parent.name.text;
    return newer(`${owner}.${node.text}`, where, compatOf(owner, node.text));
  };
  return files.flatMap((path) => {
    const file = program.getSourceFile(path)!;
    const found: Newer[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node)) found.push(...look(node, file));
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

/** The properties, selectors and at-rules of a style sheet that the floor does not have. */
function newerInStyles(path: string): Newer[] {
  const found: Newer[] = [];
  postcss.parse(readFileSync(path, 'utf8')).walk((node) => {
    const where = `${path}:${node.source?.start?.line}`;
    if (node.type === 'decl')
      found.push(...newer(node.prop, where, css['properties']?.[node.prop]?.__compat));
    if (node.type === 'atrule')
      found.push(...newer(`@${node.name}`, where, css['at-rules']?.[node.name]?.__compat));
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        found.push(...newer(`:${name}`, where, css['selectors']?.[name]?.__compat));
  });
  return found;
}

test('nothing is newer than the oldest browsers without a guard', () => {
  const paths = ['sdk', 'elements'].flatMap(pathsBelow);
  // The files that pages load.
  const code = paths.filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/^sdk\/server(\.ts$|\/)/.test(path));
  const styles = paths.filter((path) => path.endsWith('.css'));
  const found = [...newerInCode(code), ...styles.flatMap(newerInStyles)];
  expect(found.filter(({ name }) => !(name in settings.guarded))).toEqual([]);
  const used = new Set(found.map(({ name }) => name));
  expect(
    Object.keys(settings.guarded).filter((name) => !used.has(name)),
    'guards for what is not used, or not newer',
  ).toEqual([]);
});

test('what is newer is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const [code, style] = [join(folder, 'planted.ts'), join(folder, 'planted.css')];
  writeFileSync(code, 'export const planted = [[3].toSorted(), document.body.checkVisibility()];');
  writeFileSync(style, 'p:has(b) { field-sizing: content; }');
  expect(newerInCode([code]).map(({ name }) => name)).toEqual(['Array.toSorted', 'Element.checkVisibility']);
  expect(newerInStyles(style).map(({ name }) => name)).toEqual([':has', 'field-sizing']);
});
