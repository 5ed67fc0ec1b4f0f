import { describe, expect, it } from 'vitest';
import { interactionEvent, paywallEvents } from '../../../sdk/events/paywall-events.view';
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

  it('have a checkout that was cancelled', () => {
    expect(eventsOf([buy, cancelled]).slice(1)).toEqual([{ type: 'paywall_cancel', properties: {} }]);
  });

  it('do not call a failed purchase or a complete one cancelled', () => {
    const failed: PaywallEvent = { type: 'purchase-failed', error: new Error('x') };
    const done: PaywallEvent = { type: 'purchase-completed', packageId: 'week', result };
    expect(eventsOf([buy, failed], 1).map(({ type }) => type)).not.toContain('paywall_cancel');
    expect(
      eventsOf([buy, done])
        .map(({ type }) => type)
        .slice(1),
    ).toEqual(['paywall_close']);
  });

  it('have the fields of an interaction, without the query of its address', () => {
    const interaction = {
      component_type: 'button',
      component_value: 'navigate_to_url',
      component_url: 'https://a.example/page?secret=1',
    } as const;
    expect(interactionEvent(facts, interaction, (url) => url.replace(/\?.*/, ''))).toEqual({
      type: 'paywall_component_interacted',
      properties: { ...shown, ...interaction, component_url: 'https://a.example/page' },
    });
  });
});
