import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  negate,
  power,
  rational,
  sign,
  subtract,
  type Rational,
} from '../../../maths/rational.js';
import { arg, isNum, type Expr } from '../../tree/expr.js';

/** Coefficients from the constant on. Implemented again, for the checks alone. */
export type Coefficients = readonly Rational[];
const ZERO = rational(0);
const at = (p: Coefficients, k: number): Rational => p[k] ?? ZERO;
const trimmed = (p: Coefficients): Coefficients => {
  const last = p.findLastIndex((c) => !isZero(c));
  return p.slice(0, last + 1);
};
const MAX_DEGREE = 80;

const plus = (a: Coefficients, b: Coefficients): Coefficients =>
  trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, k) => add(at(a, k), at(b, k))));
const times = (a: Coefficients, b: Coefficients): Coefficients => {
  const result: Rational[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => ZERO);
  a.forEach((x, i) => b.forEach((y, j) => (result[i + j] = add(result[i + j] ?? ZERO, multiply(x, y)))));
  return trimmed(result);
};

interface Quotient {
  readonly top: Coefficients;
  readonly bottom: Coefficients;
}
const ONE: Coefficients = [rational(1)];

/** The expression as a quotient of polynomials without cancelling; null when it is not one. */
export const quotientOf = (e: Expr, x: string): Quotient | null => {
  if (e.kind === 'num') return { top: trimmed([e.value]), bottom: ONE };
  if (e.kind === 'sym') return e.name === x ? { top: [ZERO, rational(1)], bottom: ONE } : null;
  if (e.kind === 'call' || e.kind === 'list' || e.kind === 'relation') return null;
  if (e.kind === 'power') return powerOf(e, x);
  const parts = e.args.map((part) => quotientOf(part, x));
  const known = parts.filter((part) => part !== null);
  const [a, b] = known;
  if (known.length < parts.length || !a) return null;
  if (e.kind === 'negative') return { top: a.top.map(negate), bottom: a.bottom };
  if (e.kind === 'quotient')
    return b ? { top: times(a.top, b.bottom), bottom: times(a.bottom, b.top) } : null;
  const whole = known.reduce((left, right) =>
    e.kind === 'product'
      ? { top: times(left.top, right.top), bottom: times(left.bottom, right.bottom) }
      : {
          top: plus(times(left.top, right.bottom), times(right.top, left.bottom)),
          bottom: times(left.bottom, right.bottom),
        },
  );
  return whole.top.length + whole.bottom.length > MAX_DEGREE ? null : whole;
};

const powerOf = (e: Expr, x: string): Quotient | null => {
  const base = quotientOf(arg(e, 0), x);
  const exponent = arg(e, 1);
  const written = exponent.kind === 'negative' ? arg(exponent, 0) : exponent;
  if (!base || !isNum(written) || written.value.d !== 1n || written.value.n > 40n || written.value.n < -40n)
    return null;
  const n = Number(written.value.n) * (exponent.kind === 'negative' ? -1 : 1);
  let [top, bottom] = [ONE, ONE];
  for (let k = 0; k < Math.abs(n); k += 1) [top, bottom] = [times(top, base.top), times(bottom, base.bottom)];
  if (top.length + bottom.length > MAX_DEGREE) return null;
  return n < 0 ? { top: bottom, bottom: top } : { top, bottom };
};

export const valueAt = (p: Coefficients, x: Rational): Rational => {
  let [total, scale] = [ZERO, rational(1)];
  for (const c of p) [total, scale] = [add(total, multiply(c, scale)), multiply(scale, x)];
  return total;
};
const slope = (p: Coefficients): Coefficients =>
  trimmed(p.slice(1).map((c, k) => multiply(c, rational(k + 1))));

const divided = (a: Coefficients, b: Coefficients): { quotient: Coefficients; rest: Coefficients } => {
  let rest = trimmed(a);
  const quotient: Rational[] = [];
  while (rest.length >= b.length && rest.length > 0) {
    const shift = rest.length - b.length;
    const factor = divide(at(rest, rest.length - 1), at(b, b.length - 1));
    quotient[shift] = factor;
    rest = trimmed(
      rest.slice(0, -1).map((c, k) => (k < shift ? c : subtract(c, multiply(factor, at(b, k - shift))))),
    );
  }
  return { quotient: Array.from(quotient, (c: Rational | undefined) => c ?? ZERO), rest };
};
/** Leading coefficient 1: keeps the numbers of Euclid's algorithm short. */
const monic = (p: Coefficients): Coefficients => p.map((c) => divide(c, at(p, p.length - 1)));
const shared = (a: Coefficients, b: Coefficients): Coefficients => {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, monic(divided(x, y).rest)];
  return x;
};
const simple = (p: Coefficients): Coefficients =>
  p.length < 3 ? p : divided(p, shared(p, slope(p))).quotient;

const wholeNumbers = (p: Coefficients): bigint[] => {
  const scale = p.reduce((found, { d }) => found * d, 1n);
  return p.map((c) => (c.n * scale) / c.d);
};
/** p(x + 1). */
const shifted = (p: readonly bigint[]): bigint[] => {
  const result = [...p];
  for (let k = 0; k < p.length; k += 1)
    for (let j = p.length - 2; j >= k; j -= 1) result[j] = (result[j] ?? 0n) + (result[j + 1] ?? 0n);
  return result;
};
const signChanges = (p: readonly bigint[]): number => {
  const signs = p.filter((c) => c !== 0n).map((c) => c > 0n);
  return signs.filter((s, k) => k > 0 && s !== signs[k - 1]).length;
};

interface Isolated {
  readonly lo: Rational;
  readonly hi: Rational;
}
/** Descartes' rule on halves (Vincent, Collins, Akritas), where the planners use Sturm: roots of p in (0, 1). */
const insideUnit = (
  p: readonly bigint[],
  lo: Rational,
  width: Rational,
  found: Isolated[],
  depth: number,
): void => {
  const bound = signChanges(shifted([...p].reverse()));
  if (bound === 0) return;
  if (bound === 1) {
    found.push({ lo, hi: add(lo, width) });
    return;
  }
  if (depth > 200) throw new RangeError('roots too close');
  const half = multiply(width, rational(1, 2));
  const left = p.map((c, k) => c << BigInt(p.length - 1 - k));
  let right = shifted(left);
  insideUnit(left, lo, half, found, depth + 1);
  if (right[0] === 0n) {
    found.push({ lo: add(lo, half), hi: add(lo, half) });
    right = right.slice(1);
  }
  insideUnit(right, add(lo, half), half, found, depth + 1);
};

const positiveRoots = (p: Coefficients): Isolated[] => {
  if (p.length < 2) return [];
  const lead = at(p, p.length - 1);
  const ratios = p.slice(0, -1).map((c) => divide(c, lead));
  const size = ratios.reduce(
    (most, c) => (compare(sign(c) < 0 ? negate(c) : c, most) > 0 ? (sign(c) < 0 ? negate(c) : c) : most),
    rational(0),
  );
  let bound = 2n;
  while (compare(rational(bound), add(size, rational(1))) <= 0) bound *= 2n;
  const scaled = wholeNumbers(p.map((c, k) => multiply(c, power(rational(bound), k))));
  const found: Isolated[] = [];
  insideUnit(scaled, ZERO, rational(bound), found, 0);
  return found;
};

/** Halves the interval until it does not touch its neighbours. */
const narrowed = (p: Coefficients, { lo, hi }: Isolated): Isolated => {
  if (compare(lo, hi) === 0) return { lo, hi };
  const middle = multiply(add(lo, hi), rational(1, 2));
  const value = valueAt(p, middle);
  if (isZero(value)) return { lo: middle, hi: middle };
  // The ends may be roots of the neighbours; just after a simple root the sign is that of the derivative.
  const before = sign(valueAt(p, lo)) || sign(valueAt(slope(p), lo));
  return before !== sign(value) ? { lo, hi: middle } : { lo: middle, hi };
};

/** Every real root once, in order, in intervals that do not touch. */
export const isolateRoots = (polynomial: Coefficients): Isolated[] => {
  const whole = simple(trimmed(polynomial));
  const low = whole.findIndex((c) => !isZero(c));
  const p = whole.slice(Math.max(low, 0));
  const negative = positiveRoots(p.map((c, k) => (k % 2 === 1 ? negate(c) : c))).map(({ lo, hi }) => ({
    lo: negate(hi),
    hi: negate(lo),
  }));
  const found = [...negative, ...(low > 0 ? [{ lo: ZERO, hi: ZERO }] : []), ...positiveRoots(p)].sort(
    (a, b) => compare(a.lo, b.lo) || compare(a.hi, b.hi),
  );
  let rounds = 0;
  for (let k = 1; k < found.length; k += 1) {
    let [a, b] = [found[k - 1], found[k]];
    while (a && b && compare(a.hi, b.lo) >= 0) {
      if ((rounds += 1) > 2000) throw new RangeError('roots too close');
      [a, b] = [narrowed(whole, a), narrowed(whole, b)];
    }
    if (a && b) [found[k - 1], found[k]] = [a, b];
  }
  return found;
};

/**
 * left - right without repeated roots and without zeros of denominators, which are not solutions even where
 * they cancel.
 */
const properPart = (equation: Expr, x: string): Coefficients | null => {
  const [left, right] = [quotientOf(arg(equation, 0), x), quotientOf(arg(equation, 1), x)];
  if (!left || !right || left.bottom.length === 0 || right.bottom.length === 0) return null;
  const top = plus(times(left.top, right.bottom), times(right.top, left.bottom).map(negate));
  if (top.length === 0) return null;
  const proper = simple(top);
  const poles = shared(proper, times(left.bottom, right.bottom));
  return poles.length > 1 ? divided(proper, poles).quotient : proper;
};

/**
 * The number of different real roots; null when the equation is not rational, or when every number is a
 * solution.
 */
export const exactRootCount = (equation: Expr, x: string): number | null => {
  const proper = properPart(equation, x);
  return proper && isolateRoots(proper).length;
};

/** The number of different roots, real or not. */
export const rootTotal = (equation: Expr, x: string): number | null => {
  const proper = properPart(equation, x);
  return proper && proper.length - 1;
};
