import { unreachable } from '../errors/unreachable';
import { widthClassOf } from './content/conditions.view';
import { byPreference, findTabs, openSheet, packagesIn } from './content/packages.view';
import { onWalletsKnown, walletPurchase } from './wallets.machine';
import { resized, selecting, withShownPackage } from './selection.machine';
import type {
  PaywallEffect,
  PaywallEnd,
  PaywallEvent,
  PaywallState,
  PaywallTransition,
} from './paywall.state.types';
import { answersOf, withAnswer, withChecked, withErrorsShown } from './inputs.machine';
import type { PaywallFacts, StateUpdate } from './content/condition.types';
import type { Paywall, PaywallAction } from './content/paywall.types';

const NO_FACTS: PaywallFacts = { customVariables: new Map(), offers: new Map() };

/** The state in which a paywall opens. `pixels`: the width of its box; `inputs`: answers of before. */
export const initialPaywall = (
  paywall: Paywall,
  facts: PaywallFacts = NO_FACTS,
  pixels = 0,
  inputs: PaywallState['inputs'] = new Map(),
): PaywallState => {
  const state = withShownPackage({
    name: 'open',
    paywall,
    facts,
    defaultPackageId: null,
    selectedPackageId: null,
    width: widthClassOf(pixels),
    tabs: new Map(),
    sheet: null,
    values: new Map([...paywall.stateDeclarations].map(([name, { initial }]) => [name, initial])),
    inputs,
    checked: new Set(),
    wanted: null,
    wallets: new Map(),
    purchase: 'idle',
    restore: { name: 'idle' },
    isLeaving: false,
  });
  return { ...state, defaultPackageId: state.selectedPackageId };
};

const stay = (state: PaywallState): PaywallTransition => [state, []];

const close = (state: PaywallState, outcome: PaywallEnd): PaywallTransition => [
  { ...state, name: 'closed', purchase: 'idle' },
  [{ type: 'settle', outcome }],
];

const select = (state: PaywallState, packageId: string): PaywallTransition =>
  state.purchase === 'idle' && state.selectedPackageId !== packageId
    ? stay(selecting(state, packageId) ?? state)
    : stay(state);

const updated = (values: PaywallState['values'], updates: readonly StateUpdate[]): PaywallState['values'] =>
  updates.length === 0
    ? values
    : new Map([...values, ...updates.map(({ name, value }) => [name, value] as const)]);

/** Shows another tab and applies its updates of the state. */
const selectTab = (state: PaywallState, tabsKey: string, tabId: string): PaywallTransition => {
  const tab = findTabs(state.paywall, tabsKey)?.tabs.find(({ id }) => id === tabId);
  if (!tab || state.purchase === 'purchasing' || state.tabs.get(tabsKey) === tabId) return stay(state);
  const tabs = new Map([...state.tabs, [tabsKey, tabId]]);
  const values = updated(state.values, tab.stateUpdates);
  return stay(withShownPackage({ ...state, tabs, values }, tab.stack));
};

/** A sheet sells its own packages: one of them is selected. */
const withSheetPackage = (state: PaywallState): PaywallState => {
  const stack = openSheet(state.paywall, state)?.stack;
  const inSheet = stack ? packagesIn(stack, state) : [];
  if (inSheet.some(({ packageId }) => packageId === state.selectedPackageId)) return state;
  for (const packageId of byPreference(inSheet)) {
    const next = selecting(state, packageId);
    if (next) return next;
  }
  return state;
};

/** Another sheet that is open is closed. */
const showSheet = (state: PaywallState, sheetKey: string): PaywallState => {
  const closed = withoutSheet(state);
  const sheet = { key: sheetKey, packageBefore: closed.selectedPackageId };
  const isKnown = state.paywall.sheets.some(({ key }) => key === sheetKey);
  return isKnown ? withSheetPackage({ ...closed, sheet }) : state;
};

/** The package that was selected before is selected again. */
const withoutSheet = (state: PaywallState): PaywallState => {
  if (!state.sheet) return state;
  const { packageBefore } = state.sheet;
  const closed = { ...state, sheet: null };
  const restored = packageBefore === null ? null : selecting(closed, packageBefore);
  return restored ?? withShownPackage(closed);
};

const onSheet = (state: PaywallState, sheetKey: string | null): PaywallTransition => {
  // What is being bought stays selected.
  if (state.purchase === 'purchasing') return stay(state);
  return stay(sheetKey === null ? withoutSheet(state) : showSheet(state, sheetKey));
};

/** Nothing is sold while an answer that is shown is wrong or missing: the first one gets the focus. */
const purchase = (state: PaywallState): PaywallTransition => {
  const { selectedPackageId: packageId } = state;
  if (packageId === null || state.purchase === 'purchasing') return stay(state);
  const rejected = withErrorsShown(state);
  if (rejected) return stay(rejected);
  return [
    { ...state, purchase: 'purchasing' },
    [{ type: 'start-purchase', packageId, attributes: answersOf(state) }],
  ];
};

const restore = (state: PaywallState): PaywallTransition =>
  state.restore.name === 'restoring' || state.purchase === 'purchasing'
    ? stay(state)
    : [{ ...state, restore: { name: 'restoring' } }, [{ type: 'restore-purchases' }]];

const act = (state: PaywallState, action: PaywallAction): PaywallTransition => {
  switch (action.type) {
    case 'purchase':
      return purchase(state);
    case 'select-package':
      return select(state, action.packageId);
    case 'restore-purchases':
      return restore(state);
    case 'navigate-back':
      return [state, [{ type: 'go-back' }]];
    case 'open-sheet':
      return onSheet(state, action.sheetKey);
    case 'close-sheet':
      return onSheet(state, null);
    case 'visit-customer-center':
    case 'open-url':
      return [state, [action]];
    case 'none':
      return stay(state);
    default:
      return unreachable(action);
  }
};

/** The purchase ended without a payment: shows the paywall again, or closes it if the customer had left. */
const unsold = (state: PaywallState, effects: readonly PaywallEffect[] = []): PaywallTransition => {
  const [next, more] = state.isLeaving
    ? close(state, { type: 'closed' })
    : stay(withShownPackage({ ...state, purchase: 'idle' }));
  return [next, [...effects, ...more]];
};

type Answer = Extract<
  PaywallEvent,
  {
    type:
      | 'purchase-completed'
      | 'purchase-cancelled'
      | 'purchase-failed'
      | 'restore-completed'
      | 'restore-failed';
  }
>;

const onAnswer = (state: PaywallState, event: Answer): PaywallTransition => {
  const isAwaited = event.type.startsWith('purchase')
    ? state.purchase === 'purchasing'
    : state.restore.name === 'restoring';
  if (!isAwaited) return stay(state);
  switch (event.type) {
    case 'purchase-completed':
      return close(state, { type: 'purchased', packageId: event.packageId, result: event.result });
    case 'purchase-cancelled':
      return unsold(state);
    case 'purchase-failed':
      return unsold(state, [{ type: 'report-error', error: event.error }]);
    case 'restore-completed':
      return stay({ ...state, restore: { name: 'restored', found: event.found } });
    case 'restore-failed':
      return [{ ...state, restore: { name: 'failed' } }, [{ type: 'report-error', error: event.error }]];
    default:
      return unreachable(event);
  }
};

/**
 * The paywall as a pure function: from a state and an event to the next state and its effects (spec section 4,
 * "Paywall"). No event changes the state `closed`.
 */
export const paywallTransition = (state: PaywallState, event: PaywallEvent): PaywallTransition => {
  if (state.name === 'closed') return stay(state);
  switch (event.type) {
    case 'package-selected':
      return select(state, event.packageId);
    case 'tab-selected':
      return selectTab(state, event.tabsKey, event.tabId);
    case 'input-changed':
      return stay(withAnswer(state, event.fieldId, event.value));
    case 'input-left':
      return stay(withChecked(state, event.fieldId));
    case 'purchase-requested':
      return purchase(state);
    case 'wallets-known':
      return onWalletsKnown(state, event);
    case 'wallet-pressed':
      return walletPurchase(state, event.packageId);
    case 'action-requested':
      return act(state, event.action);
    case 'restore-dismissed':
      return state.restore.name === 'restored' || state.restore.name === 'failed'
        ? stay({ ...state, restore: { name: 'idle' } })
        : stay(state);
    case 'page-turned':
    case 'link-opened':
      return stay(state);
    case 'resized':
      return stay(resized(state, event.width));
    case 'sheet-closed':
      return onSheet(state, null);
    case 'closed':
      return state.purchase === 'purchasing'
        ? stay(state.isLeaving ? state : { ...state, isLeaving: true })
        : close(state, { type: 'closed' });
    default:
      return onAnswer(state, event);
  }
};
