import { readElements } from '../../../scripts/package/manifest/element-facts.mjs';
import { tagsIn } from './tags';
import type { FoundTag } from './tags';

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const GLOBAL = /^(id|class|slot|hidden|title|lang|dir|style|tabindex|role|ref|data-[\w-]+|aria-[\w-]+)$/;
/** What the script tag of ours understands (elements/entries/script-tag-config.ts, and where its languages lie). */
const TAG_DATA = /^data-(api-key|app-user-id|proxy-url|asset-base-url|appearance|locales-url)$/;

const namesOf = (list: readonly { readonly name: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ name }) => name));

const contracts = new Map(
  readElements().map(({ tagName, attributes, events, properties }) => [
    tagName,
    { attributes: namesOf(attributes), events: namesOf(events), properties: namesOf(properties) },
  ]),
);

/** Each tag that is opened is closed, in order. */
function nesting(tags: readonly FoundTag[]): string[] {
  const open: string[] = [];
  for (const { name, isEnd, isEmpty } of tags) {
    if (isEnd) {
      const last = open.pop();
      if (last !== name) return [`</${name}> closes <${last ?? 'nothing'}>`];
    } else if (!isEmpty && !VOID.test(name)) open.push(name);
  }
  return open.map((name) => `<${name}> is not closed`);
}

/** The name behind the marks of Vue and Svelte, and what it is. */
function meaning(name: string): { kind: 'attribute' | 'event' | 'property'; name: string } {
  const event = /^(?:@|on:|v-on:|on(?=[a-z]+-))(.+)$/.exec(name)?.[1];
  if (event) return { kind: 'event', name: event };
  const property = /^:(.+)\.prop$/.exec(name)?.[1];
  if (property) return { kind: 'property', name: property };
  return { kind: 'attribute', name: name.replace(/^:/, '') };
}

function ofOurs({ name, attributes }: FoundTag): string[] {
  const contract = contracts.get(name);
  if (!contract) return name.startsWith('purchase-') ? [`<${name}> does not exist`] : [];
  return attributes.flatMap(([written]) => {
    const { kind, name: attribute } = meaning(written);
    const known = { attribute: contract.attributes, event: contract.events, property: contract.properties }[
      kind
    ];
    return known.has(attribute) || GLOBAL.test(attribute) ? [] : [`<${name}> has no ${kind} ${attribute}`];
  });
}

function ofScripts({ name, attributes }: FoundTag): string[] {
  const source = attributes.find(([attribute]) => attribute === 'src')?.[1] ?? '';
  if (name !== 'script' || !source.includes('purchases')) return [];
  return attributes.flatMap(([attribute]) =>
    attribute.startsWith('data-') && !TAG_DATA.test(attribute)
      ? [`the script tag knows no ${attribute}`]
      : [],
  );
}

/** What is wrong with a piece of HTML, Vue or Svelte. */
export function markupComplaints(code: string): string[] {
  const tags = tagsIn(code);
  if (tags.length === 0) return ['there is no tag in it'];
  const opening = tags.filter(({ isEnd }) => !isEnd);
  return [...nesting(tags), ...opening.flatMap(ofOurs), ...opening.flatMap(ofScripts)];
}

/** Scripts that stand in it, with the ids of the page, which scripts may use by name. */
export function scriptsIn(code: string): string[] {
  const tags = tagsIn(code).filter(({ isEnd }) => !isEnd);
  const ids = tags.flatMap(({ attributes }) =>
    attributes.flatMap(([name, value]) => (name === 'id' ? [value] : [])),
  );
  const names = ids.filter((id) => /^[a-zA-Z_]\w*$/.test(id ?? ''));
  const declared = names.map((id) => `declare const ${id}: HTMLElement;`).join(' ');
  return tags
    .filter(({ name, inner }) => name === 'script' && inner.trim() !== '')
    .map(({ inner }) => `${declared}${inner}`);
}
