import { toNumber, type Rational, rational } from '../../../maths/rational.js';
import { arg, type Expr } from '../../tree/expr.js';
import { placeOf } from '../../tree/predicates.js';
import { DOUBLE, SINGLE } from './functions.js';
import {
  generalPower,
  measured,
  minus,
  over,
  plus,
  size,
  times,
  UNDEFINED,
  wholePower,
  type Measured,
} from '../numbers/measured.js';

export type Point = Readonly<Record<string, Measured>>;

const CONSTANTS: Readonly<Record<string, Measured>> = {
  π: measured(Math.PI),
  ℯ: measured(Math.E),
  ⅈ: measured(0, 1),
  '∞': UNDEFINED,
};

/** The exponent as an exact fraction when it is written as one: odd roots of negative numbers are real. */
const written = (e: Expr): Rational | null => {
  if (e.kind === 'num') return e.value;
  if (e.kind === 'negative') {
    const inner = written(arg(e, 0));
    return inner && { n: -inner.n, d: inner.d };
  }
  if (e.kind !== 'quotient') return null;
  const [top, bottom] = [written(arg(e, 0)), written(arg(e, 1))];
  return top && bottom && bottom.n !== 0n ? rational(top.n * bottom.d, top.d * bottom.n) : null;
};

const power = (base: Measured, exponentNode: Expr, at: Point): Measured => {
  const exact = written(exponentNode);
  if (exact?.n === 0n && size(base) === 0) return UNDEFINED;
  if (exact?.d === 1n) return wholePower(base, Number(exact.n));
  const exponent = exact ? measured(toNumber(exact)) : evaluate(exponentNode, at);
  if (exact && base.im === 0 && base.re < 0 && exact.d % 2n === 1n) {
    const value = generalPower(minus(base), exponent);
    return exact.n % 2n === 0n ? value : minus(value);
  }
  if (
    !exact &&
    exponent.im === 0 &&
    Number.isInteger(exponent.re) &&
    exponent.error < 1e-12 &&
    Math.abs(exponent.re) < 1000
  )
    return wholePower(base, exponent.re);
  return generalPower(base, exponent);
};

const callValue = (name: string, values: readonly Measured[]): Measured => {
  const [first = UNDEFINED, second] = values;
  if (name === 'cbrt') return DOUBLE['root']?.(first, measured(3)) ?? UNDEFINED;
  if (name === 'log') return DOUBLE['log']?.(first, second ?? measured(10)) ?? UNDEFINED;
  if (second && values.length > 2 && (name === 'min' || name === 'max'))
    return values.reduce((a, b) => DOUBLE[name]?.(a, b) ?? UNDEFINED);
  return (second ? DOUBLE[name]?.(first, second) : SINGLE[name]?.(first)) ?? UNDEFINED;
};

/** The value of a tree as it stands, with no simplification before: this is what the checks rest on. */
export const evaluate = (e: Expr, at: Point): Measured => {
  if (e.kind === 'num') return measured(toNumber(e.value));
  if (e.kind === 'sym') return at[e.name] ?? CONSTANTS[e.name] ?? UNDEFINED;
  switch (e.kind) {
    case 'sum':
      return e.args.map((part) => evaluate(part, at)).reduce(plus);
    case 'product':
      return e.args.map((part) => evaluate(part, at)).reduce(times);
    case 'quotient':
      return over(evaluate(arg(e, 0), at), evaluate(arg(e, 1), at));
    case 'negative':
      return minus(evaluate(arg(e, 0), at));
    case 'power':
      return power(evaluate(arg(e, 0), at), arg(e, 1), at);
    case 'call':
      if (e.name === 'diff') return slopeAt(e, at);
      if (e.name === 'int') return areaAt(e, at);
      return callValue(
        e.name,
        e.args.map((part) => evaluate(part, at)),
      );
    case 'relation':
    case 'list':
      return UNDEFINED;
  }
};

const unknownOf = (e: Expr): string => {
  const variable = arg(e, 1);
  return variable.kind === 'sym' ? variable.name : '';
};

/** d/dx by slopes at two widths; their difference is the error. */
const slopeAt = (e: Expr, at: Point): Measured => {
  const name = unknownOf(e);
  const x = at[name];
  if (!x) return UNDEFINED;
  const f = (shift: number): Measured => evaluate(arg(e, 0), { ...at, [name]: plus(x, measured(shift)) });
  const [wide = UNDEFINED, narrow = UNDEFINED] = [1e-3, 5e-4].map((h) => {
    const near = times(measured(8), plus(f(h), minus(f(-h))));
    return times(plus(near, minus(plus(f(2 * h), minus(f(-2 * h))))), measured(1 / (12 * h)));
  });
  const gap = Math.hypot(wide.re - narrow.re, wide.im - narrow.im);
  return { re: narrow.re, im: narrow.im, error: gap + 1e-9 * (1 + Math.hypot(narrow.re, narrow.im)) };
};

/** The antiderivative that is 0 at the point '∫x' of its letter, or at '∫', by Gauss on one short interval. */
const areaAt = (e: Expr, at: Point): Measured => {
  const name = unknownOf(e);
  const [x, start] = [at[name], at[`∫${name}`] ?? at['∫']];
  if (!x || !start) return UNDEFINED;
  const half = times(measured(0.5), plus(x, minus(start)));
  const middle = plus(start, half);
  const nodes = [0.1834346424956498, 0.525532409916329, 0.7966664774136267, 0.9602898564975363];
  const weights = [0.362683783378362, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763];
  let total = measured(0);
  nodes.forEach((node, k) => {
    for (const side of [-1, 1]) {
      const value = evaluate(arg(e, 0), { ...at, [name]: plus(middle, times(half, measured(side * node))) });
      total = plus(total, times(value, measured(weights[k] ?? 0)));
    }
  });
  return times(total, half);
};

/** Both sides of a relation at a point. */
export const sidesAt = (line: Expr, at: Point): readonly [left: Measured, right: Measured] => [
  evaluate(arg(line, 0), at),
  evaluate(arg(line, 1), at),
];

/** The place of an end of an interval; infinity, too. */
export const endValue = (e: Expr): number => placeOf(e, (end) => evaluate(end, {}).re);

/** The real value; NaN where there is none or where rounding errors are too large. */
export const realAt = (e: Expr, variable: string, x: number): number => {
  const value = evaluate(e, { [variable]: measured(x) });
  return Math.abs(value.im) <= 1e-9 * (1 + Math.abs(value.re)) &&
    value.error <= 1e-5 * (1 + Math.abs(value.re))
    ? value.re
    : Number.NaN;
};
