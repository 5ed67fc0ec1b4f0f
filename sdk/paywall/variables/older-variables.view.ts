import type { Period } from '../../model/catalogue/period';
import { UNKNOWN_VARIABLE } from '../content/markup';
import {
  abbreviated,
  money,
  moneyPer,
  offersOf,
  pricePerPeriod,
  relativeDiscount,
  short,
  shortAlone,
} from './package-facts.view';
import type { PackageFacts, SubscriptionFacts, VariableRow } from './package-facts.view';

const MONTHS_OF_YEAR = 12;
const ONE_MONTH: Period = { number: 1, unit: 'month' };

const pricePer = (facts: SubscriptionFacts, per: 'week' | 'month'): string =>
  moneyPer(facts, facts.product.currentPrice.amountMicros, facts.period, per) ?? UNKNOWN_VARIABLE;

/** English values have the reference client's format; other languages have their usual format. */
const joined = ({ t }: PackageFacts, words: string): string =>
  t.locale === 'en' ? words.replace(/\s+/gu, '') : words;

/** `1month`, `3months` */
const full = (facts: PackageFacts, period: Period): string => joined(facts, facts.t.duration(period));

const isOneMonth = ({ number, unit }: Period): boolean => unit === 'month' && number === 1;

const totalAndPerMonth = (facts: SubscriptionFacts, period: string, monthPeriod: string): string =>
  isOneMonth(facts.period)
    ? facts.price
    : facts.t.text('paywall_variables.total_price_and_per_month', {
        formattedPrice: facts.price,
        period,
        formattedPricePerMonth: pricePer(facts, 'month'),
        monthPeriod,
      });

/** `70% off`; blank for the subscription that costs most per month. */
const discountOff = (facts: SubscriptionFacts): string => {
  const { t } = facts;
  const discount = relativeDiscount(facts);
  const values = { discount: discount ?? 0, percent: t.percent((discount ?? 0) / 100) };
  return discount === null ? '' : t.text('paywall_variables.sub_relative_discount', values);
};

const inMonths = ({ t, period: { number, unit } }: SubscriptionFacts): string =>
  t.duration(unit === 'year' ? { number: number * MONTHS_OF_YEAR, unit: 'month' } : { number, unit });

const offerDuration =
  (at: 0 | 1) =>
  (facts: PackageFacts): string => {
    const duration = offersOf(facts)[at]?.duration;
    return duration ? facts.t.duration(duration) : UNKNOWN_VARIABLE;
  };

const offerPrice =
  (at: 0 | 1) =>
  (facts: PackageFacts): string => {
    const offer = offersOf(facts)[at];
    return offer ? money(facts, offer.price) : UNKNOWN_VARIABLE;
  };

const unknown = (): string => UNKNOWN_VARIABLE;
const price = ({ price }: PackageFacts): string => price;
const lifetime = ({ t }: PackageFacts): string => t.text('periods.lifetime');

/** The placeholders of older paywalls (spec section 9). A value that can't be computed is `N/A`. */
export const OLDER_VARIABLES = {
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
    subscription: (facts) => pricePer(facts, 'month'),
    oneTime: unknown,
  },
  sub_price_per_week: {
    subscription: (facts) => pricePer(facts, 'week'),
    oneTime: unknown,
  },
  sub_duration: { subscription: ({ t, period }) => t.duration(period), oneTime: lifetime },
  sub_duration_in_months: { subscription: inMonths, oneTime: lifetime },
  sub_period: { subscription: ({ t, period }) => t.frequency(period), oneTime: lifetime },
  sub_period_length: { subscription: ({ t, period }) => t.per(period), oneTime: lifetime },
  sub_period_abbreviated: {
    subscription: (facts) => abbreviated(facts, facts.period),
    oneTime: lifetime,
  },
  sub_offer_duration: { subscription: offerDuration(0), oneTime: unknown },
  sub_offer_duration_2: { subscription: offerDuration(1), oneTime: unknown },
  sub_offer_price: { subscription: offerPrice(0), oneTime: offerPrice(0) },
  sub_offer_price_2: { subscription: offerPrice(1), oneTime: unknown },
  sub_relative_discount: { subscription: discountOff, oneTime: unknown },
} as const satisfies Record<string, VariableRow>;

/** Those that a subscription has although its period can't be read: the price and the name. */
export const OLDER_WITHOUT_PERIOD: readonly string[] = [
  'product_name',
  'price',
  'price_per_period',
  'price_per_period_full',
  'total_price_and_per_month',
  'total_price_and_per_month_full',
] satisfies (keyof typeof OLDER_VARIABLES)[];
