import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator } from '../../../../sdk/internal';
import { buying, session } from '../../support/offer';
import {
  collected,
  confirming,
  creating,
  deferred,
  fillable,
  lost,
  onSessions,
  opened,
  place,
  priceOf,
  priced,
  refusedBy,
} from '../../support/effects/deferred-steps';

const t = createTranslator({ locale: 'en' });
type Bench = ReturnType<typeof opened>;
const paying = ({ state }: Bench) => {
  if (state.name !== 'needs-payment-info') throw new Error(`The form is not open: ${state.name}.`);
  return state;
};
const words = ({ state }: Bench): string => JSON.stringify(checkoutView(state, buying(), t).screen);
const pressed = (checkout: Bench) => checkout.on({ type: 'payment-submitted' });

describe('a payment without an intent', () => {
  it('is stored before the intent is requested, with the session and without a secret', () => {
    const on = creating();
    expect(on.names).toEqual(['create-intent', 'wait']);
    expect(on.state.payment).toMatchObject({ sessionId: 'ops_1', session: deferred, presses: 1 });
  });

  it('is not stored while only the fields are checked', () => {
    const on = pressed(fillable());
    expect([on.names, on.state.payment]).toEqual([['collect-payment'], null]);
  });

  it('is confirmed with the intent of the answer, which is stored', () => {
    const on = confirming();
    expect(on.effects).toEqual([{ type: 'confirm-payment', ticket: on.state.ticket, session }]);
    expect(on.state.payment).toMatchObject({ session, presses: 1 });
  });

  it('is polled for when there is nothing to confirm', () => {
    const on = creating().on({ type: 'intent-created', session: null });
    expect([on.state.name, on.names]).toEqual(['polling-purchase-status', ['check-status']]);
    expect(on.state.payment?.session).toBeNull();
  });

  it.each([7012, 7834, 7879])(
    'asks beside the form for the e-mail address that the server refuses (%i)',
    (code) => {
      const reason = { ...refusedBy(code), kind: 'invalid-email' };
      const on = creating().on({ type: 'intent-not-created', failure: reason });
      expect(on.state).toMatchObject({
        name: 'needs-payment-info',
        form: { name: 'ready' },
        emailFailure: reason,
        payment: null,
      });
      expect(on.on({ type: 'payment-submitted' }).names).toEqual([]);
      on.on({ type: 'email-corrected', email: 'b@lime.example' })
        .on({ type: 'payment-submitted' })
        .on(collected);
      expect(on.effects).toMatchObject([
        { type: 'create-intent', sessionId: 'ops_1', email: 'b@lime.example' },
      ]);
    },
  );

  it('has no result when the answer with the intent is lost, and the same session can be paid', () => {
    const on = creating().on({ type: 'intent-not-created', failure: lost });
    expect(on.state).toMatchObject({
      name: 'error',
      recheck: { canPayAgain: true },
      payment: { presses: 1 },
    });
    on.on({ type: 'form-requested' });
    expect(on.effects[0]).toMatchObject({ type: 'read-price', sessionId: 'ops_1' });
    expect(on.effects[1]).toMatchObject({ type: 'open-payment-form', session: deferred });
    expect(on.names).not.toContain('start-purchase');
  });

  it('does not end by a refusal of a later request', () => {
    const on = creating().on({ type: 'intent-not-created', failure: lost });
    on.on({ type: 'form-requested' }).on({ type: 'form-ready' }).on(priced(825));
    pressed(on.on({ type: 'form-changed', complete: true })).on(collected);
    on.on({ type: 'intent-not-created', failure: refusedBy(7878) });
    expect(on.state).toMatchObject({ name: 'error', payment: { presses: 1 } });
    expect(on.state).not.toMatchObject({ recheck: null });
  });

  it('does not end by a refusal of its price', () => {
    for (const event of [
      { type: 'price-unread', failure: refusedBy(7878) },
      priced(900, { failedReason: 'taxes_not_active', interrupts: true }),
    ]) {
      const on = creating().on({ type: 'intent-not-created', failure: lost }).on({ type: 'form-requested' });
      on.on(event);
      expect(on.state).toMatchObject({ name: 'error', payment: { presses: 1 } });
      expect(on.state).not.toMatchObject({ recheck: null });
    }
  });

  it('is not called uncharged by a message about the price', () => {
    for (const event of [{ type: 'price-unread', failure: lost }, priced(900)]) {
      const on = creating().on({ type: 'intent-not-created', failure: lost }).on({ type: 'form-requested' });
      on.on({ type: 'form-ready' }).on(event).on({ type: 'form-changed', complete: true });
      pressed(on)
        .on({ type: 'payment-collected', location: place('10001') })
        .on(priced(893));
      expect(words(on)).toMatch(/earlier payment/);
      expect(words(on)).not.toMatch(/have not been charged/);
    }
  });

  it('needs a new form when the form has failed before the confirmation', () => {
    const on = confirming().on({ type: 'payment-not-sent' }).on({ type: 'form-failed' });
    expect(on.state).toMatchObject({ form: { name: 'unavailable' }, payment: null });
    expect(on.on({ type: 'retry-requested' }).names).toContain('open-payment-form');
  });
});

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
    expect(words(on)).toMatch(/8\.93.*have not been charged/);
    pressed(on).on({ type: 'payment-collected', location: place('94107') });
    expect(on.names).toEqual(['create-intent', 'wait']);
  });

  it('shows no notice of a change while it is paid', () => {
    const on = pressed(fillable()).on({ type: 'payment-collected', location: place('94107') });
    pressed(on.on(priced(893)));
    expect(words(on)).not.toMatch(/have not been charged/);
    on.on({ type: 'payment-collected', location: place('94107') });
    expect(words(on)).not.toMatch(/have not been charged/);
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

  it('is asked for without the code when a session of an earlier page refuses it, whatever the taxes', () => {
    const form = { step: 'form', sessionId: 'ops_1', session: deferred, wasRefused: false } as const;
    const on = onSessions({ taxes: false, sale: { discountCode: 'LIME20' }, opening: { resume: form } });
    on.on({ type: 'status-read', status: { type: 'pending' } });
    expect(on.effects[0]).toMatchObject({ question: { code: 'LIME20' } });
    on.on({ type: 'price-unread', failure: refusedBy(7000) });
    expect(on.effects).toMatchObject([{ type: 'read-price', question: { location: null } }]);
  });

  it('keeps the code that an earlier page has applied', () => {
    const form = { step: 'form', sessionId: 'ops_1', session: deferred, wasRefused: false } as const;
    const on = onSessions({ opening: { resume: form } }).on({
      type: 'status-read',
      status: { type: 'pending' },
    });
    const { price } = priceOf(660);
    const discount = { name: 'Lime', amountMicros: 1_650_000, percentage: 20, code: 'LIME20', window: null };
    on.on(priced(660, { price: { ...price, discounts: [discount] } }));
    expect(on.state.discountCode).toBe('LIME20');
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

describe('the terms', () => {
  it('prevent a payment until the customer agrees', () => {
    const on = fillable({ needsConsent: true });
    expect(pressed(on).names).toEqual([]);
    expect(pressed(on.on({ type: 'terms-answered', agreed: true })).names).toEqual(['collect-payment']);
  });

  it('can’t be withdrawn while the payment runs', () => {
    const on = fillable({ needsConsent: true }).on({ type: 'terms-answered', agreed: true });
    pressed(on).on({ type: 'terms-answered', agreed: false });
    expect(on.state.consent).toBe('given');
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
