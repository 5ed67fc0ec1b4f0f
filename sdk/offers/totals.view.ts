import type { Translator } from '../i18n/translator';
import { addPeriod } from '../model/catalogue/add-period';
import type { AppliedDiscount, CheckoutPrice } from '../model/purchase/checkout-price';
import type { DiscountPhase } from '../model/catalogue/discount';
import { parsePeriod } from '../model/catalogue/period';
import type { Period } from '../model/catalogue/period';
import type { Price } from '../model/catalogue/price';
import type { OfferFacts } from './offer-facts';
import { firstPrice, lastingPrice, perPeriod } from './price.view';

/** Zero with three decimals, which can be read as thousands. */
const ZERO_LIKE_THOUSANDS = /^\P{N}*\p{N}\P{N}\p{N}{3}\P{N}*$/u;

/** An amount of the totals. 'Free' in place of a zero with three decimals, such as KWD 0.000. */
const money = (price: Pick<Price, 'amountMicros' | 'currency'>, t: Translator): string => {
  const text = t.price(price);
  return price.amountMicros === 0 && ZERO_LIKE_THOUSANDS.test(text) ? t.text('totals.free') : text;
};

/** One line of the totals: a label, an amount, and a note to the label. */
export interface TotalsRow {
  readonly kind:
    | 'subtotal'
    | 'discount'
    | 'excluding-tax'
    | 'tax'
    | 'total'
    | 'due-today'
    | 'included-tax'
    | 'due-later';
  readonly label: string;
  /** `null`: the server is computing it. Empty: it can't be computed yet; `note` says why. */
  readonly amount: string | null;
  readonly note: string | null;
}

/** The rows of the checkout's totals, from top to bottom. */
export type TotalsView = readonly TotalsRow[];

/** The server's price of a checkout. */
export interface PriceState {
  /** `none`: the server computes no price. `pending`: it needs the billing address. */
  readonly status: 'none' | 'pending' | 'loading' | 'known';
  /** The newest price; while another one is loading, the one before. */
  readonly value: CheckoutPrice | null;
}

const row = (
  kind: TotalsRow['kind'],
  label: string,
  amount: string | null,
  note: string | null = null,
): TotalsRow => ({ kind, label, amount, note });

const DAYS: Readonly<Record<Period['unit'], number>> = { day: 1, week: 7, month: 30, year: 365 };
const daysOf = ({ number, unit }: Period): number => number * DAYS[unit];

/** '50% off for 3 months'. @param off the percentage or the amount. */
const discountNote = (
  off: string,
  window: Period | null,
  isFirst: boolean,
  { base }: OfferFacts,
  t: Translator,
): string => {
  // A window of one billing period is one payment.
  const isLong = window !== null && (!base?.period || daysOf(window) > daysOf(base.period));
  if (isLong) return t.text('totals.off_for', { discount: off, duration: t.duration(window) });
  return t.text(isFirst || window ? 'totals.off_first' : 'totals.off', { discount: off });
};

const percentOf = (percentage: number | null, t: Translator): string | null =>
  percentage !== null && percentage > 0 && percentage <= 100 ? t.percent(percentage / 100) : null;

const appliedRow = (applied: AppliedDiscount, currency: string, facts: OfferFacts, t: Translator) => {
  const { name, amountMicros, percentage } = applied;
  const window = parsePeriod(applied.window);
  const percent = percentOf(percentage, t);
  const off = percent ?? t.price({ amountMicros, currency });
  return row(
    'discount',
    name || t.text('totals.discount'),
    t.price({ amountMicros: -amountMicros, currency }),
    // The amount is already beside the name.
    percent || window ? discountNote(off, window, false, facts, t) : null,
  );
};

/** The discount of the option itself. */
const optionRow = (discount: DiscountPhase, facts: OfferFacts, t: Translator): TotalsRow => {
  const { currency } = facts.price;
  const amountMicros = facts.price.amountMicros - discount.price.amountMicros;
  const { durationMode, timeWindow } = discount;
  const percent = percentOf(discount.percentage, t);
  const off = percent ?? t.price({ amountMicros, currency });
  const isFirst = durationMode === 'one_time' && facts.base !== null;
  const window = durationMode === 'time_window' ? parsePeriod(timeWindow) : null;
  return row(
    'discount',
    discount.name || t.text('totals.discount'),
    t.price({ amountMicros: -amountMicros, currency }),
    percent || window || isFirst ? discountNote(off, window, isFirst, facts, t) : null,
  );
};

const discountRows = (facts: OfferFacts, value: CheckoutPrice | null, t: Translator): TotalsView => {
  const subtotal = (amountMicros: number, currency: string): TotalsRow =>
    row('subtotal', t.text('totals.subtotal'), t.price({ amountMicros, currency }));
  if (value && value.discounts.length > 0) {
    const { originalMicros, currency, discounts } = value;
    return [
      subtotal(originalMicros, currency),
      ...discounts.map((applied) => appliedRow(applied, currency, facts, t)),
    ];
  }
  const discount = facts.reduction?.discount;
  if (!discount || discount.price.amountMicros === facts.price.amountMicros) return [];
  return [subtotal(facts.price.amountMicros, facts.price.currency), optionRow(discount, facts, t)];
};

const hasTax = (value: CheckoutPrice): boolean => value.taxMicros > 0 || value.taxes.length > 0;

const taxParts = ({ taxes, taxMicros }: CheckoutPrice, t: Translator) =>
  taxes.length > 0 ? taxes : [{ name: t.text('totals.tax'), amountMicros: taxMicros }];

/** The tax that is added to the prices. */
const addedTaxRows = ({ status, value }: PriceState, t: Translator): TotalsView => {
  const tax = t.text('totals.tax');
  if (status === 'none') return [];
  if (status === 'pending') return [row('tax', tax, '', t.text('totals.tax_pending'))];
  const isLoading = status === 'loading';
  if (!value) return isLoading ? [row('tax', tax, null)] : [];
  if (value.isTaxInclusive || !hasTax(value)) return [];
  const { currency } = value;
  const amount = (amountMicros: number) => (isLoading ? null : t.price({ amountMicros, currency }));
  return [
    row('excluding-tax', t.text('totals.excluding_tax'), amount(value.totalExcludingTaxMicros)),
    ...taxParts(value, t).map((part) => row('tax', part.name || tax, amount(part.amountMicros))),
  ];
};

/** The tax that the prices contain. */
const includedTaxRows = ({ status, value }: PriceState, t: Translator): TotalsView => {
  if (!value?.isTaxInclusive || !hasTax(value) || (status !== 'loading' && status !== 'known')) return [];
  const { currency } = value;
  return taxParts(value, t).map(({ name, amountMicros }) =>
    row(
      'included-tax',
      t.text('totals.includes', { tax: name || t.text('totals.tax') }),
      status === 'loading' ? null : t.price({ amountMicros, currency }),
    ),
  );
};

/** What is due after today: at the end of the trial, the regular price when the reduced one ends, or the next payment. */
const laterRows = (
  facts: OfferFacts,
  first: string | null,
  { value }: PriceState,
  now: Date,
  t: Translator,
): TotalsView => {
  const { trial, reduction, base } = facts;
  const trialEnd = trial?.period ? addPeriod(now, trial.period) : null;
  const start = trial ? trialEnd : now;
  const isReduced = reduction !== null && !reduction.isPermanent;
  // After a trial the first payment has its own row.
  const lasts = isReduced ? reduction.lasts : trial ? null : base?.period;
  const isTaxAdded = value ? !value.isTaxInclusive && hasTax(value) : false;
  return [
    ...(trialEnd ? [row('due-later', t.text('totals.due_on', { date: t.shortDate(trialEnd) }), first)] : []),
    ...(start && lasts
      ? [
          row(
            'due-later',
            t.text('totals.due_from', { date: t.shortDate(addPeriod(start, lasts)) }),
            perPeriod(lastingPrice(facts), base?.period, t),
            isTaxAdded ? t.text('totals.plus_tax') : null,
          ),
        ]
      : []),
  ];
};

/**
 * The totals of a checkout: subtotal, discounts, tax, what is due today, and what is due later with its date.
 *
 * @param facts of the option on screen.
 * @param price the server's price. Without one the totals are made of the option alone.
 * @param now today; later dates count from it.
 */
export const totalsView = (facts: OfferFacts, price: PriceState, now: Date, t: Translator): TotalsView => {
  const { status, value } = price;
  const { trial } = facts;
  const { currency } = facts.price;
  const first =
    status === 'loading'
      ? null
      : value && status !== 'none'
        ? money({ amountMicros: value.totalMicros, currency: value.currency }, t)
        : money(firstPrice(facts), t);
  const discounts = discountRows(facts, status === 'none' ? null : value, t);
  const added = addedTaxRows(price, t);
  const included = includedTaxRows(price, t);
  const dueToday = row(
    'due-today',
    t.text('checkout.due_today'),
    trial ? money(trial.price ?? { amountMicros: 0, currency }, t) : first,
  );
  const hasParts = discounts.length + added.length + included.length > 0;
  const total = trial && hasParts ? [row('total', t.text('totals.total'), first), ...included] : [];
  return [
    ...discounts,
    ...added,
    ...total,
    dueToday,
    ...(trial ? [] : included),
    ...laterRows(facts, first, price, now, t),
  ];
};
