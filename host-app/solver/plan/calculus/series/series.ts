import { isInteger, rational, toNumber } from '../../../../maths/rational.js';
import { approx, LETTERS } from '../../../kernel/approx.js';
import { add, mul, pow } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { isProvenZero } from '../../../kernel/normal.js';
import { spend } from '../../../kernel/problem.js';
import { arg, call, E, isNode, isNum, num, ONE, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { contains, substitute, variablesOf } from '../../../tree/walk.js';
import { derive } from '../derivatives/derivative.js';

/** Σ coefficient w^exponent + O(w^order) for w -> 0+; coefficients are free of w. */
export interface Series {
  readonly terms: readonly (readonly [exponent: number, coefficient: Expr])[];
  readonly order: number;
}
/** Thrown for an expression without an expansion; the caller tries another method. */
export class NoSeries extends Error {}

const TERMS = 7;
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

const withX = (x: number) => ({ ...LETTERS, x, λ: Math.log(x) });
/** Certainly zero, or equal to zero at scattered points within the precision of doubles. */
export const vanishes = (e: Expr): boolean => {
  if (e.kind === 'num') return e.value.n === 0n;
  const values = [3.71, 5.93].map((x) => approx(e, withX(x)));
  if (values.some((value) => Number.isFinite(value) && Math.abs(value) > 1e-9)) return false;
  return isProvenZero(e) || values.every((value) => Math.abs(value) < 1e-11);
};

const tidy = (terms: readonly (readonly [number, Expr])[], order: number): Series => {
  const merged: [number, Expr][] = [];
  for (const [exponent, coefficient] of [...terms].sort(([a], [b]) => a - b)) {
    if (exponent >= order - 1e-9) continue;
    const last = merged.at(-1);
    if (last && same(last[0], exponent)) last[1] = add(last[1], coefficient);
    else merged.push([exponent, coefficient]);
  }
  const kept = merged
    .map(([exponent, coefficient]): [number, Expr] => [exponent, expand(coefficient)])
    .filter(([, coefficient]) => !vanishes(coefficient));
  const cut = kept[TERMS];
  return { terms: kept.slice(0, TERMS), order: cut ? cut[0] : order };
};
const constant = (value: Expr): Series => ({ terms: vanishes(value) ? [] : [[0, value]], order: Infinity });
const plus = (a: Series, b: Series): Series => tidy([...a.terms, ...b.terms], Math.min(a.order, b.order));
const low = (a: Series): number => a.terms[0]?.[0] ?? a.order;

const times = (a: Series, b: Series): Series => {
  spend(20 * a.terms.length * b.terms.length + 20);
  const order = Math.min(a.order + low(b), b.order + low(a));
  return tidy(
    a.terms.flatMap(([p, x]) => b.terms.map(([q, y]): [number, Expr] => [p + q, mul(x, y)])),
    Number.isNaN(order) ? Infinity : order,
  );
};
const scaled = (a: Series, by: Expr): Series => times(a, constant(by));

/** Σ weights[k] r^k for a series r without constant term. */
const compose = (r: Series, weight: (k: number) => Expr): Series => {
  let [total, power] = [constant(weight(0)), constant(ONE)];
  for (let k = 1; k <= TERMS; k += 1) {
    power = times(power, r);
    total = plus(total, scaled(power, weight(k)));
  }
  const next = low(r) * (TERMS + 1);
  return r.terms.length === 0 && r.order === Infinity
    ? total
    : tidy(total.terms, Math.min(total.order, next));
};

/** Leading exponent, leading coefficient and r of c w^e (1 + r). */
const factored = (a: Series): [number, Expr, Series] => {
  const [first] = a.terms;
  if (!first) throw new NoSeries();
  const [exponent, coefficient] = first;
  const inverse = pow(coefficient, num(-1));
  return [
    exponent,
    coefficient,
    {
      terms: a.terms.slice(1).map(([e, c]) => [e - exponent, expand(mul(c, inverse))] as const),
      order: a.order - exponent,
    },
  ];
};

const powerOf = (a: Series, exponent: Expr): Series => {
  if (isNum(exponent) && isInteger(exponent.value) && exponent.value.n > 0n && exponent.value.n < 7n) {
    return Array.from({ length: Number(exponent.value.n) - 1 }, () => a).reduce(times, a);
  }
  const p = isNum(exponent) ? toNumber(exponent.value) : approx(exponent);
  const [e, c, r] = factored(a);
  const whole = isNum(exponent) && isInteger(exponent.value);
  if (!Number.isFinite(p) || (!whole && !(sign(c) > 0))) throw new NoSeries();
  const body = compose(r, (k) => binomialWeight(exponent, k));
  return {
    terms: body.terms.map(([q, x]) => [q + e * p, mul(x, pow(c, exponent))] as const),
    order: body.order + e * p,
  };
};
const binomialWeight = (p: Expr, k: number): Expr => {
  let weight: Expr = ONE;
  for (let j = 0; j < k; j += 1) weight = mul(weight, add(p, num(-j)), num(rational(1, j + 1)));
  return expand(weight);
};
const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));

/** The sign of a coefficient for large x, from doubles. */
export const sign = (e: Expr): number => {
  for (const x of [1e6, 1e3, 40, 11]) {
    const value = approx(e, withX(x));
    if (Number.isFinite(value) && Math.abs(value) > 1e-12) return Math.sign(value);
  }
  throw new NoSeries();
};

const split = (a: Series): [Expr, Series] => {
  if (low(a) < -1e-9) throw new NoSeries();
  const first = a.terms.find(([e]) => same(e, 0));
  if (!first && a.order <= 1e-9) throw new NoSeries();
  return [first?.[1] ?? ZERO, { terms: a.terms.filter(([e]) => !same(e, 0)), order: a.order }];
};

/** e^c that keeps its form while it varies: canonical powers would turn e^(x ln b) back into b^x. */
export const exponentialOf = (c: Expr): Expr => (variablesOf(c).length > 0 ? call('expo', c) : pow(E, c));

/** `logW` stands for ln w in the coefficients. */
export const seriesOf = (e: Expr, w: string, logW: Expr): Series => {
  spend(30);
  if (!contains(e, w)) return constant(e);
  if (e.kind === 'sym') return { terms: [[1, ONE]], order: Infinity };
  const inner = (part: Expr): Series => seriesOf(part, w, logW);
  if (!isNode(e)) throw new NoSeries();
  if (e.kind === 'sum') return e.args.map(inner).reduce(plus);
  if (e.kind === 'product') return e.args.map(inner).reduce(times);
  if (e.kind === 'power') {
    if (!contains(arg(e, 1), w)) return powerOf(inner(arg(e, 0)), arg(e, 1));
    throw new NoSeries();
  }
  if (e.name === 'expo') {
    const [c, r] = split(inner(arg(e, 0)));
    return scaled(
      compose(r, (k) => num(rational(1, factorial(k)))),
      exponentialOf(c),
    );
  }
  return functionSeries(e.name, inner(arg(e, 0)), logW);
};

const functionSeries = (name: string, a: Series, logW: Expr): Series => {
  if (name === 'ln') {
    const [e, c, r] = factored(a);
    if (!(sign(c) > 0)) throw new NoSeries();
    const body = compose(r, (k) => (k === 0 ? ZERO : num(rational(k % 2 === 0 ? -1 : 1, k))));
    return plus(body, constant(add(fn('ln', c), mul(num(exact(e)), logW))));
  }
  if (name === 'abs') return scaled(a, num(sign(factored(a)[1])));
  if (name === 'atan' && low(a) < -1e-9) {
    const side = sign(factored(a)[1]);
    return plus(
      constant(mul(num(rational(side, 2)), sym('π'))),
      scaled(functionSeries('atan', powerOf(a, num(-1)), logW), num(-1)),
    );
  }
  const [c, r] = split(a);
  let [derivative, weights]: [Expr | null, Expr[]] = [fn(name, sym('y')), []];
  for (let k = 0; k <= TERMS && derivative; k += 1) {
    weights = [...weights, mul(canon(substitute(derivative, sym('y'), c)), num(rational(1, factorial(k))))];
    derivative = derive(derivative, 'y');
  }
  if (weights.length <= TERMS) throw new NoSeries();
  return compose(r, (k) => weights[k] ?? ZERO);
};
/** The fraction a double came from, for exponents. */
const exact = (value: number): ReturnType<typeof rational> => {
  for (let d = 1; d <= 1000; d += 1)
    if (same(value * d, Math.round(value * d))) return rational(Math.round(value * d), d);
  throw new NoSeries();
};
