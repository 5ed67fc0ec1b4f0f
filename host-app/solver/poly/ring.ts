import {
  add,
  divide,
  equals,
  isZero,
  multiply,
  negate,
  one,
  rational,
  subtract,
  zero,
  type Rational,
} from '../../maths/rational.js';
import { rationalGcd } from '../kernel/number-forms.js';
import { spend } from '../kernel/problem.js';

/**
 * The operations that polynomials need on their coefficients. Polynomials over a ring form a ring again, so
 * several variables are nested rings.
 */
export interface Ring<T> {
  readonly zero: T;
  readonly one: T;
  readonly isZero: (a: T) => boolean;
  readonly add: (a: T, b: T) => T;
  readonly sub: (a: T, b: T) => T;
  readonly mul: (a: T, b: T) => T;
  readonly neg: (a: T) => T;
  /** The exact quotient, or null when there is none; `b` is not 0. */
  readonly div: (a: T, b: T) => T | null;
  readonly gcd: (a: T, b: T) => T;
  readonly of: (value: Rational) => T;
  /** The leading rational coefficient: its sign makes normal forms unique. */
  readonly lead: (a: T) => Rational;
  readonly equal: (a: T, b: T) => boolean;
}

/** The gcd of fractions is a content: 6/5 and 4/5 share 2/5. */
export const rationals: Ring<Rational> = {
  zero,
  one,
  isZero,
  add,
  sub: subtract,
  mul: multiply,
  neg: negate,
  div: (a, b) => divide(a, b),
  gcd: rationalGcd,
  of: (value) => value,
  lead: (a) => a,
  equal: equals,
};

/** Coefficients by ascending degree, the last one not 0; [] is the zero polynomial. */
export type Poly<T> = readonly T[];

export const trim = <T>(ring: Ring<T>, p: Poly<T>): Poly<T> => {
  let length = p.length;
  while (length > 0 && ring.isZero(p[length - 1] ?? ring.zero)) length -= 1;
  return length === p.length ? p : p.slice(0, length);
};

export const polynomials = <T>(base: Ring<T>): Ring<Poly<T>> => {
  const at = (p: Poly<T>, k: number): T => p[k] ?? base.zero;
  const zip = (a: Poly<T>, b: Poly<T>, join: (x: T, y: T) => T): Poly<T> => {
    const result: T[] = [];
    for (let k = 0; k < a.length || k < b.length; k += 1) result.push(join(at(a, k), at(b, k)));
    return trim(base, result);
  };
  const mul = (a: Poly<T>, b: Poly<T>): Poly<T> => {
    if (a.length === 0 || b.length === 0) return [];
    spend(a.length * b.length);
    const result: T[] = [];
    for (let k = 0; k < a.length + b.length - 1; k += 1) result.push(base.zero);
    a.forEach((x, i) => {
      if (base.isZero(x)) return;
      b.forEach((y, j) => {
        result[i + j] = base.add(result[i + j] ?? base.zero, base.mul(x, y));
      });
    });
    return trim(base, result);
  };
  const scale = (a: Poly<T>, by: T): Poly<T> =>
    trim(
      base,
      a.map((x) => base.mul(x, by)),
    );
  const div = (a: Poly<T>, b: Poly<T>): Poly<T> | null => {
    let rest = a;
    const quotient: T[] = [];
    while (rest.length >= b.length && rest.length > 0) {
      spend(b.length);
      const factor = base.div(at(rest, rest.length - 1), at(b, b.length - 1));
      if (factor === null) return null;
      const shift = rest.length - b.length;
      quotient[shift] = factor;
      rest = trim(
        base,
        rest.slice(0, -1).map((x, k) => (k < shift ? x : base.sub(x, base.mul(factor, at(b, k - shift))))),
      );
    }
    return rest.length > 0 ? null : Array.from(quotient, (x: T | undefined) => x ?? base.zero);
  };
  const content = (a: Poly<T>): T => a.reduce((found, x) => base.gcd(found, x), base.zero);
  const shrink = (a: Poly<T>, by: T): Poly<T> => a.map((x) => base.div(x, by) ?? x);
  /** A multiple of the remainder that needs no division. */
  const pseudoRemainder = (a: Poly<T>, b: Poly<T>): Poly<T> => {
    let rest = a;
    const head = at(b, b.length - 1);
    while (rest.length >= b.length && rest.length > 0) {
      spend(b.length);
      const [lead, shift] = [at(rest, rest.length - 1), rest.length - b.length];
      rest = trim(
        base,
        rest
          .slice(0, -1)
          .map((x, k) =>
            base.sub(base.mul(x, head), k < shift ? base.zero : base.mul(lead, at(b, k - shift))),
          ),
      );
    }
    return rest;
  };
  const gcd = (a: Poly<T>, b: Poly<T>): Poly<T> => {
    if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
    const [left, right] = [content(a), content(b)];
    let [x, y] = [shrink(a, left), shrink(b, right)];
    if (x.length < y.length) [x, y] = [y, x];
    while (y.length > 0) {
      if (y.length === 1) {
        x = [base.one];
        break;
      }
      const rest = pseudoRemainder(x, y);
      x = y;
      y = rest.length > 0 ? shrink(rest, content(rest)) : rest;
    }
    const shared = scale(x, base.gcd(left, right));
    return base.lead(at(shared, shared.length - 1)).n < 0n ? shared.map(base.neg) : shared;
  };
  return {
    zero: [],
    one: [base.one],
    isZero: (a) => a.length === 0,
    add: (a, b) => zip(a, b, base.add),
    sub: (a, b) => zip(a, b, base.sub),
    mul,
    neg: (a) => a.map(base.neg),
    div,
    gcd,
    of: (value) => (isZero(value) ? [] : [base.of(value)]),
    lead: (a) => (a.length === 0 ? rational(0) : base.lead(at(a, a.length - 1))),
    equal: (a, b) => a.length === b.length && a.every((x, k) => base.equal(x, at(b, k))),
  };
};
