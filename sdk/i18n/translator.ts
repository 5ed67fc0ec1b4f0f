import { formatPrice } from '../model/price';
import type { Price } from '../model/price';
import type { Period } from '../model/period';
import { en } from './en';
import type { LocaleMessages, Message, MessageKey } from './en';
import { directionOf, toBcp47 } from './locales';

export type Variables = Readonly<Record<string, string | number>>;

/** Words, prices and periods in one language. */
export interface Translator {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  text(key: MessageKey, variables?: Variables): string;
  /** `'$9.99'` */
  price(price: Pick<Price, 'amountMicros' | 'currency'>): string;
  /** `'3 months'` */
  duration(period: Period): string;
  /** What follows a price and a slash: `'month'`, `'3 months'`. */
  per(period: Period): string;
  /** `'monthly'`, `'every 3 months'` */
  frequency(period: Period | null): string;
}

const fill = (template: string, variables: Variables): string =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(variables, name) ? String(variables[name]) : '',
  );

export interface TranslatorOptions {
  /** One of `availableLocales`. */
  readonly locale: string;
  /** Texts of that language; keys that are missing stay English. */
  readonly messages?: LocaleMessages;
}

export const createTranslator = ({ locale, messages = {} }: TranslatorOptions): Translator => {
  const tag = toBcp47(locale);
  /** Plural forms follow the variable `amount`. */
  const formOf = (message: Message, { amount }: Variables): string | undefined =>
    typeof message === 'string'
      ? message
      : (message[new Intl.PluralRules(tag).select(Number(amount))] ?? message.other);
  const base: LocaleMessages = en;
  const text: Translator['text'] = (key, variables = {}) =>
    fill(formOf(messages[key] ?? base[key] ?? '', variables) ?? '', variables);
  const duration: Translator['duration'] = ({ number, unit }) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  const single = ({ unit }: Period): string =>
    // Chinese, Japanese and Korean count months with a word that is no name: '1か月', but '月'.
    /^(zh|ja|ko)/.test(tag)
      ? (new Intl.DisplayNames(tag, { type: 'dateTimeField' }).of(unit === 'week' ? 'weekOfYear' : unit) ??
        '')
      : new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
          .formatToParts(1)
          .filter(({ type }) => type === 'unit')
          .map(({ value }) => value)
          .join('')
          .trim();
  return {
    locale,
    direction: directionOf(locale),
    text,
    price: ({ amountMicros, currency }) => formatPrice(amountMicros, currency, tag),
    duration,
    per: (period) => (period.number === 1 ? single(period) : duration(period)),
    frequency: (period) => {
      if (!period) return text('periods.unknownFrequency');
      return period.number === 1
        ? text(`periods.${period.unit}Frequency`)
        : text(`periods.${period.unit}FrequencyPlural`, { amount: period.number });
    },
  };
};
