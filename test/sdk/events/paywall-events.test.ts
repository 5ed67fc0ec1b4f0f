import { describe, expect, it } from 'vitest';
import { paywallEvents } from '../../../sdk/events/paywall-events.view';
import { initialPaywall, paywallTransition } from '../../../sdk/internal';
import type { PaywallEvent, PaywallState } from '../../../sdk/internal';
import type { Offering, PurchaseResult } from '../../../sdk/index';
import { coins, monthly } from '../support/offer';
import { chosen, good, paywallWire, plan } from '../paywall/wire';

const packagesById = { week: coins, month: monthly };
// The events read no other part of the offering.
const facts = { offering: { packagesById } as unknown as Offering, locale: 'en_US', isDark: true };
const shown = { display_mode: 'full_screen', dark_mode: true, locale: 'en_US' };

const eventsOf = (events: readonly PaywallEvent[], failedAt = -1) => {
  const states: PaywallState[] = [initialPaywall(good(paywallWire([plan('month'), chosen('week')])))];
  for (const event of events)
    states.push(paywallTransition(states.at(-1) ?? (states[0] as PaywallState), event)[0]);
  return states.flatMap((state, index) =>
    paywallEvents(states[index - 1] ?? null, state, facts, index - 1 === failedAt),
  );
};
const buy: PaywallEvent = { type: 'purchase-requested' };
const cancelled: PaywallEvent = { type: 'purchase-cancelled' };
const close: PaywallEvent = { type: 'closed' };
const result = { redemptionInfo: null } as unknown as PurchaseResult;

describe('the events of a paywall', () => {
  it('begin with an impression, and end when it is closed', () => {
    expect(eventsOf([close])).toEqual([
      { type: 'paywall_impression', properties: shown },
      { type: 'paywall_close', properties: {} },
    ]);
  });

  it('have the package that was selected, the one before and the default', () => {
    const [, event] = eventsOf([{ type: 'package-selected', packageId: 'month' }]);
    expect(event).toEqual({
      type: 'paywall_component_interacted',
      properties: {
        ...shown,
        component_type: 'package',
        component_value: 'month',
        origin_package_id: 'week',
        origin_product_id: coins.webBillingProduct.identifier,
        destination_package_id: 'month',
        destination_product_id: monthly.webBillingProduct.identifier,
        default_package_id: 'week',
        default_product_id: coins.webBillingProduct.identifier,
      },
    });
    expect(eventsOf([{ type: 'package-selected', packageId: 'week' }])).toHaveLength(1);
  });

  it('have the button that buys, and a checkout that was cancelled', () => {
    expect(eventsOf([buy, cancelled]).slice(1)).toEqual([
      {
        type: 'paywall_component_interacted',
        properties: {
          ...shown,
          component_type: 'purchase_button',
          component_value: 'week',
          current_package_id: 'week',
          current_product_id: coins.webBillingProduct.identifier,
        },
      },
      { type: 'paywall_cancel', properties: {} },
    ]);
  });

  it('do not call a failed purchase or a complete one cancelled', () => {
    const failed: PaywallEvent = { type: 'purchase-failed', error: new Error('x') };
    const done: PaywallEvent = { type: 'purchase-completed', packageId: 'week', result };
    expect(eventsOf([buy, failed], 1).map(({ type }) => type)).not.toContain('paywall_cancel');
    expect(
      eventsOf([buy, done])
        .map(({ type }) => type)
        .slice(2),
    ).toEqual(['paywall_close']);
  });

  it('have the button that restores purchases', () => {
    const restore: PaywallEvent = { type: 'action-requested', action: { type: 'restore-purchases' } };
    expect(eventsOf([restore, restore]).slice(1)).toMatchObject([
      { properties: { component_type: 'button', component_value: 'restore_purchases' } },
    ]);
  });
});
