import type { Paywall, PaywallNode } from '../../sdk/internal';
import { childrenOf, hasControls } from './tree';

/** Where a heading's size says more than its place: its level among the headings before it, by the text's key. */
export type HeadingLevels = ReadonlyMap<string, number>;

/** What is pressed as a whole has no headings. */
const isControl = (node: PaywallNode): boolean =>
  node.type === 'button' ||
  node.type === 'purchase-button' ||
  node.type === 'tab-control-button' ||
  (node.type === 'package' && !hasControls(node.stack));

/**
 * Sizes make headings of a paywall, and sizes skip levels: no heading is more than one level below the one before
 * it, so that the outline has no holes.
 */
export const headingLevelsOf = ({
  header,
  stack,
  footer,
}: Pick<Paywall, 'header' | 'stack' | 'footer'>): HeadingLevels => {
  const levels = new Map<string, number>();
  const walk = (node: PaywallNode, before: number): number => {
    if (isControl(node)) return before;
    if (node.type === 'text') {
      const { headingLevel, isVisible } = node.look.normal;
      if (headingLevel === null || !isVisible) return before;
      const level = Math.min(headingLevel, before + 1);
      levels.set(node.key, level);
      return level;
    }
    const inner = childrenOf(node);
    // Of tabs one is shown: each follows what comes before them all.
    if (node.type === 'tabs') return Math.min(...inner.map((child) => walk(child, before)));
    return inner.reduce((last, child) => walk(child, last), before);
  };
  [header, stack, footer].reduce((last, part) => (part ? walk(part, last) : last), 1);
  return levels;
};
