import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerInfo, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, failureOf } from '../support/customer';
import { coinsItem, entitlementWire, subscriber, subscriptionItem } from '../support/fixtures';

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
describe('an entitlement from a one-time purchase', () => {
  it('is active for ever, never renews, and speaks of the last purchase', async () => {
    const items = [coinsItem({ store: 'amazon' }), coinsItem({ store: 'stripe', is_sandbox: false })];
    const { entitlements } = await info({
      entitlements: { gold: entitlementWire('lime_coins', { expires_date: PAST }) },
      subscriptions: {},
      non_subscriptions: { lime_coins: items },
    });
    expect(entitlements.active['gold']).toMatchObject({
      isActive: true,
      willRenew: false,
      store: 'stripe',
      isSandbox: false,
      expirationDate: null,
      originalPurchaseDate: new Date('2031-01-01T00:00:00Z'),
      latestPurchaseDate: new Date('2031-05-04T10:00:00Z'),
      periodType: 'normal',
      ownershipType: null,
    });
  });
});

describe('a subscription', () => {
  it('has what the server knows of it, whether it is active or not', async () => {
    const lasting = {
      auto_resume_date: '2031-07-01T00:00:00Z',
      billing_issues_detected_at: PAST,
      display_name: 'Lime monthly',
      expires_date: PAST,
      grace_period_expires_date: FUTURE,
      management_url: 'https://store.example/manage',
      ownership_type: 'PURCHASED',
      price: { amount: 9.99, currency: 'EUR' },
      product_plan_identifier: 'plan',
      refunded_at: PAST,
      unsubscribe_detected_at: PAST,
    };
    const { subscriptionsByProductIdentifier } = await info({
      subscriptions: { lime_month: subscriptionItem(lasting), other: subscriptionItem() },
    });
    expect(Object.keys(subscriptionsByProductIdentifier)).toEqual(['lime_month', 'other']);
    expect(subscriptionsByProductIdentifier['lime_month']).toMatchObject({
      autoResumeDate: new Date('2031-07-01T00:00:00Z'),
      billingIssuesDetectedAt: new Date(PAST),
      displayName: 'Lime monthly',
      gracePeriodExpiresDate: new Date(FUTURE),
      isActive: false,
      managementURL: 'https://store.example/manage',
      ownershipType: 'PURCHASED',
      price: { amount: 999, amountMicros: 9_990_000, currency: 'EUR' },
      productPlanIdentifier: 'plan',
      refundedAt: new Date(PAST),
      unsubscribeDetectedAt: new Date(PAST),
      willRenew: false,
    });
  });
});

describe('an entitlement without a purchase', () => {
  it.each(['gone', 'constructor', '__proto__', 'toString', 'none'])(
    'of the product %s is a customer info error',
    async (product) => {
      const error = await failureOf(
        info({ entitlements: { pro: entitlementWire(product) }, non_subscriptions: { none: [] } }),
      );
      expect(error.errorCode).toBe(28);
      expect(error.message).toBe('Could not find entitlement product in subscriptions or non-subscriptions.');
    },
  );
});
