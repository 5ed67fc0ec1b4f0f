import type { Cents } from '../../../../maths/finance/money';
import { formatMessage, type MessageKey, type Params } from '../../../../maths/messages';
import { FIRST_CURRENCY } from './currencies';
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
const briefIn = formatterOf({ notation: 'compact', maximumFractionDigits: 1 });

/** A page's first formatter takes a slow phone several frames, so it is made with this module, before the first drawing. */
if (typeof navigator !== 'undefined') exactIn(`${numberLanguage()} ${FIRST_CURRENCY}`);

export const moneyOf = (currency: string, language = numberLanguage()): Money => {
  const key = `${language} ${currency}`;
  const sign = exactIn(key)
    .formatToParts(0)
    .find(({ type }) => type === 'currency');
  return {
    sign: sign?.value ?? currency,
    exact: (cents) => exactIn(key).format(cents / 100),
    rounded: (cents) => roundedIn(key).format(cents / 100),
    brief: (cents) => briefIn(key).format(cents / 100),
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
