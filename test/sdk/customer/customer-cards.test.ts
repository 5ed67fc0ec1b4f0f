import { describe, expect, it } from 'vitest';
import { day, off, PAY, read, viewOf } from './one-customer';
import type { Subscription } from './one-customer';

type Row = readonly [string, Partial<Subscription>, string, { readonly url: string | null }?];

describe('a subscription', () => {
  const rows: readonly Row[] = [
    [
      'renews',
      {},
      'active | checkout.price_per_period 9990000 USD 1 month | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | manage | manage_hint',
    ],
    [
      'cancelled',
      { unsubscribe_detected_at: day('2031-05-02') },
      'cancelled | checkout.price_per_period 9990000 USD 1 month | ends 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | manage | resume_hint',
    ],
    [
      'trial',
      { period_type: 'trial', price: null },
      'trial_badge | regular_price checkout.price_per_period 9990000 USD 1 month | trial_renews 2031-06-01 | bought 2031-05-01 | manage | manage_hint',
    ],
    [
      'trial cancelled',
      { period_type: 'trial', unsubscribe_detected_at: day('2031-05-02') },
      'cancelled | trial_ends 2031-06-01 | bought 2031-05-01 | manage | resume_hint',
    ],
    [
      'intro',
      { period_type: 'intro', price: { amount: 0.99, currency: 'USD' } },
      'active | regular_price checkout.price_per_period 9990000 USD 1 month | renews 2031-06-01 | last_paid_amount 990000 USD 2031-05-01 | manage | manage_hint',
    ],
    [
      'intro elsewhere',
      { period_type: 'intro', price: { amount: 0.99, currency: 'EUR' } },
      'active | renews 2031-06-01 | last_paid_amount 990000 EUR 2031-05-01 | manage | manage_hint',
    ],
    [
      'intro cancelled',
      { period_type: 'intro', unsubscribe_detected_at: day('2031-05-02') },
      'cancelled | ends 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | manage | resume_hint',
    ],
    [
      'other price',
      { price: { amount: 5, currency: 'USD' } },
      'active | billing_period 1 month | renews 2031-06-01 | last_paid_amount 5000000 USD 2031-05-01 | manage | manage_hint',
    ],
    [
      'free',
      { price: { amount: 0, currency: 'USD' } },
      'active | billing_period 1 month | renews 2031-06-01 | manage | manage_hint',
    ],
    [
      'unknown price',
      { price: null },
      'active | billing_period 1 month | renews 2031-06-01 | last_paid 2031-05-01 | manage | manage_hint',
    ],
    [
      'forever',
      { expires_date: null },
      'active | checkout.price_per_period 9990000 USD 1 month | forever | last_paid_amount 9990000 USD 2031-05-01 | manage | manage_hint',
    ],
    [
      'forever cancelled',
      { expires_date: null, unsubscribe_detected_at: day('2031-05-02') },
      'active | checkout.price_per_period 9990000 USD 1 month | forever | last_paid_amount 9990000 USD 2031-05-01 | manage | resume_hint',
    ],
    [
      'unpaid',
      { billing_issues_detected_at: day('2031-05-02') },
      'billing_badge | checkout.price_per_period 9990000 USD 1 month | current_period 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | billing | update_payment | update_hint',
    ],
    [
      'unpaid in grace',
      {
        billing_issues_detected_at: day('2031-05-02'),
        grace_period_expires_date: day('2031-06-01'),
      },
      'billing_badge | checkout.price_per_period 9990000 USD 1 month | last_paid_amount 9990000 USD 2031-05-01 | grace 2031-06-01 | update_payment | update_hint',
    ],
    [
      'unpaid and cancelled',
      {
        billing_issues_detected_at: day('2031-05-02'),
        unsubscribe_detected_at: day('2031-05-02'),
      },
      'billing_badge | checkout.price_per_period 9990000 USD 1 month | current_period 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | billing | update_payment',
    ],
    [
      'pauses',
      { auto_resume_date: day('2031-07-01') },
      'active | checkout.price_per_period 9990000 USD 1 month | pauses 2031-06-01 | resumes 2031-07-01 | last_paid_amount 9990000 USD 2031-05-01 | manage | manage_hint',
    ],
    [
      'paused',
      { ...off, auto_resume_date: day('2031-07-01') },
      'paused_badge | checkout.price_per_period 9990000 USD 1 month | resumes 2031-07-01 | last_paid_amount 9990000 USD 2031-03-01 | manage | manage_hint',
    ],
    [
      'resumed',
      { ...off, auto_resume_date: day('2031-05-01') },
      'ended_badge | ended 2031-04-01 | last_paid_amount 9990000 USD 2031-03-01',
    ],
    ['ended', off, 'ended_badge | ended 2031-04-01 | last_paid_amount 9990000 USD 2031-03-01'],
    [
      'refunded',
      { ...off, refunded_at: day('2031-03-20') },
      'refunded_badge | refunded 2031-03-20 | last_paid_amount 9990000 USD 2031-03-01',
    ],
    [
      'refunded at once',
      { ...off, refunded_at: day('2031-03-01') },
      'refunded_badge | refunded 2031-03-01 | last_paid_amount 9990000 USD 2031-03-01',
    ],
    [
      'refunded before',
      { ...off, refunded_at: day('2031-02-20') },
      'ended_badge | ended 2031-04-01 | last_paid_amount 9990000 USD 2031-03-01',
    ],
    [
      'refunded one of',
      { refunded_at: day('2031-05-03') },
      'active | checkout.price_per_period 9990000 USD 1 month | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | manage | manage_hint',
    ],
    [
      'family',
      { ownership_type: 'FAMILY_SHARED', billing_issues_detected_at: day('2031-05-02') },
      'active | ends 2031-06-01 | family',
    ],
    ['granted', { store: 'promotional' }, 'active | ends 2031-06-01 | granted'],
    [
      'apple',
      { store: 'app_store' },
      'active | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | store App Store',
    ],
    [
      'apple here',
      { store: 'app_store' },
      'active | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | store App Store | manage',
      { url: 'https://apps.apple.com/account/subscriptions' },
    ],
    [
      'stripe',
      { store: 'stripe' },
      'active | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | manage',
    ],
    [
      'unknown store',
      { store: 'moon' },
      'active | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01 | manage',
    ],
    [
      'without',
      {},
      'active | checkout.price_per_period 9990000 USD 1 month | renews 2031-06-01 | last_paid_amount 9990000 USD 2031-05-01',
      { url: null },
    ],
  ];

  for (const [name, change, words, more = { url: PAY }] of rows)
    it(`reads as ${name}`, () => {
      const { current, past } = viewOf({ month: change }, more);
      expect([...current, ...past].map(read)).toEqual([`Lime monthly | ${words}`]);
    });
});
