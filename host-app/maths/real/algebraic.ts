import { bitLength, type Rational } from '../rational';

/**
 * What is known about the conjugates of an algebraic number U/L: U and L are algebraic integers whose conjugates
 * have absolute values of at most 2^top and 2^bottom. The degree is at most that of the field: the roots, and
 * the cosines of turns with a denominator that divides `order`.
 *
 * A number other than 0 is then at least 2^-(top·(degree − 1) + bottom), because the norm of U is a whole
 * number (Burnikel, Fleischer, Mehlhorn, Schirra: 'A strong and easily computable separation bound for
 * arithmetic expressions involving radicals', 2000). So a closer approximation of 0 is 0.
 */
export interface Algebraic {
  readonly top: number;
  readonly bottom: number;
  readonly order: number;
  /** The index of each root by its radicand. */
  readonly roots: ReadonlyMap<unknown, number>;
}

const LARGEST_ORDER = 100_000;
/** Larger numbers are never decided in this way. */
const LARGEST_SIZE = 10_000;
const NO_ROOTS: ReadonlyMap<unknown, number> = new Map();

export const ofRational = (value: Rational): Algebraic => ({
  top: bitLength(value.n),
  bottom: bitLength(value.d - 1n),
  order: 1,
  roots: NO_ROOTS,
});

/** 2cos of a turn is an algebraic integer, and its conjugates are such cosines as well. */
export const ofCosine = (denominator: bigint): Algebraic | undefined =>
  denominator > LARGEST_ORDER
    ? undefined
    : { top: 1, bottom: 1, order: Number(denominator), roots: NO_ROOTS };

const totient = (order: number): number => {
  let [rest, result] = [order, order];
  for (let prime = 2; prime * prime <= rest; prime += 1)
    if (rest % prime === 0) {
      while (rest % prime === 0) rest /= prime;
      result -= result / prime;
    }
  return rest > 1 ? result - result / rest : result;
};

/** Numbers whose absolute value is smaller than 2 to minus this are 0. */
export const separationBits = ({ top, bottom, order, roots }: Algebraic): number => {
  // Real numbers among the roots of unity: half of the degree.
  const cyclotomic = Math.max(1, totient(order) / 2);
  const degree = [...roots.values()].reduce((product, index) => product * index, cyclotomic);
  return top * (degree - 1) + bottom;
};

const commonMultiple = (a: number, b: number): number => {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
};

type Joined = Algebraic | undefined;
const joined = (a: Joined, b: Joined, top: number, bottom: number): Joined => {
  if (!a || !b) return undefined;
  const order = commonMultiple(a.order, b.order);
  const roots = b.roots.size === 0 ? a.roots : new Map([...a.roots, ...b.roots]);
  return order > LARGEST_ORDER || roots.size > 12 || top + bottom > LARGEST_SIZE
    ? undefined
    : { top, bottom, order, roots };
};

export const sum = (a: Joined, b: Joined): Joined =>
  a && b && joined(a, b, Math.max(a.top + b.bottom, b.top + a.bottom) + 1, a.bottom + b.bottom);
export const product = (a: Joined, b: Joined): Joined =>
  a && b && joined(a, b, a.top + b.top, a.bottom + b.bottom);
export const quotient = (a: Joined, b: Joined): Joined =>
  a && b && joined(a, b, a.top + b.bottom, a.bottom + b.top);

export const powerOf = (a: Joined, exponent: number): Joined => {
  const times = Math.abs(exponent);
  const [top, bottom] = exponent < 0 ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
  return a && { ...a, top: a[top] * times, bottom: a[bottom] * times };
};

/** `radicand` identifies the number under the root: equal keys are equal numbers. */
export const rootOf = (a: Joined, index: number, radicand: unknown): Joined =>
  a && {
    ...a,
    top: (a.top + (index - 1) * a.bottom) / index,
    roots: new Map([...a.roots, [radicand, index]]),
  };
