import { describe, expect, it } from 'vitest';
import { checkoutView, createTranslator } from '../../../sdk/internal';
import type { CheckoutFailure, CheckoutRequest, CheckoutState, FailureKind } from '../../../sdk/internal';
import { failure } from '../../../sdk/model/purchase/failure';
import { baseOption, priceWire, subscriptionWire, trialOption } from '../support/fixtures';
import { branding, buying, coins, forms, monthly, otherProduct, session } from '../support/offer';

const t = createTranslator({ locale: 'en' });
const common = { ticket: 3, email: 'ada@lime.example', branding };
const shown = (state: object, request: CheckoutRequest = buying()): ReturnType<typeof checkoutView> =>
  checkoutView({ ...common, ...state } as CheckoutState, request, t);
const errorOf = (reason: CheckoutFailure, request = buying(), recheck: object | null = null) => {
  const { screen } = shown({ name: 'error', failure: reason, recheck }, request);
  return screen.screen === 'error' ? screen : expect.fail('not an error screen');
};
const CANCEL = 'To cancel, use the link in your receipt';
const withBackendCode = (reason: CheckoutFailure, backendErrorCode: number): CheckoutFailure => ({
  ...reason,
  extra: { statusCode: 400, backendErrorCode },
});

describe('the text of a failure', () => {
  it.each<[FailureKind, string, string]>([
    ['setting-up', 'Something went wrong', 'Purchase not started due to an error. Error code: 2'],
    ['charging', 'Something went wrong', 'Payment failed.'],
    ['unknown', 'Something went wrong', 'An unknown error occurred. Error code: 0'],
    ['network', 'Something went wrong', 'Network error. Please check your internet connection.'],
    ['missing-email', 'Something went wrong', 'Email is required to complete the purchase.'],
    ['invalid-email', 'Something went wrong', 'Email is not valid. Please provide a valid email address.'],
    ['already-purchased', 'Already Subscribed', 'You are already subscribed to this product.'],
  ])('%s is the text of the spec', (kind, title, message) => {
    expect(errorOf(failure(kind, 'x'))).toMatchObject({
      title,
      message,
      button: 'Try again',
      tone: 'failed',
    });
  });

  it('mentions a purchase for one-time products', () => {
    expect(errorOf(failure('already-purchased', 'x'), buying(coins))).toMatchObject({
      title: 'Already Purchased',
      message: 'You have already purchased this product.',
    });
  });

  it('shows the backend code if there is one, and never the detail', () => {
    const { message } = errorOf(withBackendCode(failure('setting-up', 'secret detail'), 7101));
    expect(message).toBe('Purchase not started due to an error. Error code: 7101');
  });

  it('asks for a missing address below the field', () => {
    const { screen } = shown({ name: 'needs-auth-info', failure: failure('missing-email', 'x') });
    expect(screen).toMatchObject({ error: 'You need to provide your email address to continue.' });
  });

  it('names the support address if there is one', () => {
    const support = ['If the error persists, please contact ', 'help@lime.example', '.'];
    expect(errorOf(failure('unknown', 'x')).support).toEqual(support);
    const { screen } = shown({
      name: 'error',
      failure: failure('unknown', 'x'),
      recheck: null,
      branding: { ...branding, supportEmail: null },
    });
    expect(screen).toMatchObject({ support: null });
  });

  it('asks not to pay again while a payment has no result', () => {
    const recheck = { sessionId: 's', tries: 1, isChecking: true };
    const screen = errorOf(failure('network', 'x'), buying(), recheck);
    expect(screen).toMatchObject({ tone: 'waiting', isBusy: true });
    expect(screen.message).toMatch(/do not pay again/);
    expect(screen.title).not.toMatch(/wrong|fail/i);
  });
});

const paidTrial = { period_duration: 'P2W', cycle_count: 1, price: priceWire(1_000_000) };
const offerOf = (request: CheckoutRequest, showProductDescription = true) =>
  shown(
    {
      name: 'present-offer',
      branding: { ...branding, appearance: { ...branding.appearance, showProductDescription } },
    },
    request,
  ).offer;

describe('the offer', () => {
  it('with a trial shows the trial first, and the price after it', () => {
    expect(offerOf(buying(monthly, { option: 'trial_week' }))).toMatchObject({
      title: 'Lime lime_month',
      trial: '1 week free',
      price: '€8.25',
      per: 'month',
      afterTrial: 'Then €8.25 / month',
      description: 'Fresh every day',
      facts: ['Renews monthly', 'Continues until cancelled', 'Cancel anytime', CANCEL],
      totals: [{ kind: 'due-today', label: 'Due today', amount: '€0.00' }, { kind: 'due-later' }],
    });
  });

  it('without a trial shows the price', () => {
    const offer = offerOf(buying());
    expect(offer).toMatchObject({ trial: null, afterTrial: null, price: '€8.25', per: 'month' });
    expect(offer.totals[0]?.amount).toBe('€8.25');
  });

  it('of a one-time product shows the price and no renewal', () => {
    const offer = offerOf(buying(coins));
    expect(offer).toMatchObject({ per: null, trial: null, afterTrial: null, facts: [], description: null });
    expect(offer.totals[0]?.amount).toBe('€4.50');
  });

  it('shows a description only if the branding asks for it and there is one', () => {
    expect(offerOf(buying(), false).description).toBeNull();
    expect(offerOf(buying(coins), true).description).toBeNull();
    expect(shown({ name: 'present-offer', branding: null }).offer.description).toBeNull();
  });

  it('shows the price of a trial that is not free', () => {
    const option = { ...trialOption('P1Y', 60_000_000), trial: paidTrial };
    const request = buying(otherProduct(subscriptionWire('lime_year', { a: option })));
    expect(offerOf(request)).toMatchObject({ trial: '€1.00 / 2 weeks', totals: [{ amount: '€1.00' }, {}] });
    const bought = textsOf(shown({ name: 'success', redemptionInfo: null }, request)).join(' ');
    expect(bought).toContain('Your trial of Lime lime_year has started.');
    expect(bought).not.toMatch(/free/);
  });

  it('shows no renewal if the period is unknown', () => {
    const request = buying(otherProduct(subscriptionWire('odd', { a: baseOption('P1H', 1_000_000) })));
    expect(offerOf(request)).toMatchObject({
      per: null,
      facts: ['Continues until cancelled', 'Cancel anytime', CANCEL],
    });
  });
});

describe('the pay button', () => {
  it.each([
    ['trial_week', 'Start Trial'],
    ['base_option', 'Pay €8.25'],
  ])('for %s has the label %s', (option, button) => {
    const state = { name: 'needs-payment-info', sessionId: 's', session, form: { name: 'ready' } };
    expect(shown(state, buying(monthly, { option })).screen).toMatchObject({ button, canPay: true });
  });

  it.each<[string, object, number | null, string]>([
    [
      'has the total of the server, with taxes and codes',
      { settled: 'calculated' },
      10_730_000,
      'Pay €10.73',
    ],
    ['has no amount while the price is computed', { settled: 'calculated', asked: {} }, 10_730_000, 'Pay'],
    ['has no amount while the tax is not known', { settled: 'pending' }, 10_000_000, 'Pay'],
    ['has no amount before the first price', { settled: 'unavailable' }, null, 'Pay'],
    ['has no amount where nothing is due', { settled: 'calculated' }, 0, 'Pay'],
    ['has the price of the option where no tax is computed', { settled: 'disabled' }, null, 'Pay €8.25'],
  ])('%s', (_, pricing, totalMicros, button) => {
    const price = totalMicros === null ? null : { totalMicros, currency: 'EUR', taxes: [], discounts: [] };
    const base = { asked: null, location: null, codeProblem: null, step: null };
    const form = { name: 'ready' };
    const state = {
      name: 'needs-payment-info',
      sessionId: 's',
      form,
      price,
      pricing: { ...base, ...pricing },
    };
    expect(shown(state, buying(monthly, { option: 'base_option' })).screen).toMatchObject({ button });
  });

  it('has the terms of the order beside it: what is due and when, and how to cancel', () => {
    const state = { name: 'needs-payment-info', sessionId: 's', session, form: { name: 'ready' }, now: 0 };
    const { screen } = shown(state, buying(monthly, { option: 'trial_week' }));
    expect(screen.screen === 'payment' && screen.order).toMatchObject({
      rows: [
        { kind: 'due-today', amount: '€0.00' },
        { kind: 'due-later', amount: '€8.25' },
      ],
      facts: ['Renews monthly', 'Continues until cancelled', 'Cancel anytime', CANCEL],
    });
  });

  const buttonOf = (form: (typeof forms)[number]): string => {
    if (form.name === 'unavailable') return 'Load again';
    return form.name === 'notice' && form.reason === 'refused' ? 'Try again' : 'Continue';
  };

  it('is enabled only when the form is ready', () => {
    for (const form of forms) {
      const { screen } = shown({ name: 'needs-payment-info', sessionId: 's', session, form });
      expect(screen).toMatchObject({
        canPay: form.name === 'ready',
        isBusy: form.name === 'processing',
        notice: ['notice', 'unavailable'].includes(form.name) ? { button: buttonOf(form) } : null,
      });
    }
  });
});

const reasons = (['setting-up', 'unknown', 'network', 'already-purchased'] as const).map((kind) =>
  failure(kind, 'x'),
);
const states: readonly object[] = [
  { name: 'present-offer' },
  { name: 'loading' },
  { name: 'processing-auth-info' },
  ...[null, ...reasons].map((reason) => ({ name: 'needs-auth-info', failure: reason })),
  ...forms.map((form) => ({ name: 'needs-payment-info', sessionId: 's', session, form })),
  { name: 'polling-purchase-status', sessionId: 's', reads: 2 },
  { name: 'success', redemptionInfo: null },
  ...reasons.map((reason) => ({ name: 'error', failure: reason, recheck: null })),
  { name: 'error', failure: reasons[2], recheck: { sessionId: 's', tries: 0, isChecking: false } },
  { name: 'closed', outcome: { type: 'cancelled', paymentSubmitted: false } },
];

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe('the view of every state', () => {
  it.each(states.map((state) => [JSON.stringify(state).slice(0, 80), state] as const))(
    'has a title, an announcement and no missing text: %s',
    (_, state) => {
      for (const request of [buying(), buying(monthly, { option: 'trial_week' }), buying(coins)])
        for (const look of [branding, null]) {
          const view = shown({ ...state, branding: look }, request);
          expect(view.screen.title.trim()).not.toBe('');
          expect(view.announcement.every((line) => line.trim() !== '') && view.announcement.length > 0).toBe(
            true,
          );
          for (const text of textsOf(view)) expect(text).not.toMatch(/undefined|null|NaN|\{\{|\[object/);
        }
    },
  );

  it('shows the purchase and the receipt’s address after a success', () => {
    const success = (request: CheckoutRequest) =>
      shown({ name: 'success', redemptionInfo: null }, request).screen;
    expect(success(buying())).toMatchObject({
      title: 'Purchase successful',
      message: 'Your subscription is now active',
    });
    expect(success(buying(coins))).toMatchObject({ title: 'Purchase successful', message: null });
    expect(textsOf(success(buying())).join(' ')).toContain('ada@lime.example');
  });
});
