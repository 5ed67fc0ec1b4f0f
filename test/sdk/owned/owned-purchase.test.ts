import { describe, expect, it } from 'vitest';
import { canSwitch, createTranslator, findOwned, ownedWords } from '../../../sdk/internal';
import { infoOf } from '../support/customer-info';
import { subscriberAnswer } from '../../../sdk/net/customer-wire';
import type { Package } from '../../../sdk/index';

const NOW = Date.parse('2026-03-03T12:00:00Z');
const later = '2027-03-03T12:00:00Z';
const before = '2026-01-03T12:00:00Z';

const pack = (identifier: string, productType = 'subscription'): Package =>
  ({
    identifier: `$rc_${identifier}`,
    webBillingProduct: { identifier, productType, title: `PRO ${identifier}` },
  }) as unknown as Package;

const subscription = (expires: string, more: object = {}) => ({
  auto_resume_date: null,
  billing_issues_detected_at: null,
  expires_date: expires,
  grace_period_expires_date: null,
  is_sandbox: false,
  original_purchase_date: before,
  ownership_type: 'PURCHASED',
  period_type: 'normal',
  purchase_date: before,
  refunded_at: null,
  store: 'rc_billing',
  store_transaction_id: 'x',
  unsubscribe_detected_at: null,
  ...more,
});

const customer = (subscriptions: object, entitlements: object = {}) =>
  infoOf(
    subscriberAnswer(
      {
        request_date: new Date(NOW).toISOString(),
        request_date_ms: NOW,
        subscriber: {
          entitlements,
          first_seen: before,
          last_seen: before,
          management_url: 'https://manage.example/me',
          non_subscriptions: {},
          original_app_user_id: 'u1',
          original_application_version: null,
          original_purchase_date: null,
          other_purchases: {},
          subscriptions,
        },
      },
      '',
    ),
  );

const pro = (product: string) => ({
  pro: {
    expires_date: later,
    grace_period_expires_date: null,
    product_identifier: product,
    purchase_date: before,
  },
});

const monthly = pack('monthly');
const yearly = pack('yearly');
const offering = { availablePackages: [monthly, yearly, pack('coins', 'consumable')] };
const subscriber = customer({ yearly: subscription(later) }, pro('yearly'));

describe('what a purchase would double', () => {
  it('is the same product, and a plan of the same offering', () => {
    expect(findOwned(subscriber, { rcPackage: yearly })?.title).toBe('PRO yearly');
    expect(findOwned(subscriber, { rcPackage: monthly, offering })).toMatchObject({
      productIdentifier: 'yearly',
      title: 'PRO yearly',
      entitlementIdentifiers: ['pro'],
      willRenew: true,
      managementURL: 'https://manage.example/me',
    });
  });

  it('is not a product of another offering, a consumable or an access that is over', () => {
    expect(findOwned(subscriber, { rcPackage: pack('team') })).toBeNull();
    expect(
      findOwned(subscriber, { rcPackage: pack('coins', 'consumable'), offering, entitlement: 'pro' }),
    ).toBeNull();
    const over = customer({ yearly: subscription(before) });
    expect(findOwned(over, { rcPackage: yearly, offering })).toBeNull();
  });

  it('is every product of the entitlement that the integrator names, and only these', () => {
    const app = customer({ 'com.app.pro': subscription(later, { store: 'app_store' }) }, pro('com.app.pro'));
    const owned = findOwned(app, { rcPackage: monthly, offering, entitlement: 'pro' });
    expect(owned).toMatchObject({
      productIdentifier: 'com.app.pro',
      store: 'app_store',
      managementURL: null,
    });
    expect(findOwned(app, { rcPackage: monthly, offering })).toBeNull();
    expect(findOwned(subscriber, { rcPackage: monthly, offering, entitlement: 'team' })).toBeNull();
  });

  it('can be switched only from a subscription of this provider to another plan', () => {
    const owned = findOwned(subscriber, { rcPackage: monthly, offering });
    expect(owned && [canSwitch(owned, monthly), canSwitch(owned, yearly)]).toEqual([true, false]);
    expect(owned && canSwitch({ ...owned, store: 'app_store' }, monthly)).toBe(false);
    expect(owned && canSwitch(owned, pack('lifetime', 'non_consumable'))).toBe(false);
  });

  it('is one sentence', () => {
    const t = createTranslator({ locale: 'en' });
    const expirationDate = new Date(later);
    const words = (willRenew: boolean, end: Date | null): string =>
      ownedWords({ title: 'PRO', willRenew, expirationDate: end }, t);
    expect(words(false, null)).toBe('You have PRO.');
    expect(words(false, expirationDate)).toMatch(/^You have PRO until .*2027\.$/);
    expect(words(true, expirationDate)).toMatch(/^You have PRO\. It renews on .*2027\.$/);
  });
});
