import { isLanguage, toBcp47 } from '../../i18n/locales';
import { addPeriod } from '../../model/catalogue/add-period';
import type { Period } from '../../model/catalogue/period';
import type { RateUnit } from '../../offers/price-rate';
import {
  abbreviated,
  money,
  moneyPer,
  offersOf,
  pricePerPeriod,
  relativeDiscount,
} from './package-facts.view';
import type { PackageFacts, PaywallOffer, SubscriptionFacts, VariableRow } from './package-facts.view';

type Fraction = readonly [over: number, under: number];

/** How many whole days, weeks, months and years a period has. A year has 52 weeks here, a month has 4.33 weeks. */
const COUNTS: Readonly<Record<Period['unit'], Readonly<Record<Period['unit'], Fraction>>>> = {
  day: { day: [1, 1], week: [7, 1], month: [30, 1], year: [365, 1] },
  week: { day: [1, 7], week: [1, 1], month: [433, 100], year: [52, 1] },
  month: { day: [1, 30], week: [100, 433], month: [1, 1], year: [12, 1] },
  year: { day: [1, 365], week: [1, 52], month: [1, 12], year: [1, 1] },
};

const tagOf = ({ t }: PackageFacts): string => (isLanguage(t.locale) ? toBcp47(t.locale) : 'en');

const countOf = (facts: PackageFacts, { number, unit }: Period, counted: Period['unit']): string => {
  const [over, under] = COUNTS[counted][unit];
  return new Intl.NumberFormat(tagOf(facts)).format(Math.floor((number * over) / under));
};

const symbolOf = (facts: PackageFacts): string =>
  new Intl.NumberFormat(tagOf(facts), { style: 'currency', currency: facts.product.currentPrice.currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

const nothing = (): string => '';
const lifetime = ({ t }: PackageFacts): string => t.text('periods.lifetime');
const price = ({ price }: PackageFacts): string => price;
const name = ({ product }: PackageFacts): string => product.title;
const code = ({ product }: PackageFacts): string => product.currentPrice.currency;

/** The same value for both kinds of product. */
const always = (value: (facts: PackageFacts) => string): VariableRow => ({
  subscription: value,
  oneTime: value,
});
const timed = (
  value: (facts: SubscriptionFacts) => string,
  oneTime: VariableRow['oneTime'] = nothing,
): VariableRow => ({ subscription: value, oneTime });

/** A value of an offer; empty without the offer. */
const offered = (
  value: (offer: PaywallOffer, facts: PackageFacts) => string | null,
  at: 0 | 1 = 0,
): VariableRow =>
  always((facts) => {
    const offer = offersOf(facts)[at];
    return (offer && value(offer, facts)) ?? '';
  });

const pricePer = (per: RateUnit): VariableRow =>
  timed((facts) => moneyPer(facts, facts.product.currentPrice.amountMicros, facts.period, per) ?? '');
const offerPricePer = (per: RateUnit): VariableRow =>
  offered((offer, facts) => moneyPer(facts, offer.price, offer.payment, per));
const periodIn = (unit: Period['unit']): VariableRow => timed((facts) => countOf(facts, facts.period, unit));
const offerPeriodIn = (unit: Period['unit']): VariableRow =>
  offered(({ duration }, facts) => duration && countOf(facts, duration, unit));

const offerPrice = (offer: PaywallOffer, facts: PackageFacts): string => money(facts, offer.price);
const offerPeriod = ({ duration }: PaywallOffer, { t }: PackageFacts): string | null =>
  duration && t.per(duration);
const offerAbbreviated = ({ duration }: PaywallOffer, facts: PackageFacts): string | null =>
  duration && abbreviated(facts, duration);

/** The day on which an offer that starts now ends. */
const offerEnd = ({ duration, ends }: PaywallOffer, { t, now }: PackageFacts): string | null =>
  duration && ends && now ? t.date(addPeriod(now, duration)) : null;

const discount = (facts: PackageFacts): string => {
  const percent = relativeDiscount(facts);
  return percent === null ? '' : facts.t.percent(percent / 100);
};

/** The variables `product.*`. A value that can't be computed is empty. */
export const PRODUCT_VARIABLES = {
  'product.store_product_name': always(name),
  'product.price': always(price),
  'product.price_per_period': timed((facts) => pricePerPeriod(facts, facts.t.per(facts.period)), price),
  'product.price_per_period_abbreviated': timed(
    (facts) => pricePerPeriod(facts, abbreviated(facts, facts.period)),
    price,
  ),
  'product.price_per_day': pricePer('day'),
  'product.price_per_week': pricePer('week'),
  'product.price_per_month': pricePer('month'),
  'product.price_per_year': pricePer('year'),
  'product.period': timed(({ t, period }) => t.per(period), lifetime),
  'product.period_abbreviated': timed((facts) => abbreviated(facts, facts.period), lifetime),
  'product.periodly': timed(({ t, period }) => t.frequency(period), lifetime),
  'product.period_with_unit': timed(({ t, period }) => t.duration(period), lifetime),
  'product.period_in_days': periodIn('day'),
  'product.period_in_weeks': periodIn('week'),
  'product.period_in_months': periodIn('month'),
  'product.period_in_years': periodIn('year'),
  'product.currency_code': always(code),
  'product.currency_symbol': always(symbolOf),
  'product.offer_price': offered(offerPrice),
  'product.offer_price_per_day': offerPricePer('day'),
  'product.offer_price_per_week': offerPricePer('week'),
  'product.offer_price_per_month': offerPricePer('month'),
  'product.offer_price_per_year': offerPricePer('year'),
  'product.offer_period': offered(offerPeriod),
  'product.offer_period_abbreviated': offered(offerAbbreviated),
  'product.offer_period_with_unit': offered(({ duration }, { t }) => duration && t.duration(duration)),
  'product.offer_period_in_days': offerPeriodIn('day'),
  'product.offer_period_in_weeks': offerPeriodIn('week'),
  'product.offer_period_in_months': offerPeriodIn('month'),
  'product.offer_period_in_years': offerPeriodIn('year'),
  'product.offer_end_date': offered(offerEnd),
  'product.secondary_offer_price': offered(offerPrice, 1),
  'product.secondary_offer_period': offered(offerPeriod, 1),
  'product.secondary_offer_period_abbreviated': offered(offerAbbreviated, 1),
  'product.relative_discount': timed(discount),
} as const satisfies Record<`product.${string}`, VariableRow>;

/** Those that a subscription has although its period can't be read. */
export const PRODUCT_WITHOUT_PERIOD: readonly string[] = [
  'product.store_product_name',
  'product.price',
  'product.price_per_period',
  'product.price_per_period_abbreviated',
  'product.currency_code',
  'product.currency_symbol',
  'product.offer_price',
] satisfies (keyof typeof PRODUCT_VARIABLES)[];
