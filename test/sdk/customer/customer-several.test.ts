import { describe, expect, it } from 'vitest';
import { ownedWords } from '../../../sdk/internal';
import type { PurchaseCard } from '../../../sdk/internal';
import { day, off, PAY, read, t, TODAY, viewOf } from './one-customer';
import type { Subscription } from './one-customer';

describe('several purchases', () => {
  const names = (cards: readonly PurchaseCard[]) => cards.map(({ name }) => name);

  it('are ordered by their urgency, past ones by their end', () => {
    const { current, past } = viewOf(
      {
        month: {},
        year: { expires_date: day('2031-05-20') },
        forever: { expires_date: null },
        also_forever: { expires_date: null },
        unpaid: { expires_date: day('2031-12-01'), billing_issues_detected_at: day('2031-05-02') },
        old: off,
        older: { ...off, expires_date: day('2030-04-01') },
      },
      {
        non_subscriptions: {
          coins: [
            {
              id: 'one',
              purchase_date: day('2031-02-02'),
              original_purchase_date: null,
              store: 'rc_billing',
              is_sandbox: false,
              store_transaction_id: null,
            },
          ],
        },
      },
    );
    expect([names(current), names(past)]).toEqual([
      ['Unpaid', 'Lime yearly', 'Lime monthly', 'Forever', 'Also forever', 'A bag of coins'],
      ['Old', 'Older'],
    ]);
    expect(current.at(-1) && read(current.at(-1)!)).toEqual('A bag of coins | bought 2031-02-02');
  });

  it('of once have the store of the last one, and of a subscription without a record nothing is promised', () => {
    const bought = (store: string, date: string) => ({
      id: date,
      purchase_date: day(date),
      original_purchase_date: null,
      store,
      is_sandbox: false,
      store_transaction_id: null,
    });
    const { current } = viewOf(
      { gone_plan: { purchase_date: null, period_type: 'trial' } },
      {
        non_subscriptions: {
          coins: [bought('app_store', '2031-02-01'), bought('play_store', '2031-03-01')],
          gems: [bought('rc_billing', '2031-02-01')],
        },
      },
    );
    expect(current.map(read)).toEqual([
      'Gone plan | active | current_period 2031-06-01',
      'A bag of coins | bought 2031-03-01 | store Google Play',
      'Gems | bought 2031-02-01',
    ]);
  });

  it('have the page of this provider also where the store is unknown, if no other store is current', () => {
    const moon = { store: 'moon' };
    const linked = (others: Parameters<typeof viewOf>[0]) =>
      viewOf({ month: moon, ...others }).current.find(({ productId }) => productId === 'month')?.action?.url;
    expect(linked({})).toBe(PAY);
    expect(linked({ year: {} })).toBe(PAY);
    expect(linked({ year: { store: 'play_store', ...off } })).toBe(PAY);
    expect(linked({ year: { store: 'play_store' } })).toBeUndefined();
  });

  it('have a price only where the product is sold here and now', () => {
    const priced = (change: Partial<Subscription>) =>
      viewOf({ month: change })
        .current.concat(viewOf({ month: change }).past)
        .map((card) => card.mayHavePrice);
    expect(priced({})).toEqual([true]);
    for (const change of [
      off,
      { ...off, refunded_at: day('2031-03-20') },
      { store: 'stripe' },
      { ownership_type: 'FAMILY_SHARED' },
    ])
      expect(priced(change)).toEqual([false]);
  });
});

describe('an entitlement', () => {
  const entitlement = (product: string, change: object = {}) => ({
    expires_date: day('2031-06-01'),
    product_identifier: product,
    purchase_date: day('2031-05-01'),
    product_plan_identifier: null,
    ...change,
  });

  it('names a product that is not sold, and the later one says how long it lasts', () => {
    const { current } = viewOf(
      { old_pack: { ...off, purchase_date: null } },
      {
        entitlements: {
          pro: entitlement('old_pack', { expires_date: day('2031-05-20') }),
          premium_access: entitlement('old_pack', { expires_date: day('2031-08-01') }),
          archive: entitlement('old_pack', { expires_date: day('2031-07-01') }),
        },
      },
    );
    expect(current.map(read)).toEqual([
      'Pro · Premium access · Archive | active | renews 2031-08-01 | last_paid 2031-05-01 | manage | manage_hint',
    ]);
  });

  it('that is active counts before one that has ended, whichever ends later', () => {
    for (const entitlements of [
      { a: entitlement('old_pack', off), b: entitlement('old_pack') },
      { b: entitlement('old_pack'), a: entitlement('old_pack', off) },
    ])
      expect(viewOf({ old_pack: { ...off, purchase_date: null } }, { entitlements }).current).toMatchObject([
        { next: expect.stringContaining('2031-06-01') },
      ]);
  });

  it('without a record of its purchase says what it knows', () => {
    const unrecorded = { purchase_date: null } as const;
    const of = (id: string, change: Parameters<typeof viewOf>[0][string], product = id) =>
      viewOf({ [id]: { ...unrecorded, ...change } }, { entitlements: { pro: entitlement(product) } })
        .current.map(read)
        .join();
    expect(of('month', { period_type: 'intro' })).toContain('regular_price');
    expect(of('month', {})).toContain('billing_period 1 month');
    expect(of('month', { period_type: 'trial' })).toMatch(/trial_badge.*bought 2031-05-01/);
    expect(of('month', { store: 'promotional' })).not.toMatch(/bought|last_paid/);
    expect(of('month', { unsubscribe_detected_at: day('2031-05-02') })).toContain('resume_hint');
  });

  it('for good has no end', () => {
    const forGood = entitlement('gift', { expires_date: new Date(TODAY.getTime() + 200 * 366 * 86_400_000) });
    const { current } = viewOf(
      {
        gift: { store: 'promotional', expires_date: forGood.expires_date, purchase_date: null },
      },
      { entitlements: { pro: forGood } },
    );
    expect(current.map(read)).toEqual(['Pro | active | forever | granted']);
  });
});

it('what is owned already is said with the day on which it renews or ends', () => {
  const owned = (expirationDate: Date | null, willRenew: boolean) =>
    ownedWords({ title: 'PRO', expirationDate, willRenew }, t);
  expect([owned(null, false), owned(day('2031-06-01'), true), owned(day('2031-06-01'), false)]).toEqual([
    'owned.forever PRO',
    'owned.renews PRO 2031-06-01',
    'owned.until PRO 2031-06-01',
  ]);
});
