import fc from 'fast-check';
import type { CustomerInfo, EntitlementInfo, Store } from '../../../sdk/index';
import { infoOf } from '../support/customer-info';

/** Customers of every kind, made of what the server may say; few names, so that things meet. */

export const NOW = Date.parse('2031-05-04T10:20:30Z');
const DAY = 86_400_000;

const products = fc.constantFrom('month', 'year', 'coins', 'com.lime.plus_pack', '__proto__', 'constructor');
const entitlementNames = fc.constantFrom('pro', 'premium_access', 'toString', '__proto__', 'archive');
const stores = fc.constantFrom<(Store | 'moon' | null)[]>(
  'app_store',
  'mac_app_store',
  'play_store',
  'amazon',
  'stripe',
  'rc_billing',
  'promotional',
  'paddle',
  'galaxy',
  'unknown',
  'moon',
  null,
);
const nearInstant = fc.integer({ min: -400, max: 400 }).map((days) => new Date(NOW + days * DAY));
const instant = fc.oneof(
  nearInstant,
  fc.constantFrom(new Date(NOW), new Date(NOW + 1), new Date(NOW + 200 * 366 * DAY), new Date(8.64e15)),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null, freq: 2 });
/** The page of another store. */
export const APPLE = 'https://apps.apple.com/account/subscriptions';
const url = fc.constantFrom(
  null,
  APPLE,
  'https://pay.lime.example/me',
  'http://localhost:4300/manage',
  'http://pay.lime.example/me',
  'javascript:alert(1)',
  'not an address',
);

const subscription = fc.record({
  expires_date: maybe(instant),
  // Without a date there is no record of the subscription.
  purchase_date: fc.option(instant, { nil: null, freq: 4 }),
  original_purchase_date: maybe(instant),
  store: stores,
  unsubscribe_detected_at: maybe(instant),
  billing_issues_detected_at: maybe(instant),
  is_sandbox: maybe(fc.boolean()),
  period_type: fc.constantFrom('normal', 'intro', 'trial', 'prepaid', 'odd', null),
  store_transaction_id: fc.constantFrom('t1', 't2', null),
  grace_period_expires_date: maybe(nearInstant),
  refunded_at: maybe(nearInstant),
  auto_resume_date: maybe(nearInstant),
  ownership_type: fc.constantFrom('PURCHASED', 'PURCHASED', 'FAMILY_SHARED', null),
  product_plan_identifier: fc.constant(null),
  display_name: fc.constantFrom(null, 'Lime box'),
  management_url: url,
  price: fc.constantFrom(
    null,
    { amount: 0, currency: 'USD' },
    { amount: 9.99, currency: 'USD' },
    { amount: 9.99, currency: 'EUR' },
    { amount: 49.99, currency: 'USD' },
  ),
});
const oneTime = fc.record({
  id: fc.constantFrom('one', 'two', null),
  store_transaction_id: fc.constantFrom('t1', null),
  purchase_date: instant,
  original_purchase_date: maybe(instant),
  store: stores,
  is_sandbox: maybe(fc.boolean()),
});

const parts = fc.record({
  subscriptions: fc.dictionary(products, subscription, { maxKeys: 4 }),
  nonSubscriptions: fc.dictionary(products, fc.array(oneTime, { minLength: 1, maxLength: 2 }), {
    maxKeys: 3,
  }),
  entitled: fc.array(fc.tuple(entitlementNames, fc.nat(), maybe(instant)), { maxLength: 4 }),
  url,
});

/** As the SDK reads customers. */
export const anyCustomer: fc.Arbitrary<CustomerInfo> = parts.map(
  ({ subscriptions, nonSubscriptions, entitled, url: management_url }) => {
    const sources = [...Object.entries(subscriptions), ...Object.entries(nonSubscriptions)];
    const entitlements = entitled.flatMap(([name, pick, expires_date]) => {
      const source = sources[pick % sources.length];
      if (!source) return [];
      const purchase_date = new Date(NOW - DAY);
      const product_identifier = source[0];
      return [[name, { expires_date, product_identifier, purchase_date, product_plan_identifier: null }]];
    });
    return infoOf({
      request_date: new Date(NOW),
      subscriber: {
        entitlements: Object.fromEntries(entitlements),
        subscriptions,
        non_subscriptions: nonSubscriptions,
        management_url,
        first_seen: new Date(NOW - 500 * DAY),
        original_app_user_id: 'nils',
        original_purchase_date: null,
      },
    });
  },
);

/** As nobody sends them: nothing fits anything. */
export const oddCustomer: fc.Arbitrary<CustomerInfo> = fc
  .record({
    all: fc.dictionary(
      entitlementNames,
      fc.record({
        identifier: fc.string(),
        isActive: fc.boolean(),
        willRenew: fc.boolean(),
        store: stores as fc.Arbitrary<Store>,
        latestPurchaseDate: instant,
        originalPurchaseDate: instant,
        expirationDate: maybe(fc.oneof(instant, fc.constant(new Date(NaN)))),
        productIdentifier: fc.oneof(products, fc.string()),
        productPlanIdentifier: fc.constant(null),
        ownershipType: fc.constant(null),
        unsubscribeDetectedAt: maybe(instant),
        billingIssueDetectedAt: maybe(instant),
        isSandbox: fc.boolean(),
        periodType: fc.constantFrom<EntitlementInfo['periodType'][]>('normal', 'intro', 'trial'),
      }),
    ),
    expirations: fc.dictionary(products, maybe(instant)),
    purchases: fc.dictionary(fc.oneof(products, fc.string()), maybe(instant)),
    subscribed: fc.array(products),
    url: fc.oneof(url, fc.string()),
  })
  .map(({ all, expirations, purchases, subscribed, url: managementURL }) => ({
    entitlements: {
      all,
      active: Object.fromEntries(Object.entries(all).filter(([, { isActive }]) => isActive)),
    },
    allExpirationDatesByProduct: expirations,
    allPurchaseDatesByProduct: purchases,
    activeSubscriptions: new Set(subscribed),
    managementURL,
    requestDate: new Date(NOW),
    firstSeenDate: new Date(NOW),
    originalPurchaseDate: null,
    originalAppUserId: 'nils',
    nonSubscriptionTransactions: [],
    subscriptionsByProductIdentifier: {},
  }));
