import type { CustomerInfo, SubscriptionInfo } from '../../../sdk/index';
import type { OfferedProducts, PurchaseCard } from '../../../sdk/internal';
import { parsePeriod } from '../../../sdk/model/catalogue/period';
import { toPrice } from '../../../sdk/model/catalogue/price';
import { createPhase } from '../../../sdk/model/catalogue/pricing-phase';
import type { SubscriptionOption } from '../../../sdk/model/catalogue/product';
import { isOver, recordOf } from './view-truth';
import type { Seen } from './view-truth';

const optionsAt = (duration: string, ...micros: readonly number[]): Record<string, SubscriptionOption> =>
  Object.fromEntries(
    micros.map((amount_micros) => {
      const price = toPrice({ amount_micros, currency: 'USD' });
      const base = createPhase(duration, parsePeriod(duration), price, 0);
      const id = String(amount_micros);
      return [id, { id, priceId: id, base, trial: null, introPrice: null, discount: null }];
    }),
  );

/** What the shop sells now. Of `year` it is not known which option a customer bought. */
export const OFFERED: OfferedProducts = new Map([
  ['month', { title: 'Lime monthly', subscriptionOptions: optionsAt('P1M', 9_990_000) }],
  ['year', { title: 'Lime yearly', subscriptionOptions: optionsAt('P1Y', 59_990_000, 49_990_000) }],
  ['coins', { title: 'A bag of coins', subscriptionOptions: {} }],
]);

/** The amount of the customer's own latest payment. */
const paidIn = (record: SubscriptionInfo | null): string | null => {
  if (!record?.price?.amountMicros || record.periodType === 'trial') return null;
  if (record.store === 'promotional' || record.ownershipType === 'FAMILY_SHARED') return null;
  return `${record.price.amountMicros} ${record.price.currency}`;
};

const isSoldHere = (record: SubscriptionInfo | null): boolean =>
  record?.store === 'rc_billing' && record.ownershipType !== 'FAMILY_SHARED';

const optionsOf = ({ productId }: PurchaseCard): readonly SubscriptionOption[] =>
  Object.values(OFFERED.get(productId)?.subscriptionOptions ?? {});

const periodOf = ({ productId }: PurchaseCard): string => (productId === 'month' ? '1 month' : '1 year');

const isEarly = (record: SubscriptionInfo | null): boolean =>
  record?.periodType === 'trial' || record?.periodType === 'intro';

const renewsOf = (info: CustomerInfo, card: PurchaseCard, record: SubscriptionInfo): boolean =>
  record.isActive
    ? record.willRenew
    : Object.values(info.entitlements.active).some((item) => item.productIdentifier === card.productId);

/** No card has a price that is not the customer's own, or not the shop's. */
export const moneyLaws: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'the amount of the last payment is the server’s, and there is one only when something was paid': (seen) =>
    seen.cards.every((card) => {
      const record = recordOf(seen, card);
      const paid = paidIn(record);
      const amount = /^customer\.last_paid_amount (\d+ \w+) /.exec(card.bought ?? '')?.[1] ?? null;
      if (amount !== paid) return false;
      return record?.price?.amountMicros !== 0 || !card.bought?.startsWith('customer.last_paid');
    }),
  'a price for a period was paid last, and is the shop’s present price': (seen) =>
    seen.cards.every((card) => {
      const record = recordOf(seen, card);
      const isCertain =
        isSoldHere(record) &&
        !isOver(card) &&
        !isEarly(record) &&
        optionsOf(card).some(({ base }) => `${base.price?.amountMicros} USD` === paidIn(record));
      const wanted = `checkout.price_per_period ${paidIn(record)} ${periodOf(card)}`;
      return isCertain ? card.price === wanted : !card.price?.startsWith('checkout.price_per_period');
    }),
  'a regular price is the only one, in the customer’s currency, of what renews': (seen) =>
    seen.cards.every((card) => {
      const record = recordOf(seen, card);
      const isCertain =
        isSoldHere(record) &&
        !isOver(card) &&
        isEarly(record) &&
        record !== null &&
        renewsOf(seen.info, card, record) &&
        card.productId === 'month' &&
        (record.price?.currency ?? 'USD') === 'USD';
      if (!card.price?.startsWith('customer.regular_price')) return !isCertain || !record?.isActive;
      return isCertain && card.price.endsWith('checkout.price_per_period 9990000 USD 1 month');
    }),
  'a period alone is that of the shop’s product': (seen) =>
    seen.cards.every(
      (card) =>
        !card.price?.startsWith('customer.billing_period') ||
        (optionsOf(card).length > 0 && card.price.endsWith(periodOf(card)) && !isOver(card)),
    ),
};
