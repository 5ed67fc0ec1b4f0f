import {
  absolute,
  add,
  divide,
  isZero,
  multiply,
  negate,
  one,
  rational,
  sign,
  subtract,
  toNumber,
  zero,
  type Rational,
} from '../../maths/rational.js';
import { spend } from '../kernel/problem.js';
import { polynomials, rationals, trim, type Poly } from './ring.js';

/** Polynomials in one variable over the rationals, coefficients ascending. */
export type QPoly = Poly<Rational>;
export const qpoly = polynomials(rationals);

export const coefficient = (p: QPoly, k: number): Rational => p[k] ?? zero;
export const degreeOf = (p: QPoly): number => p.length - 1;
export const leading = (p: QPoly): Rational => coefficient(p, p.length - 1);
export const derivative = (p: QPoly): QPoly =>
  trim(
    rationals,
    p.slice(1).map((c, k) => multiply(c, rational(k + 1))),
  );

export const valueAt = (p: QPoly, x: Rational): Rational =>
  p.reduceRight((total, c) => add(multiply(total, x), c), zero);

export const divide2 = (a: QPoly, b: QPoly): [QPoly, QPoly] => {
  let rest = a;
  const quotient: Rational[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => zero);
  while (rest.length >= b.length) {
    spend(b.length);
    const [factor, shift] = [divide(leading(rest), leading(b)), rest.length - b.length];
    quotient[shift] = factor;
    rest = trim(
      rationals,
      rest
        .slice(0, -1)
        .map((c, k) => (k < shift ? c : subtract(c, multiply(factor, coefficient(b, k - shift))))),
    );
  }
  return [trim(rationals, quotient), rest];
};

/** [content, primitive part with whole coefficients and positive lead]. */
export const primitive = (p: QPoly): [Rational, QPoly] => {
  const content = p.reduce((found, c) => rationals.gcd(found, c), zero);
  const signed = sign(leading(p)) < 0 ? negate(content) : content;
  return isZero(signed) ? [one, p] : [signed, p.map((c) => divide(c, signed))];
};

/** p = lead · Π part^multiplicity with square-free, coprime, primitive parts. */
export const squareFree = (p: QPoly): [QPoly, number][] => {
  const parts: [QPoly, number][] = [];
  const [, whole] = primitive(p);
  let shared = qpoly.gcd(whole, derivative(whole));
  let rest = qpoly.div(whole, shared) ?? whole;
  for (let multiplicity = 1; degreeOf(rest) > 0; multiplicity += 1) {
    const next = qpoly.gcd(rest, shared);
    const part = qpoly.div(rest, next) ?? rest;
    if (degreeOf(part) > 0) parts.push([primitive(part)[1], multiplicity]);
    rest = next;
    shared = qpoly.div(shared, next) ?? shared;
  }
  return parts;
};

/** Sturm: how many different real roots a polynomial has. */
export const countRealRoots = (p: QPoly): number => {
  const chain = [p, derivative(p)];
  for (;;) {
    const [a = [], b = []] = chain.slice(-2);
    if (b.length === 0) break;
    const [, rest] = divide2(a, b);
    if (rest.length === 0) break;
    const [content, part] = primitive(rest);
    chain.push(part.map((c) => (sign(content) > 0 ? negate(c) : c)));
  }
  const changes = (at: 1 | -1): number => {
    const signs = chain
      .filter((q) => q.length > 0)
      .map((q) => sign(leading(q)) * (at < 0 && degreeOf(q) % 2 === 1 ? -1 : 1));
    return signs.filter((s, k) => k > 0 && s !== signs[k - 1]).length;
  };
  return changes(-1) - changes(1);
};
/** No root is larger in size (Cauchy). */
export const rootBound = (p: QPoly): number =>
  1 + Math.max(...p.slice(0, -1).map((c) => toNumber(absolute(divide(c, leading(p))))), 0);
