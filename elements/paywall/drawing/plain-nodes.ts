import { variablesIn } from '../../../sdk/internal';
import type { PaywallNode, PaywallParts, StackNode, TextNode } from '../../../sdk/internal';
import type { Parts } from './parts';
import { childrenOf } from './tree';
import type { RadioGroups } from './tree';

/** The keys of stacks and texts that no state changes. They are drawn without a component of their own. */
export type PlainNodes = ReadonlySet<string>;

export type PlainNode = StackNode | TextNode;

/** A step of a loader has the key of the text inside it, so the type is compared, too. */
export const isPlainNode = (node: PaywallNode, plain: PlainNodes): node is PlainNode =>
  (node.type === 'text' || node.type === 'stack') && plain.has(node.key);

const isUnchanging = (node: PaywallNode, groups: RadioGroups): boolean => {
  if (node.type !== 'text' && node.type !== 'stack') return false;
  if (node.look.rules.length > 0) return false;
  if (node.type === 'text') return variablesIn(node.look.base.tokens).length === 0;
  const { badge, isScrolling, background } = node.look.base;
  return !badge && !isScrolling && background?.type !== 'video' && !groups.has(node.key);
};

/** A stack is drawn with all that is inside it, so all of it must belong to one part. */
export const plainNodesOf = (
  { header, stack, footer, sheets }: PaywallParts,
  groups: RadioGroups,
  parts: Parts,
): PlainNodes => {
  const plain = new Set<string>();
  /** Returns the part of the last node inside. */
  const walk = (node: PaywallNode): number => {
    const own = parts.of(node.key);
    const last = childrenOf(node).reduce((most, child) => Math.max(most, walk(child)), own);
    if (last === own && isUnchanging(node, groups)) plain.add(node.key);
    return last;
  };
  for (const part of [header, stack, footer, ...sheets.map(({ stack }) => stack)]) if (part) walk(part);
  return plain;
};
