// LaTeX to a MathML tree: [tag, attributes or null, ...children], where a child is a tree or a text.
import temml from 'temml';

/** @import { MathTree } from './content.types.js' */
/** @typedef {[tag: string, attributes: Record<string, string | Record<string, string>> | null, ...(OpenTree | string)[]]} OpenTree */

/** @type {Map<string, MathTree>} */
const known = new Map();

/** What Temml escapes. @type {Record<string, string>} */
const CHARACTERS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
/** @type {(text: string) => string} */
const decode = (text) => text.replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);

/** 'padding-left:0em;color:red' as the object that React wants. @type {(text: string) => Record<string, string>} */
const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const [name = '', ...value] = rule.split(':');
        return [
          name.trim().replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
          value.join(':').trim(),
        ];
      }),
  );

/** @type {(text: string) => Record<string, string | Record<string, string>> | null} */
function attributesOf(text) {
  /** @type {Record<string, string | Record<string, string>>} */
  const attributes = {};
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name === 'xmlns') continue;
    if (name === 'style') attributes['style'] = styleOf(decode(value));
    else attributes[name === 'class' ? 'className' : name] = decode(value);
  }
  return Object.keys(attributes).length > 0 ? attributes : null;
}

/**
 * Temml writes well-formed XML without comments, so tags and texts are all there is.
 * @type {(xml: string) => OpenTree}
 */
function parseTree(xml) {
  /** @type {OpenTree} */
  const root = ['root', null];
  const open = [root];
  for (const [, end, tag = '', attributes = '', alone, text] of xml.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const parent = open.at(-1);
    if (!parent) throw new Error('unbalanced MathML');
    if (text !== undefined) parent.push(decode(text));
    else if (end) open.pop();
    else {
      /** @type {OpenTree} */
      const node = [tag, attributesOf(attributes)];
      parent.push(node);
      if (!alone) open.push(node);
    }
  }
  if (open.length !== 1) throw new Error('unbalanced MathML');
  return /** @type {OpenTree} */ (root[2]);
}

/** @throws Error with Temml's message when the LaTeX is wrong @type {(tex: string, display?: boolean) => MathTree} */
export function mathTree(tex, display = false) {
  const key = `${display} ${tex}`;
  const before = known.get(key);
  if (before) return before;
  const tree = parseTree(
    temml.renderToString(tex, { displayMode: display, xml: true, throwOnError: true, strict: true }),
  );
  // The style sheet sets the display of the root.
  if (tree[1]) delete tree[1]['style'];
  known.set(key, tree);
  return tree;
}
