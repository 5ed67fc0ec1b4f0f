// Markdown with mathematics to block trees (the types are in host-app/content/content.types.ts): what the content of the app
// and the answers of a model have in common.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mathTree } from './maths.mjs';

/** @import { Code, Heading, Nodes, PhrasingContent, RootContent } from 'mdast' */
/** @import { Block, Inline } from './content.types.js' */

/** @typedef {{ tex: string, display: boolean }} Formula */

const TOKEN = /\uE000(\d+)\uE001/g;

/**
 * As in pandoc, a dollar opens only before something that is no space, and closes only after such a thing and not before a digit, so
 * that prices stay prices.
 */
const DOLLARS =
  /\\\$|\$\$(?<dollars>[\s\S]+?)\$\$|\$(?!\s)(?<inline>(?:\\[\s\S]|[^$\\\n])*?(?:\\[\s\S]|[^\s$\\]))\$(?!\d)/g;

/** @type {(content: Inline[]) => Block} */
const paragraph = (content) => {
  const [only] = content;
  return content.length === 1 &&
    Array.isArray(only) &&
    only[0] === 'math' &&
    only[1][1]?.['display'] === 'block'
    ? { kind: 'math', tree: only[1] }
    : { kind: 'paragraph', content };
};

/** Converts one text. Subclasses say what may stand in it. */
export class MarkdownConverter {
  /** Formulas, displayed in the groups `dollars` and `brackets`; and escaped dollars. */
  maths = DOLLARS;
  /** @type {Formula[]} */
  #formulas = [];

  /** @type {(formula: Formula) => Inline} */
  formula({ tex, display }) {
    return ['math', mathTree(tex, display)];
  }

  /** A node of a line that is not drawn as it is. @type {(node: PhrasingContent) => Inline[]} */
  otherInline(node) {
    throw new Error(`Markdown '${node.type}' is not supported in a line of text`);
  }

  /** @type {(node: RootContent) => Block[]} */
  otherBlock(node) {
    throw new Error(`Markdown '${node.type}' is not supported`);
  }

  /** @type {(node: Heading) => Block} */
  heading(node) {
    return { kind: 'paragraph', content: [['strong', this.inlines(node.children)]] };
  }

  /** @type {(node: Code) => Block} */
  fence(node) {
    return { kind: 'code', text: this.restored(node.value) };
  }

  /** Mathematics is taken out before Markdown sees its underscores and backslashes. @type {(text: string) => string} */
  #withoutMaths(text) {
    return text.replace(this.maths, (whole, ...more) => {
      if (whole === '\\$') return '\uE002';
      const { dollars, brackets, inline, parentheses } = more.at(-1);
      const displayed = dollars ?? brackets;
      this.#formulas.push({
        tex: (displayed ?? inline ?? parentheses).trim(),
        display: displayed !== undefined,
      });
      return `\uE000${this.#formulas.length - 1}\uE001`;
    });
  }

  /** In code, what looked like mathematics is put back. @type {(text: string) => string} */
  restored(text) {
    return text
      .replace(TOKEN, (_, index) => {
        const { tex, display } = this.#formulas[Number(index)] ?? { tex: '', display: false };
        return display ? `$$${tex}$$` : `$${tex}$`;
      })
      .replaceAll('\uE002', '$');
  }

  /** Text with formulas. @type {(value: string) => Inline[]} */
  words(value) {
    return value.split(/(\uE000\d+\uE001)/).flatMap((piece) => {
      const formula = this.#formulas[Number(/^\uE000(\d+)/.exec(piece)?.[1] ?? -1)];
      if (formula) return [this.formula(formula)];
      const text = piece.replaceAll('\uE002', '$').replace(/\s*\n\s*/g, ' ');
      return text === '' ? [] : [text];
    });
  }

  /** @type {(nodes: readonly PhrasingContent[]) => Inline[]} */
  inlines(nodes) {
    return nodes.flatMap((node) => {
      switch (node.type) {
        case 'text':
          return this.words(node.value);
        case 'emphasis':
          return [['em', this.inlines(node.children)]];
        case 'strong':
          return [['strong', this.inlines(node.children)]];
        case 'inlineCode':
          return [['code', this.restored(node.value)]];
        case 'break':
          return [['br']];
        default:
          return this.otherInline(node);
      }
    });
  }

  /** @type {(node: RootContent) => Block[]} */
  #block(node) {
    switch (node.type) {
      case 'paragraph':
        return [paragraph(this.inlines(node.children))];
      case 'heading':
        return [this.heading(node)];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered === true,
            start: node.start ?? 1,
            items: node.children.map((item) => this.blocks(item.children)),
          },
        ];
      case 'blockquote':
        return [{ kind: 'quote', blocks: this.blocks(node.children) }];
      case 'code':
        return [this.fence(node)];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map((cell) => this.inlines(cell.children)),
        );
        return [{ kind: 'table', head, rows }];
      }
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return this.otherBlock(node);
    }
  }

  /** @type {(nodes: readonly RootContent[]) => Block[]} */
  blocks(nodes) {
    return nodes.flatMap((node) => this.#block(node));
  }

  /** @type {(text: string) => Block[]} */
  convert(text) {
    const tree = fromMarkdown(this.#withoutMaths(text), {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    return this.blocks(tree.children);
  }
}
