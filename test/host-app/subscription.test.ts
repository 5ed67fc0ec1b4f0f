import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPurchasesBilling } from '../../host-app/data/billing/purchases-billing';
import { createMemoryTextStore } from '../../host-app/data/local/text-store';
import { createSubscription } from '../../host-app/stores/subscription';
import type { Access, Billing } from '../../host-app/ports';

const billing = (readAccess: () => Promise<Access | null>): Billing => ({
  readAccess,
  changeUser: () => Promise.resolve(),
  buy: () => Promise.resolve(false),
  warmUp() {},
});

describe('the subscription', () => {
  it('is not known before it was asked for', () => {
    const { $subscription } = createSubscription(billing(async () => null));
    expect($subscription.get()).toEqual({ status: 'unknown' });
  });

  it('follows the billing provider', async () => {
    let access: Access | null = null;
    const { $subscription, refresh } = createSubscription(billing(async () => access));
    await refresh();
    expect($subscription.get()).toEqual({ status: 'free' });
    const until = new Date('2030-01-02');
    access = { until, willRenew: false, managementURL: 'https://example.com/manage' };
    await refresh();
    expect($subscription.get()).toEqual({
      status: 'subscribed',
      until,
      willRenew: false,
      managementURL: 'https://example.com/manage',
    });
  });

  it('says that the check failed when the provider can not be asked', async () => {
    const { $subscription, refresh } = createSubscription(
      billing(() => Promise.reject(new Error('offline'))),
    );
    await refresh();
    expect($subscription.get()).toEqual({ status: 'failed', message: 'Subscription check failed.' });
  });
});

describe('the access that the billing provider reports', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The days until each entitlement ends; `null`: it never ends. */
  const accessWith = (days: Readonly<Record<string, number | null>>, isCanceled = false) => {
    const at = (day: number) => new Date(Date.now() + day * 86_400_000).toISOString();
    const bought = { purchase_date: at(-30), original_purchase_date: at(-30) };
    const rows = Object.entries(days).map(([name, day]) => ({
      name,
      expires_date: day === null ? null : at(day),
    }));
    const subscriber = {
      entitlements: Object.fromEntries(
        rows.map(({ name, expires_date }) => [name, { ...bought, expires_date, product_identifier: name }]),
      ),
      subscriptions: Object.fromEntries(
        rows.map(({ name, expires_date }) => [
          name,
          {
            ...bought,
            expires_date,
            store: 'rc_billing',
            unsubscribe_detected_at: isCanceled ? at(-1) : null,
          },
        ]),
      ),
      non_subscriptions: {},
      first_seen: at(-30),
      original_app_user_id: 'ada',
    };
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ request_date: at(0), subscriber })));
    const settings = {
      apiKey: 'rcb_sb_test',
      cardScript: '',
      proxyURL: '',
      assetBaseUrl: '',
      paywall: 'pro',
    };
    return createPurchasesBilling(settings, createMemoryTextStore()).readAccess();
  };

  it('needs an active entitlement of any name', async () => {
    expect(await accessWith({})).toBeNull();
    expect(await accessWith({ pro: -1 })).toBeNull();
    expect(await accessWith({ premium: 5 })).toMatchObject({ willRenew: true });
  });

  it('lasts as long as the longest entitlement', async () => {
    const access = await accessWith({ premium: 5, pro: 9 });
    expect(Number(access?.until) / 86_400_000).toBeCloseTo(Date.now() / 86_400_000 + 9, 2);
    expect(await accessWith({ premium: 5, pro: null })).toMatchObject({ until: null });
  });

  it('says that a canceled subscription does not renew', async () => {
    expect(await accessWith({ premium: 5 }, true)).toMatchObject({ willRenew: false });
  });
});
