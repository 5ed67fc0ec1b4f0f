import { describe, expect, it } from 'vitest';
import { offerInPeriod, offerTable, ownedProducts, planToSwitch, selectedOffer } from '../../../sdk/internal';
import type { Offer } from '../../../sdk/internal';
import { infoOf } from '../support/customer-info';
import { subscriberAnswer } from '../../../sdk/net/customer-wire';
import { entitlementWire, subscriber, subscriptionItem } from '../support/fixtures';
import { once, plan, show, tiers } from './goods';

const idOf = (offer: Offer | null): string | undefined => offer?.rcPackage.identifier;
const periods = (packages: Parameters<typeof show>[0], wish?: 'always' | 'never') =>
  show(packages, wish ? { periods: wish } : {}).periods.map(({ key }) => key);

describe('groups', () => {
  const mixed = [
    once('lifetime', 100_000_000),
    plan('odd', null, 5_000_000),
    plan('y', 'P1Y', 50_000_000),
    plan('w', 'P7D', 2_000_000),
    plan('m', 'P1M', 6_000_000),
    plan('half', 'P6M', 30_000_000),
    plan('twelve', 'P12M', 55_000_000),
  ];

  it('stand from the shortest period to the longest, what is paid once last', () => {
    const { groups } = offerTable(mixed);
    expect(groups.map(({ billing }) => billing.key)).toEqual([
      'week-1',
      'month-1',
      'month-6',
      'year-1',
      'unknown',
      'once',
    ]);
    expect(groups[3]?.offers.map(idOf)).toEqual(['y', 'twelve']);
  });
});

describe('the switch of periods', () => {
  const alone = [plan('m', 'P1M', 6_000_000), plan('y', 'P1Y', 50_000_000)];

  it('is there when a period has several packages', () => {
    expect(periods(tiers)).toEqual(['month-1', 'year-1']);
    expect(periods(alone)).toEqual([]);
  });

  it('is there, or not, as the page wishes', () => {
    expect(periods(alone, 'always')).toEqual(['month-1', 'year-1']);
    expect(periods(tiers, 'never')).toEqual([]);
    expect(show(tiers, { periods: 'never' }).cards).toHaveLength(4);
  });

  it('is never there for one period', () => {
    expect(periods([once('a', 1_000_000), once('b', 2_000_000)], 'always')).toEqual([]);
  });
});

describe('what is selected', () => {
  const table = offerTable(tiers);

  it('is the first name that means a package, in either form; else the first package', () => {
    expect(idOf(selectedOffer(table, null, 'annual', 'plus_monthly'))).toBe('$rc_annual');
    expect(idOf(selectedOffer(table, '$rc_monthly'))).toBe('$rc_monthly');
    expect(idOf(selectedOffer(table, 'gone', null, 'plus_annual'))).toBe('plus_annual');
    expect(idOf(selectedOffer(table, 'gone', ''))).toBe('plus_monthly');
    expect(selectedOffer(offerTable([]), 'annual')).toBeNull();
  });

  it('stays in its tier when the period is switched', () => {
    const pro = selectedOffer(table, 'monthly');
    expect(idOf(offerInPeriod(table, 'year-1', pro, 'plus_annual'))).toBe('$rc_annual');
  });

  it('is the recommended package where the tier is not there, else the one in the same place', () => {
    const plain = offerTable([
      plan('a', 'P1M', 1_000_000, { title: 'A' }),
      plan('b', 'P1M', 2_000_000, { title: 'B' }),
      plan('c', 'P1Y', 3_000_000, { title: 'C' }),
      plan('d', 'P1Y', 4_000_000, { title: 'D' }),
      once('e', 5_000_000),
    ]);
    const second = selectedOffer(plain, 'b');
    expect(idOf(offerInPeriod(plain, 'year-1', second, 'c'))).toBe('c');
    expect(idOf(offerInPeriod(plain, 'year-1', second, null))).toBe('d');
    expect(idOf(offerInPeriod(plain, 'once', second, 'c'))).toBe('e');
    expect(offerInPeriod(plain, 'week-1', second, null)).toBeNull();
  });
});

describe('what the customer has', () => {
  const info = infoOf(
    subscriberAnswer(
      subscriber({
        entitlements: { pro: entitlementWire('lime_forever', { expires_date: null }) },
        non_subscriptions: {
          lime_forever: [
            {
              id: 'x',
              is_sandbox: true,
              original_purchase_date: '2031-01-01T00:00:00Z',
              purchase_date: '2031-01-01T00:00:00Z',
              store: 'rc_billing',
              store_transaction_id: 'tx',
            },
          ],
        },
        subscriptions: {
          lime_running: subscriptionItem(),
          lime_over: subscriptionItem({ expires_date: '2030-01-01T00:00:00Z' }),
        },
      }),
      '',
    ),
  );

  it('is what runs, and what an active entitlement came from', () => {
    expect([...ownedProducts(info)].sort()).toEqual(['lime_forever', 'lime_running']);
  });

  it('is marked, and can’t be bought once more; what is used up can', () => {
    const packages = [
      plan('running', 'P1M', 5_000_000),
      once('forever', 9_000_000),
      once('coins', 1, 'consumable'),
    ];
    const owned = new Set(['lime_running', 'lime_forever', 'lime_coins']);
    const view = show(packages, { owned, periods: 'never', recommended: 'running' });
    expect(view.cards.map(({ badge }) => badge?.kind)).toEqual(['current', 'current', undefined]);
    expect(view.button).toEqual({ label: ['Your plan', '', ''], isDisabled: true });
    expect(view.terms).toEqual([]);
    expect(show(packages, { owned, selected: 'coins' }).button.isDisabled).toBe(false);
  });
});

describe('the plan from which a customer can switch', () => {
  const from = (subscriptions: object): string | null =>
    planToSwitch(tiers, infoOf(subscriberAnswer(subscriber({ entitlements: {}, subscriptions }), '')));

  it('is an active plan of this offering and this provider', () => {
    expect(from({ lime_plus_annual: subscriptionItem() })).toBe('lime_plus_annual');
    expect(from({ lime_plus_annual: subscriptionItem({ expires_date: '2030-01-01T00:00:00Z' }) })).toBeNull();
    expect(from({ lime_plus_annual: subscriptionItem({ store: 'app_store' }) })).toBeNull();
    expect(from({ lime_other: subscriptionItem() })).toBeNull();
    expect(from({})).toBeNull();
  });
});
