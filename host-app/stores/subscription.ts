import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Access, Billing } from '../ports';

/** The customer's PRO subscription. */
export type Subscription =
  | { readonly status: 'unknown' }
  | { readonly status: 'free' }
  | ({ readonly status: 'subscribed' } & Access)
  | { readonly status: 'failed'; readonly message: string };

export const subscriptionMessages = {
  initializing: 'Subscription service is initializing, please try again in a moment.',
  checkFailed: 'Subscription check failed.',
  refreshFailed: 'Subscription refresh failed.',
} as const;

export interface SubscriptionStore {
  readonly $subscription: ReadableAtom<Subscription>;
  refresh(): Promise<void>;
  /** Loads the subscription of this user, or of the anonymous customer with `null`. */
  switchUser(uid: string | null): Promise<void>;
}

/** Subscribed means at least one active entitlement (spec section 4, 'Subscription'). */
export const createSubscription = (billing: Billing): SubscriptionStore => {
  const $subscription = atom<Subscription>({ status: 'unknown' });
  let asked = 0;
  /** Only the result of the latest request is used. */
  const ask = async (prepare: () => Promise<void>, failure: string): Promise<void> => {
    asked += 1;
    const mine = asked;
    const answer = await prepare()
      .then(() => billing.readAccess())
      .then(
        (access): Subscription => (access ? { status: 'subscribed', ...access } : { status: 'free' }),
        (): Subscription => ({ status: 'failed', message: failure }),
      );
    if (mine === asked) $subscription.set(answer);
  };
  const { checkFailed, refreshFailed } = subscriptionMessages;
  return {
    $subscription,
    refresh: () =>
      ask(() => Promise.resolve(), $subscription.get().status === 'unknown' ? checkFailed : refreshFailed),
    switchUser: (uid) => ask(() => billing.changeUser(uid), checkFailed),
  };
};

export const isPro = (subscription: Subscription): boolean => subscription.status === 'subscribed';
