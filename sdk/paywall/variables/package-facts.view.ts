import type { Translator } from '../../i18n/translator';
import type { Package } from '../../model/catalogue/offering';
import type { Period } from '../../model/catalogue/period';
import { parsePeriod } from '../../model/catalogue/period';
import type { Product, SubscriptionOption } from '../../model/catalogue/product';
import { dearestRate, microsOf, percentBelow, priceRate } from '../../offers/price-rate';
import type { PriceRate, RateUnit } from '../../offers/price-rate';
import { reductionOf } from '../../offers/reduction';

/** The values from which the variables of a package are computed. */
export interface PackageFacts {
  readonly product: Product;
  /** All packages of the offering; the discount compares with them. */
  readonly packages: readonly Package[];
  readonly t: Translator;
  /** The regular price, formatted. */
  readonly price: string;
  /** When an offer would start; `null` if it is not known. */
  readonly now: Date | null;
}
export interface SubscriptionFacts extends PackageFacts {
  readonly period: Period;
}

/** How a variable is computed for each kind of product. */
export interface VariableRow {
  readonly subscription: (facts: SubscriptionFacts) => string;
  readonly oneTime: (facts: PackageFacts) => string;
}

export const periodOf = (product: Product): Period | null => {
  const period = parsePeriod(product.normalPeriodDuration);
  return period && period.number > 0 ? period : null;
};

export const money = ({ product, t }: PackageFacts, amountMicros: number): string =>
  t.price({ amountMicros, currency: product.currentPrice.currency });

/** A price for a period, converted to another unit of time; `null` if it can't be computed. */
export const moneyPer = (
  facts: PackageFacts,
  amountMicros: number,
  period: Period | null,
  per: RateUnit,
): string | null => {
  const rate = period && priceRate(amountMicros, period, per);
  return rate && money(facts, microsOf(rate, facts.product.currentPrice.currency));
};

/** `mo`, or the language's word for this number of units. */
const shortUnit = ({ t }: PackageFacts, { number: amount, unit }: Period): string =>
  t.text(`periods.${unit}Short`, { amount });

/** The unit without a number: `mo`. Chinese, Japanese and Korean have another word for counted units. */
export const shortAlone = (facts: PackageFacts, unit: Period['unit']): string =>
  /^(zh|ja|ko)/.test(facts.t.locale)
    ? facts.t.per({ number: 1, unit })
    : shortUnit(facts, { number: 1, unit });

/** `3mo`; `1mo` in English, as the reference client writes it, and only the unit in other languages. */
export const short = (facts: PackageFacts, period: Period): string =>
  period.number === 1 && facts.t.locale !== 'en'
    ? shortAlone(facts, period.unit)
    : facts.t.text('paywall.period', { amount: period.number, period: shortUnit(facts, period) });

/** Only the unit if the period is one unit, so that the text fits after a price and a slash. */
export const abbreviated = (facts: PackageFacts, period: Period): string =>
  period.number === 1 ? shortAlone(facts, period.unit) : short(facts, period);

export const pricePerPeriod = ({ t, price }: PackageFacts, period: string): string =>
  t.text('paywall_variables.price_per_period', { formattedPrice: price, period });

const monthlyRate = (product: Product): PriceRate | null => {
  const period = product.productType === 'subscription' ? periodOf(product) : null;
  return period && priceRate(product.currentPrice.amountMicros, period);
};

/**
 * The discount in whole percent compared with the subscription that costs most per month; `null` for that subscription,
 * and below one percent.
 */
export const relativeDiscount = ({ product, packages }: PackageFacts): number | null => {
  const own = monthlyRate(product);
  const { currency } = product.currentPrice;
  const products = packages.map(({ webBillingProduct }) => webBillingProduct);
  const dearest = dearestRate(
    products.filter((other) => other.currentPrice.currency === currency).map(monthlyRate),
  );
  return own && dearest && percentBelow(own, dearest, 'nearest');
};

/** A phase before the regular price. */
export interface PaywallOffer {
  readonly price: number;
  /** The time of the phase; for a discount without an end, the time that one payment pays for. */
  readonly duration: Period | null;
  /** The time that one payment pays for. */
  readonly payment: Period | null;
  /** Whether the regular price follows. */
  readonly ends: boolean;
}

const introOf = (option: SubscriptionOption): PaywallOffer | null => {
  const intro = reductionOf({ base: option.base, introPrice: option.introPrice });
  return (
    intro && { price: intro.price.amountMicros, duration: intro.lasts, payment: intro.period, ends: true }
  );
};

/** The first offer is the discount, else the trial, else the introductory price. The second one comes after a trial. */
export const offersOf = ({ product }: PackageFacts): readonly (PaywallOffer | null)[] => {
  const { defaultSubscriptionOption: option, defaultNonSubscriptionOption: oneTime } = product;
  if (oneTime?.discount)
    return [{ price: oneTime.discount.price.amountMicros, duration: null, payment: null, ends: false }];
  if (!option) return [];
  const discount = option.discount && reductionOf(option);
  if (discount) {
    const duration = discount.lasts ?? discount.period;
    const { period, isPermanent } = discount;
    return [{ price: discount.price.amountMicros, duration, payment: period, ends: !isPermanent }];
  }
  const { trial } = option;
  if (!trial) return [introOf(option)];
  const { period } = trial;
  const first = { price: trial.price?.amountMicros ?? 0, duration: period, payment: period, ends: true };
  return [first, introOf(option)];
};
