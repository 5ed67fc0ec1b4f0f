import { describe, expect, it } from 'vitest';
import { checkoutTransition, initialCheckout } from '../../../sdk/internal';
import type { CheckoutEvent, CheckoutState, Progress } from '../../../sdk/internal';
import { failure } from '../../../sdk/model/purchase/failure';
import { readBankReturn } from '../../../sdk/checkout/session/bank-return.parse';
import { branding, buying, session } from '../support/offer';
import { pending, polling, ready } from '../support/steps';

/** A checkout that resumes a purchase, in a tab that needs the lock. */
const resuming = (resume: Progress | null, isMine = false) => {
  let [state, effects] = initialCheckout(buying(undefined, { email: 'a@b.co' }), { resume, isMine });
  const on = (event: object) => {
    [state, effects] = checkoutTransition(state, { ticket: state.ticket, ...event } as CheckoutEvent);
    return checkout;
  };
  const checkout = {
    on,
    now: (): CheckoutState => state,
    names: () => effects.map(({ type }) => type),
    effects: () => effects,
  };
  return on({ type: 'branding-loaded', branding });
};
const claimed = { type: 'claimed', found: null };
const submitted: Progress = {
  step: 'submitted',
  sessionId: 'ops_9',
  session,
  submittedAt: 0,
  presses: 1,
  wasRefused: false,
};
const form: Progress = { step: 'form', sessionId: 'ops_9', session, wasRefused: false };

describe('a purchase in another tab', () => {
  it('shows that a purchase is open elsewhere before anything is started; “Continue here” takes it over', () => {
    const checkout = resuming(null).on({ type: 'claim-refused' });
    expect(checkout.now().name).toBe('open-elsewhere');
    expect(checkout.names()).toEqual([]);
    expect(checkout.on({ type: 'retry-requested' }).effects()).toMatchObject([
      { type: 'claim-lock', force: true },
    ]);
    const found = { ...submitted, session: null };
    expect(checkout.on({ type: 'claimed', found }).names()).toEqual(['check-status']);
    expect(checkout.on(pending).now().name).toBe('polling-purchase-status');
  });

  it('asks for the lock without force first, so that another tab keeps its purchase', () => {
    expect(resuming(null).effects()).toMatchObject([{ type: 'claim-lock', force: false }]);
  });

  it('uses the e-mail address of the open session, otherwise the address of this page', () => {
    const found = form;
    const taken = resuming(null).on({ type: 'claimed', found, email: 'first@b.co' });
    expect(taken.now().email).toBe('first@b.co');
    expect(resuming(null).on({ type: 'claimed', found, email: '' }).now().email).toBe('a@b.co');
    expect(resuming(null).on(claimed).now().email).toBe('a@b.co');
  });

  it('shows a screen without payment when another tab takes the purchase', () => {
    const moved = ready().on({ type: 'taken-over' });
    expect(moved.state.name).toBe('moved-elsewhere');
    expect(moved.on({ type: 'payment-submitted' }).effects).toEqual([]);
    expect(moved.on({ type: 'retry-requested' }).state).toMatchObject({ outcome: { type: 'moved' } });
  });
});

describe('a purchase that an earlier page has left open', () => {
  it('at the form step opens the same session, after a status read', () => {
    const checkout = resuming(form).on({ ...claimed, found: form });
    expect(checkout.names()).toEqual(['check-status']);
    expect(checkout.on(pending).names()).toEqual(['open-payment-form']);
    expect(checkout.now()).toMatchObject({ sessionId: 'ops_9', form: { name: 'loading' } });
  });

  it('during a payment asks the provider, and opens the form only after a refusal', () => {
    const asked = () =>
      resuming(submitted)
        .on({ ...claimed, found: submitted })
        .on(pending);
    const told = (status: string) => asked().on({ type: 'intent-read', status });
    expect(asked().names()).toEqual(['read-intent']);
    expect(told('paid').now().name).toBe('polling-purchase-status');
    expect(asked().on({ type: 'intent-unknown' }).now().name).toBe('polling-purchase-status');
    expect(told('refused').on({ type: 'form-ready' }).now()).toMatchObject({
      payment: null,
      form: { name: 'notice', reason: 'refused' },
    });
    expect(told('canceled').now()).toMatchObject({
      name: 'error',
      failure: { kind: 'canceled' },
      payment: null,
    });
  });

  it('during a payment without a result keeps reading, and does not show a refusal', () => {
    const told = (status: string, left: Progress = submitted) =>
      resuming(left)
        .on({ ...claimed, found: left })
        .on(pending)
        .on({ type: 'intent-read', status });
    expect(told('open').now()).toMatchObject({ name: 'polling-purchase-status', payment: { presses: 1 } });
    const atBank = told('action');
    expect(atBank.now()).toMatchObject({ name: 'error', recheck: { canPayAgain: true } });
    const again = atBank.on({ type: 'form-requested' }).on({ type: 'form-ready' });
    expect(again.now()).toMatchObject({
      name: 'needs-payment-info',
      sessionId: 'ops_9',
      payment: { sessionId: 'ops_9' },
      form: { name: 'notice', reason: 'undecided' },
    });
    // An earlier error of the intent, or an error of another confirmation, does not belong to this payment.
    for (const left of [
      { ...submitted, wasRefused: true },
      { ...submitted, presses: 2 },
    ])
      expect(told('refused', left as Progress).now().name).toBe('polling-purchase-status');
  });

  it('at the start is looked for, and a start of a clock that was ahead counts as sent now', () => {
    const startOf = (sentAt: number) => {
      const found: Progress = { step: 'starting', sentAt };
      return resuming(found).on({ ...claimed, found });
    };
    const { now } = resuming(null).now();
    expect(startOf(now - 7).now().unansweredStart).toEqual({ sentAt: now - 7 });
    expect(startOf(now + 3_600_000).now().unansweredStart).toEqual({ sentAt: now });
    expect(startOf(now - 7).names()).toEqual(['look-for-purchase']);
  });

  it('is not repeated if it has ended in another tab', () => {
    const ended = resuming(submitted).on(claimed);
    expect(ended.now().name).toBe('moved-elsewhere');
    expect(resuming(form).on(claimed).names()).toEqual(['read-transactions']);
  });

  it('without a result after a year is still read, with its session, and nothing is started', () => {
    const left = { ...submitted, submittedAt: -365 * 24 * 3_600_000 } as Progress;
    const over = resuming(left)
      .on({ ...claimed, found: left })
      .on(pending);
    expect(over.names()).toEqual(['read-intent']);
    over.on({ type: 'intent-read', status: 'action' });
    expect(over.now()).toMatchObject({
      name: 'error',
      recheck: { sessionId: 'ops_9', canPayAgain: true },
      payment: { sessionId: 'ops_9' },
    });
    expect(over.on({ type: 'retry-requested' }).names()).toEqual(['recheck-purchase']);
  });

  it('during a payment shows “still confirming” when the server can’t be read', () => {
    const lost = resuming(submitted)
      .on({ ...claimed, found: submitted })
      .on({ type: 'status-failed', failure: failure('network', 'x') });
    expect(lost.now()).toMatchObject({ name: 'error', recheck: { sessionId: 'ops_9' } });
  });
});

describe('while the device is offline', () => {
  const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };
  const online = { type: 'connectivity-changed', isOnline: true, wasCached: false };

  it('“Pay” sends nothing and shows a notice, and going online does not pay', () => {
    const checkout = ready().on(offline).on({ type: 'payment-submitted' });
    expect(checkout.names).toEqual(['check-status']);
    checkout.on({ type: 'status-failed', failure: failure('network', 'x') });
    expect(checkout.state).toMatchObject({ form: { name: 'notice', reason: 'offline' } });
    expect(checkout.on(online).names).toEqual([]);
    expect(checkout.state).toMatchObject({ form: { name: 'ready' } });
  });

  it('“Pay” pays if a read shows that the device is online', () => {
    const checkout = ready().on(offline).on({ type: 'payment-submitted' });
    expect(checkout.on(pending).names).toEqual(['confirm-payment', 'wait']);
  });

  it('failed reads are not counted, and reading continues at once when the device is online', () => {
    const checkout = polling().on(offline);
    for (let i = 0; i < 12; i++)
      checkout.on({ type: 'status-failed', failure: failure('network', 'x') }).on({ type: 'waited' });
    checkout.on({ type: 'status-failed', failure: failure('network', 'x') });
    expect(checkout.state).toMatchObject({ name: 'polling-purchase-status', reads: 0 });
    expect(checkout.on(online).names).toEqual(['check-status']);
  });
});

describe('the address after the return from a bank', () => {
  it.each([
    [
      'https://s.example/p?a=%20b&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded&z#x?y',
      'https://s.example/p?a=%20b&z#x?y',
      true,
    ],
    [
      'https://s.example/p?setup_intent=seti_1&setup_intent_client_secret=s&redirect_status=failed',
      'https://s.example/p',
      false,
    ],
  ])('loses only the provider’s parameters: %s', (given, address, hasSucceeded) => {
    expect(readBankReturn(given)).toMatchObject({ address, hasSucceeded });
  });

  it('does not change without these parameters', () =>
    expect(readBankReturn('https://s.example/?redirect_status=x#payment_intent=1')).toBeNull());
});
