// Block trees as plain HTML, for the pages that are written at build time. Everything is escaped; nothing is passed on.

/** @import { Block, Inline, MathTree } from '../../host-app/content/content.types.js' */
/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** @type {(text: unknown) => string} */
export const escaped = (text) =>
  String(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** @type {Record<string, string>} */
const NAMES = { className: 'class' };

/**
 * MathML. Style attributes are left out: the policy of the pages blocks them, and the app sets them itself.
 * @type {(tree: MathTree | string) => string}
 */
export function mathHtml(tree) {
  if (typeof tree === 'string') return escaped(tree);
  const [tag, attributes, ...children] = tree;
  const written = Object.entries(attributes ?? {})
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => ` ${NAMES[name] ?? name}="${escaped(value)}"`)
    .join('');
  return `<${tag}${written}>${children.map(mathHtml).join('')}</${tag}>`;
}

/** @type {(parts: readonly Inline[]) => string} */
export const linesHtml = (parts) =>
  parts
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      const [kind, first, second] = part;
      if (kind === 'math') return mathHtml(first);
      if (kind === 'br') return '<br />';
      if (kind === 'code') return `<code>${escaped(first)}</code>`;
      if (kind === 'a') return `<a href="${escaped(first)}">${linesHtml(second)}</a>`;
      return `<${kind}>${linesHtml(first)}</${kind}>`;
    })
    .join('');

/** @type {(tag: string, row: readonly (readonly Inline[])[]) => string} */
const cells = (tag, row) => row.map((cell) => `<${tag}>${linesHtml(cell)}</${tag}>`).join('');

/** @type {{ [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => string }} */
const BLOCKS = {
  paragraph: ({ content }) => `<p>${linesHtml(content)}</p>`,
  heading: ({ level, id, content }) => `<h${level} id="${escaped(id)}">${linesHtml(content)}</h${level}>`,
  list({ ordered, start, items }) {
    const tag = ordered ? 'ol' : 'ul';
    const from = ordered && start !== 1 ? ` start="${start}"` : '';
    return `<${tag}${from}>${items.map((item) => `<li>${blocksHtml(item)}</li>`).join('')}</${tag}>`;
  },
  math: ({ tree }) => `<div class="math-line">${mathHtml(tree)}</div>`,
  table: ({ head, rows }) =>
    `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`,
  quote: ({ blocks }) => `<blockquote>${blocksHtml(blocks)}</blockquote>`,
  // No landmarks: they would need names.
  key: ({ blocks }) => `<div class="aside key">${blocksHtml(blocks)}</div>`,
  warning: ({ blocks }) => `<div class="aside warning">${blocksHtml(blocks)}</div>`,
  code: ({ text }) => `<pre><code>${escaped(text)}</code></pre>`,
  rule: () => '<hr />',
  plot: ({ caption }) => `<p class="muted">${escaped(caption)}</p>`,
  example: ({ title, blocks }) =>
    `<section class="example"><h3>${linesHtml(title)}</h3>${blocksHtml(blocks)}</section>`,
};

/** @type {(block: Block) => string} */
const blockHtml = (block) => {
  const render = /** @type {(block: Block) => string} */ (BLOCKS[block.kind]);
  return render(block);
};

/** @type {(blocks: readonly Block[]) => string} */
export const blocksHtml = (blocks) => blocks.map(blockHtml).join('');

/** The words of a line, without marks and formulas. @type {(parts: readonly Inline[]) => string} */
export const plainLine = (parts) =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const [kind, first, second] = part;
      if (kind === 'math' || kind === 'br') return '';
      if (kind === 'code') return first;
      return plainLine(kind === 'a' ? second : first);
    })
    .join('')
    .replace(/\s+/g, ' ');
