import { formatPrice } from '../model/catalogue/price';
import type { Price } from '../model/catalogue/price';
import type { Period } from '../model/catalogue/period';
import type { LocaleMessages, Message, MessageKey } from './en';
import { englishDate, englishDuration, englishPrice } from './english';
import { fill } from './fill';
import type { Variables } from './fill';
import { directionOf, isLanguage, toBcp47 } from './locales';

export type { Variables } from './fill';

/** Texts, prices, periods and dates in one language. */
export interface Translator {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  text(key: MessageKey, variables?: Variables): string;
  /** `'$9.99'` */
  price(price: Pick<Price, 'amountMicros' | 'currency'>): string;
  /** `'70%'`, of 0.7 */
  percent(fraction: number): string;
  /** `'3 months'` */
  duration(period: Period): string;
  /** The text after a price and a slash: `'month'`, `'3 months'`. */
  per(period: Period): string;
  /** `'monthly'`, `'every 3 months'` */
  frequency(period: Period | null): string;
  /**
   * `'May 4, 2031'`, in the calendar and digits of the language and this device's time zone; empty for an invalid date.
   */
  date(instant: Date): string;
  /** `'Nov 26, 2031'`: with a short month or in numbers, for rows with little room. */
  shortDate(instant: Date): string;
  /** `'May 4, 2031, 2:05 PM'`: the same with the time of day. */
  dateTime(instant: Date): string;
}

export interface TranslatorOptions {
  /** One of `availableLocales`, or another language with its `messages`. */
  readonly locale: string;
  /** Texts of this language. Missing keys are English. */
  readonly messages?: LocaleMessages;
}

/** In right-to-left text, the sign of `US$` would be separated from its letters without this mark. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** The first day of a month, in languages that write it as an ordinal. `Intl` has only the number. */
const FIRST_DAY: Readonly<Record<string, string>> = { fr: '1er', it: '1º', pt: '1º' };

/** The name of one unit: `'month'`. */
const single = (tag: string, { unit }: Period): string => {
  if (tag === 'en') return unit;
  // Chinese, Japanese and Korean use another word for counted months: '1か月', but '月'.
  return /^(zh|ja|ko)/.test(tag)
    ? (new Intl.DisplayNames(tag, { type: 'dateTimeField' }).of(unit === 'week' ? 'weekOfYear' : unit) ?? '')
    : new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(1)
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => value)
        .join('')
        .trim();
};

/** Creates the translator of one language. @param english the texts of missing keys. */
export const translatorOver = (
  english: LocaleMessages,
  { locale, messages = {} }: TranslatorOptions,
): Translator => {
  const tag = isLanguage(locale) ? toBcp47(locale) : 'en';
  const direction = directionOf(locale);
  const writing = { direction, number: (value: number) => new Intl.NumberFormat(tag).format(value) };
  /** Selects the plural form by the variable `amount`. */
  const formOf = (message: Message, { amount }: Variables): string | undefined =>
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(tag).select(Number(amount))] ?? message.other);
  const written = (message: Message | undefined, variables: Variables): string =>
    fill((message && formOf(message, variables)) ?? '', variables, writing);
  const text: Translator['text'] = (key, variables = {}) => written(messages[key] ?? english[key], variables);
  const dated = (instant: Date, style: Intl.DateTimeFormatOptions): string =>
    Number.isNaN(instant.getTime())
      ? ''
      : new Intl.DateTimeFormat(tag, style)
          .formatToParts(instant)
          .map(({ type, value }) => (type === 'day' && value === '1' ? (FIRST_DAY[tag] ?? value) : value))
          .join('');
  const duration: Translator['duration'] = ({ number, unit }) => {
    const own = messages[`periods.${unit}Plural`];
    if (own && (number !== 1 || typeof own !== 'string')) return written(own, { amount: number });
    const english = tag === 'en' ? englishDuration({ number, unit }) : null;
    return english ?? new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  };
  return {
    locale,
    direction,
    text,
    price: ({ amountMicros, currency }) =>
      ((tag === 'en' ? englishPrice(amountMicros, currency) : null) ??
        formatPrice(amountMicros, currency, tag)) + (direction === 'rtl' ? LEFT_TO_RIGHT_MARK : ''),
    percent: (fraction) => new Intl.NumberFormat(tag, { style: 'percent' }).format(fraction),
    duration,
    per: (period) =>
      period.number === 1
        ? written(messages[`periods.${period.unit}`], { amount: 1 }) || single(tag, period)
        : duration(period),
    frequency: (period) => {
      if (!period) return text('periods.unknownFrequency');
      return period.number === 1
        ? text(`periods.${period.unit}Frequency`)
        : text(`periods.${period.unit}FrequencyPlural`, { amount: period.number });
    },
    date: (instant) => dated(instant, { dateStyle: 'long' }),
    shortDate: (instant) =>
      (tag === 'en' ? englishDate(instant) : null) ?? dated(instant, { dateStyle: 'medium' }),
    dateTime: (instant) => dated(instant, { dateStyle: 'medium', timeStyle: 'short' }),
  };
};
