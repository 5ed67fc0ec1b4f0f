// The reference pages of the elements, written from the custom elements manifest of the package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readElements } from '../../../scripts/package/manifest/element-facts.mjs';
import { manifests } from '../../../scripts/package/manifest/manifest.mjs';
import { REFERENCE_FOLDER } from '../site-map';

interface Described {
  readonly name: string;
  readonly description: string;
}

interface Typed {
  readonly type: { readonly text: string };
}

interface ManifestMember extends Described {
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly type?: Typed['type'];
  readonly parameters?: readonly (Typed & { readonly name: string })[];
  readonly return?: Typed;
}

/** What the pages show of an element in `custom-elements.json`. */
interface ElementDeclaration {
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly (Described & Typed & { readonly default: string })[];
  readonly members: readonly ManifestMember[];
  readonly events: readonly (Described & Typed)[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ElementDeclaration[] }[];
}

const text = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();
const code = (value: string): string => `\`${text(value)}\``;

/** A section with one table; nothing without rows. */
function section(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  lead = '',
): string {
  if (rows.length === 0) return '';
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`## ${title}`, lead, table.join('\n')].filter(Boolean).join('\n\n');
}

/** Descriptions begin with the tag, which is the page's title already. */
function leadOf({ tagName, description }: ElementDeclaration): string {
  const start = `\`<${tagName}>\`: `;
  if (!description.startsWith(start)) return description;
  const rest = description.slice(start.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const fieldRow = ({ name, type, readonly, description }: ManifestMember): readonly string[] => [
  code(name),
  `${code(type?.text ?? '')}${readonly ? ', read only' : ''}`,
  text(description),
];

function methodRow({
  name,
  parameters = [],
  description,
  return: result,
}: ManifestMember): readonly string[] {
  const list = parameters.map((parameter) => `${parameter.name}: ${parameter.type.text}`).join(', ');
  return [code(`${name}(${list}): ${result?.type.text ?? 'void'}`), text(description)];
}

const describedRow = ({ name, description }: Described): readonly string[] => [
  name === '' ? '(default)' : code(name),
  text(description),
];

function elementPage(element: ElementDeclaration): string {
  const fields = element.members.filter(({ kind }) => kind === 'field');
  const methods = element.members.filter(({ kind }) => kind === 'method');
  const attributes = element.attributes.map((it) => [
    code(it.name),
    code(it.type.text),
    code(it.default),
    text(it.description),
  ]);
  const events = element.events.map((it) => [code(it.name), code(it.type.text), text(it.description)]);
  const parts = [
    `# \`<${element.tagName}>\``,
    leadOf(element),
    section('Attributes', ['attribute', 'type', 'default', 'meaning'], attributes),
    section(
      'Properties',
      ['property', 'type', 'meaning'],
      fields.map(fieldRow),
      'A page may set them before or after the browser knows the tag. Each attribute above is also a property.',
    ),
    section('Methods', ['method', 'what it does'], methods.map(methodRow)),
    section('Events', ['event', 'type', 'when'], events, 'All of them bubble and leave shadow roots.'),
    section('Slots', ['slot', 'what it is for'], element.slots.map(describedRow)),
    section('Parts', ['part', 'what it is'], element.cssParts.map(describedRow)),
    section(
      'Custom properties',
      ['custom property', 'what it colours or sizes'],
      element.cssProperties.map(describedRow),
    ),
    '## See also',
    'The [theming guide](../../docs/theming.md) has the custom properties and parts that all elements share, and ' +
      '[languages](../../docs/localisation.md) the texts.',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export function writeElementPages(): void {
  const about = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
  const manifest = manifests(readElements(), about)['custom-elements.json'] as Manifest;
  mkdirSync(REFERENCE_FOLDER, { recursive: true });
  for (const element of manifest.modules.flatMap(({ declarations }) => declarations))
    writeFileSync(`${REFERENCE_FOLDER}/${element.tagName}.md`, elementPage(element));
}
