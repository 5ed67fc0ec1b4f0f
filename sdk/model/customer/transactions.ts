import type { TransactionsWire, TransactionWire } from '../../net/checkout-wire';

/** The transaction's id, or the time of the purchase if the server sends no id. */
const idOf = (item: TransactionWire): string =>
  item?.store_transaction_id ?? item?.purchase_date?.toISOString() ?? 'unknown';

/**
 * The ids of a customer's transactions of one product, in the server's order: one for a subscription, one for each
 * purchase of a one-time product. An id that was not there before is a new purchase. This compares no clocks.
 * A record that can't be read has an id as well: two reads of the same record give the same id.
 */
export const transactionsOf = ({ subscriber }: TransactionsWire, productId: string): readonly string[] => {
  const { subscriptions, non_subscriptions: oneTime } = subscriber;
  const subscription = Object.hasOwn(subscriptions, productId) ? subscriptions[productId] : undefined;
  const bought = Object.hasOwn(oneTime, productId) ? (oneTime[productId] ?? [null]) : [];
  return [
    ...(subscription === undefined ? [] : [`subscription ${idOf(subscription)}`]),
    // The index distinguishes two purchases of the same second without an id.
    ...bought.map((item, index) => item?.id ?? item?.store_transaction_id ?? `${index} ${idOf(item)}`),
  ];
};
