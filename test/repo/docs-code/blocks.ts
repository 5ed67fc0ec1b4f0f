import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Code, Nodes } from 'mdast';
import { parseMarkdown } from '../../support/markdown';

/** A fenced block of code of a Markdown file. */
export interface Block {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
}

/** What people read and copy from. */
export const GUIDES: readonly string[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'demo/server/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((path) => existsSync(path));

const codeIn = (node: Nodes): Code[] => {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap((child) => codeIn(child)) : [];
};

export const blocksIn = (file: string, text: string): Block[] =>
  codeIn(parseMarkdown(text)).map((node) => ({
    file,
    line: node.position?.start.line ?? 0,
    language: node.lang ?? '',
    code: node.value,
  }));

export const allBlocks = (): Block[] => GUIDES.flatMap((file) => blocksIn(file, readFileSync(file, 'utf8')));

export const where = ({ file, line }: Block): string => `${file}:${line}`;
