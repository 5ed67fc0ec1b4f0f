// Markdown as a tree, and the plain words of a part of it.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

export const parseMarkdown = (text) =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });

const BREAKING = new Set(['paragraph', 'tableCell', 'tableRow', 'table', 'listItem', 'heading', 'code']);

/** The words of a node, code included, without marks and comments. */
export function plain(node) {
  if (node.type === 'html') return '';
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if (node.value !== undefined) return node.value;
  return (node.children ?? [])
    .map((child) => plain(child) + (BREAKING.has(child.type) ? ' ' : ''))
    .join('')
    .trim();
}

const INFO = /([\w-]+)=(\S+)/g;

/** ```` ```html live name height=600 ````: the language, the words after it, and what is set in them. */
export function fenceOf(node) {
  const meta = node.meta ?? '';
  const [, name] = /^live (\S+)/.exec(meta) ?? [];
  return {
    language: node.lang ?? '',
    live: name ?? null,
    settings: Object.fromEntries([...meta.matchAll(INFO)].map(([, key, value]) => [key, value])),
    code: node.value,
  };
}
