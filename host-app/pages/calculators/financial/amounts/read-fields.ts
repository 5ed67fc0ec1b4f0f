import { parseAmount } from '../../../../maths/amount';
import { attempt } from '../../../../maths/calculation-error';
import { toCents, type AmountOrShare, type Cents } from '../../../../maths/finance/money';
import { compare, isInteger, rational, zero, type Rational } from '../../../../maths/rational';
import type { MessageKey, Params } from '../../../../maths/messages';
import { decimalSign } from './language';
import { unitOf } from './share-field';

export interface FieldMessage {
  readonly message: MessageKey;
  readonly params?: Params;
}

/** By the name of the field. */
export type FieldMessages = Readonly<Record<string, FieldMessage>>;

/** Reads the fields of a form; where one can't be read, it notes why and reads zero. */
export interface FieldReader {
  readonly problems: FieldMessages;
  /** The first note of a field stands. */
  readonly note: (field: string, message: MessageKey, params?: Params) => void;
  readonly number: (field: string, text: string, options?: { readonly isOptional?: boolean }) => Rational;
  /** Not negative. */
  readonly money: (field: string, text: string, options?: { readonly isOptional?: boolean }) => Cents;
  readonly share: (field: string, text: string, unit: string) => AmountOrShare;
  /** Whole months of a number of years or months. */
  readonly months: (field: string, text: string, unit: string) => number;
}

export const LONGEST_YEARS = 50;

export const createFieldReader = (): FieldReader => {
  const problems: Record<string, FieldMessage> = {};
  const note: FieldReader['note'] = (field, message, params = {}) => {
    problems[field] ??= { message, params };
  };
  const number: FieldReader['number'] = (field, text, { isOptional = false } = {}) => {
    if (isOptional && text.trim() === '') return zero;
    const read = parseAmount(text, decimalSign());
    if (read.ok) return read.value;
    note(field, read.message, read.params);
    return zero;
  };
  const cents = (field: string, value: Rational): Cents => {
    if (value.n < 0n) note(field, 'mustNotBeNegative');
    const counted = attempt(() => toCents(value));
    if (counted.ok) return counted.value;
    note(field, counted.error.key, counted.error.params);
    return 0;
  };
  return {
    problems,
    note,
    number,
    money: (field, text, options) => cents(field, number(field, text, options)),
    share(field, text, unit) {
      const value = number(field, text, { isOptional: true });
      return unitOf(text, unit) === 'percent'
        ? { kind: 'percent', percent: value }
        : { kind: 'money', cents: cents(field, value) };
    },
    months(field, text, unit) {
      const value = number(field, text);
      const months = unit === 'months' ? value : rational(value.n * 12n, value.d);
      const most = LONGEST_YEARS * 12;
      if (isInteger(months) && months.n >= 1n && compare(months, rational(most)) <= 0)
        return Number(months.n);
      note(field, 'termOutOfRange', { most: unit === 'months' ? most : LONGEST_YEARS });
      return 1;
    },
  };
};
