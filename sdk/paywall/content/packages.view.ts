import type { Paywall, PaywallNode, TabsNode } from './paywall.types';

/** The tab that is shown, by the key of its tabs node. A tabs node that is not in the map shows its default tab. */
export type ShownTabs = ReadonlyMap<string, string>;

export interface ShownPackage {
  readonly packageId: string;
  readonly isSelectedByDefault: boolean;
}

const isHidden = (node: PaywallNode): boolean =>
  node.type === 'package' ? isHidden(node.stack) : node.type === 'stack' && !node.look.normal.isVisible;

/** The visible packages below a node, in reading order. */
export const packagesIn = (node: PaywallNode, shownTabs: ShownTabs): readonly ShownPackage[] => {
  if (isHidden(node)) return [];
  const inside = childrenOf(node, shownTabs).flatMap((child) => packagesIn(child, shownTabs));
  return node.type === 'package' ? [node, ...inside] : inside;
};

/** With `shownTabs` null, the hidden tabs are children too. */
const childrenOf = (node: PaywallNode, shownTabs: ShownTabs | null): readonly PaywallNode[] => {
  switch (node.type) {
    case 'stack': {
      const { badge } = node.look.normal;
      return badge ? [...node.children, badge.stack] : node.children;
    }
    case 'tabs': {
      const shown = shownTabs && (shownTabs.get(node.key) ?? node.defaultTabId);
      const tabs = node.tabs.filter(({ id }) => shown === null || id === shown);
      return [node.control.stack, ...tabs.map(({ stack }) => stack)];
    }
    case 'carousel':
      return node.pages;
    case 'countdown':
      return node.endStack ? [node.stack, node.endStack] : [node.stack];
    default:
      return 'stack' in node ? [node.stack] : [];
  }
};

type Parts = Pick<Paywall, 'header' | 'stack' | 'footer'>;

const partsOf = ({ header, stack, footer }: Parts): readonly PaywallNode[] =>
  [header, stack, footer].filter((part) => part !== null);

export const shownPackages = (paywall: Parts, shownTabs: ShownTabs): readonly ShownPackage[] =>
  partsOf(paywall).flatMap((part) => packagesIn(part, shownTabs));

/** Finds the tabs node with this key, anywhere in the paywall. */
export const findTabs = (paywall: Parts, key: string): TabsNode | null => {
  const waiting = [...partsOf(paywall)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'tabs' && node.key === key) return node;
    for (const child of childrenOf(node, null)) waiting.push(child);
  }
  return null;
};

/** The first package that is selected by default, depth first, footer included (billing rules of paywalls). */
export const defaultPackage = (packages: readonly ShownPackage[]): string | null =>
  packages.find(({ isSelectedByDefault }) => isSelectedByDefault)?.packageId ?? null;
