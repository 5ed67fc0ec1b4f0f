import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type {
  FilledToken,
  Looks,
  PaywallNode,
  PaywallSession,
  PaywallState,
  TextToken,
  Translator,
} from '../../sdk/internal';
import type { HeadingLevels } from './headings';
import type { Mode } from './look/paint';
import type { Axis } from './look/size';
import type { Parts } from './parts';
import type { RadioGroups } from './tree';

/** Fills the variables of texts with the values of a package; `null`: there is none. */
export interface PaywallTexts {
  fill(tokens: readonly TextToken[], packageId: string | null, others: TextValues): readonly FilledToken[];
}
/** Values by the names of placeholders. */
export type TextValues = Readonly<Record<string, string>>;

/** What nodes need from the paywall they are in. The same object as long as the paywall is on screen. */
export interface PaywallContextValue {
  readonly session: PaywallSession;
  readonly translator: Translator;
  readonly texts: PaywallTexts;
  /** Draws a node with the component of its type. */
  draw(node: PaywallNode, axis: Axis): ReactNode;
  /** The packages of each stack that is a radio group, by the stack's key. */
  readonly groups: RadioGroups;
  readonly headings: HeadingLevels;
  readonly parts: Parts;
  /** A link in a text was pressed. `false`: the page sees to it. */
  opensLink(url: string): boolean;
  /** Told each time a node is rendered; for tests. */
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

/** Whose state decides which look is shown. */
export type Owner =
  | { readonly type: 'package'; readonly packageId: string }
  | { readonly type: 'tab'; readonly tabsKey: string; readonly tabId: string; readonly defaultTabId: string };
const OwnerContext = createContext<Owner | null>(null);
export const OwnerProvider = OwnerContext.Provider;

const PackageContext = createContext<string | null>(null);
export const PackageProvider = PackageContext.Provider;
/** The package that the node belongs to. */
export const usePackageId = (): string | null => useContext(PackageContext);

/** True inside of what is pressed as a whole: no headings and no other controls there. */
const ControlContext = createContext(false);
export const ControlProvider = ControlContext.Provider;
export const useIsInControl = (): boolean => useContext(ControlContext);

/** A value out of the state; renders again only when the value is another one. */
export const usePaywallState = <T extends string | number | boolean | null>(
  select: (state: PaywallState) => T,
): T => {
  const { $state } = usePaywall().session;
  return useSyncExternalStore(
    (changed) => $state.listen(changed),
    () => select($state.get()),
  );
};

/** Those of a list of nodes whose part has come. */
export const useDrawn = (nodes: readonly PaywallNode[]): readonly PaywallNode[] => {
  const { parts } = usePaywall();
  const last = nodes.reduce((most, { key }) => Math.max(most, parts.of(key)), 0);
  const drawn = useSyncExternalStore(
    (changed) => parts.$drawn.listen(changed),
    () => Math.min(last, parts.$drawn.get()),
  );
  return drawn === last ? nodes : nodes.filter(({ key }) => parts.of(key) <= drawn);
};

/** The tab that is shown; without an entry in the state it is the default one. */
export const shownTab = ({ tabs }: PaywallState, key: string, otherwise: string): string =>
  tabs.get(key) ?? otherwise;

const isOwnerSelected = (owner: Owner | null, state: PaywallState): boolean => {
  if (owner?.type === 'package') return state.selectedPackageId === owner.packageId;
  return owner?.type === 'tab' && shownTab(state, owner.tabsKey, owner.defaultTabId) === owner.tabId;
};

/** The node's look as things are. Nodes whose two looks are one and the same never ask again. */
export const useLook = <T>(node: { readonly key: string; readonly look: Looks<T> }): T => {
  const owner = useContext(OwnerContext);
  const { normal, selected } = node.look;
  const isSelected = usePaywallState((state) => normal !== selected && isOwnerSelected(owner, state));
  useRenderMark(node.key);
  return isSelected ? selected : normal;
};

export const useRenderMark = (key: string): void => usePaywall().onRender?.(key);
