import type { ConditionState } from './condition.types';
import { NO_INTERACTION, rulesThatHold } from './conditions.view';
import type { ConditionScope } from './conditions.view';
import type { InputNode } from './inputs/inputs.types';
import type { Looks } from './look.types';
import type { ExpressButtonNode } from './web-nodes.types';
import type { Paywall, PaywallNode, StackNode, TabsNode } from './paywall.types';

/** The part of the state that decides which nodes are shown. */
export interface ShownState extends ConditionState {
  /** The tab that is shown, by the key of its tabs node. */
  readonly tabs: ReadonlyMap<string, string>;
  /** The sheet that is open. */
  readonly sheet: { readonly key: string } | null;
  /** Whether the device has a wallet, by the key of the wallet button; absent while it is asked. */
  readonly wallets: ReadonlyMap<string, boolean>;
}

export interface ShownPackage {
  readonly packageId: string;
  readonly isSelectedByDefault: boolean;
}

interface Scope extends ConditionScope {
  readonly state: ShownState;
}

const currentLook = <T>({ base, rules, resolveLook }: Looks<T>, scope: Scope): T =>
  rules.length === 0 ? base : resolveLook(rulesThatHold(rules, scope));

const outside = (state: ShownState): Scope => ({
  state,
  packageId: null,
  isSelected: false,
  interaction: NO_INTERACTION,
});

const isHidden = (node: PaywallNode, scope: Scope): boolean =>
  'look' in node && !currentLook<{ readonly isVisible: boolean }>(node.look, scope).isVisible;

/** The visible packages below a node that is not inside a package, in reading order. */
export const packagesIn = (node: PaywallNode, state: ShownState): readonly ShownPackage[] =>
  visiblePackages(node, outside(state));

const visiblePackages = (node: PaywallNode, scope: Scope): readonly ShownPackage[] => {
  if (node.type === 'package') {
    const { packageId, stack } = node;
    const own = { ...scope, packageId, isSelected: packageId === scope.state.selectedPackageId };
    return isHidden(stack, own) ? [] : [node, ...visiblePackages(stack, own)];
  }
  if (isHidden(node, scope)) return [];
  return shownChildren(node, scope).flatMap((child) => visiblePackages(child, scope));
};

const shownChildren = (node: PaywallNode, scope: Scope): readonly PaywallNode[] => {
  if (node.type === 'stack') return withBadge(node, currentLook(node.look, scope).badge?.stack);
  if (node.type === 'express-button')
    return [expressStack(node, scope.state)].filter((stack) => stack !== null);
  if (node.type !== 'tabs') return childrenOf(node);
  const shown = scope.state.tabs.get(node.key) ?? node.defaultTabId;
  const tab = node.tabs.find(({ id }) => id === shown);
  return tab ? [node.control.stack, tab.stack] : [node.control.stack];
};

/** The stack of an express button that is shown. */
export const expressStack = (
  { walletKey, unknown, available, unavailable }: ExpressButtonNode,
  { wallets }: Pick<ShownState, 'wallets'>,
): StackNode | null => {
  const hasWallet = walletKey === null ? false : wallets.get(walletKey);
  if (hasWallet === undefined) return unknown;
  return hasWallet ? available : unavailable;
};

const withBadge = ({ children }: StackNode, badge: StackNode | undefined): readonly PaywallNode[] =>
  badge ? [...children, badge] : children;

/** Hidden nodes and all tabs included. */
const childrenOf = (node: PaywallNode): readonly PaywallNode[] => {
  switch (node.type) {
    case 'stack':
      return withBadge(node, node.look.base.badge?.stack);
    case 'tabs':
      return [node.control.stack, ...node.tabs.map(({ stack }) => stack)];
    case 'carousel':
      return node.pages;
    case 'countdown':
      return node.endStack ? [node.stack, node.endStack] : [node.stack];
    case 'express-button':
      return [node.unknown, node.available, node.unavailable].filter((stack) => stack !== null);
    default:
      return 'stack' in node ? [node.stack] : [];
  }
};

/** The parts of a paywall that contain nodes. */
export type PaywallParts = Pick<Paywall, 'header' | 'stack' | 'footer' | 'sheets'>;

/** The sheet that is open. */
export const openSheet = ({ sheets }: Pick<Paywall, 'sheets'>, { sheet }: Pick<ShownState, 'sheet'>) =>
  sheet ? (sheets.find(({ key }) => key === sheet.key) ?? null) : null;

const shownParts = (paywall: PaywallParts, state: ShownState): readonly PaywallNode[] =>
  [paywall.header, paywall.stack, paywall.footer, openSheet(paywall, state)?.stack ?? null].filter(
    (part) => part !== null,
  );

export const shownPackages = (paywall: PaywallParts, state: ShownState): readonly ShownPackage[] =>
  shownParts(paywall, state).flatMap((part) => packagesIn(part, state));

const isInput = (node: PaywallNode): node is InputNode =>
  node.type === 'input-text' || node.type === 'input-choice';

const visibleInputs = (node: PaywallNode, scope: Scope): readonly InputNode[] => {
  const own =
    node.type === 'package'
      ? { ...scope, packageId: node.packageId, isSelected: node.packageId === scope.state.selectedPackageId }
      : scope;
  if (isHidden(node, own)) return [];
  const inner = shownChildren(node, own).flatMap((child) => visibleInputs(child, own));
  return isInput(node) ? [node, ...inner] : inner;
};

/** The visible inputs, in reading order. */
export const shownInputs = (paywall: PaywallParts, state: ShownState): readonly InputNode[] =>
  shownParts(paywall, state).flatMap((part) => visibleInputs(part, outside(state)));

/** Finds the tabs node with this key, anywhere in the paywall. */
export const findTabs = ({ header, stack, footer, sheets }: PaywallParts, key: string): TabsNode | null => {
  const parts = [header, stack, footer, ...sheets.map(({ stack }) => stack)];
  const waiting: PaywallNode[] = parts.filter((part) => part !== null);
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'tabs' && node.key === key) return node;
    for (const child of childrenOf(node)) waiting.push(child);
  }
  return null;
};

/**
 * The order in which packages are selected when the paywall opens: first those that are selected by default, depth first,
 * footer included (billing rules of paywalls). Then all others: a purchase button always has a package to sell.
 */
export const byPreference = (packages: readonly ShownPackage[]): readonly string[] =>
  [true, false].flatMap((isFirst) =>
    packages.flatMap(({ packageId, isSelectedByDefault }) =>
      isSelectedByDefault === isFirst ? [packageId] : [],
    ),
  );
