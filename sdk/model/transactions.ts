import type { NonSubscriptionWire, SubscriberWire, SubscriptionWire } from '../net/wire';

/** Where the server names no transaction, the instant of the purchase does. */
const idOf = (item: NonSubscriptionWire | SubscriptionWire): string =>
  item.store_transaction_id ?? item.purchase_date.toISOString();

/**
 * Ids of a customer's transactions of one product, in the server's order: one for a subscription, one for each purchase of
 * a one-time product. A purchase has happened when an id is there that was not there before; no clock is compared.
 */
export const transactionsOf = ({ subscriber }: SubscriberWire, productId: string): readonly string[] => {
  const { subscriptions, non_subscriptions: oneTime } = subscriber;
  const subscription = Object.hasOwn(subscriptions, productId) ? subscriptions[productId] : undefined;
  const bought = Object.hasOwn(oneTime, productId) ? (oneTime[productId] ?? []) : [];
  return [
    ...(subscription ? [`subscription ${idOf(subscription)}`] : []),
    // The index distinguishes two purchases of the same second without an id.
    ...bought.map((item, index) => item.id ?? item.store_transaction_id ?? `${index} ${idOf(item)}`),
  ];
};
