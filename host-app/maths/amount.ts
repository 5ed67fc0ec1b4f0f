import { parseMixed, plainCharacters } from './characters';
import type { MessageKey, Params } from './messages';
import { divide, negate, parseRational, rational, type Rational } from './rational';

/** The decimal sign of the user's language. It decides the meaning of '1,234'. */
export type DecimalSign = '.' | ',';

type ReadAmount =
  | {
      readonly ok: true;
      readonly value: Rational;
      /** '$' or 'EUR', if the user typed one. */
      readonly currency: string | undefined;
      /** The user typed a % sign; the value is the number before it. */
      readonly percent: boolean;
      readonly typed: string;
    }
  | { readonly ok: false; readonly message: MessageKey; readonly params: Params; readonly typed: string };

const CURRENCY = /\p{Sc}|\b(?:US|A|C|NZ|HK)\$|\b[A-Z]{3}\b/u;
/** Every kind of space, and the apostrophes of Swiss thousands. */
const FILLING = /[\s'’_\u00a0\u202f\u2009]/gu;
const MINUS = /[−–—‐‑]/gu;
const SCALES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** '1.234,56' and '1,234.56': the last sign is the decimal sign. */
const withBoth = (digits: string): string | null => {
  const decimal = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  const grouping = decimal === ',' ? '.' : ',';
  const [whole = '', fraction = '', ...more] = digits.split(decimal);
  if (more.length > 0 || fraction.includes(grouping) || !isGrouped(whole, grouping)) return null;
  return `${whole.replaceAll(grouping, '')}.${fraction}`;
};

/** Groups of three digits after a first group of one to three; Indian groups of two are accepted as well. */
const isGrouped = (text: string, grouping: string): boolean => {
  const [first = '', ...groups] = text.split(grouping);
  return (
    /^\d{1,3}$/.test(first) &&
    groups.every((group, i) => (i === groups.length - 1 ? /^\d{3}$/ : /^\d{2,3}$/).test(group))
  );
};

/**
 * A number with one kind of sign only. Several signs group thousands. One sign with other than three digits
 * after it is the decimal sign. One sign with exactly three digits, '1,234', is ambiguous: the language
 * decides, and a leading zero ('0,125') makes it the decimal sign.
 */
const withOne = (digits: string, sign: '.' | ',', decimal: DecimalSign): string | null => {
  const [whole = '', after = '', ...more] = digits.split(sign);
  if (more.length > 0) return isGrouped(digits, sign) ? digits.replaceAll(sign, '') : null;
  const ambiguous = after.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return ambiguous && sign !== decimal ? whole + after : `${whole}.${after}`;
};

const plainDigits = (digits: string, decimal: DecimalSign): string | null => {
  const [dots, commas] = [digits.includes('.'), digits.includes(',')];
  if (dots && commas) return withBoth(digits);
  if (dots) return withOne(digits, '.', decimal);
  return commas ? withOne(digits, ',', decimal) : digits;
};

/**
 * '1.5' for '1,5' where the decimal sign is a point: the comma may be a decimal sign or a slip. '0,5' and
 * '1,234' have one meaning.
 */
const decimalComma = (digits: string): string | null => {
  const [, whole = '', fraction] = /^([1-9]\d*),(\d+)$/.exec(digits) ?? [];
  if (fraction === undefined || (fraction.length === 3 && whole.length < 4)) return null;
  return `${whole}.${fraction}`;
};

/** '-$5', '($5)' and '5-' all mean minus five. */
const splitSign = (text: string): { negative: boolean; rest: string } => {
  if (/^\(.*\)$/.test(text)) return { negative: true, rest: text.slice(1, -1) };
  const minus = /^-|-$/.test(text);
  return { negative: minus, rest: text.replace(/^[+-]|-$/, '') };
};

const fail = (typed: string, message: MessageKey, params: Params = {}): ReadAmount => ({
  ok: false,
  message,
  params,
  typed,
});

const read = (core: string, decimal: DecimalSign): Rational | null => {
  const scaled = /^(.*\d\.?)([km])$/i.exec(core);
  const scale = scaled ? (SCALES[scaled[2]?.toLowerCase() ?? ''] ?? 1) : 1;
  const digits = scaled?.[1] ?? core;
  if (/^\d+\/\d+$/.test(digits)) return parseRational(digits);
  const mixed = parseMixed(digits);
  if (mixed) return mixed;
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits))
    return /^[\d.]+e[+-]?\d{1,3}$/i.test(digits) ? parseRational(digits) : null;
  const plain = plainDigits(digits, decimal);
  const value = plain === null ? null : parseRational(plain);
  return value && divide(value, rational(1, scale));
};

/**
 * Parses a number as users type it: '$ 1,234.50', '1.234,50 €', '12 %', '−3', '250k', '3/4'. The result
 * always contains the typed text.
 */
export const parseAmount = (typed: string, decimal: DecimalSign = '.'): ReadAmount => {
  const text = plainCharacters(typed);
  const currency = CURRENCY.exec(text)?.[0];
  const bare = text.replace(CURRENCY, '').replace(FILLING, '').replace(MINUS, '-');
  const percent = bare.endsWith('%');
  const { negative, rest } = splitSign(bare.replace(/%$/, ''));
  if (rest === '')
    return fail(typed, typed.trim() === '' ? 'amountMissing' : 'amountNotRead', { text: typed.trim() });
  if (/^\d+\/0+$/.test(rest)) return fail(typed, 'divisionByZero');
  const plain = decimal === '.' && !/\d\s+\d/u.test(text) ? decimalComma(rest) : null;
  if (plain)
    return fail(typed, 'amountComma', { text: typed.trim(), plain: `${negative ? '-' : ''}${plain}` });
  const value = read(rest, decimal);
  if (!value) {
    const separators = /^[\d.,]+$/.test(rest);
    return fail(typed, separators ? 'amountSeparators' : 'amountNotRead', { text: typed.trim() });
  }
  return { ok: true, value: negative ? negate(value) : value, currency, percent, typed };
};

/** '1234567.5' with a comma before each three digits. The first `Intl.NumberFormat` would take a slow phone several frames. */
export const grouped = (digits: string): string => digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
