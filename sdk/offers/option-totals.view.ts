import type { Translator } from '../i18n/translator';
import { addPeriod } from '../model/catalogue/add-period';
import type { DiscountPhase } from '../model/catalogue/discount';
import { parsePeriod } from '../model/catalogue/period';
import type { Period } from '../model/catalogue/period';
import type { Price } from '../model/catalogue/price';
import type { OfferFacts } from './offer-facts';
import { firstPrice, lastingPrice, perPeriod } from './price.view';

/** Zero with three decimals, which can be read as thousands. */
const ZERO_LIKE_THOUSANDS = /^\P{N}*\p{N}\P{N}\p{N}{3}\P{N}*$/u;

/** An amount of the totals. 'Free' in place of a zero with three decimals, such as KWD 0.000. */
export const money = (price: Pick<Price, 'amountMicros' | 'currency'>, t: Translator): string => {
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

export const row = (
  kind: TotalsRow['kind'],
  label: string,
  amount: string | null,
  note: string | null = null,
): TotalsRow => ({ kind, label, amount, note });

const DAYS: Readonly<Record<Period['unit'], number>> = { day: 1, week: 7, month: 30, year: 365 };
const daysOf = ({ number, unit }: Period): number => number * DAYS[unit];

/** '50% off for 3 months'. @param off the percentage or the amount. */
export const discountNote = (
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

export const percentOf = (percentage: number | null, t: Translator): string | null =>
  percentage !== null && percentage > 0 && percentage <= 100 ? t.percent(percentage / 100) : null;

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

export const subtotalRow = (amountMicros: number, currency: string, t: Translator): TotalsRow =>
  row('subtotal', t.text('totals.subtotal'), t.price({ amountMicros, currency }));

/** The option's own discount, below the price without it. */
export const optionDiscountRows = (facts: OfferFacts, t: Translator): TotalsView => {
  const { price, reduction } = facts;
  const discount = reduction?.discount;
  if (!discount || discount.price.amountMicros === price.amountMicros) return [];
  return [subtotalRow(price.amountMicros, price.currency, t), optionRow(discount, facts, t)];
};

/** What is due after today: at the end of the trial, the regular price when the reduced one ends, or the next payment. */
const laterRows = (
  facts: OfferFacts,
  first: string | null,
  nextNote: string | null,
  now: Date,
  t: Translator,
): TotalsView => {
  const { trial, reduction, base } = facts;
  const trialEnd = trial?.period ? addPeriod(now, trial.period) : null;
  const start = trial ? trialEnd : now;
  const isReduced = reduction !== null && !reduction.isPermanent;
  // After a trial the first payment has its own row.
  const lasts = isReduced ? reduction.lasts : trial ? null : base?.period;
  return [
    ...(trialEnd ? [row('due-later', t.text('totals.due_on', { date: t.shortDate(trialEnd) }), first)] : []),
    ...(start && lasts
      ? [
          row(
            'due-later',
            t.text('totals.due_from', { date: t.shortDate(addPeriod(start, lasts)) }),
            perPeriod(lastingPrice(facts), base?.period, t),
            nextNote,
          ),
        ]
      : []),
  ];
};

/** The parts of the totals that the server's price can change. */
export interface TotalsParts {
  /** The first payment that is not free; `null`: the server is computing it. */
  readonly first: string | null;
  readonly discounts: TotalsView;
  /** Tax that is added to the prices. */
  readonly added: TotalsView;
  /** Tax that the prices contain. */
  readonly included: TotalsView;
  /** A note to the price that follows the first payments. */
  readonly nextNote: string | null;
}

/** The rows of the totals in their order. */
export const totalsOf = (
  facts: OfferFacts,
  { first, discounts, added, included, nextNote }: TotalsParts,
  now: Date,
  t: Translator,
): TotalsView => {
  const { trial } = facts;
  const { currency } = facts.price;
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
    ...laterRows(facts, first, nextNote, now, t),
  ];
};

/**
 * The totals of the option alone, before the server has computed a price.
 *
 * @param now today; later dates count from it.
 */
export const optionTotals = (facts: OfferFacts, now: Date, t: Translator): TotalsView =>
  totalsOf(
    facts,
    {
      first: money(firstPrice(facts), t),
      discounts: optionDiscountRows(facts, t),
      added: [],
      included: [],
      nextNote: null,
    },
    now,
    t,
  );
