import type { Period } from '../model/catalogue/period';

/**
 * English prices, periods and dates without `Intl`. The first thing that `Intl` formats takes a browser 25 ms, on a slow phone
 * 100 ms, because it loads all its languages. These functions handle common cases only; for the rest they return `null`
 * and the caller uses `Intl`. test/sdk/i18n/english.test.ts checks that both give the same text.
 */

/** All of them have two decimals. */
const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', CAD: 'CA$', AUD: 'A$' };
const MICROS_PER_CENT = 10_000;
const MAX_WHOLE = 1_000_000_000;

/** `englishPrice(1_299_990_000, 'USD')` is `'$1,299.99'`. */
export const englishPrice = (amountMicros: number, currency: string): string | null => {
  const cents = amountMicros / MICROS_PER_CENT;
  const sign = Object.hasOwn(SIGNS, currency) ? SIGNS[currency] : null;
  if (!sign || !Number.isInteger(cents) || cents < 0 || cents > MAX_WHOLE) return null;
  const [whole = '', part] = (cents / 100).toFixed(2).split('.');
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${part}`;
};

/** `'1 month'`, `'3 days'` */
export const englishDuration = ({ number, unit }: Period): string | null =>
  Number.isInteger(number) && number >= 0 && number < 1000
    ? `${number} ${unit}${number === 1 ? '' : 's'}`
    : null;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `'Nov 24, 2026'`, in the time zone of the device. */
export const englishDate = (instant: Date): string | null => {
  const year = instant.getFullYear();
  return year >= 1970 && year < 10_000 ? `${MONTHS[instant.getMonth()]} ${instant.getDate()}, ${year}` : null;
};
