import type { Block, Inline } from '../../../content/content.types';

export interface Heading {
  readonly id: string;
  readonly content: readonly Inline[];
}

/** The headings for the table of contents. */
export const headingsOf = (blocks: readonly Block[]): readonly Heading[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, content: block.content }] : [],
  );
