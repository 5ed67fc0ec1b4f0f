// Compares what the sources of the SDK use with the oldest supported browsers, by MDN's compatibility data. What is newer must
// be in `browser-floor.json` with the reason why the page works without it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { usedInStyles } from './css-floor.mjs';

/** @import { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data' */
/** @typedef {Readonly<Record<string, number>>} Floor */
/** @typedef {{ floor: Floor, guarded: Record<string, string> }} Settings */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** @type {Settings} */
const settings = JSON.parse(readFileSync(new URL('browser-floor.json', import.meta.url), 'utf8'));

/** Names of TypeScript's library for what MDN has under another. @type {Readonly<Record<string, string>>} */
const OTHER_NAMES = { ReadonlyArray: 'Array', ReadonlyMap: 'Map', ReadonlySet: 'Set' };
/** Where members of mixins are in MDN's data. */
const HOLDERS = ['Element', 'HTMLElement', 'Node', 'Document', 'Window', 'Animatable', 'EventTarget'];

/** @type {(identifier: Identifier | undefined) => CompatStatement | undefined} */
const statementOf = (identifier) => identifier?.__compat;

/** @type {(owner: string, member: string) => CompatStatement | undefined} */
function compatOf(owner, member) {
  const name = OTHER_NAMES[owner] ?? owner.replace(/Constructor$/, '');
  const { api, javascript } = bcd;
  const builtins = javascript['builtins'];
  const places = [builtins?.[name], builtins?.['Intl']?.[name], api?.[name], api?.[`${name}_static`]];
  const direct = places.map((place) => statementOf(place?.[member] ?? place?.[`${member}_static`]));
  const found = direct.find(Boolean);
  if (found || places.some(Boolean)) return found;
  return HOLDERS.map((holder) => statementOf(api?.[holder]?.[member])).find(Boolean);
}

/** @type {(name: string) => CompatStatement | undefined} */
const globalCompat = (name) =>
  statementOf(bcd.api?.[name] ?? bcd.javascript['builtins']?.[name] ?? bcd.api?.['Window']?.[name]);

/** The browsers of the floor that do not have it. @type {(compat: CompatStatement, floor: Floor) => string[]} */
function lacking({ support }, floor) {
  return Object.entries(floor).flatMap(([browser, oldest]) => {
    const entry = support[/** @type {keyof typeof support} */ (browser)];
    /** @type {readonly SimpleSupportStatement[]} */
    const statements = entry === undefined ? [] : Array.isArray(entry) ? entry : [entry];
    if (statements.length === 0) return [];
    const versions = statements
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map(({ version_added }) =>
        typeof version_added === 'string' ? parseFloat(version_added.replace('≤', '')) : Infinity,
      );
    const first = Math.min(...versions);
    return first <= oldest ? [] : [`${browser} ${first === Infinity ? 'never' : first}`];
  });
}

/** @type {(declaration: ts.Declaration) => string | undefined} */
function ownerOf({ parent }) {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  return undefined;
}

/** @typedef {{ name: string, where: string, browsers: string[] }} Newer */

/** What the files use and the floor does not have. @type {(files: readonly string[], floor: Floor) => Newer[]} */
function newerThan(files, floor) {
  const { config } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  /** @type {Newer[]} */
  const found = [];
  /** @type {(node: ts.Identifier, file: ts.SourceFile) => void} */
  const look = (node, file) => {
    const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
    if (!declaration || !program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return;
    const owner = ownerOf(declaration);
    const isGlobal = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration);
    if (!owner && !isGlobal) return;
    const compat = owner ? compatOf(owner, node.text) : globalCompat(node.text);
    const browsers = compat ? lacking(compat, floor) : [];
    if (browsers.length === 0) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const name = owner ? `${owner}.${node.text}` : node.text;
    found.push({ name, browsers, where: `${relative(ROOT, file.fileName)}:${line + 1}` });
  };
  for (const file of program.getSourceFiles()) {
    if (!files.includes(file.fileName)) continue;
    /** @type {(node: ts.Node) => void} */
    const visit = (node) => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node)) look(node, file);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** The files that pages load. */
const browserFiles = () =>
  ['sdk', 'elements'].flatMap((folder) =>
    ts.sys
      .readDirectory(`${ROOT}${folder}`, ['.ts', '.tsx'])
      .filter(
        (path) => !path.endsWith('.d.ts') && !path.endsWith('sdk/server.ts') && !path.includes('sdk/server/'),
      ),
  );

/** @type {(floor: Floor) => Newer[]} */
const newerInStyles = (floor) =>
  ts.sys
    .readDirectory(`${ROOT}elements`, ['.css'])
    .flatMap((path) => usedInStyles(path, ROOT))
    .map(({ name, where, compat }) => ({ name, where, browsers: lacking(compat, floor) }))
    .filter(({ browsers }) => browsers.length > 0);

/** @type {() => string[]} */
function browserFloorErrors() {
  const { floor, guarded } = settings;
  const newer = [...newerThan(browserFiles(), floor), ...newerInStyles(floor)];
  const unguarded = newer
    .filter(({ name }) => !(name in guarded))
    .map(
      ({ name, where, browsers }) =>
        `${where}: ${name} is newer than the oldest browsers: ${browsers.join(', ')}`,
    );
  const used = new Set(newer.map(({ name }) => name));
  const unused = Object.keys(guarded)
    .filter((name) => !used.has(name))
    .map((name) => `browser-floor.json: ${name} is not used, or not newer`);
  return [...unguarded, ...unused];
}

/** What the check must find, so that it is known to look. */
const PLANTED = 'export const planted = [[3].toSorted(), document.body.checkVisibility()];';

/** @type {(folder: string) => string} */
export function checkBrowserFloor(folder) {
  const path = join(folder, 'planted.ts');
  writeFileSync(path, PLANTED);
  const names = newerThan([path], settings.floor).map(({ name }) => name);
  if (names.join() !== 'Array.toSorted,Element.checkVisibility')
    throw new Error(`of the planted uses only these were found: ${names.join()}`);
  const errors = browserFloorErrors();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return Object.entries(settings.floor)
    .map(([browser, version]) => `${browser} ${version}`)
    .join(', ');
}
