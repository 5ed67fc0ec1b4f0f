import { entitlements } from '../catalogue/products';
import type { Subscriber } from '../tenant/tenant.types';
import { accessUntil } from './renewals';

interface ActiveEntitlement {
  name: string;
  /** Milliseconds since the epoch; `null`: no end. */
  until: number | null;
}

/** What the subscriber has access to at this moment. */
export function activeEntitlements(subscriber: Subscriber, now: number): ActiveEntitlement[] {
  return Object.entries(entitlements).flatMap(([name, productIds]): ActiveEntitlement[] => {
    const isOwned = subscriber.oneTime.some(
      (item) => item.refundedAt === null && productIds.includes(item.productId),
    );
    if (isOwned) return [{ name, until: null }];
    const ends = [...subscriber.subscriptions.values()]
      .filter((item) => productIds.includes(item.productId))
      .map(accessUntil);
    const until = Math.max(0, ...ends);
    return until > now ? [{ name, until }] : [];
  });
}
