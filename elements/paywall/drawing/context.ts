import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { needsOf, NO_INTERACTION, rulesThatHold } from '../../../sdk/internal';
import type {
  FilledToken,
  Looks,
  PaywallNode,
  PaywallSession,
  PaywallState,
  TextToken,
  Translator,
} from '../../../sdk/internal';
import { useControlState } from './control-state';
import type { ControlState } from './control-state';
import type { HeadingLevels } from '../headings';
import type { Mode } from '../look/paint';
import type { Axis } from '../look/size';
import { useDrawnPart } from './parts';
import type { Parts } from './parts';
import type { PlainNodes } from './plain-nodes';
import type { RadioGroups } from './tree';
import type { ShowWallets } from '../web/wallet-port';

/** Replaces the variables of texts with the values of a package; `null`: no package. */
export interface PaywallTexts {
  fill(tokens: readonly TextToken[], packageId: string | null, others: TextValues): readonly FilledToken[];
}
/** Values by placeholder name. */
export type TextValues = Readonly<Record<string, string>>;

/** What nodes need from their paywall. The object stays the same while the paywall is on screen. */
export interface PaywallContextValue {
  readonly session: PaywallSession;
  readonly translator: Translator;
  readonly texts: PaywallTexts;
  /** Renders a node with the component of its type. */
  draw(node: PaywallNode, axis: Axis): ReactNode;
  /** The packages of each stack that is a radio group, by the stack's key. */
  readonly groups: RadioGroups;
  readonly headings: HeadingLevels;
  /** The keys of the controls whose look depends on hover, focus or an error. */
  readonly interactive: ReadonlySet<string>;
  readonly parts: Parts;
  /** The nodes that are drawn without a component of their own. */
  readonly plain: PlainNodes;
  /** Shows the wallets' buttons. `null`: this paywall sells without wallets. */
  readonly wallets: ShowWallets | null;
  /** Where the purchase of a success screen is redeemed in an app. */
  readonly redemptionUrl: string | null;
  /** Buttons that go back are not shown. */
  readonly hidesBackButtons: boolean;
  /** Called when the customer opens a link in a text. `false`: the page handles it. */
  opensLink(url: string): boolean;
  /** For tests: called each time a node is rendered. */
  readonly onRender: ((key: string) => void) | undefined;
}

const Paywall = createContext<PaywallContextValue | null>(null);
export const PaywallProvider = Paywall.Provider;

export const usePaywall = (): PaywallContextValue => {
  const value = useContext(Paywall);
  if (!value) throw new Error('This node is outside of a paywall.');
  return value;
};

const ModeContext = createContext<Mode>('light');
export const ModeProvider = ModeContext.Provider;
export const useMode = (): Mode => useContext(ModeContext);

/** The node whose state decides which look is shown. */
export type Owner =
  | { readonly type: 'package'; readonly packageId: string }
  | { readonly type: 'tab'; readonly tabsKey: string; readonly tabId: string; readonly defaultTabId: string }
  | { readonly type: 'option'; readonly fieldId: string; readonly optionId: string };
const OwnerContext = createContext<Owner | null>(null);
export const OwnerProvider = OwnerContext.Provider;

const PackageContext = createContext<string | null>(null);
export const PackageProvider = PackageContext.Provider;
/** The package of the node. */
export const usePackageId = (): string | null => useContext(PackageContext);

/** True inside a control: a control contains no headings and no other controls. */
const ControlContext = createContext(false);
export const ControlProvider = ControlContext.Provider;
export const useIsInControl = (): boolean => useContext(ControlContext);

/** A value of the state. Renders again only when this value changes. */
export const usePaywallState = <T extends string | number | boolean | null>(
  select: (state: PaywallState) => T,
): T => {
  const { $state } = usePaywall().session;
  return useSyncExternalStore(
    (changed) => $state.listen(changed),
    () => select($state.get()),
  );
};

/** The nodes of a list whose part is already rendered. */
export const useDrawn = (nodes: readonly PaywallNode[]): readonly PaywallNode[] => {
  const { parts } = usePaywall();
  const last = nodes.reduce((most, { key }) => Math.max(most, parts.of(key)), 0);
  const drawn = useDrawnPart(parts, last);
  return drawn === last ? nodes : nodes.filter(({ key }) => parts.of(key) <= drawn);
};

/** The tab that is shown; without an entry in the state, the default tab. */
export const shownTab = ({ tabs }: PaywallState, key: string, otherwise: string): string =>
  tabs.get(key) ?? otherwise;

const isOwnerSelected = (owner: Owner | null, state: PaywallState): boolean => {
  if (owner?.type === 'package') return state.selectedPackageId === owner.packageId;
  if (owner?.type === 'option')
    return (state.inputs.get(owner.fieldId) ?? '').split(',').includes(owner.optionId);
  return owner?.type === 'tab' && shownTab(state, owner.tabsKey, owner.defaultTabId) === owner.tabId;
};

/** Where the mask of a node's rules comes from, for `useSyncExternalStore`. */
interface MaskSource {
  subscribe(changed: () => void): () => void;
  mask(): number;
}

/** For nodes without rules: nothing to subscribe to. */
const NO_RULES: MaskSource = { subscribe: () => () => {}, mask: () => 0 };

const maskSource = (
  rules: Looks<unknown>['rules'],
  { session }: PaywallContextValue,
  owner: Owner | null,
  packageId: string | null,
  control: ControlState | null,
): MaskSource => {
  const needs = needsOf(rules, packageId !== null);
  return {
    subscribe: (changed) => {
      const stops = [
        needs.state ? session.$state.listen(changed) : null,
        needs.interaction ? control?.$interaction.listen(changed) : null,
      ];
      return () => stops.forEach((stop) => stop?.());
    },
    mask: () => {
      const state = session.$state.get();
      const isSelected = isOwnerSelected(owner, state);
      const interaction = control?.$interaction.get() ?? NO_INTERACTION;
      return rulesThatHold(rules, { state, packageId, isSelected, interaction });
    },
  };
};

/** The node's current look. A node subscribes only to what its conditions compare. */
export const useLook = <T>({ key, look }: { readonly key: string; readonly look: Looks<T> }): T => {
  const paywall = usePaywall();
  const owner = useContext(OwnerContext);
  const packageId = usePackageId();
  const control = useControlState();
  const { base, rules, resolveLook } = look;
  const { subscribe, mask } =
    rules.length === 0 ? NO_RULES : maskSource(rules, paywall, owner, packageId, control);
  const holding = useSyncExternalStore(subscribe, mask);
  useRenderMark(key);
  return holding === 0 ? base : resolveLook(holding);
};

export const useRenderMark = (key: string): void => usePaywall().onRender?.(key);
