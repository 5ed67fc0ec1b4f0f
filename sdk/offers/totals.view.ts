import type { Translator } from '../i18n/translator';
import { parsePeriod } from '../model/catalogue/period';
import type { AppliedDiscount, CheckoutPrice } from '../model/purchase/checkout-price';
import type { OfferFacts } from './offer-facts';
import {
  discountNote,
  money,
  optionDiscountRows,
  percentOf,
  row,
  subtotalRow,
  totalsOf,
} from './option-totals.view';
import type { TotalsView } from './option-totals.view';
import { firstPrice } from './price.view';

/** The server's price of a checkout. */
export interface PriceState {
  /** `none`: the server computes no price. `pending`: it needs the billing address. */
  readonly status: 'none' | 'pending' | 'loading' | 'known';
  /** The newest price; while another one is loading, the one before. */
  readonly value: CheckoutPrice | null;
}

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

const discountRows = (facts: OfferFacts, value: CheckoutPrice | null, t: Translator): TotalsView => {
  if (!value || value.discounts.length === 0) return optionDiscountRows(facts, t);
  const { originalMicros, currency, discounts } = value;
  return [
    subtotalRow(originalMicros, currency, t),
    ...discounts.map((applied) => appliedRow(applied, currency, facts, t)),
  ];
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

/**
 * The totals of a checkout: subtotal, discounts, tax, what is due today, and what is due later with its date.
 *
 * @param facts of the option on screen.
 * @param price the server's price. Without one the totals are made of the option alone.
 * @param now today; later dates count from it.
 */
export const totalsView = (facts: OfferFacts, price: PriceState, now: Date, t: Translator): TotalsView => {
  const { status, value } = price;
  const first =
    status === 'loading'
      ? null
      : value && status !== 'none'
        ? money({ amountMicros: value.totalMicros, currency: value.currency }, t)
        : money(firstPrice(facts), t);
  const isTaxAdded = value ? !value.isTaxInclusive && hasTax(value) : false;
  const parts = {
    first,
    discounts: discountRows(facts, status === 'none' ? null : value, t),
    added: addedTaxRows(price, t),
    included: includedTaxRows(price, t),
    nextNote: isTaxAdded ? t.text('totals.plus_tax') : null,
  };
  return totalsOf(facts, parts, now, t);
};
