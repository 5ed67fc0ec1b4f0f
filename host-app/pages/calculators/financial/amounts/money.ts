import type { Cents } from '../../../../maths/finance/money';
import { formatMessage, type MessageKey, type Params } from '../../../../maths/messages';
import { englishBrief, englishExact, englishRounded, isAmerican } from './english';
import { memoizeByKey, numberLanguage } from './language';

/** Formats amounts of one currency in the browser's language. */
export interface Money {
  readonly sign: string;
  /** '$2,022.62' */
  readonly exact: (cents: Cents) => string;
  /** '$2,023' */
  readonly rounded: (cents: Cents) => string;
  /** '$1.2M', for the axis of a chart */
  readonly brief: (cents: Cents) => string;
}

/** Of a language and a currency: 'en-US USD'. */
const formatterOf = (options: Intl.NumberFormatOptions): ((key: string) => Intl.NumberFormat) =>
  memoizeByKey((key) => {
    const [language, currency = ''] = key.split(' ');
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    return new Intl.NumberFormat(language, { ...style, ...options });
  });
const exactIn = formatterOf({});
const roundedIn = formatterOf({ maximumFractionDigits: 0 });
const briefIn = formatterOf({ notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });

export const moneyOf = (currency: string, language = numberLanguage()): Money => {
  const key = `${language} ${currency}`;
  const brief = (cents: Cents): string => briefIn(key).format(cents / 100);
  if (isAmerican(language) && currency === 'USD')
    return {
      sign: '$',
      exact: englishExact,
      rounded: englishRounded,
      brief: (cents) => englishBrief(cents) ?? brief(cents),
    };
  const sign = exactIn(key)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return {
    sign: sign?.value ?? currency,
    exact: (cents) => exactIn(key).format(cents / 100),
    rounded: (cents) => roundedIn(key).format(cents / 100),
    brief,
  };
};

/** Parameters of messages that are amounts of money. */
const AMOUNTS = new Set(['interest', 'least']);

/** A message with its amounts in the chosen currency. */
export const moneyMessage = (money: Money, key: MessageKey, params: Params = {}): string =>
  formatMessage(
    key,
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        AMOUNTS.has(name) ? money.exact(Math.round(Number(value) * 100)) : value,
      ]),
    ),
  );
