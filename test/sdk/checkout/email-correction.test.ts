import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator } from '../../../sdk/internal';
import { toCheckoutRequest } from '../../../sdk/checkout/session/request';
import { collected, creating, deferred, fillable, priced } from '../support/effects/deferred-steps';
import { buying, monthly, session } from '../support/offer';
import { begin, owned } from '../support/steps';

/** The form of a session with an intent, on the wire whose start can charge. */
const atForm = () =>
  begin('ada@lime.example')
    .on({ type: 'branding-loaded', startMayCharge: true })
    .on(owned)
    .on({
      type: 'purchase-started',
      start: { nextAction: 'collect_payment_info', sessionId: 'ops_1', session, planChange: null },
    })
    .on({ type: 'form-ready' })
    .on({ type: 'form-changed', complete: true });

const correct = (email: string) => ({ type: 'email-corrected', email });
const refusal = { type: 'payment-refused', refusal: { type: null, code: null, message: 'No.' } };

describe('an address that is corrected at the card form', () => {
  it('starts a new session where the address belongs to the session', () => {
    const on = atForm().on(correct(' b@lime.example '));
    expect(on.state).toMatchObject({ name: 'loading', email: 'b@lime.example', payment: null });
    expect(on.effects).toMatchObject([
      { type: 'close-payment-form' },
      { type: 'start-purchase', email: 'b@lime.example' },
    ]);
  });

  it('stays in the session where the intent is created later', () => {
    const on = fillable().on(correct('b@lime.example'));
    expect(on.state).toMatchObject({
      name: 'needs-payment-info',
      email: 'b@lime.example',
      sessionId: 'ops_1',
    });
    on.on({ type: 'payment-submitted' }).on(collected);
    expect(on.effects[0]).toMatchObject({ type: 'create-intent', email: 'b@lime.example' });
  });

  it.each([atForm, fillable])('changes nothing if it is the same address', (at) => {
    const on = at().on(correct('ada@lime.example '));
    expect([on.state.name, on.names]).toEqual(['needs-payment-info', []]);
  });

  it.each([atForm, fillable])('is refused with a reason if it is none, and then nothing is paid', (at) => {
    const on = at().on(correct('b@lime'));
    expect(on.state).toMatchObject({ email: 'ada@lime.example', emailFailure: { kind: 'invalid-email' } });
    expect(on.on({ type: 'payment-submitted' }).names).toEqual([]);
    expect(on.on(correct('ada@lime.example')).state).toMatchObject({ emailFailure: null });
  });

  it.each([
    ['is being confirmed', () => atForm().on({ type: 'payment-submitted' })],
    ['is being collected', () => fillable().on({ type: 'payment-submitted' })],
    ['gets its intent', creating],
    ['was refused in a session with an intent', () => atForm().on({ type: 'payment-submitted' }).on(refusal)],
  ])('is ignored while a payment %s', (_, at) => {
    const on = at();
    const before = on.state;
    on.on(correct('b@lime.example'));
    expect([on.state, on.names]).toEqual([before, []]);
  });
});

describe('an address with the payment', () => {
  const request = () => toCheckoutRequest({ rcPackage: monthly, emailStep: 'with-payment' });
  const onWire = (startMayCharge: boolean) =>
    begin(null, request()).on({ type: 'branding-loaded', startMayCharge });

  it('is not needed for the start of a session without an intent', () => {
    expect(onWire(false).on(owned).effects).toMatchObject([{ type: 'start-purchase', email: '' }]);
  });

  it('is asked for first where the start can charge', () => {
    expect(onWire(true).state.name).toBe('needs-auth-info');
  });

  it('is asked for when the customer pays without it', () => {
    const on = onWire(false)
      .on(owned)
      .on({
        type: 'purchase-started',
        start: {
          nextAction: 'collect_payment_info',
          sessionId: 'ops_1',
          session: deferred,
          planChange: null,
        },
      });
    on.on({ type: 'form-ready' }).on(priced(825)).on({ type: 'form-changed', complete: true });
    expect(on.on({ type: 'payment-submitted' }).names).toEqual([]);
    const { screen } = checkoutView(on.state, buying(), createTranslator({ locale: 'en' }));
    expect(screen).toMatchObject({
      address: { isField: true, canChange: true, error: expect.stringContaining('You need to provide') },
    });
    on.on(correct('ada@lime.example')).on({ type: 'payment-submitted' });
    expect(on.names).toEqual(['collect-payment']);
  });

  it('has one of two settings', () => {
    const emailStep = 'first' as 'separate';
    expect(() => toCheckoutRequest({ rcPackage: monthly, emailStep })).toThrow('emailStep');
  });
});
