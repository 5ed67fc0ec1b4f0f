// Markdown with mathematics to block trees (the types are in host-app/content/content.types.ts).
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parse as parseYaml } from 'yaml';
import { mathTree } from './maths.mjs';
import { required } from '../support/values.mjs';

/** @import { PhrasingContent, RootContent, Paragraph, Code } from 'mdast' */
/** @import { Block, Inline, MathTree, Plot } from '../../host-app/content/content.types.js' */

// Mathematics is taken out before Markdown sees its underscores and backslashes. As in pandoc, a dollar opens only before
// something that is no space, and closes only after such a thing and not before a digit, so that prices stay prices.
const MATHS = /\\\$|\$\$([\s\S]+?)\$\$|\$(?!\s)((?:\\[\s\S]|[^$\\\n])*?(?:\\[\s\S]|[^\s$\\]))\$(?!\d)/g;
const TOKEN = /\uE000(\d+)\uE001/g;

/** @type {(text: string) => string} */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

class Converter {
  /** @type {{ tex: string, display: boolean }[]} */
  #maths = [];

  /** @type {(index: string | undefined) => { tex: string, display: boolean }} */
  #mathsAt(index) {
    return required(this.#maths[Number(index)], `formula ${index}`);
  }

  /** @type {(text: string) => string} */
  takeMaths(text) {
    return text.replace(MATHS, (whole, displayed, inline) => {
      if (whole === '\\$') return '\uE002';
      this.#maths.push({ tex: (displayed ?? inline).trim(), display: displayed !== undefined });
      return `\uE000${this.#maths.length - 1}\uE001`;
    });
  }

  /** In code, what looked like mathematics is put back. @type {(text: string) => string} */
  restore(text) {
    return text
      .replace(TOKEN, (_, index) => {
        const { tex, display } = this.#mathsAt(index);
        return display ? `$$${tex}$$` : `$${tex}$`;
      })
      .replaceAll('\uE002', '$');
  }

  /** @type {(value: string) => Inline[]} */
  #text(value) {
    /** @type {Inline[]} */
    const parts = [];
    let from = 0;
    /** @type {(text: string) => void} */
    const push = (text) => {
      if (text) parts.push(text.replaceAll('\uE002', '$').replace(/\s*\n\s*/g, ' '));
    };
    for (const match of value.matchAll(TOKEN)) {
      push(value.slice(from, match.index));
      const { tex, display } = this.#mathsAt(match[1]);
      parts.push(['math', mathTree(tex, display)]);
      from = match.index + match[0].length;
    }
    push(value.slice(from));
    return parts;
  }

  /** @type {(nodes: readonly PhrasingContent[]) => Inline[]} */
  inlines(nodes) {
    return nodes.flatMap((node) => {
      switch (node.type) {
        case 'text':
          return this.#text(node.value);
        case 'emphasis':
          return [['em', this.inlines(node.children)]];
        case 'strong':
          return [['strong', this.inlines(node.children)]];
        case 'inlineCode':
          return [['code', this.restore(node.value)]];
        case 'break':
          return [['br']];
        case 'link':
          return [['a', checkedHref(node.url), this.inlines(node.children)]];
        default:
          throw new Error(`Markdown '${node.type}' is not supported in a line of text`);
      }
    });
  }

  /** @type {(node: Paragraph) => Block} */
  #paragraph(node) {
    const content = this.inlines(node.children);
    const [only] = content;
    if (content.length === 1 && Array.isArray(only) && only[0] === 'math') {
      const tree = /** @type {MathTree} */ (only[1]);
      if (tree[1]?.['display'] === 'block') return { kind: 'math', tree };
    }
    return { kind: 'paragraph', content };
  }

  /** @type {(node: Code) => Block} */
  #fence(node) {
    const text = this.restore(node.value);
    if (node.lang === 'plot') return { kind: 'plot', ...checkedPlot(parseYaml(text)) };
    if (node.lang === 'key' || node.lang === 'warning') return { kind: node.lang, blocks: markdown(text) };
    return { kind: 'code', text };
  }

  /** @type {(inlines: readonly Inline[]) => string} */
  #plain(inlines) {
    return inlines
      .map((part) => {
        if (typeof part === 'string') return part;
        const last = part.at(-1);
        return Array.isArray(last) && part[0] !== 'math' ? this.#plain(last) : '';
      })
      .join('');
  }

  /** @type {(node: RootContent) => Block} */
  block(node) {
    switch (node.type) {
      case 'paragraph':
        return this.#paragraph(node);
      case 'heading': {
        if (node.depth !== 2 && node.depth !== 3) throw new Error('headings are of level 2 or 3');
        const content = this.inlines(node.children);
        return { kind: 'heading', level: node.depth, id: slug(this.#plain(content)), content };
      }
      case 'list':
        return {
          kind: 'list',
          ordered: node.ordered === true,
          start: node.start ?? 1,
          items: node.children.map((item) => this.blocks(item.children)),
        };
      case 'blockquote':
        return { kind: 'quote', blocks: this.blocks(node.children) };
      case 'code':
        return this.#fence(node);
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => this.inlines(cell.children)),
        );
        return { kind: 'table', head, rows };
      }
      case 'thematicBreak':
        return { kind: 'rule' };
      default:
        throw new Error(`Markdown '${node.type}' is not supported`);
    }
  }

  /** @type {(nodes: readonly RootContent[]) => Block[]} */
  blocks(nodes) {
    return gatherExamples(nodes.map((node) => this.block(node)));
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
    const [first] = block.kind === 'heading' ? block.content : [];
    if (
      block.kind === 'heading' &&
      block.level === 3 &&
      typeof first === 'string' &&
      first.startsWith('Example: ')
    )
      result.push({
        kind: 'example',
        title: [capitalised(first.slice(9)), ...block.content.slice(1)],
        blocks: [],
      });
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
  return {
    x,
    y,
    curves: plot.curves ?? [],
    points: plot.points ?? [],
    caption,
  };
}

/** @type {(text: string) => Block[]} */
export function markdown(text) {
  const converter = new Converter();
  const tree = fromMarkdown(converter.takeMaths(text), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return converter.blocks(tree.children);
}

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

/**
 * The YAML head between two lines of dashes, and the body.
 * @type {(text: string) => { head: unknown, body: string }}
 */
export function splitHead(text) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('the file must begin with a head between two lines of ---');
  return { head: parseYaml(match[1] ?? ''), body: match[2] ?? '' };
}
