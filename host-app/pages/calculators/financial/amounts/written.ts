import { parseAmount } from '../../../../maths/amount';
import { toFixed, type Rational } from '../../../../maths/rational';
import { decimalSign, numberLanguage, once } from './language';

const MOST_DECIMALS = 12;

/** '1.1250': three decimals could be thousands elsewhere, so that a fourth stands behind them. */
const unmistakable = (text: string): string => (/^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text);

/** '1250000.5', to be read alike in every language; `null` when no decimal says it exactly. */
export const plainNumber = (value: Rational): string | null => {
  for (let places = 0; places <= MOST_DECIMALS; places += 1) {
    if ((value.n * 10n ** BigInt(places)) % value.d === 0n) return unmistakable(toFixed(value, places));
  }
  return null;
};

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const formatOptions = { maximumFractionDigits: MOST_DECIMALS };
const grouped = once((language) => new Intl.NumberFormat(language, formatOptions));
const ungrouped = once(
  (language) => new Intl.NumberFormat(language, { ...formatOptions, useGrouping: false }),
);

/** A plain number as people read it, '1,250,000.5'; anything else as it is. */
export const readable = (text: string, isGrouped = true, language = numberLanguage()): string => {
  if (!PLAIN.test(text) || text.length > 15) return text;
  return (isGrouped ? grouped : ungrouped)(language).format(Number(text));
};

/** What was typed, settled: '$ 250k' is '250000'. A percent sign stays, and so does what can't be read. */
export const settledText = (typed: string, language = numberLanguage()): string => {
  const read = parseAmount(typed, decimalSign(language));
  if (!read.ok) return typed;
  const plain = plainNumber(read.value);
  return plain === null ? typed : plain + (read.percent ? '%' : '');
};

/** '6.5%', '6.6667%' */
export const percentText = (percent: Rational, places = 4): string =>
  `${readable(toFixed(percent, places).replace(/\.?0+$/, ''))}%`;
