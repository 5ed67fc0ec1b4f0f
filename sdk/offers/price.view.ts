import type { Translator } from '../i18n/translator';
import type { Period } from '../model/catalogue/period';
import type { Price } from '../model/catalogue/price';
import type { OfferFacts } from './offer-facts';

/** Whether the phase has a price above zero. */
export const isPaid = <P extends { readonly price: Price | null }>(
  phase: P | null,
): phase is P & { readonly price: Price } => (phase?.price?.amountMicros ?? 0) > 0;

type Money = Pick<Price, 'amountMicros' | 'currency'>;

/** '$9.99 / month', or only the price if there is no period. */
export const perPeriod = (price: Money, period: Period | null | undefined, t: Translator): string => {
  const productPrice = t.price(price);
  return period ? t.text('checkout.price_per_period', { productPrice, period: t.per(period) }) : productPrice;
};

/** The price of the first payment: the reduced one if there is one. After a trial it is due when the trial ends. */
export const firstPrice = ({ price, reduction }: OfferFacts): Price => reduction?.price ?? price;

/** The price that the customer pays in the end, after the reduced payments. */
export const lastingPrice = ({ price, reduction }: OfferFacts): Price =>
  reduction?.isPermanent ? reduction.price : price;

/** The lasting price: '$9.99 / month'. */
export const pricePerPeriod = (facts: OfferFacts, t: Translator): string =>
  perPeriod(lastingPrice(facts), facts.base?.period, t);

/** A reduced price that ends, and is followed by the regular price. */
const ending = ({ reduction }: OfferFacts) =>
  reduction?.lasts && !reduction.isPermanent ? { ...reduction, lasts: reduction.lasts } : null;

/** '$4.99 / month for 3 months, then $9.99 / month'; `null` if the price does not change. */
export const changingPrice = (facts: OfferFacts, t: Translator): string | null => {
  const reduction = ending(facts);
  if (!reduction) return null;
  const productPrice = pricePerPeriod(facts, t);
  const { price, period, lasts, isSinglePayment } = reduction;
  return isSinglePayment
    ? t.text('price.first', { period: t.per(lasts), introPrice: t.price(price), productPrice })
    : t.text('price.for', {
        introPrice: perPeriod(price, period, t),
        duration: t.duration(lasts),
        productPrice,
      });
};

/** 'Then $9.99 / month', or 'Then $14.99 for 3 months, after that $9.99 / month'. */
export const priceAfterTrial = (facts: OfferFacts, t: Translator): string => {
  const productPrice = pricePerPeriod(facts, t);
  const reduction = ending(facts);
  if (!reduction) return t.text('state_present_offer.price_after_free_trial', { productPrice });
  const { price, period, lasts, isSinglePayment } = reduction;
  return t.text('price.after_trial', {
    introPrice: perPeriod(price, isSinglePayment ? null : period, t),
    duration: t.duration(lasts),
    productPrice,
  });
};

const isSame = (a: Period | null | undefined, b: Period | null | undefined): boolean =>
  a?.number === b?.number && a?.unit === b?.unit;

/** The regular price beside a reduced one, to be struck through; `null` if both are not for the same time. */
export const fullPrice = ({ price, base, reduction }: OfferFacts): Price | null =>
  reduction && isSame(reduction.period, base?.period) && reduction.price.amountMicros < price.amountMicros
    ? price
    : null;

/** '7 days free', or the price of the first days: '$0.99 / 7 days'; `null` without a trial. */
export const trialWords = ({ trial }: OfferFacts, t: Translator): string | null => {
  if (!trial?.period) return null;
  const duration = t.duration(trial.period);
  return isPaid(trial)
    ? t.text('checkout.price_per_period', { productPrice: t.price(trial.price), period: duration })
    : t.text('state_present_offer.free_trial_duration', { trialDuration: duration });
};

/** The whole price as one sentence: '$47.99 / year instead of $59.99'. */
export const priceWords = (facts: OfferFacts, t: Translator): string => {
  const full = fullPrice(facts);
  return (
    changingPrice(facts, t) ??
    (full
      ? t.text('price.instead', { productPrice: pricePerPeriod(facts, t), fullPrice: t.price(full) })
      : pricePerPeriod(facts, t))
  );
};
