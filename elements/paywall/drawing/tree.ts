import { everyLook, hasCondition } from '../../../sdk/internal';
import type { PaywallNode, PaywallParts, StackNode, TextToken } from '../../../sdk/internal';

/** The packages of each stack that is a radio group, in reading order, by the stack's key. */
export type RadioGroups = ReadonlyMap<string, readonly string[]>;

/** The nodes directly below a node, badges and all tabs included. */
export const childrenOf = (node: PaywallNode): readonly PaywallNode[] => {
  switch (node.type) {
    case 'stack': {
      const { badge } = node.look.base;
      return badge ? [...node.children, badge.stack] : node.children;
    }
    case 'tabs':
      return [node.control.stack, ...node.tabs.map(({ stack }) => stack)];
    case 'carousel':
      return node.pages;
    case 'countdown':
      return node.endStack ? [node.stack, node.endStack] : [node.stack];
    case 'timeline':
      return node.items.flatMap(({ title, description }) => (description ? [title, description] : [title]));
    case 'express-button':
      return [node.unknown, node.available, node.unavailable].filter((stack) => stack !== null);
    default:
      return 'stack' in node ? [node.stack] : [];
  }
};

export const someNode = (node: PaywallNode, test: (node: PaywallNode) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => someNode(child, test));

/** Packages below a node. Each tab is searched separately, because only one of them is shown. */
const packagesBelow = (node: PaywallNode): readonly string[] => {
  if (node.type === 'package') return [node.packageId];
  return node.type === 'tabs' ? [] : childrenOf(node).flatMap(packagesBelow);
};

const tabsBelow = (node: PaywallNode): readonly StackNode[] =>
  childrenOf(node).flatMap((child) =>
    child.type === 'tabs' ? child.tabs.map(({ stack }) => stack) : tabsBelow(child),
  );

/** The smallest stack that contains all packages below `stack`. */
const groupOf = (stack: StackNode): StackNode => {
  const holders = childrenOf(stack).filter((child) => packagesBelow(child).length > 0);
  const [only] = holders;
  if (!only || holders.length > 1) return stack;
  if (only.type === 'stack') return groupOf(only);
  return only.type === 'countdown' && packagesBelow(only.stack).length > 0 ? groupOf(only.stack) : stack;
};

export const radioGroupsOf = ({ header, stack, footer, sheets }: PaywallParts): RadioGroups => {
  const groups = new Map<string, readonly string[]>();
  const add = (root: StackNode): void => {
    const ids = packagesBelow(root);
    if (ids.length > 0) groups.set(groupOf(root).key, ids);
    tabsBelow(root).forEach(add);
  };
  for (const part of [header?.stack, stack, footer?.stack, ...sheets.map(({ stack }) => stack)])
    if (part) add(part);
  return groups;
};

/** Whether any node inside looks different when it is selected. */
export const showsSelection = (node: PaywallNode): boolean =>
  someNode(node, (inner) => 'look' in inner && hasCondition(inner.look.rules, 'selected'));

const hasLink = (tokens: readonly TextToken[]): boolean =>
  tokens.some((token) => token.type === 'link' || ('tokens' in token && hasLink(token.tokens)));

const CONTROLS: ReadonlySet<PaywallNode['type']> = new Set([
  'button',
  'purchase-button',
  'tabs',
  'carousel',
  'tab-control-toggle',
  'video',
  'input-text',
  'input-choice',
  'wallet-button',
  'redemption-button',
  'web-view',
]);

/** Whether a node inside is a control. */
export const hasControls = (node: PaywallNode): boolean =>
  someNode(
    node,
    (inner) =>
      CONTROLS.has(inner.type) ||
      (inner.type === 'text' && everyLook(inner.look).some(({ tokens }) => hasLink(tokens))),
  );

const OWNERS: ReadonlySet<PaywallNode['type']> = new Set([
  'package',
  'button',
  'purchase-button',
  'redemption-button',
  'tab-control-button',
  'input-choice',
  'input-option',
]);

/** The keys of the controls with a node inside whose look depends on hover, focus or an error. */
export const interactiveControlsOf = ({
  header,
  stack,
  footer,
  sheets,
}: PaywallParts): ReadonlySet<string> => {
  const keys = new Set<string>();
  const walk = (node: PaywallNode, around: string | null): void => {
    const owner = node.type === 'input-text' ? node.key : around;
    if (owner !== null && 'look' in node && hasCondition(node.look.rules, 'hover', 'focus', 'error'))
      keys.add(owner);
    const inner = OWNERS.has(node.type) ? node.key : owner;
    for (const child of childrenOf(node)) walk(child, inner);
  };
  for (const part of [header, stack, footer, ...sheets.map(({ stack }) => stack)]) if (part) walk(part, null);
  return keys;
};
