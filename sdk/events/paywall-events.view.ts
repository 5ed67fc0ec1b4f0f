import type { Offering } from '../model/offering';
import type { PaywallState } from '../paywall/paywall.state.types';
import type { EventProperties, PaywallEventDraft } from './event.types';

/** How the paywall is shown. */
export interface PaywallFacts {
  readonly offering: Offering;
  readonly locale: string;
  readonly isDark: boolean;
}

const shownAs = ({ locale, isDark }: PaywallFacts): EventProperties => ({
  display_mode: 'full_screen',
  dark_mode: isDark,
  locale,
});

/** An action of the customer in a part of the paywall. */
export const interaction = (
  facts: PaywallFacts,
  component: string,
  value: string,
  more: EventProperties = {},
): PaywallEventDraft => ({
  type: 'paywall_component_interacted',
  properties: { ...shownAs(facts), component_type: component, component_value: value, ...more },
});

const productOf = ({ packagesById }: Offering, packageId: string | null): string | null =>
  (packageId !== null && packagesById[packageId]?.webBillingProduct.identifier) || null;

const packageFields = (offering: Offering, prefix: string, packageId: string | null): EventProperties => ({
  [`${prefix}_package_id`]: packageId,
  [`${prefix}_product_id`]: productOf(offering, packageId),
});

const selection = (
  before: PaywallState,
  state: PaywallState,
  facts: PaywallFacts,
): readonly PaywallEventDraft[] => {
  const { offering } = facts;
  const tabs = [...state.tabs].filter(([key, tab]) => before.tabs.get(key) !== tab);
  if (tabs.length > 0)
    return tabs.map(([key, tab]) =>
      interaction(facts, 'tab', tab, { origin_context_name: before.tabs.get(key) ?? null }),
    );
  const { selectedPackageId: origin } = before;
  const { selectedPackageId: chosen } = state;
  if (chosen === null || chosen === origin) return [];
  return [
    interaction(facts, 'package', chosen, {
      ...packageFields(offering, 'origin', origin),
      ...packageFields(offering, 'destination', chosen),
      ...packageFields(offering, 'default', state.defaultPackageId),
    }),
  ];
};

/**
 * The events between two states of a paywall.
 *
 * @param hasFailed a purchase that ends now has failed, so it is no cancellation.
 */
export const paywallEvents = (
  before: PaywallState | null,
  state: PaywallState,
  facts: PaywallFacts,
  hasFailed: boolean,
): readonly PaywallEventDraft[] => {
  if (!before) return [{ type: 'paywall_impression', properties: shownAs(facts) }];
  const { selectedPackageId: chosen } = state;
  const isPurchase = before.purchase === 'idle' && state.purchase === 'purchasing';
  const isUnsold = before.purchase === 'purchasing' && state.purchase === 'idle' && state.name === 'open';
  const isRestore = before.restore.name !== 'restoring' && state.restore.name === 'restoring';
  const { offering } = facts;
  return [
    ...selection(before, state, facts),
    ...(isRestore ? [interaction(facts, 'button', 'restore_purchases')] : []),
    ...(isPurchase && chosen !== null
      ? [interaction(facts, 'purchase_button', chosen, packageFields(offering, 'current', chosen))]
      : []),
    ...(isUnsold && !hasFailed ? [{ type: 'paywall_cancel', properties: {} } as const] : []),
    ...(before.name === 'open' && state.name === 'closed'
      ? [{ type: 'paywall_close', properties: {} } as const]
      : []),
  ];
};
