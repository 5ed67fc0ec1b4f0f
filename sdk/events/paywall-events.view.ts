import type { Offering } from '../model/catalogue/offering';
import type { PaywallInteractionEvent } from '../paywall/interaction.types';
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

/** An action of the customer in a part of the paywall. The query of an address stays in the browser. */
export const interactionEvent = (
  facts: PaywallFacts,
  interaction: PaywallInteractionEvent,
  withoutQuery: (url: string) => string,
): PaywallEventDraft => ({
  type: 'paywall_component_interacted',
  properties: {
    ...shownAs(facts),
    ...interaction,
    ...(interaction.component_url === undefined
      ? {}
      : { component_url: withoutQuery(interaction.component_url) }),
  },
});

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
  const isUnsold = before.purchase === 'purchasing' && state.purchase === 'idle' && state.name === 'open';
  return [
    ...(isUnsold && !hasFailed ? [{ type: 'paywall_cancel', properties: {} } as const] : []),
    ...(before.name === 'open' && state.name === 'closed'
      ? [{ type: 'paywall_close', properties: {} } as const]
      : []),
  ];
};
