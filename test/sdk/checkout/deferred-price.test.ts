import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator } from '../../../sdk/internal';
import { buying } from '../support/offer';
import {
  collected,
  deferred,
  fillable,
  lost,
  onSessions,
  opened,
  place,
  priced,
} from '../support/deferred-steps';

const t = createTranslator({ locale: 'en' });
type Bench = ReturnType<typeof opened>;
const paying = ({ state }: Bench) => {
  if (state.name !== 'needs-payment-info') throw new Error(`The form is not open: ${state.name}.`);
  return state;
};
const words = ({ state }: Bench): string => JSON.stringify(checkoutView(state, buying(), t).screen);
const pressed = (checkout: Bench) => checkout.on({ type: 'payment-submitted' });

describe('the price at the press', () => {
  it('stops the payment when it is another one, and the customer presses again', () => {
    const on = pressed(fillable()).on({ type: 'payment-collected', location: place('94107') });
    expect(on.names).toEqual(['read-price']);
    on.on(priced(893));
    expect(on.names).toEqual(['update-payment-form']);
    expect(on.state).toMatchObject({
      form: { name: 'ready' },
      pricing: { settled: 'mismatch' },
      payment: null,
    });
    expect(words(on)).toMatch(/8\.93.*Nothing has been charged/);
    pressed(on).on({ type: 'payment-collected', location: place('94107') });
    expect(on.names).toEqual(['create-intent', 'wait']);
  });

  it('is no longer told to be new while it is paid', () => {
    const on = pressed(fillable()).on({ type: 'payment-collected', location: place('94107') });
    pressed(on.on(priced(893)));
    expect(words(on)).not.toMatch(/Nothing has been charged/);
    on.on({ type: 'payment-collected', location: place('94107') });
    expect(words(on)).not.toMatch(/Nothing has been charged/);
  });

  it('lets the payment go on when it is the same', () => {
    const on = pressed(fillable())
      .on({ type: 'payment-collected', location: place('97201') })
      .on(priced(825));
    expect(on.names).toEqual(['update-payment-form', 'create-intent', 'wait']);
  });

  it('is asked for again when the answer about a code was lost', () => {
    for (const taxes of [true, false]) {
      const on = fillable({ taxes, sale: { showDiscountCode: true } });
      on.on({ type: 'code-submitted', code: 'lime20' }).on({ type: 'price-unread', failure: lost });
      // An empty code changes nothing of that.
      on.on({ type: 'code-submitted', code: '' });
      pressed(on).on(collected);
      expect(on.names).toEqual(['read-price']);
      on.on(priced(660));
      expect(on.state).toMatchObject({ pricing: { settled: 'mismatch' }, payment: null });
    }
  });

  it('is asked for when the session is of an earlier page, whatever the taxes', () => {
    const form = { step: 'form', sessionId: 'ops_1', session: deferred, wasRefused: false } as const;
    const on = onSessions({ taxes: false, opening: { resume: form } });
    on.on({ type: 'status-read', status: { type: 'pending' } });
    expect(on.names).toEqual(['read-price', 'open-payment-form']);
  });

  it('is not asked for by ‘Try again’ while a payment runs', () => {
    const on = fillable().on({ type: 'form-changed', complete: true });
    on.on({ type: 'price-waited' }).on({ type: 'location-read', location: place('10001') });
    on.on({ type: 'price-unread', failure: lost });
    pressed(on);
    expect(on.names).toEqual(['collect-payment']);
    expect(on.on({ type: 'retry-requested' }).names).toEqual([]);
  });

  it('is asked for again after the back/forward cache, which has lost the answer', () => {
    const on = opened();
    const before = on.state.priceTicket;
    on.on({ type: 'connectivity-changed', isOnline: true, wasCached: true });
    expect(on.effects).toMatchObject([{ type: 'read-price', priceTicket: before + 1 }]);
  });
});

describe('a price that ends the sale', () => {
  it.each([
    ['taxes_not_active', 7898],
    ['stripe_tax_unsupported_country', 7898],
    ['invalid_origin_address', 7899],
    ['invalid_head_office_address', 7899],
    ['missing_required_permission', 7900],
    ['toString', undefined],
    [null, undefined],
  ])('%s is the error %s', (failedReason, backendErrorCode) => {
    const on = opened().on(priced(825, { failedReason, interrupts: true }));
    expect(on.state).toMatchObject({ name: 'error', recheck: null, failure: { kind: 'setting-up' } });
    expect(on.state.name === 'error' && on.state.failure.extra?.backendErrorCode).toBe(backendErrorCode);
  });

  it('does not end it without the word of the server', () => {
    const on = opened().on(priced(825, { failedReason: 'taxes_not_active' }));
    expect(paying(on).pricing?.settled).toBe('disabled');
  });
});
