import type { Nodes, Root } from 'mdast';

export function parseMarkdown(text: string): Root;
export function plain(node: Nodes): string;
