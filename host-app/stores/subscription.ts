import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Billing } from '../ports';

/** What the app knows of the customer's PRO subscription. */
export type Subscription =
  | { readonly status: 'unknown' }
  | { readonly status: 'free' }
  | { readonly status: 'subscribed'; readonly until: Date | null; readonly managementURL: string | null }
  | { readonly status: 'failed'; readonly message: string };

export interface SubscriptionStore {
  readonly $subscription: ReadableAtom<Subscription>;
  refresh(): Promise<void>;
}

export const createSubscription = (billing: Billing): SubscriptionStore => {
  const $subscription = atom<Subscription>({ status: 'unknown' });
  return {
    $subscription,
    async refresh() {
      try {
        const access = await billing.readAccess();
        $subscription.set(
          access
            ? { status: 'subscribed', until: access.until, managementURL: access.managementURL }
            : { status: 'free' },
        );
      } catch {
        $subscription.set({ status: 'failed', message: 'Subscription check failed.' });
      }
    },
  };
};
