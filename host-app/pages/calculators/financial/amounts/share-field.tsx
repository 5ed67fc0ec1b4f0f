import { parseAmount } from '../../../../maths/amount';
import { divide, multiply, rational, toFixed, type Rational } from '../../../../maths/rational';
import { decimalSign } from './language';
import type { NumberFieldProps } from './number-field';
import { UnitField } from './unit-field';

type ShareUnit = 'money' | 'percent';

/** A typed percent sign or currency sign decides the unit. */
const typedUnit = (text: string): ShareUnit | null => {
  const read = parseAmount(text, decimalSign());
  if (!read.ok) return null;
  if (read.percent) return 'percent';
  return read.currency === undefined ? null : 'money';
};

/** A unit that is typed with the number overrides the select beside the field. */
export const unitOf = (text: string, chosen: string): ShareUnit =>
  typedUnit(text) ?? (chosen === 'money' ? 'money' : 'percent');

/** The value in the other unit: 20% of 400,000 is 80,000. `null` when it cannot be calculated. */
const inOtherUnit = (text: string, to: ShareUnit, whole: string): string | null => {
  const [read, base] = [parseAmount(text, decimalSign()), parseAmount(whole, decimalSign())];
  if (!read.ok || !base.ok || base.value.n <= 0n) return null;
  const hundredth: Rational = divide(base.value, rational(100));
  const value = to === 'money' ? multiply(read.value, hundredth) : divide(read.value, hundredth);
  return toFixed(value, to === 'money' ? 2 : 4).replace(/\.?0+$/, '');
};

interface ShareFieldProps extends Omit<NumberFieldProps, 'before' | 'after'> {
  readonly unit: string;
  /** The amount that a percentage refers to, as it is typed. */
  readonly whole: string;
  readonly sign: string;
  readonly onUnit: (unit: ShareUnit, converted: string) => void;
}

/** An amount of money, or a percentage of another amount. Changing the unit converts the value. */
export const ShareField = ({ unit, whole, sign, onUnit, ...field }: ShareFieldProps) => {
  const now = unitOf(field.value, unit);
  return (
    <UnitField
      {...field}
      onChange={(typed) => {
        // Formatting removes the sign, but its unit is kept.
        const signUnit = typedUnit(typed);
        if (signUnit !== null && signUnit !== unit) onUnit(signUnit, typed);
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
