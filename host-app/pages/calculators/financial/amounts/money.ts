import type { Cents } from '../../../../maths/finance/money';
import { formatMessage, type MessageKey, type Params } from '../../../../maths/messages';
import { numberLanguage } from './language';

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

export const moneyOf = (currency: string, language = numberLanguage()): Money => {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const exact = new Intl.NumberFormat(language, style);
  const rounded = new Intl.NumberFormat(language, { ...style, maximumFractionDigits: 0 });
  const brief = new Intl.NumberFormat(language, { ...style, notation: 'compact', maximumFractionDigits: 1 });
  return {
    sign: exact.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    exact: (cents) => exact.format(cents / 100),
    rounded: (cents) => rounded.format(cents / 100),
    brief: (cents) => brief.format(cents / 100),
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
