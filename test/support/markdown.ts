import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** A front matter at the beginning of a file: not Markdown, but lines of it. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Markdown as a tree. Lines keep their numbers. */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(
    text.replace(FRONT_MATTER, (matter) => matter.replace(/[^\n]/g, '')),
    { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] },
  );

/** The words of a node, code included, without marks. */
export function plainText(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainText(child)).join('') : '';
}
