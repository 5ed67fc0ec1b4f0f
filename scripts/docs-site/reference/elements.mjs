// The page of one element, from its public interface: attributes, properties, methods, events, slots, parts.
import { existsSync } from 'node:fs';
import ts from 'typescript';
import { cell, codeCell, commentMarkdown, commentOf } from './comments.mjs';
import { typeCell } from './declarations.mjs';
import { callText, isCallable, typeText } from './signatures.mjs';
import { sourceOf } from './sources.mjs';

const element = (name, folder) => ({
  tag: `purchase-${name}`,
  types: `elements/${folder}/purchase-${name}.types.ts`,
});

export const ELEMENTS = ['checkout', 'button', 'offers', 'gate', 'customer', 'paywall'].map((name) =>
  element(name, name),
);
const SHARED = 'elements/shop-element.types.ts';

const interfacesIn = (file) => sourceOf(file).statements.filter(ts.isInterfaceDeclaration);
const isReadOnly = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false;

/** `apiKey` is the attribute `api-key`. */
export const attributeOf = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isListener = (member) => /^(add|remove)EventListener$/.test(member.name?.getText() ?? '');

/** Everything that the reference says of an element. */
export function contractOf({ tag, types }) {
  const found = interfacesIn(types);
  const self = found.find(({ name }) => name.text.endsWith('Element') && name.text.startsWith('Purchase'));
  const events = found.find(({ name }) => name.text.endsWith('EventMap') && name.text.startsWith('Purchase'));
  const extendsShop =
    self.heritageClauses?.some((clause) => clause.getText().includes('ShopElement')) ?? false;
  const shared =
    extendsShop && existsSync(SHARED)
      ? interfacesIn(SHARED).find(({ name }) => name.text === 'ShopElement').members
      : [];
  const members = [...self.members, ...shared].filter((member) => member.name && !isListener(member));
  const { tags } = commentOf(self);
  const properties = members.filter((member) => !isCallable(member));
  // An attribute is text: what is read only, or only a property, has none.
  const isAttribute = (member) =>
    !isReadOnly(member) &&
    !/property only/.test(commentOf(member).text) &&
    /\bstring\b|\bboolean\b|'/.test(typeText(member));
  return {
    tag,
    node: self,
    properties,
    attributes: properties
      .filter(isAttribute)
      .map((member) => ({ name: attributeOf(member.name.getText()), member })),
    methods: members.filter(isCallable),
    events: events ? [...events.members] : [],
    slots: tags.slot ?? [],
    parts: [...(tags.csspart ?? []), ...(tags.part ?? [])],
    tokens: [...(tags.cssprop ?? []), ...(tags.cssproperty ?? [])],
    file: types,
  };
}

const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const section = (title, head, rows, lead = '') =>
  rows.length === 0 ? [] : [`## ${title}`, ...(lead ? [lead] : []), table(head, rows)];

/** `name - what it is`, of a tag in a comment; a slot without a name is the default one. */
const named = (text) => {
  const [, name = '', said = ''] = /^(\S*)\s*-\s+([\s\S]*)$/.exec(text) ?? [null, text, ''];
  return [name === '' || name === '-' ? '(default)' : codeCell(name), cell(said)];
};

const isCancelable = (node) => /^Cancelable\b/.test(commentOf(node).text);

function eventRows(events) {
  return events.map((member) => [
    codeCell(member.name.text ?? member.name.getText()),
    codeCell(typeText(member).replace(/^CustomEvent<([\s\S]*)>$/, '$1')),
    isCancelable(member) ? 'yes' : 'no',
    cell(commentOf(member).text.replace(/^Cancelable: /, '')),
  ]);
}

/** Comments begin with the tag, which is the page's title already. */
function withoutName(text, tag) {
  const start = `\`<${tag}>\`: `;
  if (!text.startsWith(start)) return text;
  const rest = text.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function elementMarkdown(element_, linkTo) {
  const contract = contractOf(element_);
  const attributes = contract.attributes.map(({ name, member }) => [
    codeCell(name),
    codeCell(typeText(member).includes('boolean') ? 'flag' : 'text'),
    cell(commentOf(member).text),
  ]);
  const properties = contract.properties.map((member) => [
    codeCell(member.name.getText()),
    `${typeCell(typeText(member), linkTo)}${isReadOnly(member) ? ', read only' : ''}`,
    cell(commentOf(member).text),
  ]);
  const methods = contract.methods.map((member) => [
    codeCell(callText(member.name.getText(), member)),
    cell(commentOf(member).text),
  ]);
  return [
    `# \`<${contract.tag}>\``,
    withoutName(commentMarkdown(contract.node), contract.tag),
    ...section('Attributes', ['attribute', 'kind', 'meaning'], attributes),
    ...section(
      'Properties',
      ['property', 'type', 'meaning'],
      properties,
      'Set before or after the tag is known to the browser; each attribute above is one of them.',
    ),
    ...section('Methods', ['method', 'what it does'], methods),
    ...section(
      'Events',
      ['event', 'detail', 'cancelable', 'when'],
      eventRows(contract.events),
      'All bubble and leave shadow roots.',
    ),
    ...section('Slots', ['slot', 'what it is for'], contract.slots.map(named)),
    ...section('Parts', ['part', 'what it is'], contract.parts.map(named)),
    ...section('Custom properties', ['token', 'what it colours or sizes'], contract.tokens.map(named)),
    `## Looks\n\nTokens and parts that the elements share are in the [theming guide](theming.md). Its language: [languages](localisation.md).`,
  ].join('\n\n');
}
