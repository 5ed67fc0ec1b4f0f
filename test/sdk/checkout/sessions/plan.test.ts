import { describe, expect, it } from 'vitest';
import {
  checkoutTransition,
  checkoutView,
  createTranslator,
  initialCheckout,
} from '../../../../sdk/internal';
import type { CheckoutEvent, CheckoutRequest, CheckoutState } from '../../../../sdk/internal';
import { progressOf } from '../../../../sdk/checkout/machine/payment/stored-progress.machine';
import { readOperation } from '../../../../sdk/checkout/session/operation';
import { failure } from '../../../../sdk/model/purchase/failure';
import type { PlanChange } from '../../../../sdk/model/purchase/plan-change';
import { plainSale } from '../../../../sdk/model/purchase/purchase-request';
import { branding, buying, monthly, session } from '../../support/offer';

const t = createTranslator({ locale: 'en' });
const month = { number: 1, unit: 'month' } as const;
const upgrade: PlanChange = {
  type: 'immediate',
  from: { productId: 'basic', name: 'Basic', priceMicros: 4_990_000, currency: 'USD', period: month },
  to: { productId: 'lime_month', name: null, priceMicros: 9_990_000, currency: 'USD', period: month },
  dueNow: { currency: 'USD', totalMicros: 5_500_000, taxMicros: 500_000, totalExcludingTaxMicros: 5_000_000 },
  nextRenewal: null,
  email: 'ada@lime.example',
  method: 'visa •••• 4242',
  address: null,
};
const downgrade: PlanChange = {
  ...upgrade,
  type: 'deferred',
  dueNow: null,
  nextRenewal: { ...upgrade.dueNow!, taxMicros: null },
};

/** What is stored of a purchase besides its progress. */
const record = {
  id: 'a',
  apiKey: 'k',
  appUserId: 'u',
  params: { rcPackage: monthly },
  productId: 'lime_month',
  email: '',
  ownedBefore: [],
  intentId: null,
  startedAt: 1,
  touchedAt: 1,
  isDismissed: false,
};

/** With a trial. */
const ordinary = buying(monthly, { option: 'trial_week' });
/** A request to change a plan, without an e-mail address. */
const request: CheckoutRequest = {
  ...ordinary,
  sale: { ...plainSale, planChange: { subscriberToken: 'sub_1', subscriptionId: null, fromProductId: null } },
};

const begin = (startMayCharge = false) => {
  let [state, effects] = initialCheckout(request);
  const on = (event: { readonly type: string; readonly [key: string]: unknown }) => {
    [state, effects] = checkoutTransition(state, { ticket: state.ticket, ...event } as CheckoutEvent, 1000);
    return bench;
  };
  const bench = {
    on,
    get state(): CheckoutState {
      return state;
    },
    get names(): readonly string[] {
      return effects.map(({ type }) => type);
    },
    get view() {
      return checkoutView(state, request, t);
    },
  };
  return bench.on({ type: 'branding-loaded', branding, startMayCharge });
};
const answered = (start: object) =>
  begin()
    .on({ type: 'transactions-read', transactions: [] })
    .on({
      type: 'purchase-started',
      start: { nextAction: null, sessionId: 'ops_1', session: null, ...start },
    });
const lost = { type: 'plan-not-changed', failure: failure('network', 'x') };
const succeeded = { type: 'status-read', status: { type: 'succeeded', redemptionInfo: null } };

const screenOf = (planChange: PlanChange) => {
  const { screen } = answered({ planChange }).view;
  return screen.screen === 'plan' ? screen : expect.fail(`The screen is ${screen.screen}.`);
};

describe('the start of a change of plan', () => {
  it('asks for no e-mail address: the server knows the customer', () => {
    expect(begin().on({ type: 'transactions-read', transactions: [] }).names).toEqual(['start-purchase']);
  });

  it('asks for the address on a wire that knows no change of plan, also if that is found out late', () => {
    expect(begin(true).state.name).toBe('needs-auth-info');
    const late = begin().on({ type: 'transactions-read', transactions: [] });
    late.on({
      type: 'purchase-start-failed',
      failure: { ...failure('unknown', 'x'), extra: { statusCode: 404 } },
    });
    expect(late.names).toEqual(['change-wire']);
    expect(late.on({ type: 'wire-changed', startMayCharge: true }).state.name).toBe('needs-auth-info');
  });

  it('asks for the address when the server sells instead, and shows the offer with its trial', () => {
    const sold = answered({ session });
    expect(sold.state).toMatchObject({ name: 'needs-auth-info', changesPlan: false });
    expect(sold.view.offer.trial).toBe('1 week free');
    sold.on({ type: 'email-submitted', email: 'a@b.co' });
    sold.on({ type: 'purchase-started', start: { nextAction: null, sessionId: 'ops_2', session } });
    expect(sold.state).toMatchObject({ name: 'needs-payment-info', sessionId: 'ops_2' });
  });
});

describe('the screen of a change of plan', () => {
  it('shows both plans, the sum with its tax, and the amount on the button', () => {
    const screen = screenOf(upgrade);
    expect(screen.cards).toEqual([
      { label: 'Current plan', name: 'Basic', price: '$4.99 / month' },
      { label: 'New plan', name: monthly.webBillingProduct.title, price: '$9.99 / month' },
    ]);
    expect(screen.rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['Total excluding tax', '$5.00'],
      ['Tax', '$0.50'],
      ['Due today', '$5.50'],
    ]);
    expect(screen.button).toBe('Change plan and pay $5.50');
    expect(screen.note).not.toBeNull();
  });

  it('promises no payment for a change that waits', () => {
    const { rows, button, note, message } = screenOf(downgrade);
    expect(rows).toEqual([
      { label: 'Estimated at next renewal', amount: '$5.50', note: 'Tax is calculated later.' },
    ]);
    expect([button, note]).toEqual(['Schedule change', null]);
    expect(message).toBe('Your plan changes at the end of the period that you have paid for.');
  });

  it('has no trial and no totals of the offer beside it, from the first state to the last', () => {
    const bench = answered({ planChange: upgrade });
    const isPlain = (): void => expect(bench.view.offer).toMatchObject({ trial: null, totals: [] });
    isPlain();
    bench.on({ type: 'plan-confirmed' }).on(lost);
    isPlain();
    bench.on({ type: 'waited' }).on(succeeded);
    isPlain();
    expect(checkoutView(begin().state, request, t).offer).toMatchObject({ trial: null, totals: [] });
  });
});

describe('the result of a change of plan', () => {
  it('has the session as its transaction', () => {
    const { state } = answered({ planChange: downgrade })
      .on({ type: 'plan-confirmed' })
      .on({ type: 'plan-changed' });
    expect(state).toMatchObject({
      name: 'success',
      sessionId: 'ops_1',
      changeType: 'deferred',
      transaction: {
        storeTransactionId: 'ops_1',
        productIdentifier: 'lime_month',
        purchaseDate: new Date(1000),
      },
    });
  });

  it('is known as a change when its answer was lost and it is found later', () => {
    const bench = answered({ planChange: upgrade }).on({ type: 'plan-confirmed' }).on(lost);
    expect(bench.view.screen).toMatchObject({ screen: 'error', tone: 'waiting' });
    bench.on({ type: 'waited' }).on(succeeded);
    expect(bench.state).toMatchObject({ name: 'success', changeType: 'immediate', sessionId: 'ops_1' });
    expect(bench.view.screen).toMatchObject({ title: 'Your plan has changed.' });
  });

  it('is known as a change after the page was loaded again', () => {
    const { state } = answered({ planChange: upgrade }).on({ type: 'plan-confirmed' });
    const stored = readOperation(JSON.parse(JSON.stringify({ ...record, progress: progressOf(state) })));
    const resume = stored?.progress ?? null;
    expect(resume).toMatchObject({ step: 'submitted', sessionId: 'ops_1' });
    let [next] = initialCheckout(ordinary, { resume });
    for (const event of [{ type: 'branding-loaded', branding, startMayCharge: false }, succeeded])
      [next] = checkoutTransition(next, { ticket: next.ticket, ...event } as CheckoutEvent, 2000);
    expect(next).toMatchObject({ name: 'success', changeType: 'immediate' });
    expect(checkoutView(next, ordinary, t).offer.trial).toBeNull();
    const [again] = initialCheckout(ordinary, { resume: progressOf(next) ?? null });
    expect(
      checkoutTransition(again, { type: 'branding-loaded', ticket: again.ticket, branding })[0],
    ).toMatchObject({
      name: 'success',
      changeType: 'immediate',
    });
  });
});
