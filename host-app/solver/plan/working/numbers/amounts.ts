import { negate, rational, type Rational } from '../../../../maths/rational.js';
export { written } from '../../acts.js';
import { arg, isInt, isNum, negative, num, quotient, type Expr, type Num } from '../../../tree/expr.js';
import { someNode } from '../../../tree/walk.js';

export const isWhole = (e: Expr): e is Num => isInt(e) && e.text === undefined;
export const isFraction = (e: Expr): boolean => {
  if (e.kind === 'negative') return arg(e, 0).kind === 'quotient' && isFraction(arg(e, 0));
  return e.kind === 'quotient' && e.args.every(isWhole) && arg(e, 1).key !== '0';
};
/** The value of a number as it is written: 3, −3, 0.25 or 2/4. */
export const amount = (e: Expr): Rational | null => {
  if (isNum(e)) return e.value;
  if (e.kind === 'negative') {
    const inner = arg(e, 0).kind === 'negative' ? null : amount(arg(e, 0));
    return inner && negate(inner);
  }
  if (!isFraction(e)) return null;
  const [top, bottom] = [arg(e, 0), arg(e, 1)];
  return isNum(top) && isNum(bottom) ? rational(top.value.n, bottom.value.n) : null;
};
/** A number that is neither a fraction nor has an operation in it. */
export const isPlain = (e: Expr): boolean => amount(e) !== null && !isFraction(e);
export const wholeOf = (e: Expr): bigint | null => {
  const value = isPlain(e) ? amount(e) : null;
  return value?.d === 1n ? value.n : null;
};

export const isDecimal = (e: Expr): boolean => isNum(e) && e.text !== undefined && e.value.d !== 1n;
export const hasDecimal = (e: Expr): boolean => someNode(e, isDecimal);

export const whole = (n: bigint): Expr => (n < 0n ? negative(num(-n)) : num(n));

/** The number of digits after the point that a fraction needs; null where they do not end. */
export const places = (d: bigint): number | null => {
  let [rest, twos, fives] = [d, 0, 0];
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : null;
};
const MOST_PLACES = 12;

/** 16.49 for 1649/100; null where the digits do not end soon. */
export const decimal = ({ n, d }: Rational): Expr | null => {
  const count = places(d);
  if (count === null || count > MOST_PLACES) return null;
  const size = n < 0n ? -n : n;
  if (count === 0) return whole(n);
  const digits = ((size * 10n ** BigInt(count)) / d).toString().padStart(count + 1, '0');
  const shown = num(rational(size, d), `${digits.slice(0, -count)}.${digits.slice(-count)}`);
  return n < 0n ? negative(shown) : shown;
};
/** A decimal over a power of ten: 1649/100. */
export const overTen = ({ n, d }: Rational): [top: bigint, bottom: bigint] | null => {
  const count = places(d);
  return count === null ? null : [(n * 10n ** BigInt(count)) / d, 10n ** BigInt(count)];
};

export const asFraction = ({ n, d }: Rational): Expr => {
  const size = quotient(num(n < 0n ? -n : n), num(d));
  return d === 1n ? whole(n) : n < 0n ? negative(size) : size;
};
/** As people write a number beside those of the expression: as a decimal where it has decimals. */
export const likeThose = (value: Rational, has: boolean): Expr =>
  (has ? decimal(value) : null) ?? asFraction(value);

/** 'a, b and c' */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
