// Declarations as one reads them: without bodies, private parts and modifiers that say nothing to a caller.
import ts from 'typescript';

const flat = (text) => text.replace(/\s+/g, ' ').trim();

const isHidden = (member) =>
  ts.isPrivateIdentifier(member.name ?? member) ||
  (member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false);

const has = (node, kind) => node.modifiers?.some((modifier) => modifier.kind === kind) ?? false;

const parameter = (node) => {
  const rest = node.dotDotDotToken ? '...' : '';
  const optional = node.questionToken || node.initializer ? '?' : '';
  const name = ts.isIdentifier(node.name) ? node.name.text : 'options';
  return `${rest}${name}${optional}${node.type ? `: ${flat(node.type.getText())}` : ''}`;
};

/** As many characters as a block of code shows without scrolling. */
const LINE = 76;

export function callText(name, node) {
  const generic = node.typeParameters
    ? `<${node.typeParameters.map((it) => flat(it.getText())).join(', ')}>`
    : '';
  const parameters = node.parameters.map(parameter);
  const end = node.type ? `: ${flat(node.type.getText())}` : '';
  const line = `${name}${generic}(${parameters.join(', ')})${end}`;
  if (line.length <= LINE) return line;
  return `${name}${generic}(\n${parameters.map((it) => `  ${it},\n`).join('')})${end}`;
}

/** Members of a class that a caller sees, overloads together: [name, nodes, isStatic]. */
export function membersOf(node) {
  const found = new Map();
  for (const member of node.members) {
    if (!member.name && !ts.isConstructorDeclaration(member)) continue;
    if (isHidden(member)) continue;
    const name = member.name?.getText() ?? 'constructor';
    const isStatic = has(member, ts.SyntaxKind.StaticKeyword);
    const key = `${isStatic} ${name}`;
    const entry = found.get(key) ?? { name, isStatic, nodes: [] };
    entry.nodes.push(member);
    found.set(key, entry);
  }
  return [...found.values()].map((entry) => ({ ...entry, nodes: publicOverloads(entry.nodes) }));
}

/** The implementation of an overloaded method is no signature of its own. */
const publicOverloads = (nodes) => (nodes.length > 1 ? nodes.filter((node) => !node.body) : nodes);

export function memberText({ name, isStatic, nodes }, className) {
  return nodes
    .map((node) => {
      if (ts.isConstructorDeclaration(node)) return callText(`new ${className}`, node);
      const owner = isStatic ? `${className}.` : '';
      if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node))
        return callText(`${owner}${name}`, node);
      return `${owner}${name}${node.questionToken ? '?' : ''}${node.type ? `: ${flat(node.type.getText())}` : ''}`;
    })
    .join('\n');
}

export const typeText = (node) => (node.type ? flat(node.type.getText()) : 'unknown');

export const isCallable = (node) => ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

/** The function that a constant holds, or null. */
export function functionIn(node) {
  if (ts.isFunctionDeclaration(node)) return node;
  if (!ts.isVariableStatement(node)) return null;
  const { initializer } = node.declarationList.declarations[0];
  return initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
    ? initializer
    : null;
}

/** Entries of `{ … } as const`, or null. */
export function constantsIn(node) {
  if (!ts.isVariableStatement(node)) return null;
  let { initializer } = node.declarationList.declarations[0];
  while (initializer && (ts.isAsExpression(initializer) || ts.isSatisfiesExpression(initializer)))
    initializer = initializer.expression;
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return null;
  const entries = initializer.properties.filter(ts.isPropertyAssignment);
  return entries.map((entry) => ({
    name: entry.name.getText(),
    value: flat(entry.initializer.getText()),
    node: entry,
  }));
}

/** A type alias, with its line breaks. */
export const aliasText = (node) =>
  node
    .getText()
    .replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replace(/^export /, '')
    .replace(/\breadonly /g, '')
    .trim();
