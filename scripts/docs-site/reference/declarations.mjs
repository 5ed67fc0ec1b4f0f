// One exported name as Markdown.
import ts from 'typescript';
import { cell, codeCell, commentMarkdown, commentOf } from './comments.mjs';
import {
  aliasText,
  callText,
  constantsIn,
  functionIn,
  isCallable,
  memberText,
  membersOf,
  typeText,
} from './signatures.mjs';

const code = (text) => `\`\`\`ts\n${text}\n\`\`\``;
const joined = (...parts) => parts.filter(Boolean).join('\n\n');

/** A type as code; a link where it is the name of something that has a place. */
export function typeCell(text, linkTo) {
  const [, name] = /^(?:readonly )?([A-Z]\w+)(?:\[\])?(?: \| (?:null|undefined))?$/.exec(text) ?? [];
  const href = name ? linkTo(name) : null;
  return href ? `[${codeCell(text)}](${href})` : codeCell(text);
}

const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const said = (node) => {
  const { text, tags } = commentOf(node);
  const old = tags.deprecated ? `Deprecated: ${tags.deprecated.join(' ')}. ` : '';
  const thrown = tags.throws ? ` Throws ${tags.throws.join(' ')}` : '';
  return cell(old + text + thrown);
};

export function membersTable(members, linkTo) {
  const rows = members
    .filter((member) => member.name)
    .map((member) => [
      codeCell(`${member.name.getText()}${member.questionToken ? '?' : ''}`),
      isCallable(member) ? codeCell(callText('', member)) : typeCell(typeText(member), linkTo),
      said(member),
    ]);
  return rows.length === 0 ? '' : table(['name', 'type', 'meaning'], rows);
}

function classMarkdown(name, node, depth) {
  const hashes = '#'.repeat(depth);
  const members = membersOf(node).filter(({ nodes }) => !nodes.some((it) => commentOf(it).tags.internal));
  const order = ({ isStatic, name: member }) => (isStatic ? 0 : member === 'constructor' ? 2 : 1);
  return members
    .sort((a, b) => order(a) - order(b))
    .map((member) =>
      joined(
        `${hashes} ${member.isStatic ? `${name}.` : ''}${member.name}${ts.isPropertyDeclaration(member.nodes[0]) ? '' : '()'}`,
        code(memberText(member, name)),
        // Overloads: the first comment speaks for all.
        member.nodes.map(commentMarkdown).find(Boolean) ?? '',
      ),
    )
    .join('\n\n');
}

/** A constant that is neither a function nor a table: its type, where it says one. */
function valueText(name, node) {
  const { type } = node.declarationList.declarations[0];
  return type ? code(`const ${name}: ${type.getText()}`) : '';
}

function bodyOf(name, nodes, linkTo) {
  return nodes
    .map((node) => {
      if (ts.isInterfaceDeclaration(node)) {
        const bases =
          node.heritageClauses?.flatMap((clause) => clause.types.map((type) => type.getText())) ?? [];
        const also = bases.length ? `Has all of ${bases.map((base) => `\`${base}\``).join(', ')}, and:` : '';
        return joined(also, membersTable(node.members, linkTo));
      }
      if (ts.isClassDeclaration(node))
        return membersTable(
          membersOf(node).flatMap((member) => member.nodes),
          linkTo,
        );
      const made = functionIn(node);
      if (made) return code(callText(name, made));
      const constants = constantsIn(node);
      if (constants)
        return table(
          ['name', 'value'],
          constants.map((entry) => [codeCell(entry.name), codeCell(entry.value)]),
        );
      // The type beside a table of constants only repeats it.
      if (ts.isVariableStatement(node)) return valueText(name, node);
      if (ts.isTypeAliasDeclaration(node))
        return node.type.getText().startsWith('(typeof ') ? '' : code(aliasText(node));
      return '';
    })
    .filter(Boolean)
    .join('\n\n');
}

/** A heading, the comment, and the table, signature or text that declares it. */
export function declarationMarkdown(name, nodes, { depth, linkTo }) {
  const comment = nodes.map(commentMarkdown).find(Boolean) ?? '';
  return joined(`${'#'.repeat(depth)} ${name}`, comment, bodyOf(name, nodes, linkTo));
}

export { classMarkdown };
