import { parseAmount } from '../../../../maths/amount';
import { divide, multiply, rational, toFixed, type Rational } from '../../../../maths/rational';
import { decimalSign } from './language';
import type { NumberFieldProps } from './number-field';
import { UnitField } from './unit-field';

export type ShareUnit = 'money' | 'percent';

/** A percent or a currency sign that was typed says what is meant. */
const saidUnit = (text: string): ShareUnit | null => {
  const read = parseAmount(text, decimalSign());
  if (!read.ok) return null;
  if (read.percent) return 'percent';
  return read.currency === undefined ? null : 'money';
};

/** What is said with the number counts more than the switch beside the field. */
export const unitOf = (text: string, chosen: string): ShareUnit =>
  saidUnit(text) ?? (chosen === 'money' ? 'money' : 'percent');

/** The same in the other unit: 20% of 400,000 is 80,000. `null` when it can't be worked out. */
export const inOtherUnit = (text: string, to: ShareUnit, whole: string): string | null => {
  const [read, base] = [parseAmount(text, decimalSign()), parseAmount(whole, decimalSign())];
  if (!read.ok || !base.ok || base.value.n <= 0n) return null;
  const hundredth: Rational = divide(base.value, rational(100));
  const value = to === 'money' ? multiply(read.value, hundredth) : divide(read.value, hundredth);
  return toFixed(value, to === 'money' ? 2 : 4).replace(/\.?0+$/, '');
};

interface ShareFieldProps extends Omit<NumberFieldProps, 'before' | 'after'> {
  readonly unit: string;
  /** What a percentage is one of, as it is typed. */
  readonly whole: string;
  readonly sign: string;
  readonly onUnit: (unit: ShareUnit, converted: string) => void;
}

/** An amount of money, or a percentage of another one; switching converts it. */
export const ShareField = ({ unit, whole, sign, onUnit, ...field }: ShareFieldProps) => {
  const now = unitOf(field.value, unit);
  return (
    <UnitField
      {...field}
      onChange={(typed) => {
        // The sign goes when the number is settled; what it said stays.
        const said = saidUnit(typed);
        if (said !== null && said !== unit) onUnit(said, typed);
        else field.onChange(typed);
      }}
      {...(now === 'money' ? { before: sign } : { after: '%' })}
      unit={now}
      units={[
        ['money', sign],
        ['percent', '%'],
      ]}
      onUnit={(to) => onUnit(to, inOtherUnit(field.value, to, whole) ?? field.value)}
    />
  );
};
