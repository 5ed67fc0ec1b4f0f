import { isolated } from '../i18n/isolate';
import type { Translator } from '../i18n/translator';
import type { Package } from '../model/offering';
import type { Period } from '../model/period';
import { parsePeriod } from '../model/period';
import type { Product, SubscriptionOption } from '../model/product';
import { dearestRate, microsOf, percentBelow, priceRate } from '../offers/price-rate';
import type { PriceRate, RateUnit } from '../offers/price-rate';
import { reductionOf } from '../offers/reduction';
import { UNKNOWN_VARIABLE } from './content/markup';

/** The values from which placeholders are computed. */
interface Facts {
  readonly product: Product;
  readonly packages: readonly Package[];
  readonly t: Translator;
  readonly price: string;
}
interface SubscriptionFacts extends Facts {
  readonly period: Period;
}

const MONTHS_OF_YEAR = 12;
const periodOf = (product: Product): Period | null => {
  const period = parsePeriod(product.normalPeriodDuration);
  return period && period.number > 0 ? period : null;
};

const money = ({ product, t }: Facts, amountMicros: number): string =>
  t.price({ amountMicros, currency: product.currentPrice.currency });

/** The price per week or month; `N/A` if it can't be computed. */
const moneyPer = (facts: SubscriptionFacts, per: RateUnit): string => {
  const { currency, amountMicros } = facts.product.currentPrice;
  const rate = priceRate(amountMicros, facts.period, per);
  return rate ? money(facts, microsOf(rate, currency)) : UNKNOWN_VARIABLE;
};

/** English values have the reference client's format; other languages have their usual format. */
const joined = ({ t }: Facts, words: string): string =>
  t.locale === 'en' ? words.replace(/\s+/gu, '') : words;

/** `mo`, or the language's word for this number of units. */
const shortUnit = ({ t }: Facts, { number: amount, unit }: Period): string =>
  t.text(`periods.${unit}Short`, { amount });
/** The unit without a number: `mo`. Chinese, Japanese and Korean have another word for counted units. */
const shortAlone = (facts: Facts, unit: Period['unit']): string =>
  /^(zh|ja|ko)/.test(facts.t.locale)
    ? facts.t.per({ number: 1, unit })
    : shortUnit(facts, { number: 1, unit });
/** `3mo`; `1mo` in English, as the reference client writes it, and only the unit in other languages. */
const short = (facts: Facts, period: Period): string =>
  period.number === 1 && facts.t.locale !== 'en'
    ? shortAlone(facts, period.unit)
    : facts.t.text('paywall.period', { amount: period.number, period: shortUnit(facts, period) });
/** `1month`, `3months` */
const full = (facts: Facts, period: Period): string => joined(facts, facts.t.duration(period));

const ONE_MONTH: Period = { number: 1, unit: 'month' };

const pricePerPeriod = (facts: Facts, period: string): string =>
  facts.t.text('paywall_variables.price_per_period', { formattedPrice: facts.price, period });

const isOneMonth = ({ number, unit }: Period): boolean => unit === 'month' && number === 1;

const totalAndPerMonth = (facts: SubscriptionFacts, period: string, monthPeriod: string): string =>
  isOneMonth(facts.period)
    ? facts.price
    : facts.t.text('paywall_variables.total_price_and_per_month', {
        formattedPrice: facts.price,
        period,
        formattedPricePerMonth: moneyPer(facts, 'month'),
        monthPeriod,
      });

const monthlyRate = (product: Product): PriceRate | null => {
  const period = product.productType === 'subscription' ? periodOf(product) : null;
  return period && priceRate(product.currentPrice.amountMicros, period);
};

/**
 * The discount in whole percent compared with the subscription that costs most per month. Blank for that subscription.
 */
const relativeDiscount = ({ product, packages, t }: SubscriptionFacts): string => {
  const own = monthlyRate(product);
  const { currency } = product.currentPrice;
  const products = packages.map(({ webBillingProduct }) => webBillingProduct);
  const dearest = dearestRate(
    products.filter((other) => other.currentPrice.currency === currency).map(monthlyRate),
  );
  const discount = own && dearest && percentBelow(own, dearest, 'nearest');
  const values = { discount: discount ?? 0, percent: t.percent((discount ?? 0) / 100) };
  return discount === null ? '' : t.text('paywall_variables.sub_relative_discount', values);
};

const inMonths = ({ t, period: { number, unit } }: SubscriptionFacts): string =>
  t.duration(unit === 'year' ? { number: number * MONTHS_OF_YEAR, unit: 'month' } : { number, unit });

/** A phase before the regular price. */
interface PaywallOffer {
  readonly price: number;
  readonly duration: Period | null;
}

const introOf = (option: SubscriptionOption): PaywallOffer | null => {
  const intro = reductionOf({ base: option.base, introPrice: option.introPrice });
  return intro && { price: intro.price.amountMicros, duration: intro.lasts };
};

/** The first offer is the discount, else the trial, else the introductory price. The second one comes after a trial. */
const offersOf = ({ product }: Facts): readonly (PaywallOffer | null)[] => {
  const { defaultSubscriptionOption: option, defaultNonSubscriptionOption: oneTime } = product;
  if (oneTime?.discount) return [{ price: oneTime.discount.price.amountMicros, duration: null }];
  if (!option) return [];
  const discount = option.discount && reductionOf(option);
  if (discount) return [{ price: discount.price.amountMicros, duration: discount.lasts ?? discount.period }];
  const { trial } = option;
  const first = trial && { price: trial.price?.amountMicros ?? 0, duration: trial.period };
  return first ? [first, introOf(option)] : [introOf(option)];
};

const offerDuration =
  (at: 0 | 1) =>
  (facts: Facts): string => {
    const duration = offersOf(facts)[at]?.duration;
    return duration ? facts.t.duration(duration) : UNKNOWN_VARIABLE;
  };

const offerPrice =
  (at: 0 | 1) =>
  (facts: Facts): string => {
    const offer = offersOf(facts)[at];
    return offer ? money(facts, offer.price) : UNKNOWN_VARIABLE;
  };

const unknown = (): string => UNKNOWN_VARIABLE;
const price = ({ price }: Facts): string => price;
const lifetime = ({ t }: Facts): string => t.text('periods.lifetime');
/** Only the unit if the period is one unit, so that the text fits after a price and a slash. */
const abbreviated = (facts: SubscriptionFacts): string =>
  facts.period.number === 1 ? shortAlone(facts, facts.period.unit) : short(facts, facts.period);

interface Row {
  readonly subscription: (facts: SubscriptionFacts) => string;
  readonly oneTime: (facts: Facts) => string;
}

/** Every placeholder of paywall texts (spec section 9). */
const TABLE = {
  product_name: { subscription: ({ product }) => product.title, oneTime: ({ product }) => product.title },
  price: { subscription: price, oneTime: price },
  price_per_period: {
    subscription: (facts) => pricePerPeriod(facts, short(facts, facts.period)),
    oneTime: price,
  },
  price_per_period_full: {
    subscription: (facts) => pricePerPeriod(facts, full(facts, facts.period)),
    oneTime: price,
  },
  total_price_and_per_month: {
    subscription: (facts) => totalAndPerMonth(facts, short(facts, facts.period), shortAlone(facts, 'month')),
    oneTime: price,
  },
  total_price_and_per_month_full: {
    subscription: (facts) =>
      totalAndPerMonth(facts, full(facts, facts.period), joined(facts, facts.t.per(ONE_MONTH))),
    oneTime: price,
  },
  sub_price_per_month: {
    subscription: (facts) => moneyPer(facts, 'month'),
    oneTime: unknown,
  },
  sub_price_per_week: {
    subscription: (facts) => moneyPer(facts, 'week'),
    oneTime: unknown,
  },
  sub_duration: { subscription: ({ t, period }) => t.duration(period), oneTime: lifetime },
  sub_duration_in_months: { subscription: inMonths, oneTime: lifetime },
  sub_period: { subscription: ({ t, period }) => t.frequency(period), oneTime: lifetime },
  sub_period_length: { subscription: ({ t, period }) => t.per(period), oneTime: lifetime },
  sub_period_abbreviated: { subscription: abbreviated, oneTime: lifetime },
  sub_offer_duration: { subscription: offerDuration(0), oneTime: unknown },
  sub_offer_duration_2: { subscription: offerDuration(1), oneTime: unknown },
  sub_offer_price: { subscription: offerPrice(0), oneTime: offerPrice(0) },
  sub_offer_price_2: { subscription: offerPrice(1), oneTime: unknown },
  sub_relative_discount: { subscription: relativeDiscount, oneTime: unknown },
} as const satisfies Record<string, Row>;

export type PaywallVariable = keyof typeof TABLE;
export type PaywallVariables = Readonly<Record<PaywallVariable, string>>;

/** The known placeholders of a subscription whose period can't be read: the price and the name. */
const UNKNOWN_PERIOD: readonly string[] = [
  'product_name',
  'price',
  'price_per_period',
  'price_per_period_full',
  'total_price_and_per_month',
  'total_price_and_per_month_full',
] satisfies PaywallVariable[];

const valueOf = (name: string, row: Row, facts: Facts): string => {
  const isSubscription = facts.product.productType === 'subscription';
  const period = isSubscription ? periodOf(facts.product) : null;
  if (period) return row.subscription({ ...facts, period });
  return isSubscription && !UNKNOWN_PERIOD.includes(name) ? UNKNOWN_VARIABLE : row.oneTime(facts);
};

/**
 * The values of a package's placeholders, for `fillText`.
 * @param packages all packages of the offering; the discount compares with them.
 */
export const packageVariables = (
  { webBillingProduct: product }: Package,
  packages: readonly Package[],
  t: Translator,
): PaywallVariables => {
  const facts: Facts = { product, packages, t, price: t.price(product.currentPrice) };
  const values = Object.entries(TABLE).map(([name, row]) => {
    const value = valueOf(name, row, facts);
    // A blank value stays blank.
    return [name, value && isolated(value, t.direction)];
  });
  // The table has one value for each placeholder.
  return Object.fromEntries(values) as PaywallVariables;
};
