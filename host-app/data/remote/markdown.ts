import type { Nodes, PhrasingContent, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Inline } from '../../content/content.types';
import { mathTree } from '../../../scripts/content/maths.mjs';

/**
 * \( \), \[ \] and dollars. A price is not a formula: `$5 and $6` opens before a digit and closes before one.
 */
const MATHS =
  /\\\$|\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)|\$(?!\s)((?:\\[\s\S]|[^$\\\n])*?(?:\\[\s\S]|[^\s$\\]))\$(?!\d)/g;
const TOKEN = /\uE000(\d+)\uE001/g;

interface Formula {
  readonly tex: string;
  readonly display: boolean;
}

/** LaTeX that cannot be parsed is shown as text. */
const formula = ({ tex, display }: Formula): Inline => {
  try {
    return ['math', mathTree(tex, display)];
  } catch {
    return ['code', tex];
  }
};

/** Formulas are replaced first, so that Markdown does not interpret their underscores. */
const takeFormulas = (text: string): { readonly text: string; readonly formulas: readonly Formula[] } => {
  const formulas: Formula[] = [];
  const left = text.replace(
    MATHS,
    (whole: string, dollars?: string, brackets?: string, parentheses?: string, inline?: string) => {
      if (whole === '\\$') return '\uE002';
      const displayed = dollars ?? brackets;
      formulas.push({
        tex: (displayed ?? parentheses ?? inline ?? '').trim(),
        display: displayed !== undefined,
      });
      return `\uE000${formulas.length - 1}\uE001`;
    },
  );
  return { text: left, formulas };
};

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Puts the formulas back into the text of a node. */
const createTexts = (formulas: readonly Formula[]) => {
  const plain = (text: string): string =>
    text.replace(TOKEN, (_, at: string) => `$${formulas[Number(at)]?.tex ?? ''}$`).replaceAll('\uE002', '$');
  const words = (text: string): Inline[] => {
    const parts: Inline[] = [];
    let from = 0;
    const push = (piece: string): void => {
      if (piece !== '') parts.push(piece.replaceAll('\uE002', '$').replace(/\s*\n\s*/g, ' '));
    };
    for (const match of text.matchAll(TOKEN)) {
      push(text.slice(from, match.index));
      const found = formulas[Number(match[1])];
      if (found) parts.push(formula(found));
      from = match.index + match[0].length;
    }
    push(text.slice(from));
    return parts;
  };
  return { plain, words };
};

const createInlineConverter = ({ plain, words }: ReturnType<typeof createTexts>) => {
  const line = (nodes: readonly PhrasingContent[]): Inline[] => nodes.flatMap(inline);
  /** Links, pictures and HTML become their text: nothing that a model wrote can link anywhere. */
  const inline = (node: PhrasingContent): Inline[] => {
    switch (node.type) {
      case 'text':
        return words(node.value);
      case 'emphasis':
        return [['em', line(node.children)]];
      case 'strong':
        return [['strong', line(node.children)]];
      case 'inlineCode':
        return [['code', plain(node.value)]];
      case 'break':
        return [['br']];
      case 'image':
        return node.alt ? [node.alt] : [];
      case 'link':
      case 'linkReference':
      case 'delete':
        return line(node.children);
      default:
        return words(textOf(node));
    }
  };
  return line;
};

const paragraph = (content: readonly Inline[]): Block[] => {
  const [only] = content;
  if (content.length === 0) return [];
  return content.length === 1 &&
    Array.isArray(only) &&
    only[0] === 'math' &&
    only[1][1]?.['display'] === 'block'
    ? [{ kind: 'math', tree: only[1] }]
    : [{ kind: 'paragraph', content }];
};

const createConverter = (formulas: readonly Formula[]) => {
  const { plain, words } = createTexts(formulas);
  const line = createInlineConverter({ plain, words });
  const cells = (row: TableRow | undefined): Inline[][] =>
    row?.children.map((cell) => line(cell.children)) ?? [];
  const blocks = (nodes: readonly RootContent[]): Block[] => nodes.flatMap(block);
  const block = (node: RootContent): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return paragraph(line(node.children));
      case 'heading':
        // Headings become bold paragraphs, so that the outline of the page stays correct.
        return [{ kind: 'paragraph', content: [['strong', line(node.children)]] }];
      case 'list':
        return [
          {
            kind: 'list',
            ordered: node.ordered === true,
            start: node.start ?? 1,
            items: node.children.map((item) => blocks(item.children)),
          },
        ];
      case 'blockquote':
        return [{ kind: 'quote', blocks: blocks(node.children) }];
      case 'code':
        return [{ kind: 'code', text: plain(node.value) }];
      case 'table': {
        const [head, ...rows] = node.children;
        return [{ kind: 'table', head: cells(head), rows: rows.map(cells) }];
      }
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return paragraph(words(textOf(node)));
    }
  };
  return blocks;
};

/**
 * Converts the model's Markdown with maths into data to draw, without HTML, links or pictures. An incomplete
 * text is accepted.
 */
export const markdownBlocks = (source: string): readonly Block[] => {
  const { text, formulas } = takeFormulas(source);
  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return createConverter(formulas)(tree.children);
};
