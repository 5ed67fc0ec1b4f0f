import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerInfo, EntitlementInfo, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect } from '../support/customer';
import { coinsItem, entitlementWire, REQUEST_DATE, subscriber, subscriptionItem } from '../support/fixtures';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

const PAST = '2031-05-04T10:20:29Z';
const FUTURE = '2031-05-04T10:20:31Z';

const info = (extra: object = {}): Promise<CustomerInfo> => {
  backend.script('customerInfo', { json: subscriber(extra) });
  return purchases.getCustomerInfo();
};
/** The entitlement `pro` with a subscription behind it. */
const pro = async (entitlement: object, subscription: object = {}): Promise<EntitlementInfo | undefined> => {
  const { entitlements } = await info({
    entitlements: { pro: entitlementWire('lime_month', entitlement) },
    subscriptions: { lime_month: subscriptionItem(subscription) },
  });
  return entitlements.all['pro'];
};

describe('customer info', () => {
  it('has exactly the fields that integrators compare, with dates as dates', async () => {
    const found = await info();
    expect(found).toStrictEqual({
      entitlements: found.entitlements,
      allExpirationDatesByProduct: { lime_month: new Date('2031-06-04T10:00:00Z') },
      allPurchaseDatesByProduct: {
        lime_month: new Date('2031-05-04T10:00:00Z'),
        lime_coins: new Date('2031-01-02T00:00:00Z'),
      },
      activeSubscriptions: new Set(['lime_month']),
      managementURL: 'https://pay.lime.example/manage',
      requestDate: new Date(REQUEST_DATE),
      firstSeenDate: new Date('2031-01-01T00:00:00Z'),
      originalPurchaseDate: new Date('2031-01-01T00:00:00Z'),
      originalAppUserId: 'nils',
      nonSubscriptionTransactions: [
        {
          transactionIdentifier: 'one',
          productIdentifier: 'lime_coins',
          purchaseDate: new Date('2031-01-02T00:00:00Z'),
          storeTransactionId: 'tx_2',
          store: 'rc_billing',
        },
      ],
      subscriptionsByProductIdentifier: {
        lime_month: {
          productIdentifier: 'lime_month',
          productPlanIdentifier: null,
          purchaseDate: new Date('2031-05-04T10:00:00Z'),
          originalPurchaseDate: new Date('2031-04-04T10:00:00Z'),
          expiresDate: new Date('2031-06-04T10:00:00Z'),
          store: 'rc_billing',
          unsubscribeDetectedAt: null,
          isSandbox: true,
          billingIssuesDetectedAt: null,
          gracePeriodExpiresDate: null,
          ownershipType: 'UNKNOWN',
          periodType: 'normal',
          refundedAt: null,
          storeTransactionId: 'tx_1',
          managementURL: null,
          isActive: true,
          willRenew: true,
          displayName: null,
          autoResumeDate: null,
          price: null,
        },
      },
    });
  });

  it('is empty for a customer who never bought', async () => {
    const nothing = { entitlements: {}, subscriptions: {}, non_subscriptions: {} };
    const found = await info({ ...nothing, management_url: null, original_purchase_date: null });
    expect(found).toMatchObject({
      entitlements: { all: {}, active: {} },
      allPurchaseDatesByProduct: {},
      managementURL: null,
      originalPurchaseDate: null,
    });
    expect(found.activeSubscriptions.size).toBe(0);
  });

  it('counts subscriptions as active that do not expire or expire later', async () => {
    const { activeSubscriptions, allExpirationDatesByProduct } = await info({
      entitlements: {},
      subscriptions: {
        over: subscriptionItem({ expires_date: PAST }),
        running: subscriptionItem({ expires_date: FUTURE }),
        forever: subscriptionItem({ expires_date: null }),
      },
    });
    expect([...activeSubscriptions]).toEqual(['running', 'forever']);
    expect(allExpirationDatesByProduct).toEqual({
      over: new Date(PAST),
      running: new Date(FUTURE),
      forever: null,
    });
  });

  it('takes the last one-time purchase of a list as the latest', async () => {
    const items = [coinsItem({ purchase_date: '2031-03-03T00:00:00Z' }), coinsItem()];
    const found = await info({ entitlements: {}, non_subscriptions: { lime_coins: items, none: [] } });
    expect(found.allPurchaseDatesByProduct['lime_coins']).toEqual(new Date('2031-01-02T00:00:00Z'));
    expect(found.allPurchaseDatesByProduct['none']).toBeNull();
    expect(found.allExpirationDatesByProduct).not.toHaveProperty('lime_coins');
  });
});

describe('an entitlement from a subscription', () => {
  it('has exactly the fields that integrators compare', async () => {
    expect(await pro({})).toStrictEqual({
      identifier: 'pro',
      isActive: true,
      willRenew: true,
      store: 'rc_billing',
      latestPurchaseDate: new Date('2031-05-04T10:00:00Z'),
      originalPurchaseDate: new Date('2031-05-04T10:00:00Z'),
      expirationDate: new Date('2031-06-04T10:00:00Z'),
      productIdentifier: 'lime_month',
      productPlanIdentifier: null,
      unsubscribeDetectedAt: null,
      billingIssueDetectedAt: null,
      isSandbox: true,
      periodType: 'normal',
      ownershipType: 'UNKNOWN',
    });
  });

  it.each([
    [null, true],
    [undefined, true],
    [FUTURE, true],
    [PAST, false],
    [REQUEST_DATE, false],
  ])('that expires at %s has isActive %s', async (expires_date, expected) => {
    expect((await pro({ expires_date }))?.isActive).toBe(expected);
  });

  it('is among the active ones only while it is active', async () => {
    const both = {
      old: entitlementWire('lime_month', { expires_date: PAST }),
      pro: entitlementWire('lime_month'),
    };
    const { entitlements } = await info({ entitlements: both });
    expect(Object.keys(entitlements.all)).toEqual(['old', 'pro']);
    expect(Object.keys(entitlements.active)).toEqual(['pro']);
    expect(await purchases.isEntitledTo('pro')).toBe(true);
    expect(await purchases.isEntitledTo('old')).toBe(false);
    expect(await purchases.isEntitledTo('toString')).toBe(false);
  });

  it.each([
    ['is promotional', {}, { store: 'promotional' }],
    ['never expires', { expires_date: null }, {}],
    ['was cancelled', {}, { unsubscribe_detected_at: PAST }],
    ['has a billing issue', {}, { billing_issues_detected_at: PAST }],
  ])('does not renew when it %s', async (_, entitlement, subscription) => {
    expect((await pro(entitlement, subscription))?.willRenew).toBe(false);
  });

  it('tells since when it is cancelled or in trouble', async () => {
    const found = await pro({}, { unsubscribe_detected_at: PAST, billing_issues_detected_at: FUTURE });
    expect(found?.unsubscribeDetectedAt).toEqual(new Date(PAST));
    expect(found?.billingIssueDetectedAt).toEqual(new Date(FUTURE));
  });

  it.each([
    'app_store',
    'mac_app_store',
    'play_store',
    'amazon',
    'stripe',
    'promotional',
    'paddle',
    'test_store',
    'galaxy',
    'unknown',
  ])('knows the store %s', async (store) => expect((await pro({}, { store }))?.store).toBe(store));

  it('knows its base plan, the owner in the family, and that a prepaid period does not renew', async () => {
    const found = await pro(
      { product_plan_identifier: 'yearly-plan' },
      { ownership_type: 'FAMILY_SHARED', period_type: 'prepaid' },
    );
    expect(found).toMatchObject({
      productPlanIdentifier: 'yearly-plan',
      ownershipType: 'FAMILY_SHARED',
      periodType: 'prepaid',
      willRenew: false,
    });
  });

  it('falls back to unknown, normal and false', async () => {
    for (const nothing of [null, undefined, 'moon'])
      expect(await pro({}, { store: nothing, period_type: nothing, is_sandbox: null })).toMatchObject({
        store: 'unknown',
        periodType: 'normal',
        isSandbox: false,
      });
    expect((await pro({}, { period_type: 'intro' }))?.periodType).toBe('intro');
    expect((await pro({}, { period_type: 'trial' }))?.periodType).toBe('trial');
  });
});
