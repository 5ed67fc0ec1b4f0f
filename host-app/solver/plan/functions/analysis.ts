import { approx, byValue } from '../../kernel/approx.js';
import { add, mul } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { definedOrNull } from '../../kernel/problem.js';
import type { Interval } from '../../solution.js';
import { INFINITY, list, negative, num, sym, ZERO, anyOf, type Expr } from '../../tree/expr.js';
import { isInfinite, placeOf } from '../../tree/predicates.js';
import { contains, substitute } from '../../tree/walk.js';
import { derive } from '../calculus/derivatives/derivative.js';
import { solveEquation } from '../equation/index.js';
import { simplest, tidy } from '../simplify/index.js';
import { conditionsOf, domainOf } from './domain.js';

/** The value of an expression at an exact place, or null where it has none. */
export const valueAt = (e: Expr, x: string, place: Expr): Expr | null =>
  definedOrNull(() => {
    const value = tidy(canon(substitute(e, sym(x), place)));
    return Number.isFinite(approx(value)) ? value : null;
  });

/** All zeros of an expression, or null when they are unknown or infinite in number. */
export const zerosOf = (e: Expr, x: string): readonly Expr[] | null => {
  const short = canon(e);
  if (!contains(short, x)) return short.key === '0' ? null : [];
  const solved = solveEquation(short, ZERO, x);
  return solved && !solved.period && !solved.everything ? solved.roots : null;
};

/** The zeros between two points, also of periodic functions with infinitely many zeros. */
export const zerosBetween = (e: Expr, x: string, low: number, high: number): readonly Expr[] | null => {
  const short = canon(e);
  if (!contains(short, x)) return short.key === '0' ? null : [];
  const solved = solveEquation(short, ZERO, x);
  if (!solved || solved.everything) return null;
  const { period } = solved;
  const within = (place: Expr): boolean => approx(place) > low - 1e-9 && approx(place) < high + 1e-9;
  if (!period) return solved.roots.filter(within);
  if (!Number.isFinite(high - low) || (high - low) / approx(period) > 60) return null;
  return solved.roots
    .flatMap((root) => {
      const first = Math.floor((low - approx(root)) / approx(period));
      const count = Math.ceil((high - low) / approx(period)) + 2;
      return Array.from({ length: count }, (_, k) => tidy(expand(add(root, mul(num(first + k), period)))));
    })
    .filter(within)
    .sort(byValue);
};

export const slopeOf = (e: Expr, x: string): Expr | null => {
  const slope = derive(canon(e), x);
  return slope && simplest(slope).form;
};

/** A part of the domain without a critical point; `inside` is in it. */
export interface Piece {
  readonly lo: Expr;
  readonly hi: Expr;
  readonly inside: number;
}

const bound = (e: Expr): number => placeOf(e, approx);

const middle = (lo: number, hi: number): number => {
  if (Number.isFinite(lo) && Number.isFinite(hi)) return lo + (hi - lo) * 0.4871;
  if (Number.isFinite(lo)) return lo + 1 + Math.abs(lo) * 0.1;
  return Number.isFinite(hi) ? hi - 1 - Math.abs(hi) * 0.1 : 0.0371;
};

/** The domain cut at the given places. */
export const piecesOf = (domain: readonly Interval[], places: readonly Expr[]): Piece[] =>
  domain.flatMap(({ lo, hi }) => {
    const [from, to] = [bound(lo), bound(hi)];
    const cuts = places
      .filter((place) => approx(place) > from + 1e-9 && approx(place) < to - 1e-9)
      .sort(byValue);
    const ends = [lo, ...cuts, hi];
    return ends.slice(1).map((end, k) => {
      const start = ends[k] ?? lo;
      return { lo: start, hi: end, inside: middle(bound(start), bound(end)) };
    });
  });

/** Joins neighbouring pieces with the same result; the point between them must belong to the domain. */
export const joined = (pieces: readonly Piece[], domain: readonly Interval[]): Piece[] => {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const isEnd = domain.some(({ hi }) => last && hi.key === last.hi.key);
    if (last && last.hi.key === piece.lo.key && !isEnd) result[result.length - 1] = { ...last, hi: piece.hi };
    else result.push(piece);
  }
  return result;
};

/** (0, 2) or (5, infinity) */
export const spans = (pieces: readonly Piece[]): Expr => {
  const parts = pieces.map(({ lo, hi }) => list('tuple', [lo, hi]));
  return anyOf(parts);
};

/** The domain and the points where the derivative is 0 or undefined, for functions with a known derivative. */
export interface CriticalPoints {
  readonly domain: readonly Interval[];
  readonly slope: Expr;
  readonly zeros: readonly Expr[];
  readonly pieces: readonly Piece[];
}
export const criticalPointsOf = (e: Expr, x: string, domainSource: Expr = e): CriticalPoints | null => {
  const domain = domainOf(domainSource, x);
  const slope = slopeOf(e, x);
  if (!domain || !slope) return null;
  const zeros = zerosOf(slope, x);
  // Where the derivative is undefined, it may change its sign, too: |x|, cube roots.
  const holes = domainOf(slope, x);
  if (!zeros || !holes || conditionsOf(slope, x) === null) return null;
  const edges = holes.flatMap(({ lo, hi }) => [lo, hi]).filter((end) => !isInfinite(end));
  const places = [...zeros, ...edges].filter(
    (place, at, all) => all.findIndex((other) => Math.abs(approx(other) - approx(place)) < 1e-9) === at,
  );
  return { domain, slope, zeros, pieces: piecesOf(domain, places) };
};

export const MINUS_INFINITY = negative(INFINITY);
