import { parseAmount } from '../../../../maths/amount';
import { toFixed, type Rational } from '../../../../maths/rational';
import { englishNumber, isAmerican } from './english';
import { decimalSign, numberLanguage, memoizeByKey } from './language';

const MOST_DECIMALS = 12;

/** '1.1250': three decimals could be thousands in another language, so a fourth one is added. */
const unambiguous = (text: string): string => (/^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text);

/** '1250000.5', which has one meaning in every language; `null` when no decimal is exact. */
const plainNumber = (value: Rational): string | null => {
  for (let places = 0; places <= MOST_DECIMALS; places += 1) {
    if ((value.n * 10n ** BigInt(places)) % value.d === 0n) return unambiguous(toFixed(value, places));
  }
  return null;
};

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const formatOptions = { maximumFractionDigits: MOST_DECIMALS };
const grouped = memoizeByKey((language) => new Intl.NumberFormat(language, formatOptions));
const ungrouped = memoizeByKey(
  (language) => new Intl.NumberFormat(language, { ...formatOptions, useGrouping: false }),
);

/** A plain number in the user's format, '1,250,000.5'; other text is not changed. */
export const readable = (text: string, isGrouped = true, language = numberLanguage()): string => {
  if (!PLAIN.test(text) || text.length > 15) return text;
  const value = Number(text);
  const english = isAmerican(language) ? englishNumber(value, isGrouped) : null;
  return english ?? (isGrouped ? grouped : ungrouped)(language).format(value);
};

/**
 * The typed text as a plain number: '$ 250k' is '250000'. A percent sign is kept, and so are fractions and text
 * that cannot be parsed.
 */
export const normalisedText = (typed: string, language = numberLanguage()): string => {
  const read = parseAmount(typed, decimalSign(language));
  if (!read.ok || typed.includes('/')) return typed;
  const plain = plainNumber(read.value);
  return plain === null ? typed : plain + (read.percent ? '%' : '');
};

/** '6.5%', '6.6667%' */
export const percentText = (percent: Rational, places = 4): string =>
  `${readable(toFixed(percent, places).replace(/\.?0+$/, ''))}%`;
