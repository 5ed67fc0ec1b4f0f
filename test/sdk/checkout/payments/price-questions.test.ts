import { describe, expect, it } from 'vitest';
import {
  fillable,
  lost,
  opened,
  place,
  priced,
  priceOf,
  refusedBy,
} from '../../support/effects/deferred-steps';

type Bench = ReturnType<typeof opened>;
const pressed = (on: Bench) => on.on({ type: 'payment-submitted' });
const pricingOf = ({ state }: Bench) => (state.name === 'needs-payment-info' ? state.pricing : null);
const question = ({ effects }: Bench) =>
  effects.flatMap((effect) => (effect.type === 'read-price' ? [effect.question] : []));
const code = (text: string) => ({ type: 'code-submitted', code: text });
const unread = (failure: object) => ({ type: 'price-unread', failure });
const complete = (method?: string) => ({
  type: 'form-changed',
  complete: true,
  ...(method ? { method } : {}),
});
/** The customer has typed an address and paused. */
const located = (on: Bench, postalCode: string | null) =>
  on
    .on(complete('card'))
    .on({ type: 'price-waited' })
    .on({ type: 'location-read', location: postalCode === null ? null : place(postalCode) });
const discount = (text: string | null) => ({
  name: 'Lime',
  amountMicros: 1,
  percentage: 20,
  code: text,
  window: null,
});

describe('the first price', () => {
  it('is not asked for without taxes and without a code; then the option’s price is paid', () => {
    const on = opened({ taxes: false });
    expect([question(on), pricingOf(on)]).toMatchObject([[], { settled: 'disabled', asked: null }]);
    pressed(on.on({ type: 'form-ready' }).on(complete()));
    expect(on.effects).toMatchObject([{ type: 'collect-payment', wantsLocation: false }]);
    on.on({ type: 'payment-collected', location: place('94107') });
    expect(on.names).toEqual(['create-intent', 'wait']);
  });

  it('is asked for with the code of the integrator, which is kept when the server takes it', () => {
    const on = opened({ taxes: false, sale: { discountCode: 'LIME20' } });
    expect(question(on)).toEqual([{ location: null, code: 'LIME20' }]);
    on.on(priced(660));
    expect([on.state.discountCode, pricingOf(on)?.settled]).toEqual(['LIME20', 'calculated']);
  });

  it('needs no code when the integrator’s is refused, and says so at the field', () => {
    const taxed = opened({ sale: { discountCode: 'LIME20' } }).on(unread(refusedBy(7000)));
    expect(question(taxed)).toEqual([{ location: null }]);
    expect([taxed.state.discountCode, pricingOf(taxed)?.codeProblem]).toEqual([null, 'not-applicable']);
    taxed.on(priced(825));
    expect(pricingOf(taxed)).toMatchObject({ settled: 'calculated', codeProblem: 'not-applicable' });
    const untaxed = opened({ taxes: false, sale: { discountCode: 'LIME20' } }).on(unread(refusedBy(7000)));
    expect([question(untaxed), untaxed.state.discountCode, pricingOf(untaxed)]).toMatchObject([
      [],
      null,
      { settled: 'disabled', codeProblem: 'not-applicable', asked: null },
    ]);
  });

  it('is asked for again when the answer about the integrator’s code was lost: it may apply', () => {
    const on = opened({ taxes: false, sale: { discountCode: 'LIME20' } }).on(unread(lost));
    expect([question(on), pricingOf(on)]).toMatchObject([
      [{ location: null }],
      { isStale: true, codeProblem: 'not-checked' },
    ]);
    const { price } = priceOf(660);
    on.on(priced(660, { price: { ...price, discounts: [discount(null), discount('LIME20')] } }));
    expect([on.state.discountCode, pricingOf(on)?.isStale]).toEqual(['LIME20', false]);
  });

  it('that was not read can be asked for again, and nothing is paid before it is known', () => {
    const on = opened().on(unread(lost)).on({ type: 'form-ready' }).on(complete());
    expect([pricingOf(on), pressed(on).names]).toMatchObject([
      { isUnread: true, settled: 'unavailable' },
      [],
    ]);
    expect(question(on.on({ type: 'retry-requested' }))).toEqual([{ location: null }]);
    expect(on.on({ type: 'retry-requested' }).names).toEqual([]);
    expect(pressed(on.on(priced(825))).names).toEqual(['collect-payment']);
  });

  it('ends the sale where the server refuses it, or makes none without a tax', () => {
    expect(opened().on(unread(refusedBy(7878))).state).toMatchObject({ name: 'error', recheck: null });
    for (const [reason, number] of [
      ['taxes_not_active', 7898],
      ['invalid_origin_address', 7899],
      ['missing_required_permission', 7900],
    ] as const)
      expect(opened().on(priced(825, { failedReason: reason, interrupts: true })).state).toMatchObject({
        name: 'error',
        failure: { kind: 'setting-up', extra: { backendErrorCode: number } },
      });
    for (const failedReason of ['toString', 'another', null]) {
      const { state } = opened().on(priced(825, { failedReason, interrupts: true }));
      expect(state).toMatchObject({ name: 'error', failure: { kind: 'setting-up', extra: undefined } });
    }
  });

  it('is without a tax where the server knows none, and waits for an address', () => {
    const reason = { failedReason: 'invalid_tax_location' };
    expect(pricingOf(opened().on(priced(825, reason)))?.settled).toBe('pending');
    expect(pricingOf(opened().on(priced(825, { failedReason: 'another' })))?.settled).toBe('disabled');
    const on = located(fillable(), '99999').on(priced(825, reason));
    expect(pricingOf(on)).toMatchObject({ settled: 'disabled', location: { postalCode: '99999' } });
  });
});

describe('a discount code', () => {
  const field = () => fillable({ sale: { showDiscountCode: true } });

  it('is asked for in capitals, with the address, and is kept when it applies', () => {
    const on = located(field(), '94107').on(priced(893)).on(code(' lime20 '));
    expect(question(on)).toMatchObject([{ location: { postalCode: '94107' }, code: 'LIME20' }]);
    expect(pressed(on).names).toEqual([]);
    on.on(priced(660));
    expect([on.state.discountCode, on.state.price?.totalMicros]).toEqual(['LIME20', 6_600_000]);
    expect(question(on.on({ type: 'code-removed' }))).toMatchObject([{ code: null }]);
    on.on(priced(893));
    expect(on.state.discountCode).toBeNull();
  });

  it('that is empty is not asked for', () => {
    const on = field().on(code('  '));
    expect([question(on), pricingOf(on)?.codeProblem]).toEqual([[], 'empty']);
    expect(pricingOf(on.on(code('lime')))?.codeProblem).toBeNull();
  });

  it('that is refused leaves the price and the code as they were', () => {
    for (const statusCode of [400, 422, 451]) {
      const on = field().on(code('lime')).on(priced(660)).on(code('other'));
      on.on(unread(refusedBy(7000, statusCode)));
      expect(on.state).toMatchObject({ discountCode: 'LIME', price: { totalMicros: 6_600_000 } });
      expect(pricingOf(on)).toMatchObject({ codeProblem: 'not-applicable', isStale: false, isUnread: false });
      expect(pressed(on).on({ type: 'payment-collected', location: null }).names).toEqual([
        'create-intent',
        'wait',
      ]);
    }
  });

  it('without an answer may apply, so the price is asked for before the payment', () => {
    const proxies = [399, 408, 425, 429, 499, 500].map((statusCode) => refusedBy(7000, statusCode));
    for (const failure of [lost, ...proxies]) {
      const on = field().on(code('lime')).on(unread(failure));
      expect(pricingOf(on)).toMatchObject({ codeProblem: 'not-checked', isStale: true, isUnread: false });
      pressed(on).on({ type: 'payment-collected', location: null });
      expect(question(on)).toEqual([{ location: null }]);
      on.on(unread(lost));
      expect(on.state).toMatchObject({ form: { name: 'ready' }, payment: null, pricing: { step: null } });
    }
  });

  it('can’t be changed while a payment runs', () => {
    const running = [pressed(field()), pressed(field()).on({ type: 'payment-collected', location: null })];
    for (const on of running)
      for (const event of [code('lime'), { type: 'code-removed' }])
        expect([on.on(event).names, on.state.discountCode]).toEqual([[], null]);
  });
});

describe('the address of the tax', () => {
  it('is read from a complete card form where there are taxes', () => {
    expect(fillable().on(complete()).names).toEqual(['wait-for-price']);
    expect(fillable().on(complete('card')).names).toEqual(['wait-for-price']);
    expect(fillable().on(complete('apple_pay')).names).toEqual([]);
    expect(fillable().on({ type: 'form-changed', complete: false }).names).toEqual([]);
    const coded = fillable({ taxes: false, sale: { discountCode: 'LIME20' } });
    expect(coded.on(complete('card')).names).toEqual([]);
    const untaxed = opened()
      .on(priced(825, { failedReason: 'another' }))
      .on({ type: 'form-ready' });
    expect(untaxed.on(complete('card')).names).toEqual([]);
    expect(pressed(untaxed).effects).toMatchObject([{ wantsLocation: false }]);
    expect(pressed(coded).effects).toMatchObject([{ wantsLocation: false }]);
    expect(pressed(fillable()).effects).toMatchObject([{ wantsLocation: true }]);
  });

  it('is not read while a price is asked for, and an earlier pause is late', () => {
    expect(opened().on({ type: 'form-ready' }).on(complete('card')).names).toEqual([]);
    const on = fillable().on(complete('card'));
    const { priceTicket } = on.state;
    on.on(complete('card'));
    expect(on.state.priceTicket).toBe(priceTicket + 1);
    expect(on.on({ type: 'price-waited', priceTicket }).names).toEqual([]);
    expect(on.on({ type: 'price-waited' }).names).toEqual(['read-location']);
  });

  it('is not read from a form that was emptied or is being paid', () => {
    expect(
      fillable()
        .on(complete('card'))
        .on({ type: 'form-changed', complete: false })
        .on({ type: 'price-waited' }).names,
    ).toEqual([]);
    const on = fillable().on(complete('card'));
    const { priceTicket } = on.state;
    pressed(on);
    expect(on.on({ type: 'price-waited' }).names).toEqual([]);
    expect(on.on({ type: 'location-read', location: place('94107') }).names).toEqual([]);
    expect(on.on({ type: 'location-read', priceTicket, location: place('94107') }).names).toEqual([]);
  });

  it('is priced once; the same one and none ask nothing', () => {
    const on = located(fillable(), '94107');
    expect(question(on)).toMatchObject([{ location: { postalCode: '94107' } }]);
    on.on(priced(893));
    expect(question(located(on, '94107'))).toEqual([]);
    expect(question(located(on, null))).toEqual([]);
    expect(question(located(on, '10001'))).toMatchObject([{ location: { postalCode: '10001' } }]);
  });

  it('at the press is that of the price, or is asked for; none does not ask', () => {
    const at = (location: ReturnType<typeof place> | null) =>
      question(
        pressed(located(fillable(), '94107').on(priced(893))).on({ type: 'payment-collected', location }),
      );
    expect(at(place('94107'))).toEqual([]);
    expect(at(null)).toEqual([]);
    expect(at(place('10001'))).toMatchObject([{ location: { postalCode: '10001' } }]);
    const untaxed = fillable({ taxes: false, sale: { discountCode: 'LIME20' } });
    pressed(untaxed).on({ type: 'payment-collected', location: place('10001') });
    expect(untaxed.names).toEqual(['create-intent', 'wait']);
  });
});

it('answers without a question change no price', () => {
  const on = fillable();
  const { state } = on;
  for (const event of [priced(100), unread(lost), unread(refusedBy(7878))])
    expect([on.on(event).state, on.names]).toEqual([{ ...state, now: on.state.now }, []]);
});

it('a payment without a mismatch keeps the notice of none, and with one the customer has seen the new price', () => {
  const on = pressed(fillable()).on({ type: 'payment-collected', location: place('10001') });
  expect(on.on(priced(893)).state).toMatchObject({ pricing: { settled: 'mismatch', step: null } });
  expect(pressed(on).state).toMatchObject({ pricing: { settled: 'calculated', step: 'collecting' } });
  const pendingTax = fillable({ taxes: false, sale: { discountCode: 'X' } });
  expect(pressed(pendingTax).state).toMatchObject({ pricing: { settled: 'calculated' } });
  const disabled = opened({ taxes: false }).on({ type: 'form-ready' }).on(complete());
  expect(pressed(disabled).state).toMatchObject({ pricing: { settled: 'disabled' } });
});
