import { describe, expect, it } from 'vitest';
import { checkoutEvents } from '../../../sdk/events/checkout-events.view';
import { failure } from '../../../sdk/model/purchase/failure';
import type { CheckoutState } from '../../../sdk/internal';
import { branding, buying, coins, monthly, session } from '../support/offer';
import { begin, owned, pending, start } from '../support/steps';

type Event = Parameters<ReturnType<typeof begin>['on']>[0];

/** The events of a checkout that gets these events of the machine, without the mode that all have. */
const eventsOf = (events: readonly Event[], email: string | null = null) => {
  const checkout = begin(email);
  const states: CheckoutState[] = [checkout.state];
  for (const event of events) states.push(checkout.on(event).state);
  return states.flatMap((state, index) =>
    checkoutEvents(states[index - 1] ?? null, state, buying(monthly, { email })).map(
      ({ name, properties: { mode, ...properties } }) => {
        expect(mode).toBe('sdk_checkout');
        return { name, ...properties };
      },
    ),
  );
};
const namesOf = (...given: Parameters<typeof eventsOf>): readonly string[] =>
  eventsOf(...given).map(({ name }) => name.replace('checkout_', ''));

const branded = { type: 'branding-loaded', branding };
const email = { type: 'email-submitted', email: 'a@b.co' };
const started = { type: 'purchase-started', start };
const ready = [{ type: 'form-ready' }, { type: 'form-changed', complete: true }];
const toForm = [branded, email, owned, started, ...ready];
const pay = { type: 'payment-submitted' };
const accepted = { type: 'payment-confirmed' };
const succeeded = {
  type: 'status-read',
  status: { type: 'succeeded', redemptionInfo: { redeemUrl: 'https://x' } },
};
const refusal = (code: string, message: string) => ({
  type: 'payment-refused',
  refusal: { type: 'card_error', code, message },
});

describe('the events of a checkout', () => {
  it('follow a purchase from the first screen to the last', () => {
    expect(namesOf([...toForm, pay, accepted, pending, succeeded, { type: 'continued' }])).toEqual([
      'session_start',
      'payment_form_impression',
      'payment_form_submit',
      'purchase_successful_impression',
      'purchase_successful_dismiss',
      'session_end',
    ]);
  });

  it('begin with the product, the look, and whether the page knew the address', () => {
    const [first] = eventsOf([branded], 'a@b.co');
    expect(first).toEqual({
      name: 'checkout_session_start',
      customization_color_buttons_primary: null,
      customization_color_accent: null,
      customization_color_error: null,
      customization_color_product_info_bg: null,
      customization_color_form_bg: null,
      customization_color_page_bg: null,
      customization_font: null,
      customization_shapes: 'default',
      customization_show_product_description: false,
      product_interval: monthly.webBillingProduct.normalPeriodDuration,
      product_price: monthly.webBillingProduct.currentPrice.amountMicros,
      product_currency: monthly.webBillingProduct.currentPrice.currency,
      selected_product_id: monthly.webBillingProduct.identifier,
      selected_package_id: '$rc_monthly',
      selected_purchase_option: monthly.webBillingProduct.defaultPurchaseOption.id,
      customer_email_provided_by_developer: true,
    });
  });

  it('know the price of a one-time product', () => {
    const [event] = checkoutEvents(null, begin().on(branded).state, buying(coins));
    expect(event?.properties).toMatchObject({
      product_interval: null,
      product_price: coins.webBillingProduct.currentPrice.amountMicros,
      customer_email_provided_by_developer: false,
    });
  });

  it('start and end a session that is closed before the branding has come', () => {
    expect(namesOf([{ type: 'closed' }])).toEqual(['session_start', 'session_end']);
  });

  it('tell a refusal that the form shows from one that it does not', () => {
    const shown = eventsOf([...toForm, pay, refusal('card_declined', 'Declined.')]).at(-1);
    expect(shown).toEqual({ name: 'checkout_payment_form_error', error_code: null, error_message: null });
    const own = eventsOf([...toForm, pay, refusal('processing_error', 'Later.')]).at(-1);
    expect(own).toEqual({
      name: 'checkout_payment_form_gateway_error',
      error_code: null,
      error_message: 'Later.',
    });
  });

  it('count each submit, and each form that is shown', () => {
    const declined = refusal('card_declined', 'Declined.');
    const names = namesOf([...toForm, pay, declined, { type: 'form-changed', complete: true }, pay]);
    expect(names.filter((name) => name === 'payment_form_submit')).toHaveLength(2);
    expect(names.filter((name) => name === 'payment_form_impression')).toHaveLength(1);
  });

  it('report a form that can’t be shown once', () => {
    const failed = { type: 'form-failed' };
    const names = namesOf([branded, email, owned, started, failed, { type: 'notice-dismissed' }]);
    expect(names).toEqual(['session_start', 'payment_form_gateway_error']);
  });

  it('report an address that was refused as an error of the form, each time', () => {
    const refused = {
      type: 'purchase-start-failed',
      failure: { ...failure('invalid-email', 'no'), extra: { statusCode: 400, backendErrorCode: 7012 } },
    };
    const events = eventsOf([branded, email, owned, refused, email, refused]);
    expect(events.slice(1)).toEqual([
      { name: 'checkout_payment_form_error', error_code: 7012, error_message: 'no' },
      { name: 'checkout_payment_form_error', error_code: 7012, error_message: 'no' },
    ]);
  });

  it('report an error with the number that the customer sees, and the end of the session', () => {
    const failed = { type: 'status-read', status: { type: 'failed', failure: failure('charging', 'no') } };
    const events = eventsOf([...toForm, pay, accepted, failed, { type: 'continued' }]);
    expect(events.slice(-2)).toEqual([
      { name: 'checkout_flow_error', error_code: 20, error_message: 'no' },
      { name: 'checkout_session_end', outcome: 'errored', error_code: 20, error_message: 'no' },
    ]);
  });

  it('have the result of each calculation of the tax', () => {
    const state = begin().on(branded).on(email).on(owned).on(started).state;
    const asked = { location: null };
    const pricing = { settled: 'unavailable', asked: null, isUnread: false };
    const taxed = { taxMicros: 1, isTaxInclusive: true };
    const eventAfter = (question: object, answer: object, price: object | null = null) => {
      const before = { ...state, pricing: { ...pricing, asked: question } } as unknown as CheckoutState;
      const after = { ...state, price, pricing: { ...pricing, ...answer } } as unknown as CheckoutState;
      return checkoutEvents(before, after, buying()).map(({ properties }) => [
        properties['outcome'],
        properties['ui_element'],
        properties['tax_inclusive'],
      ]);
    };
    expect(eventAfter(asked, { settled: 'calculated' }, taxed)).toEqual([['taxed', 'auto', true]]);
    expect(eventAfter({ location: {} }, { settled: 'calculated' }, { ...taxed, taxMicros: 0 })).toEqual([
      ['not-taxed', 'form', true],
    ]);
    expect(eventAfter(asked, { settled: 'disabled' })).toEqual([['disabled', 'auto', null]]);
    expect(eventAfter(asked, { isUnread: true })).toEqual([['failed', 'auto', null]]);
  });

  it('end with how it ended', () => {
    expect(eventsOf([branded, { type: 'closed' }]).at(-1)).toEqual({
      name: 'checkout_session_end',
      outcome: 'closed',
    });
    const bought = eventsOf([...toForm, pay, accepted, succeeded, { type: 'closed' }]);
    expect(bought.at(-1)).toEqual({
      name: 'checkout_session_end',
      outcome: 'finished',
      with_redemption_info: true,
    });
    expect(eventsOf([branded, { type: 'taken-over' }, { type: 'closed' }]).at(-1)).toMatchObject({
      outcome: 'closed',
    });
  });

  it('never contain the secret of the session or the address of the customer', () => {
    const events = JSON.stringify(eventsOf([...toForm, pay, accepted, succeeded, { type: 'continued' }]));
    for (const secret of [session.clientSecret, session.publishableKey, 'a@b.co'])
      expect(events).not.toContain(secret);
  });
});
