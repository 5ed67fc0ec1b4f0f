import type { Root } from 'mdast';

export interface Renderer {
  blocks(nodes: Root['children']): string;
  readonly headings: readonly { readonly depth: number; readonly text: string; readonly id: string }[];
}

export function createRenderer(options: {
  readonly links: (url: string) => string | null;
  readonly picture: (url: string) => { src: string; width: number; height: number };
  readonly live: (fence: { readonly live: string; readonly code: string }, shown: string) => string;
}): Renderer;
