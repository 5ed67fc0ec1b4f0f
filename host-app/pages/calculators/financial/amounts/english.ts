import { grouped } from '../../../../maths/amount';
import type { Cents } from '../../../../maths/finance/money';

// American English without `Intl`, whose first formatter of each kind takes a slow phone 100 ms. What is not written here is
// `null`, and the caller uses `Intl`. A test checks that both give the same text.
export const isAmerican = (language: string): boolean => language === 'en-US';

/** '1,250,000.5' with at most twelve decimals */
export const englishNumber = (value: number, isGrouped: boolean): string | null => {
  const digits = String(value);
  if (!/^-?\d+(?:\.\d{1,12})?$/.test(digits) || Object.is(value, -0)) return null;
  return isGrouped ? grouped(digits) : digits;
};

const signed = (cents: Cents, amount: string): string => `${cents < 0 ? '-' : ''}$${amount}`;

export const englishExact = (cents: Cents): string =>
  signed(cents, grouped((Math.abs(cents) / 100).toFixed(2)));
export const englishRounded = (cents: Cents): string =>
  signed(cents, grouped(String(Math.round(Math.abs(cents) / 100))));

/** '$1.2M', for amounts that one decimal is enough for */
export const englishBrief = (cents: Cents): string | null => {
  const amount = Math.abs(cents) / 100;
  const power = [1e3, 1e6, 1e9].filter((least) => amount >= least).length;
  const unit = 1000 ** power;
  const isShort = amount < 1e12 && (amount * 10) % unit === 0;
  return isShort ? signed(cents, `${amount / unit}${['', 'K', 'M', 'B'][power]}`) : null;
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '2056-11' as 'November'; '' for what is no month */
export const englishMonth = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
