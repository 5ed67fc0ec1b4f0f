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

/** The messages by field name. */
export type FieldMessages = Readonly<Record<string, FieldMessage>>;

/** The key of the first message of a reading that failed. */
export const firstProblem = ({ problems = {} }: { ok: boolean; readonly problems?: FieldMessages }) =>
  Object.values(problems)[0]?.message;

/** Parses the fields of a form. For an invalid field it records a message and returns zero. */
export interface FieldReader {
  readonly problems: FieldMessages;
  /** Only the first message of a field is kept. */
  readonly note: (field: string, message: MessageKey, params?: Params) => void;
  readonly number: (field: string, text: string, options?: { readonly isOptional?: boolean }) => Rational;
  /** Rejects negative amounts. */
  readonly money: (field: string, text: string, options?: { readonly isOptional?: boolean }) => Cents;
  readonly share: (field: string, text: string, unit: string) => AmountOrShare;
  /** A number of years or months as a whole number of months. */
  readonly months: (field: string, text: string, unit: string) => number;
}

const LONGEST_YEARS = 50;

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
