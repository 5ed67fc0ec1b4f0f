import { everyLook } from '../../sdk/internal';
import type { PaywallNode, PaywallParts } from '../../sdk/internal';
import { childrenOf, hasControls } from './drawing/tree';

/** The heading levels by the text's key, if they differ from those that the font size gives. */
export type HeadingLevels = ReadonlyMap<string, number>;

/** Controls contain no headings. */
const isControl = (node: PaywallNode): boolean =>
  node.type === 'button' ||
  node.type === 'purchase-button' ||
  node.type === 'tab-control-button' ||
  (node.type === 'package' && !hasControls(node.stack));

/**
 * The font sizes of a paywall give its heading levels, and sizes can skip levels. Here each heading is at most one level
 * below the heading before it, so that the outline has no gaps.
 */
export const headingLevelsOf = ({ header, stack, footer, sheets }: PaywallParts): HeadingLevels => {
  const levels = new Map<string, number>();
  const walk = (node: PaywallNode, before: number): number => {
    if (isControl(node)) return before;
    if (node.type === 'text') {
      const { base } = node.look;
      const found = everyLook(node.look).find((look) => look.headingLevel !== null && look.isVisible);
      if (!found) return before;
      const level = Math.min(found.headingLevel ?? 1, before + 1);
      levels.set(node.key, level);
      // A heading that only an override makes is not always there for those below.
      return base.headingLevel !== null && base.isVisible ? level : before;
    }
    const inner = childrenOf(node);
    // Only one tab is shown, so each tab follows the heading before all tabs.
    if (node.type === 'tabs') return Math.min(...inner.map((child) => walk(child, before)));
    return inner.reduce((last, child) => walk(child, last), before);
  };
  [header, stack, footer].reduce((last, part) => (part ? walk(part, last) : last), 1);
  for (const { stack } of sheets) walk(stack, 1);
  return levels;
};
