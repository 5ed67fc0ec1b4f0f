// What the sources say of each element: its public interface with docstrings (`elements/*/purchase-*.types.ts`) and its
// attribute table (`host.ts` beside it), read through the compiler, so that shared and inherited members count too.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { required } from '../../support/values.mjs';

/** @typedef {{ name: string, description: string }} Described */
/** @typedef {Described & { fieldName: string, type: string, isFlag: boolean, values: readonly string[], default: string }} AttributeFacts */
/** @typedef {Omit<AttributeFacts, 'fieldName'> & { isReadonly: boolean, isAttribute: boolean }} PropertyFacts */
/** @typedef {Described & { parameters: readonly { name: string, type: string, optional?: boolean }[], returns: string }} MethodFacts */
/** @typedef {Described & { type: string }} EventFacts */
/** @typedef {ReturnType<typeof elementFacts>} ElementFacts */
/** @typedef {ReturnType<typeof reader>} Reader */

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

const TYPES_FILE = /(?:^|\/)(purchase-[a-z-]+)\.types\.ts$/;

/** Every element's types file, in the order of their names. @type {(root: string) => string[]} */
export const typesFiles = (root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path).replaceAll('\\', '/'))
    .filter((path) => TYPES_FILE.test(path))
    .sort();

/** @type {(text: string) => string} */
const oneLine = (text) => text.replace(/\s*\n\s*/g, ' ').trim();

/** A type as it is written. @type {(declaration: { type?: ts.TypeNode | undefined }, otherwise: string) => string} */
const typeIn = ({ type }, otherwise) => (type ? oneLine(type.getText()) : otherwise);

/** `@slot name - what it is for`; text without a name is the default slot. @type {(text: string) => Described} */
function namedTag(text) {
  const [, name = '', description = text] = /^(?:(\S+)\s+)??(?:-\s+|$)([\s\S]*)$/.exec(text.trim()) ?? [];
  return { name, description: oneLine(description) };
}

/** @param {ts.TypeChecker} checker */
function reader(checker) {
  /** @type {(symbol: ts.Symbol) => string} */
  const docs = (symbol) => oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  /** @type {(symbol: ts.Symbol, ...names: string[]) => string[]} */
  const tags = (symbol, ...names) =>
    symbol
      .getJsDocTags(checker)
      .filter(({ name }) => names.includes(name))
      .map(({ text }) => ts.displayPartsToString(text));
  /** @type {(symbol: ts.Symbol) => ts.Type} */
  const typeOf = (symbol) => checker.getTypeOfSymbol(symbol);
  return { docs, tags, typeOf };
}

/** The declaration of a member of an interface. @type {(symbol: ts.Symbol) => ts.TypeElement & { type?: ts.TypeNode | undefined, parameters?: ts.NodeArray<ts.ParameterDeclaration> }} */
function declarationOf(symbol) {
  const declaration = required(symbol.valueDeclaration, `the declaration of ${symbol.name}`);
  if (ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)) return declaration;
  throw new Error(`${symbol.name} is no member of an interface`);
}

/** @type {(node: ts.Node, checker: ts.TypeChecker) => ts.Symbol[]} */
const exportsOf = (node, checker) =>
  checker.getExportsOfModule(required(checker.getSymbolAtLocation(node), 'the module'));

const DEFAULT = /`([^`]*)` \(default\)/;

/** @type {(symbol: ts.Symbol, read: Reader, checker: ts.TypeChecker) => PropertyFacts} */
function propertyFacts(symbol, { docs, tags, typeOf }, checker) {
  const type = typeOf(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const isFlag = parts.every(({ flags }) => flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.Null));
  const isText = parts.some(({ flags }) => flags & ts.TypeFlags.StringLike);
  const description = docs(symbol);
  const [said = DEFAULT.exec(description)?.[1]] = tags(symbol, 'default');
  return {
    name: symbol.name,
    type: typeIn(declarationOf(symbol), checker.typeToString(type)),
    description,
    isReadonly: (ts.getCombinedModifierFlags(declarationOf(symbol)) & ts.ModifierFlags.Readonly) !== 0,
    /** Text and flags can be said in markup; anything else is a property only. */
    isAttribute: isFlag || isText,
    isFlag,
    values: parts.filter((part) => part.isStringLiteral()).map(({ value }) => value),
    default: said ?? (isFlag ? 'false' : 'null'),
  };
}

/** @type {(symbol: ts.Symbol, read: Reader) => MethodFacts} */
function methodFacts(symbol, { docs }) {
  const declaration = declarationOf(symbol);
  return {
    name: symbol.name,
    description: docs(symbol),
    parameters: (declaration.parameters ?? []).map((parameter) => ({
      name: parameter.name.getText(),
      type: typeIn(parameter, 'unknown'),
      ...(parameter.questionToken ? { optional: true } : {}),
    })),
    returns: typeIn(declaration, 'void'),
  };
}

/**
 * The table is an `as const` object whose name ends in Attributes: attribute name to how it is read.
 * @type {(file: string, program: ts.Program) => string[]}
 */
function attributeTable(file, program) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const tables = (source ? exportsOf(source, checker) : []).filter(
    ({ name, valueDeclaration }) => name.endsWith('Attributes') && valueDeclaration,
  );
  const [table] = tables;
  if (!table || tables.length > 1) throw new Error(`${file}: ${tables.length} attribute tables, expected 1`);
  return checker
    .getTypeOfSymbol(table)
    .getProperties()
    .map(({ name }) => name);
}

/** @type {(name: string) => string} */
const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** @type {(table: readonly string[], properties: readonly PropertyFacts[], where: string) => AttributeFacts[]} */
function attributesOf(table, properties, where) {
  return table.flatMap((name) => {
    const property = properties.find((candidate) => candidate.name === camel(name));
    if (!property) throw new Error(`${where}: the attribute ${name} has no property ${camel(name)}`);
    const { isAttribute, isFlag, type, values, description, default: byDefault } = property;
    if (!isAttribute) return [];
    return [{ name, fieldName: property.name, type, isFlag, values, description, default: byDefault }];
  });
}

/** @type {(symbol: ts.Symbol, read: Reader) => EventFacts} */
const eventFacts = (symbol, { docs }) => ({
  name: symbol.name,
  type: typeIn(declarationOf(symbol), 'CustomEvent'),
  description: docs(symbol),
});

/**
 * What every element of a page has, and our overloads of its listener methods, go without saying.
 * @type {(program: ts.Program) => (symbol: ts.Symbol) => boolean}
 */
const isOwn = (program) => (symbol) =>
  !/^(add|remove)EventListener$/.test(symbol.name) &&
  !symbol.declarations?.every((part) => program.isSourceFileDefaultLibrary(part.getSourceFile()));

/** @param {string} file @param {ts.Program} program @param {string} root */
function elementFacts(file, program, root) {
  const checker = program.getTypeChecker();
  const read = reader(checker);
  const exported = exportsOf(required(program.getSourceFile(file), file), checker);
  /** @type {(ending: string) => ts.Symbol | undefined} */
  const find = (ending) => exported.find(({ name }) => name.startsWith('Purchase') && name.endsWith(ending));
  const [element, eventMap] = [find('Element'), find('EventMap')];
  if (!element || !eventMap) throw new Error(`${file}: no …Element or no …EventMap is exported`);
  const members = checker.getDeclaredTypeOfSymbol(element).getProperties().filter(isOwn(program));
  /** @type {(symbol: ts.Symbol) => boolean} */
  const isMethod = (symbol) => read.typeOf(symbol).getCallSignatures().length > 0;
  const properties = members
    .filter((symbol) => !isMethod(symbol))
    .map((symbol) => propertyFacts(symbol, read, checker));
  return {
    tagName: TYPES_FILE.exec(file)?.[1] ?? '',
    className: element.name,
    file: relative(root, file).replaceAll('\\', '/'),
    description: read.docs(element),
    attributes: attributesOf(attributeTable(hostOf(file), program), properties, file),
    properties,
    methods: members.filter(isMethod).map((symbol) => methodFacts(symbol, read)),
    events: checker
      .getDeclaredTypeOfSymbol(eventMap)
      .getProperties()
      .map((symbol) => eventFacts(symbol, read)),
    slots: read.tags(element, 'slot').map(namedTag),
    parts: read.tags(element, 'csspart').map(namedTag),
    cssProperties: read.tags(element, 'cssprop', 'cssproperty').map(namedTag),
  };
}

/** @type {(file: string) => string} */
const hostOf = (file) => join(dirname(file), 'host.ts').replaceAll('\\', '/');

/** Everything that is known of the elements below a folder. @type {(root?: string) => ElementFacts[]} */
export function readElements(root = 'elements') {
  const files = typesFiles(root);
  const program = ts.createProgram([...files, ...files.map(hostOf).filter(existsSync)], OPTIONS);
  return files.map((file) => elementFacts(file, program, root));
}
