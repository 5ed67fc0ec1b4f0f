import { add, isZero, multiply, rational, subtract, floor, type Rational } from '../../../maths/rational.js'; // prettier-ignore
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import {
  arg,
  isNode,
  negative,
  num,
  power,
  product,
  relation,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { digitOf, digitsIn } from './digits.js';

const MOST_PLACES = 24;
interface Read {
  readonly values: readonly number[];
  readonly places: number;
  readonly size: Rational;
}
const numberOf = (e: Expr, base: number): Read | null => {
  const found = e.kind === 'sym' ? digitsIn(e.name, base) : null;
  if (!found || found.values.length > 40) return null;
  const whole = found.values.reduce((all, one) => all * BigInt(base) + BigInt(one), 0n);
  return { ...found, size: rational(whole, BigInt(base) ** BigInt(found.places)) };
};

/** 2·16 + 10 + 8·16⁻¹ = 42.5 */
const toDecimal = (trace: Trace, { values, places, size }: Read, base: number): void => {
  if (base === 10) return;
  const terms = values.map((digit, k) => product(num(digit), power(num(base), num(values.length - places - 1 - k))));
  const [only] = terms;
  const line = relation('=', terms.length === 1 && only ? only : sum(...terms), decimal(size));
  trace.says('base-places', line, `Each digit has ${base} times the value of the same digit one place to the right.`);
}; // prettier-ignore
/** A number with a finite number of decimals is written with them. */
const decimal = (size: Rational): Expr => {
  let [rest, text] = [subtract(size, rational(floor(size))), ''];
  for (let k = 0; k < 40 && !isZero(rest); k += 1) {
    const next = multiply(rest, rational(10));
    text += `${floor(next)}`;
    rest = subtract(next, rational(floor(next)));
  }
  return isZero(rest) && text !== '' ? num(size, `${floor(size)}.${text}`) : num(size);
};

/** Divisions of the whole part, read upwards; multiplications of the rest, read downwards. */
const fromDecimal = (trace: Trace, size: Rational, base: number): string | null => {
  const whole = floor(size);
  let digits = whole === 0n ? '0' : '';
  for (let rest = whole; rest > 0n; rest /= BigInt(base)) {
    const [times, digit] = [rest / BigInt(base), rest % BigInt(base)];
    digits = `${digitOf(Number(digit))}${digits}`;
    trace.says('base-divide', relation('=', num(rest), sum(product(num(times), num(base)), num(digit))), `${rest} ÷ ${base} is ${times}, and ${digit} is left: the digit ${digitOf(Number(digit))}.`);
  }
  let [rest, places] = [subtract(size, rational(whole)), ''];
  const seen = new Map<string, number>();
  while (!isZero(rest)) {
    const key = `${rest.n}/${rest.d}`;
    const start = seen.get(key);
    if (start !== undefined) return `${digits}.${places.slice(0, start)}(${places.slice(start)})`;
    if (places.length >= MOST_PLACES) return null;
    seen.set(key, places.length);
    const next = multiply(rest, rational(base));
    const digit = floor(next);
    trace.says('base-multiply', relation('=', product(decimal(rest), num(base)), sum(num(digit), decimal(subtract(next, rational(digit))))), `The whole part is the next digit after the point: ${digitOf(Number(digit))}.`);
    places += digitOf(Number(digit));
    rest = subtract(next, rational(digit));
  }
  return places === '' ? digits : `${digits}.${places}`;
}; // prettier-ignore

const convert = ({ expression }: Problem, source: number, target: number): Draft | null => {
  const found = numberOf(expression, source);
  if (!found) return null;
  const trace = new Trace(expression, 'implies');
  toDecimal(trace, found, source);
  if (target === 10) {
    const exact = decimal(found.size);
    return exact.kind === 'num' && exact.value.d > 1n && !exact.text ? null : draftOf({ kind: 'value', exact }, trace.says('base-result', exact, undefined).steps);
  }
  const digits = fromDecimal(trace, found.size, target);
  return digits === null ? null : draftOf({ kind: 'value', exact: sym(digits) }, trace.says('base-result', sym(digits), 'The remainders are read upwards, the digits after the point downwards.').steps);
}; // prettier-ignore

/** From the right, column by column: what is too large for a digit is carried, what is missing is borrowed. */
const byColumns = (trace: Trace, a: Read, b: Read, base: number, isSum: boolean): string => {
  const [first, second] = [[...a.values].reverse(), [...b.values].reverse()];
  let [digits, over] = ['', 0];
  for (let k = 0; k < Math.max(first.length, second.length) || over > 0; k += 1) {
    const [p, q] = [first[k] ?? 0, second[k] ?? 0];
    const value = isSum ? p + q + over : p - q - over;
    const digit = ((value % base) + base) % base;
    const carried = isSum ? Math.floor(value / base) : value < 0 ? 1 : 0;
    const terms = isSum ? [num(p), num(q), ...(over > 0 ? [num(over)] : [])] : [...(carried > 0 ? [num(base)] : []), num(p), negative(num(q)), ...(over > 0 ? [negative(num(over))] : [])];
    const right = isSum && carried > 0 ? sum(product(num(carried), num(base)), num(digit)) : num(digit);
    const act = `${digitOf(digit)} is written${carried === 0 ? '' : isSum ? `, and ${carried} is carried` : `, and 1 is borrowed from the next column, which is worth ${base} here`}.`;
    trace.says('base-column', relation('=', sum(...terms), right), act);
    [digits, over] = [`${digitOf(digit)}${digits}`, carried];
  }
  return digits.replace(/^0+(?=.)/, '');
}; // prettier-ignore
const calculate = ({ expression }: Problem, base: number, sign: string): Draft | null => {
  const right = arg(expression, 1);
  const [a, b] = [numberOf(arg(expression, 0), base), numberOf(sign === '-' && isNode(right) ? arg(right, 0) : right, base)];
  if (!a || !b) return null;
  const trace = new Trace(expression, 'implies');
  if (sign === '*') {
    toDecimal(trace, a, base);
    toDecimal(trace, b, base);
    const size = multiply(a.size, b.size);
    trace.says('base-product', relation('=', product(num(a.size), num(b.size)), num(size)), undefined);
    const digits = fromDecimal(trace, size, base);
    return digits === null ? null : draftOf({ kind: 'value', exact: sym(digits) }, trace.says('base-result', sym(digits), 'The remainders are read upwards.').steps);
  }
  const size = sign === '+' ? add(a.size, b.size) : subtract(a.size, b.size);
  // A negative result needs a sign that the digits do not have.
  if (size.n < 0n) return null;
  const digits = byColumns(trace, a, b, base, sign === '+');
  return draftOf({ kind: 'value', exact: sym(digits) }, trace.says('base-result', sym(digits), 'The digits of the columns are read from left to right.').steps);
}; // prettier-ignore

export const planBases = (problem: Problem): Draft | null => {
  const [base = '', what = ''] = taskOf(problem).split(' ');
  return /^\d/.test(what)
    ? convert(problem, Number(base), Number(what))
    : calculate(problem, Number(base), what);
};
