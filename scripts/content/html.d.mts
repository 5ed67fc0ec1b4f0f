import type { Block, Inline, MathTree } from '../../host-app/content/content.types';

export function mathHtml(tree: MathTree | string): string;
export function blocksHtml(blocks: readonly Block[]): string;
export function plainLine(parts: readonly Inline[]): string;
