import { describe, expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../../sdk/internal';
import type { CheckoutEvent, CheckoutRequest, CheckoutState } from '../../../../sdk/internal';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { branding } from '../../support/offer';

const owned = { title: 'PRO yearly' } as NonNullable<CheckoutRequest['owned']>;
const planChange = { subscriberToken: 'token', subscriptionId: null, fromProductId: 'yearly' };

/** A checkout whose branding has arrived. */
const asked = (change = false, startMayCharge = false): CheckoutState => {
  const request = {
    ...({} as CheckoutRequest),
    customerEmail: null,
    owned,
    sale: { ...plainSale, planChange: change ? planChange : null },
  };
  const [first] = initialCheckout(request);
  return after(first, { type: 'branding-loaded', ticket: first.ticket, branding, startMayCharge });
};

const after = (state: CheckoutState, event: CheckoutEvent): CheckoutState =>
  checkoutTransition(state, event)[0];

describe('a checkout of what is owned already', () => {
  it('sells nothing before the customer has chosen', () => {
    const state = asked();
    expect(state.name).toBe('already-owned');
    expect(after(state, { type: 'retry-requested' })).toBe(state);
    expect(after(state, { type: 'switch-chosen' })).toBe(state);
    expect(after(state, { type: 'bought-anyway' }).name).toBe('needs-auth-info');
  });

  it('switches the plan where the wire can, and never after "buy anyway"', () => {
    expect(after(asked(true), { type: 'switch-chosen' })).toMatchObject({
      name: 'loading',
      changesPlan: true,
    });
    expect(after(asked(true), { type: 'bought-anyway' })).toMatchObject({
      name: 'needs-auth-info',
      changesPlan: false,
    });
    const old = asked(true, true);
    expect(after(old, { type: 'switch-chosen' })).toBe(old);
  });

  it('ends without a purchase when it is closed', () => {
    expect(after(asked(), { type: 'closed' })).toMatchObject({
      outcome: { type: 'cancelled', paymentSubmitted: false },
    });
  });
});
