import { E, I, INFINITY, isNum, type Expr } from './expr.js';
import { someNode } from './walk.js';

const uses =
  (constant: Expr) =>
  (e: Expr): boolean =>
    someNode(e, (part) => part.key === constant.key);

export const usesE = uses(E);
export const usesI = uses(I);
/** Infinity of either sign. */
export const isInfinite = uses(INFINITY);
/** A limit that was found, and is infinite. */
export const isUnbounded = (limit: Expr | null | undefined): boolean => !!limit && isInfinite(limit);
export const isPlusInfinity = (e: Expr): boolean => e.key === INFINITY.key;

/** The place of the end of an interval on the number line; `size` measures a finite end. */
export const placeOf = (end: Expr, size: (end: Expr) => number): number => {
  if (!isInfinite(end)) return size(end);
  return isPlusInfinity(end) ? Infinity : -Infinity;
};

export const isNegativeNumber = (e: Expr): boolean => isNum(e) && e.value.n < 0n;
/** An exponent of one half, of three halves and so on: such a power is a square root. */
export const isHalves = (e: Expr): boolean => isNum(e) && e.value.d === 2n;
export const isFraction = (e: Expr): boolean => isNum(e) && e.value.d !== 1n;
export const isEquation = (e: Expr): boolean => e.kind === 'relation' && e.name === '=';
export const isMatrix = (e: Expr): boolean => e.kind === 'list' && e.name === 'matrix';
/** One of several equations or sets. */
export const isAlternative = (e: Expr | undefined): boolean => e?.kind === 'list' && e.name === 'or';
/** The set of all numbers. */
export const isAllNumbers = (e: Expr): boolean => e.kind === 'list' && e.name === 'all';
