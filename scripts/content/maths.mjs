// LaTeX to a MathML tree: [tag, attributes or null, ...children], where a child is a tree or a text.
import temml from 'temml';

const known = new Map();

const NAMES = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
  '&nbsp;': '\u00a0',
};
const decode = (text) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|[a-z]+);/gi, (entity, hex, decimal) =>
    hex
      ? String.fromCodePoint(parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (NAMES[entity] ?? entity),
  );

/** 'padding-left:0em;color:red' as the object that React wants. */
const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const [name, ...value] = rule.split(':');
        return [
          name.trim().replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
          value.join(':').trim(),
        ];
      }),
  );

function attributesOf(text) {
  const attributes = {};
  for (const [, name, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name === 'xmlns') continue;
    if (name === 'style') attributes.style = styleOf(decode(value));
    else attributes[name === 'class' ? 'className' : name] = decode(value);
  }
  return Object.keys(attributes).length > 0 ? attributes : null;
}

/** Temml writes well-formed XML without comments, so tags and texts are all there is. */
function parseTree(xml) {
  const root = ['root', null];
  const open = [root];
  for (const [, end, tag, attributes, alone, text] of xml.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) open.at(-1).push(decode(text));
    else if (end) open.pop();
    else {
      const node = [tag, attributesOf(attributes)];
      open.at(-1).push(node);
      if (!alone) open.push(node);
    }
  }
  if (open.length !== 1) throw new Error('unbalanced MathML');
  return root[2];
}

/** @throws Error with Temml's message when the LaTeX is wrong */
export function mathTree(tex, display = false) {
  const key = `${display} ${tex}`;
  if (!known.has(key)) {
    const xml = temml.renderToString(tex, {
      displayMode: display,
      xml: true,
      throwOnError: true,
      strict: true,
    });
    const tree = parseTree(xml);
    // The display of the root is the style sheet's.
    if (tree[1]) delete tree[1].style;
    known.set(key, tree);
  }
  return known.get(key);
}
