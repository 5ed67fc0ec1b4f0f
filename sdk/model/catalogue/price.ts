import type { PriceWire } from '../../net/wire';

/** Money. `amountMicros` is exact; `amount` is the same in cents (micros / 10000). */
export interface Price {
  readonly amount: number;
  readonly amountMicros: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Formatted in the runtime's language; the screens format it again in theirs. */
  readonly formattedPrice: string;
}

/** A cache: creating a format takes longer than everything else between the answer and the offer. */
const formats: Record<string, Intl.NumberFormat> = {};

const formatOf = (currency: string, locale?: string): Intl.NumberFormat =>
  (formats[currency + locale] ??= new Intl.NumberFormat(locale, { style: 'currency', currency }));

/**
 * `formatPrice(9990000, 'USD', 'en')` is `'$9.99'`.
 * @param locale BCP 47 tag; the runtime's default when left out.
 */
export const formatPrice = (amountMicros: number, currency: string, locale?: string): string =>
  formatOf(currency, locale).format(amountMicros / 1_000_000);

const units: Record<string, bigint> = {};

/** The smallest amount of a currency in micros: a cent, or a yen. */
export const smallestUnit = (currency: string): bigint =>
  (units[currency] ??= BigInt(10 ** (6 - (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2))));

export const toPrice = (wire: PriceWire): Price => ({
  amount: wire.amount_micros / 10_000,
  amountMicros: wire.amount_micros,
  currency: wire.currency,
  /** Formatted on first read: the first format takes a browser tens of milliseconds. */
  get formattedPrice() {
    return formatPrice(wire.amount_micros, wire.currency);
  },
});
