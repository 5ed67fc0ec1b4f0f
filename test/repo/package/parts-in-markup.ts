import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A component, or all of a file's: what is looked through for `part="…"`. */
interface Piece {
  readonly file: string;
  readonly node: ts.Node;
}

const sources = new Map<string, ts.SourceFile>();
const parse = (file: string): ts.SourceFile => {
  const known =
    sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  sources.set(file, known);
  return known;
};

const each = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => each(child, see));
};

function declarationIn(file: string, name: string): ts.Node | null {
  for (const statement of parse(file).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(({ name: given }) => given.getText() === name);
    if (found) return found;
  }
  return null;
}

const ENDINGS = ['.tsx', '.ts', '/index.ts', '/index.tsx'];

/** Where a component's name leads: into the same file, or through an import of ours. */
function componentOf({ file }: Piece, name: string): Piece | null {
  const here = declarationIn(file, name);
  if (here) return { file, node: here };
  for (const statement of parse(file).statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    const imported = named.elements.find((element) => element.name.text === name);
    if (!imported) continue;
    const base = join(dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text);
    const target = ENDINGS.map((ending) => base + ending).find(existsSync);
    const node = target && declarationIn(target, imported.propertyName?.text ?? name);
    return node ? { file: target, node } : null;
  }
  return null;
}

const isIntrinsic = (tag: string): boolean => /^[a-z]/.test(tag);
const tagOf = (attribute: ts.JsxAttribute): string => attribute.parent.parent.tagName.getText();
const isPart = (node: ts.Node): node is ts.JsxAttribute =>
  ts.isJsxAttribute(node) && node.name.getText() === 'part';

/** Whether a component hands its own `part` to an element of the page. */
function passesPartOn({ node }: Piece): boolean {
  let passes = false;
  each(node, (inner) => {
    if (isPart(inner) && isIntrinsic(tagOf(inner)) && !ts.isStringLiteral(inner.initializer ?? inner))
      passes ||= /\bpart\b/.test(inner.initializer?.getText() ?? '');
  });
  return passes;
}

/** The words of every text in an expression; `badge-${kind}` gives `badge-*`. */
function wordsIn(node: ts.Node): string[] {
  const words: string[] = [];
  each(node, (inner) => {
    if (ts.isStringLiteralLike(inner) || ts.isTemplateHead(inner) || ts.isTemplateMiddleOrTemplateTail(inner))
      words.push(...inner.text.split(/\s+/).filter((word) => word !== ''));
  });
  return words.map((word) => (word.endsWith('-') ? `${word}*` : word));
}

/** The words of a table of the same file, as in `part={PARTS[kind]}`. */
function wordsOfTable({ file }: Piece, node: ts.Node): string[] {
  const words: string[] = [];
  each(node, (inner) => {
    if (!ts.isElementAccessExpression(inner)) return;
    const table = declarationIn(file, inner.expression.getText());
    if (table)
      each(table, (row) => {
        if (ts.isPropertyAssignment(row)) words.push(...wordsIn(row.initializer));
      });
  });
  return words;
}

/** Every `part` that the elements of a folder can show, also through components of other folders. */
export function partsInMarkup(folder: string): Set<string> {
  const parts = new Set<string>();
  const seen = new Set<ts.Node>();
  const visit = (piece: Piece): void => {
    if (seen.has(piece.node)) return;
    seen.add(piece.node);
    each(piece.node, (node) => {
      if (isPart(node) && node.initializer) {
        const component = isIntrinsic(tagOf(node)) ? null : componentOf(piece, tagOf(node));
        if (!component || passesPartOn(component))
          for (const word of [...wordsIn(node.initializer), ...wordsOfTable(piece, node.initializer)])
            parts.add(word);
      }
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
      const used = isIntrinsic(node.tagName.getText()) ? null : componentOf(piece, node.tagName.getText());
      if (used) visit(used);
    });
  };
  for (const name of readdirSync(folder, { recursive: true }).map(String))
    if (name.endsWith('.tsx')) visit({ file: join(folder, name), node: parse(join(folder, name)) });
  return parts;
}
