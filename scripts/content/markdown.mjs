// The Markdown of the app's content.
import { parse as parseYaml } from 'yaml';
import { MarkdownConverter } from '../../host-app/content/markdown-blocks.mjs';

/** @import { Code, Heading, PhrasingContent, RootContent } from 'mdast' */
/** @import { Block, Inline, Plot } from '../../host-app/content/content.types.js' */

/** @type {(text: string) => string} */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** @type {(inlines: readonly Inline[]) => string} */
const plain = (inlines) =>
  inlines
    .map((part) => {
      if (typeof part === 'string') return part;
      const last = part.at(-1);
      return Array.isArray(last) && part[0] !== 'math' ? plain(last) : '';
    })
    .join('');

/** The content of the app: what is not supported ends the build. */
class ContentConverter extends MarkdownConverter {
  /** @override @type {(node: PhrasingContent) => Inline[]} */
  otherInline(node) {
    return node.type === 'link'
      ? [['a', checkedHref(node.url), this.inlines(node.children)]]
      : super.otherInline(node);
  }

  /** @override @type {(node: Code) => Block} */
  fence(node) {
    const text = this.restored(node.value);
    if (node.lang === 'plot') return { kind: 'plot', ...checkedPlot(parseYaml(text)) };
    if (node.lang === 'key' || node.lang === 'warning') return { kind: node.lang, blocks: markdown(text) };
    return { kind: 'code', text };
  }

  /** @override @type {(node: Heading) => Block} */
  heading(node) {
    if (node.depth !== 2 && node.depth !== 3) throw new Error('headings are of level 2 or 3');
    const content = this.inlines(node.children);
    return { kind: 'heading', level: node.depth, id: slug(plain(content)), content };
  }

  /** @override @type {(nodes: readonly RootContent[]) => Block[]} */
  blocks(nodes) {
    return gatherExamples(super.blocks(nodes));
  }
}

/** @type {(text: string) => string} */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * `### Example: …` and what follows it up to the next heading is one block.
 * @type {(blocks: readonly Block[]) => Block[]}
 */
function gatherExamples(blocks) {
  /** @type {Block[]} */
  const result = [];
  for (const block of blocks) {
    const last = result.at(-1);
    const [first, ...rest] = block.kind === 'heading' && block.level === 3 ? block.content : [];
    if (typeof first === 'string' && first.startsWith('Example: '))
      result.push({ kind: 'example', title: [capitalised(first.slice(9)), ...rest], blocks: [] });
    else if (last?.kind === 'example' && block.kind !== 'heading')
      result[result.length - 1] = { ...last, blocks: [...last.blocks, block] };
    else result.push(block);
  }
  return result;
}

/** @type {(url: string) => string} */
function checkedHref(url) {
  if (/^(https:\/\/|mailto:|\/(?!\/)|#)/.test(url)) return url;
  throw new Error(`a link goes to '${url}'; allowed are https, mailto and paths of the app`);
}

/** @type {(plot: Partial<Plot>) => Plot} */
function checkedPlot(plot) {
  /** @param {unknown} value @returns {value is [number, number]} */
  const isPair = (value) =>
    Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] < value[1];
  const { x, y, caption } = plot;
  if (!isPair(x) || !isPair(y)) throw new Error('a plot needs x: [from, to] and y: [from, to]');
  if (typeof caption !== 'string') throw new Error('a plot needs a caption');
  return { x, y, curves: plot.curves ?? [], points: plot.points ?? [], caption };
}

/** @type {(text: string) => Block[]} */
export const markdown = (text) => new ContentConverter().convert(text);

/** One line of Markdown. @type {(text: string) => readonly Inline[]} */
export function inline(text) {
  const blocks = markdown(text);
  const [only] = blocks;
  if (!only) return [];
  if (blocks.length === 1 && only.kind === 'math') return [['math', only.tree]];
  if (blocks.length !== 1 || only.kind !== 'paragraph')
    throw new Error(`one line of text is expected, not: ${text}`);
  return only.content;
}

/** Words of a text, for reading times and checks. @type {(text: string) => number} */
export const countWords = (text) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** The YAML head between two lines of dashes, and the body. @type {(text: string) => { head: unknown, body: string }} */
export function splitHead(text) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('the file must begin with a head between two lines of ---');
  return { head: parseYaml(match[1] ?? ''), body: match[2] ?? '' };
}
