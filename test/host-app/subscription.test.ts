import { describe, expect, it } from 'vitest';
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
    access = { until, managementURL: 'https://example.com/manage' };
    await refresh();
    expect($subscription.get()).toEqual({
      status: 'subscribed',
      until,
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
