import type { Translator } from '../i18n/translator';
import type { Period } from '../model/catalogue/period';
import type { Price } from '../model/catalogue/price';
import type { Product, SubscriptionOption } from '../model/catalogue/product';
import { perPeriod } from '../offers/price.view';
import { reductionOf } from '../offers/reduction';
import type { Holding } from './holding.view';

/** What a card shows of a product that is sold now. */
export type OfferedProduct = Pick<Product, 'title' | 'subscriptionOptions'>;

const isSamePeriod = (a: Period | null, b: Period | null): boolean =>
  a?.number === b?.number && a?.unit === b?.unit;

const isSamePrice = (a: Price | null, b: Price | null): boolean =>
  a?.amountMicros === b?.amountMicros && a?.currency === b?.currency;

/** The price of each renewal: the regular one, or one that is reduced for good. */
const lastingPriceOf = (option: SubscriptionOption): Price | null => {
  const reduction = reductionOf(option);
  return reduction?.isPermanent ? reduction.price : option.base.price;
};

const agree = <T>([first, ...others]: readonly T[], isSame: (a: T, b: T) => boolean): T | null =>
  first !== undefined && others.every((other) => isSame(first, other)) ? first : null;

/** Whether an offered product can have the price of this purchase. Other stores have prices and periods of their own. */
export const isPricedHere = ({ state, store, isSubscription, isFamilyShared }: Holding): boolean =>
  store === 'rc_billing' && isSubscription && !isFamilyShared && state !== 'ended' && state !== 'refunded';

/**
 * The price and the period of a subscription, as far as they are certain. The server has only the latest payment, so
 * the price is '$9.99 / month' if this payment was the present price. Before the regular price is paid for the first
 * time, it is called the regular price. Otherwise only the period is shown.
 */
export const planLine = (
  holding: Holding,
  product: OfferedProduct | undefined,
  t: Translator,
): string | null => {
  if (!product || !isPricedHere(holding)) return null;
  const { paid, paidCurrency, isTrial, isIntro, willRenew } = holding;
  const options = Object.values(product.subscriptionOptions);
  const period = agree(
    options.map(({ base }) => base.period),
    isSamePeriod,
  );
  if (!period) return null;
  if (isTrial || isIntro) {
    // Which option the customer chose is not known.
    const price = agree(options.map(lastingPriceOf), isSamePrice);
    const isCertain = willRenew && price && (paidCurrency ?? price.currency) === price.currency;
    return isCertain ? t.text('customer.regular_price', { productPrice: perPeriod(price, period, t) }) : null;
  }
  if (paid && options.some((option) => isSamePrice(lastingPriceOf(option), paid)))
    return perPeriod(paid, period, t);
  return t.text('customer.billing_period', { period: t.duration(period) });
};
