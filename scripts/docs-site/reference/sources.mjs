// The sources as syntax trees, and what a file exports, wherever it is declared. No types are computed: the comments and
// annotations say what the reference says, and parsing alone takes milliseconds.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const parsed = new Map();

export function sourceOf(file) {
  if (!parsed.has(file)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    parsed.set(
      file,
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind),
    );
  }
  return parsed.get(file);
}

export const forgetSources = () => parsed.clear();

function resolved(from, specifier) {
  const base = join(dirname(from), specifier).replaceAll('\\', '/');
  const file = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}.d.ts`].find((path) =>
    existsSync(path),
  );
  if (!file) throw new Error(`${from} exports from '${specifier}', which is not there`);
  return file;
}

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Declarations of a file by name; overloads and a type beside a constant of the same name come together. */
function declarationsIn(file) {
  const found = new Map();
  const note = (name, node) => found.set(name, [...(found.get(name) ?? []), node]);
  for (const node of sourceOf(file).statements) {
    if (ts.isVariableStatement(node))
      for (const declaration of node.declarationList.declarations) note(declaration.name.getText(), node);
    else if (node.name) note(node.name.getText(), node);
  }
  return found;
}

function imported(file, name) {
  for (const node of sourceOf(file).statements) {
    if (!ts.isImportDeclaration(node)) continue;
    const bindings = node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const element = bindings.elements.find((item) => item.name.text === name);
    if (element)
      return [resolved(file, node.moduleSpecifier.text), (element.propertyName ?? element.name).text];
  }
  return null;
}

function declared(file, name) {
  const here = declarationsIn(file).get(name);
  if (here) return here;
  const elsewhere = exportsOf(file).get(name);
  if (elsewhere) return elsewhere;
  const source = imported(file, name);
  if (!source) throw new Error(`${file} has no '${name}'`);
  return declared(...source);
}

/** Name to declarations, in the order of the file. */
export function exportsOf(file) {
  const found = new Map();
  for (const node of sourceOf(file).statements) {
    if (ts.isExportDeclaration(node)) {
      const source = node.moduleSpecifier ? resolved(file, node.moduleSpecifier.text) : null;
      if (!node.exportClause) for (const [name, nodes] of exportsOf(source)) found.set(name, nodes);
      else if (ts.isNamedExports(node.exportClause))
        for (const { name, propertyName } of node.exportClause.elements) {
          const inner = (propertyName ?? name).text;
          if (source) found.set(name.text, declared(source, inner));
          else if (!found.has(name.text)) found.set(name.text, declared2(file, inner));
        }
    } else if (isExported(node)) {
      for (const [name, nodes] of declarationsIn(file)) if (nodes.includes(node)) found.set(name, nodes);
    }
  }
  return found;
}

/** `export { name }` of something that was declared or imported in the same file. */
function declared2(file, name) {
  const here = declarationsIn(file).get(name);
  if (here) return here;
  const source = imported(file, name);
  if (!source) throw new Error(`${file} has no '${name}'`);
  return declared(...source);
}
