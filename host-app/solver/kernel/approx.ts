import { rational, toNumber, type Rational } from '../../maths/rational.js';
import { arg, type Expr } from '../tree/expr.js';

const CONSTANT: Readonly<Record<string, number>> = { π: Math.PI, ℯ: Math.E, '∞': Infinity, ⅈ: Number.NaN };

const FUNCTIONS: Readonly<Record<string, (x: number, y: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (x) => 1 / Math.tan(x),
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  ln: (x) => (x > 0 ? Math.log(x) : Number.NaN),
  abs: Math.abs,
  expo: Math.exp,
  sqrt: (x) => Math.sqrt(x),
  cbrt: (x) => Math.cbrt(x),
  root: (x, n) => (x < 0 && n % 2 === 1 ? -((-x) ** (1 / n)) : x ** (1 / n)),
  log: (x, b) => (x > 0 ? Math.log(x) / Math.log(Number.isNaN(b) ? 10 : b) : Number.NaN),
  acot: (x) => (x === 0 ? Math.PI / 2 : Math.atan(1 / x)),
  asec: (x) => Math.acos(1 / x),
  acsc: (x) => Math.asin(1 / x),
  floor: Math.floor,
  ceil: Math.ceil,
};

/** An exponent that is written as a fraction. */
const fractionOf = (e: Expr): Rational | null => {
  if (e.kind === 'num') return e.value;
  const [top, bottom] = e.kind === 'quotient' ? e.args : [];
  return top?.kind === 'num' && bottom?.kind === 'num' && bottom.value.n !== 0n
    ? rational(top.value.n * bottom.value.d, top.value.d * bottom.value.n)
    : null;
};
const realPower = (base: number, exponent: Expr, value: number): number => {
  const exact = base < 0 ? fractionOf(exponent) : null;
  if (exact && exact.d % 2n === 1n) return (exact.n % 2n === 0n ? 1 : -1) * (-base) ** value;
  return base === 0 && value === 0 ? Number.NaN : base ** value;
};

/** Values for letters that stay fixed: none of them is special, all are positive. */
export const LETTERS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZαβγδθλμξφω', (name, at) => [
    name,
    0.6137 + ((at * 0.61803) % 1) * 2.1,
  ]),
);

/** The planners' own double value of a canonical expression; NaN where it is not a real number. */
export const approx = (e: Expr, at: Readonly<Record<string, number>> = {}): number => {
  if (e.kind === 'num') return toNumber(e.value);
  if (e.kind === 'sym') return CONSTANT[e.name] ?? at[e.name] ?? Number.NaN;
  if (e.kind === 'sum') return e.args.reduce((total, part) => total + approx(part, at), 0);
  if (e.kind === 'product') return e.args.reduce((total, part) => total * approx(part, at), 1);
  if (e.kind === 'power') return realPower(approx(arg(e, 0), at), arg(e, 1), approx(arg(e, 1), at));
  if (e.kind === 'quotient') return approx(arg(e, 0), at) / approx(arg(e, 1), at);
  if (e.kind === 'negative') return -approx(arg(e, 0), at);
  if (e.kind !== 'call') return Number.NaN;
  const [first, second] = e.args.map((part) => approx(part, at));
  return FUNCTIONS[e.name]?.(first ?? Number.NaN, second ?? Number.NaN) ?? Number.NaN;
};

/** Compares numbers by size, for sorting. */
export const byValue = (a: Expr, b: Expr): number => approx(a) - approx(b);
