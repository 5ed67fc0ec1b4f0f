import { describe, expect, it } from 'vitest';
import { plainBranding } from '../../../../sdk/internal';
import { withUtm } from '../../../../sdk/checkout/wire/utm';
import { wiresFor } from '../../../../sdk/checkout/wire/wires';
import type { WireChoice } from '../../../../sdk/checkout/wire/wires';
import {
  priceBody,
  startBody,
  toCheckoutStart,
  toPriceAnswer,
} from '../../../../sdk/model/purchase/checkout-session';
import { checkoutStartAnswer, completeAnswer, priceAnswer } from '../../../../sdk/net/checkout-wire';
import { buying } from '../../support/offer';

const started = { nextAction: null, sessionId: 'ops', session: null };
const start = () => Promise.resolve(started);
const all = { purchase: { startMayCharge: true, start }, checkout: { startMayCharge: false, start } };
const announcing = (collectsTax: boolean | null) => ({
  ...plainBranding(),
  terms: { ...plainBranding().terms, collectsTax },
});
const choosing = (setting: WireChoice['setting'], collectsTax: boolean | null = null) => {
  const choice: WireChoice = { setting, worked: null };
  const namesOf = () =>
    wiresFor(choice, announcing(collectsTax), all).map(({ startMayCharge }) =>
      startMayCharge ? 'purchase' : 'checkout',
    );
  return { choice, namesOf };
};

describe('the wires that a sale may try', () => {
  it.each([
    ['auto', null, ['purchase', 'checkout']],
    ['auto', true, ['checkout', 'purchase']],
    ['auto', false, ['checkout', 'purchase']],
    ['purchase', true, ['purchase']],
    ['checkout', null, ['checkout']],
  ] as const)('with %s, and %s in the branding, are %j', (setting, collectsTax, names) => {
    expect(choosing(setting, collectsTax).namesOf()).toEqual(names);
  });

  it('are the one whose start was answered, from then on', async () => {
    const { choice, namesOf } = choosing('auto');
    const [, second] = wiresFor(choice, announcing(null), all);
    await second?.start(buying(), '', new AbortController().signal);
    expect(namesOf()).toEqual(['checkout']);
  });

  it('stay both after a start that failed', async () => {
    const failing = { ...all.purchase, start: () => Promise.reject(new Error('It failed.')) };
    const { choice, namesOf } = choosing('auto');
    const [first] = wiresFor(choice, announcing(null), { ...all, purchase: failing });
    await expect(first?.start(buying(), '', new AbortController().signal)).rejects.toThrow('It failed.');
    expect(namesOf()).toEqual(['purchase', 'checkout']);
  });
});

describe('the UTM parameters of an address', () => {
  it.each([
    ['https://shop.example/?utm_source=mail&utm_medium=x%20y', { utm_source: 'mail', utm_medium: 'x y' }],
    ['https://shop.example/?utm_source=a&other=1&UTM_TERM=b#utm_term=c', { utm_source: 'a' }],
    ['https://shop.example/?utm_source=&utm_term', {}],
    ['https://shop.example/a?b?utm_source=x', {}],
    ['https://shop.example/', {}],
    ['?%%%&utm_source=%E0%A4%A', { utm_source: '\uFFFD%A' }],
    [null, {}],
  ])('%s gives %j', (address, metadata) => {
    expect(withUtm(address, {})).toEqual(metadata);
  });

  it('do not replace the values of the integrator, nor what the integrator has removed', () => {
    const address = 'https://shop.example/?utm_source=mail&utm_term=lime';
    const metadata = { utm_source: 'mine', utm_term: null, plan: 'b' };
    expect(withUtm(address, metadata)).toEqual(metadata);
  });
});

describe('the body of a start', () => {
  const order = {
    appUserId: 'ada',
    target: buying(),
    email: '',
    traceId: 'trace',
    locale: null,
    metadata: {},
    paywallId: null,
    planChange: null,
  };

  it('has only what is known', () => {
    expect(Object.keys(startBody(order)).sort()).toEqual([
      'app_user_id',
      'presented_offering_identifier',
      'price_id',
      'product_id',
      'trace_id',
    ]);
  });

  it('has the option, the language, the metadata, the paywall and the plan change', () => {
    const planChange = { subscriberToken: 'secret', subscriptionId: null, fromProductId: 'old' };
    const more = { email: 'a@b.co', locale: 'de', metadata: { a: null }, paywallId: 'pw', planChange };
    const body = startBody({ ...order, ...more, target: buying(undefined, { option: 'trial_week' }) });
    expect(body).toMatchObject({
      email: 'a@b.co',
      locale: 'de',
      offer_id: 'trial_week',
      metadata: { a: null },
      paywall: { paywall_id: 'pw' },
      product_change: { from_product_id: 'old' },
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('the answer to a start', () => {
  const gateway = {
    stripe_account_id: 'acct',
    publishable_api_key: 'pk',
    elements_configuration: { mode: 'payment', payment_method_types: ['card'], amount: 825, currency: 'eur' },
  };
  const read = (answer: object) => toCheckoutStart(checkoutStartAnswer(answer, ''));

  it('gives a session without an intent', () => {
    expect(read({ operation_session_id: 'ops', gateway_params: gateway })).toMatchObject({
      sessionId: 'ops',
      session: { publishableKey: 'pk', collection: { mode: 'payment', amount: 825, futureUse: null } },
      planChange: null,
    });
  });

  it.each([
    [{}],
    [{ gateway_params: null }],
    [{ gateway_params: { ...gateway, stripe_account_id: null } }],
    [{ gateway_params: { ...gateway, elements_configuration: null } }],
  ])('gives no session without all of it: %j', (more) => {
    expect(read({ operation_session_id: 'ops', ...more }).session).toBeNull();
  });

  it('reads unknown values of what the form collects as none', () => {
    const odd = { ...gateway.elements_configuration, mode: 'dance', setup_future_usage: 'never' };
    expect(read({ gateway_params: { ...gateway, elements_configuration: odd } }).session).toMatchObject({
      collection: { mode: 'payment', futureUse: null },
    });
  });

  it('is a plan change only with its mode and its new product', () => {
    const to_product = { product_id: 'p', price_in_micros: 1, currency: 'EUR' };
    expect(read({ checkout_mode: 'subscription_change' }).planChange).toBeNull();
    expect(read({ checkout_mode: 'purchase', to_product }).planChange).toBeNull();
    const card = { type: 'card', brand: null, last_4: '4242' };
    const change = {
      checkout_mode: 'subscription_change',
      to_product,
      payment_method: card,
      billing_address: 7,
    };
    expect(read({ ...change, change_type: 'later' }).planChange).toMatchObject({
      type: 'immediate',
      from: null,
      method: 'card •••• 4242',
      address: null,
    });
    expect(read({ ...change, change_type: 'deferred' }).planChange?.type).toBe('deferred');
  });

  it.each([[{ operation_session_id: 7 }], [{ gateway_params: 'later' }], ['ops'], [null]])(
    'is refused if it is %j',
    (answer) => {
      expect(() => checkoutStartAnswer(answer, '')).toThrow(TypeError);
    },
  );
});

describe('a price', () => {
  const answer = {
    currency: 'EUR',
    total_amount_in_micros: 8_930_000,
    tax_amount_in_micros: 680_000,
    total_excluding_tax_in_micros: 8_250_000,
  };

  it('is asked for with what is known; null removes a code', () => {
    expect(priceBody({ location: null })).toEqual({});
    expect(priceBody({ location: null, code: null })).toEqual({ discount_code: null });
    const location = { country: 'US', postalCode: '94107', state: null, city: '', line1: 'a', line2: null };
    expect(priceBody({ location, code: 'LIME' })).toEqual({
      country_code: 'US',
      postal_code: '94107',
      address_line1: 'a',
      discount_code: 'LIME',
    });
  });

  it('is read without what may be missing', () => {
    expect(toPriceAnswer(priceAnswer(answer, ''))).toMatchObject({
      price: { originalMicros: 8_250_000, isTaxInclusive: false, taxes: [], discounts: [], option: null },
      collection: null,
      failedReason: null,
      interrupts: false,
    });
  });

  it('is read with an odd option, which is dropped', () => {
    const odd = { ...answer, selected_purchase_option: { id: 7 }, applied_discounts: null };
    expect(toPriceAnswer(priceAnswer(odd, '')).price.option).toBeNull();
  });

  it.each([
    [{ total_amount_in_micros: 8.5 }],
    [{ total_amount_in_micros: '8930000' }],
    [{ currency: 3 }],
    [{ tax_breakdown: [{ display_name: 'x' }] }],
  ])('is refused with %j, because it would be charged', (odd) => {
    expect(() => priceAnswer({ ...answer, ...odd }, '')).toThrow(TypeError);
  });

  it('of a completion needs no secret, but no other type', () => {
    expect(completeAnswer({ gateway_params: null }, '').gateway_params).toBeNull();
    expect(() => completeAnswer({ gateway_params: { client_secret: 7 } }, '')).toThrow(TypeError);
  });
});
