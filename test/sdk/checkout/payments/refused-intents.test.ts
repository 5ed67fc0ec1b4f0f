import { describe, expect, it } from 'vitest';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { collected, creating, fillable, lost, opened, refusedBy } from '../../support/effects/deferred-steps';
import { branding, session } from '../../support/offer';
import { begin, pending, ready } from '../../support/steps';

const refused = (reason: object) => ({ type: 'intent-not-created', failure: reason });
const paid = { type: 'payment-submitted' };
const offline = { type: 'connectivity-changed', isOnline: false, wasCached: false };

describe('an intent that the server refuses', () => {
  it('ends a session that can’t be completed, and nothing is open', () => {
    const on = creating().on(refused(refusedBy(7878)));
    expect(on.state).toMatchObject({ name: 'error', payment: null, recheck: null });
  });

  it('for a reason that passes gives the address back, and closes the form', () => {
    const on = creating();
    const { ticket } = on.state;
    on.on(refused({ ...refusedBy(7110), kind: 'network' }));
    expect(on.state).toMatchObject({ name: 'needs-auth-info', payment: null, failure: { kind: 'network' } });
    expect(on.names).toContain('close-payment-form');
    expect(on.on({ ...pending, ticket }).state).toMatchObject({ name: 'needs-auth-info', watch: null });
  });

  it('for its address asks at the e-mail step where the form has no field', () => {
    const reason = { ...refusedBy(7012), kind: 'invalid-email' };
    const on = creating({ sale: { asksEmail: false } }).on(refused(reason));
    expect(on.state).toMatchObject({ name: 'needs-auth-info', failure: { kind: 'invalid-email' } });
  });

  it('is not requested for fields that the form marks itself, and no notice hides them', () => {
    const invalid = (type: string, code: string | null) =>
      fillable()
        .on(paid)
        .on({ type: 'payment-not-collected', refusal: { type, code, message: 'No.' } });
    expect(invalid('validation_error', null).state).toMatchObject({ form: { name: 'ready' }, payment: null });
    expect(invalid('card_error', 'incorrect_number').state).toMatchObject({ form: { name: 'ready' } });
    expect(invalid('card_error', null).state).toMatchObject({ form: { name: 'notice', reason: 'refused' } });
    expect(invalid('api_error', 'incorrect_number').state).toMatchObject({ form: { name: 'notice' } });
  });

  it('is not requested by a wallet while the connection is checked', () => {
    const on = fillable().on(offline).on(paid).on(collected);
    expect(on.state).toMatchObject({ form: { name: 'checking' } });
    expect(on.on({ type: 'wallet-authorised', email: null }).names).toEqual([]);
  });
});

describe('ten reads of a payment whose provider could not be asked', () => {
  /** The page was cached during the confirmation, the provider did not answer, and the server says 'not yet'. */
  const afterTen = () => {
    const on = ready().on(paid).on({ type: 'connectivity-changed', isOnline: true, wasCached: true });
    on.on({ type: 'intent-unknown' });
    while (on.on(pending).names[0] === 'wait') on.on({ type: 'waited' });
    expect(on.effects).toMatchObject([{ type: 'recheck-purchase', session, isStatusKnown: true }]);
    return on;
  };
  const says = (status: string) => afterTen().on({ type: 'intent-read', status });

  it('are followed by its word: not paid yet can be paid again, in the same session', () => {
    for (const status of ['open', 'action']) {
      const on = says(status);
      expect(on.state).toMatchObject({ name: 'error', recheck: { canPayAgain: true } });
      expect(on.on({ type: 'form-requested' }).effects).toMatchObject([
        { type: 'open-payment-form', session },
        { type: 'wait' },
      ]);
      expect(on.state.payment).toMatchObject({ sessionId: 'ops_1', presses: 1 });
    }
  });

  it('and one that is paid, refused or cancelled is that', () => {
    expect(says('paid').state).toMatchObject({ name: 'error', recheck: { canPayAgain: false } });
    expect(says('refused').state).toMatchObject({ name: 'needs-payment-info', payment: null });
    expect(says('canceled').state).toMatchObject({ failure: { kind: 'canceled' }, recheck: null });
  });
});

describe('the customer', () => {
  it('who owns the product can give an address before buying anyway', () => {
    const request = { sale: plainSale, owned: { entitlementId: 'pro' } };
    const on = begin(null, request).on({ type: 'branding-loaded', branding });
    expect(on.state.name).toBe('already-owned');
    expect(on.on({ type: 'email-submitted', email: 'a@b.co' }).names).toEqual([]);
    expect(on.on({ type: 'switch-chosen' }).names).toEqual([]);
    on.on({ type: 'bought-anyway' });
    expect([on.state.name, on.state.email, on.names]).toEqual(['loading', 'a@b.co', ['read-transactions']]);
  });

  it('whose purchase is open elsewhere takes it only by a press', () => {
    const on = begin('a@b.co', {}, { isMine: false }).on({ type: 'branding-loaded', branding });
    on.on({ type: 'claim-refused' });
    for (const type of ['continued', 'payment-submitted', 'form-requested'])
      expect([on.on({ type }).names, on.state.name]).toEqual([[], 'open-elsewhere']);
    expect(on.on({ type: 'retry-requested' }).effects).toMatchObject([{ type: 'claim-lock', force: true }]);
  });

  it('reads the failure of the first wire when the other one is missing, too', () => {
    const missing = { kind: 'setting-up', code: 2, detail: 'no wire', extra: { statusCode: 404 } };
    const waiting = begin('a@b.co').on({ type: 'branding-loaded', branding, startMayCharge: false });
    waiting.on({ type: 'transactions-read', transactions: [] });
    waiting.on({ type: 'purchase-start-failed', failure: missing });
    expect(waiting.names).toEqual(['change-wire']);
    waiting.on({ type: 'wire-changed', startMayCharge: null });
    expect(waiting.state).toMatchObject({ name: 'error', failure: { detail: 'no wire' }, recheck: null });
  });
});

it('a price that was not read does not make an unfinished form payable', () => {
  const on = opened().on({ type: 'price-unread', failure: lost });
  expect(on.state).toMatchObject({ form: { name: 'loading' }, pricing: { isUnread: true } });
  expect(on.names).toEqual([]);
});

it('a code that a proxy’s page refuses may apply, so the price is asked for before the payment', () => {
  const page = { kind: 'setting-up', code: 16, detail: 'A page.', extra: { statusCode: 403 } };
  const on = fillable({ sale: { showDiscountCode: true } }).on({ type: 'code-submitted', code: 'lime' });
  on.on({ type: 'price-unread', failure: page });
  expect(on.state).toMatchObject({ pricing: { codeProblem: 'not-applicable', isStale: true } });
  on.on(paid).on(collected);
  expect([on.names, on.state.payment]).toEqual([['read-price'], null]);
});
