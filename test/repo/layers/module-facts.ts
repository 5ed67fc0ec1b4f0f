import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../../support/source-tree';

export interface Import {
  readonly specifier: string;
  /** A path inside the repository without its ending, or the name of a package. */
  readonly target: string;
  readonly isLocal: boolean;
  /** Vanishes when compiled. */
  readonly typeOnly: boolean;
}

export interface ModuleFacts {
  readonly path: string;
  readonly imports: readonly Import[];
  /** Names used that the file does not declare, `Date.now` and the like included. */
  readonly uses: ReadonlySet<string>;
  readonly hasDefaultExport: boolean;
}

const MEMBERS_OF_INTEREST = new Set(['Date', 'Math', 'performance', 'crypto']);

export const withoutEnding = (path: string): string =>
  path.replace(/\.(tsx?|mjs|js)$/, '').replace(/\/index$/, '/index');

function toImport(path: string, specifier: string, typeOnly: boolean): Import {
  const isLocal = specifier.startsWith('.');
  const target = isLocal
    ? posix.normalize(posix.join(posix.dirname(path), specifier))
    : packageName(specifier);
  return { specifier, isLocal, typeOnly, target: isLocal ? withoutEnding(target) : target };
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** `import type …`, or braces in which every name is marked `type`. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

function importOf(node: ts.Node): { specifier: ts.Node | undefined; typeOnly: boolean } | undefined {
  if (ts.isImportDeclaration(node))
    return { specifier: node.moduleSpecifier, typeOnly: isTypeOnly(node.importClause) };
  if (ts.isExportDeclaration(node)) return { specifier: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  if (ts.isImportTypeNode(node)) return { specifier: node.argument, typeOnly: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return { specifier: node.arguments[0], typeOnly: false };
  }
  return undefined;
}

function literalText(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isLiteralTypeNode(node)) return literalText(node.literal);
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** A name that is read as a value, not a member, a key, a label or a declaration. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !('name' in parent && parent.name === node && !ts.isShorthandPropertyAssignment(parent));
}

type Declaration = ts.NamedDeclaration & { name: ts.Identifier };

/** Asked of every node, so the kind is looked up once. */
const DECLARING = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ImportSpecifier,
  ts.SyntaxKind.ClassDeclaration,
]);

function declares(node: ts.Node): node is Declaration {
  if (!DECLARING.has(node.kind)) return false;
  const { name } = node as ts.NamedDeclaration;
  return name !== undefined && ts.isIdentifier(name);
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    const names = statement.exportClause;
    return names !== undefined && ts.isNamedExports(names) && names.elements.some(isCalledDefault);
  }
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

const isCalledDefault = ({ name }: ts.ExportSpecifier): boolean => name.text === 'default';

export function moduleFacts({ path, text }: SourceFile): ModuleFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const declared = new Set<string>();
  const uses = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      if (isReference(node)) uses.add(node.text);
      return;
    }
    if (declares(node)) declared.add(node.name.text);
    else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const owner = node.expression.text;
      if (MEMBERS_OF_INTEREST.has(owner)) uses.add(`${owner}.${node.name.text}`);
    } else if (ts.isNewExpression(node) && !node.arguments?.length && ts.isIdentifier(node.expression)) {
      uses.add(`new ${node.expression.text}()`);
    } else {
      const found = importOf(node);
      const specifier = literalText(found?.specifier);
      if (found && specifier !== undefined) imports.push(toImport(path, specifier, found.typeOnly));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of declared) uses.delete(name);
  return { path, imports, uses, hasDefaultExport: source.statements.some(isDefaultExport) };
}
