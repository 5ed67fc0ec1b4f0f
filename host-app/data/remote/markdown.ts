import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import type { Block, Inline } from '../../content/content.types';
import { MarkdownConverter } from '../../content/markdown-blocks.mjs';

/**
 * \( \), \[ \] and dollars. A price is not a formula: `$5 and $6` opens before a digit and closes before one.
 */
const MATHS =
  /\\\$|\$\$(?<dollars>[\s\S]+?)\$\$|\\\[(?<brackets>[\s\S]+?)\\\]|\\\((?<parentheses>[\s\S]+?)\\\)|\$(?!\s)(?<inline>(?:\\[\s\S]|[^$\\\n])*?(?:\\[\s\S]|[^\s$\\]))\$(?!\d)/g;

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

class AnswerConverter extends MarkdownConverter {
  override maths = MATHS;

  /** LaTeX that cannot be parsed is shown as text. */
  override formula(formula: { readonly tex: string; readonly display: boolean }): Inline {
    try {
      return super.formula(formula);
    } catch {
      return ['code', formula.tex];
    }
  }

  /** Links, pictures and HTML become their text: nothing that a model wrote can link anywhere. */
  override otherInline(node: PhrasingContent): Inline[] {
    if (node.type === 'image') return node.alt ? [node.alt] : [];
    return 'children' in node ? this.inlines(node.children) : this.words(textOf(node));
  }

  override otherBlock(node: RootContent): Block[] {
    const content = this.words(textOf(node));
    return content.length === 0 ? [] : [{ kind: 'paragraph', content }];
  }
}

/**
 * Converts the model's Markdown with maths into data to draw, without HTML, links or pictures. An incomplete
 * text is accepted.
 */
export const markdownBlocks = (source: string): readonly Block[] =>
  new AnswerConverter()
    .convert(source)
    .filter((block) => block.kind !== 'paragraph' || block.content.length > 0);
