import { rational } from '../../../maths/rational.js';
import { num, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { evaluate, endValue } from '../values/evaluate.js';
import { measured } from '../numbers/measured.js';

/** Values on the way to the point, without those where rounding errors are too large. */
const approach = (e: Expr, variable: string, point: number, side: number): number[] => {
  const places = Number.isFinite(point)
    ? [0.1, 0.03, 0.01, 3e-3, 1e-3, 3e-4, 1e-4, 1e-5, 1e-6, 1e-8, 1e-10, 1e-14, 1e-30, 1e-60, 1e-150].map(
        (h) => point + side * h * Math.max(1, Math.abs(point)),
      )
    : [
        0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.05, 1.15, 1.25, 1.5, 2, 3, 5, 10, 20, 40, 80, 160, 300, 1e3, 1e4, 1e5,
        1e6, 1e8, 1e12, 1e20, 1e50, 1e100, 1e200, 1e300,
      ].map((x) => Math.sign(point) * x * 1.0371);
  // Beside a point that is not 0 the smallest distances vanish in rounding.
  const distinct = places.filter(
    (x) => !Number.isFinite(point) || Math.abs(x - point) > 1e-11 * Math.abs(point),
  );
  return distinct.flatMap((x) => {
    const value = evaluate(e, { [variable]: measured(x) });
    if (Number.isNaN(value.re) || Math.abs(value.im) > 1e-9 * (1 + Math.abs(value.re))) return [];
    return Number.isFinite(value.re) && value.error > 1e-3 * (1e-3 + Math.abs(value.re)) ? [] : [value.re];
  });
};

const tendsTo = (values: readonly number[], limit: number): boolean => {
  const finite = values.filter((value) => Number.isFinite(value) || !Number.isFinite(limit));
  const [first, last] = [finite[0], finite.at(-1)];
  if (first === undefined || last === undefined || finite.length < 3) return false;
  if (!Number.isFinite(limit))
    return (
      Math.sign(last) === Math.sign(limit) &&
      Math.abs(last) > 30 &&
      Math.abs(last) > 2 * Math.abs(finite.at(-3) === last ? first : (finite.at(-3) ?? first)) ** 0.9
    );
  const gaps = finite.map((value) => Math.abs(value - limit));
  const final = Math.min(...gaps.slice(-2));
  const worst = Math.max(...gaps.slice(0, Math.ceil(gaps.length / 2)));
  return (
    final <= 1e-4 * (1 + Math.abs(limit)) || (final <= 0.02 * (1 + Math.abs(limit)) && final < 0.3 * worst)
  );
};

/** Beside the edge of its domain, a function has no real values on one side. */
const hasValues = (e: Expr, variable: string, point: number, side: number): boolean =>
  [1e-2, 1e-3, 1e-4, 1e-6].some((h) => {
    const { re, im } = evaluate(e, { [variable]: measured(point + side * h) });
    return Math.abs(im) <= 1e-9 * (h + Math.abs(re)) || !Number.isFinite(re);
  });

/** The values on the way converge to the limit, from the side or sides of the question. */
export const isLimit = (
  e: Expr,
  variable: string,
  point: number,
  limit: number,
  side?: 'left' | 'right',
): boolean => {
  const named = Number.isFinite(point) ? (side === 'left' ? [-1] : side === 'right' ? [1] : [-1, 1]) : [1];
  const sides = named.filter(
    (direction) => !Number.isFinite(point) || hasValues(e, variable, point, direction),
  );
  return (
    sides.length > 0 && sides.every((direction) => tendsTo(approach(e, variable, point, direction), limit))
  );
};

const SIXTEENTHS = [12, -20, 40, -7, 26, -44, 9, 51];

/**
 * The same with other letters: at values of both signs, wherever the question has values. Two must agree, and
 * none may differ.
 */
export const isLimitWithLetters = (
  e: Expr,
  variable: string,
  point: Expr,
  limit: Expr,
  side?: 'left' | 'right',
): boolean => {
  const letters = [...new Set([e, point].flatMap(variablesOf))].filter((name) => name !== variable);
  if (letters.length === 0) return isLimit(e, variable, endValue(point), endValue(limit), side);
  const verdicts = SIXTEENTHS.flatMap((_, k) => {
    const put = (part: Expr): Expr =>
      letters.reduce((made, name, j) => {
        const value = SIXTEENTHS[(k * (j + 1) + 3 * j) % SIXTEENTHS.length] ?? 1;
        return substitute(made, sym(name), num(rational(BigInt(value), 16n)));
      }, part);
    const [whole, place] = [put(e), endValue(put(point))];
    const hasValues = Number.isFinite(place)
      ? [-1, 1].some((way) => approach(whole, variable, place, way).length > 2)
      : approach(whole, variable, place, 1).length > 2;
    return hasValues ? [isLimit(whole, variable, place, endValue(put(limit)), side)] : [];
  });
  return verdicts.length > 1 && verdicts.every(Boolean);
};
