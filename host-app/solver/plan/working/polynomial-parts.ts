import { gcd } from '../../../maths/rational.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { fraction, normal, toExpr } from '../../kernel/normal.js';
import { factorNested } from '../../poly/multivariate.js';
import { monomials } from '../../poly/tower.js';
import { plain } from '../../print/plain.js';
import { num, power, product, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

/** A polynomial as its number and its irreducible factors with their exponents. */
export interface Parts {
  readonly constant: bigint;
  readonly factors: readonly (readonly [base: Expr, exponent: number])[];
}

export const partsOf = (polynomial: Expr): Parts | null => {
  const form = normal(canon(polynomial));
  if (!form || form.generators.some(({ kind }) => kind !== 'sym')) return null;
  if (toExpr(form.bottom, form.generators).key !== '1') return null;
  const { constant, factors } = factorNested(form.top, form.generators.length);
  if (constant.d !== 1n || constant.n === 0n) return null;
  return {
    constant: constant.n,
    factors: factors.map(([factor, exponent]) => [toExpr(factor, form.generators), exponent]),
  };
};

export const exponentIn = ({ factors }: Parts, base: Expr): number =>
  factors.find(([other]) => other.key === base.key)?.[1] ?? 0;

/** Written out as a product, without cancelling or multiplying. */
export const written = ({ constant, factors }: Parts, ...before: readonly Expr[]): Expr => {
  const powers = factors
    .filter(([, exponent]) => exponent > 0)
    .map(([base, exponent]) => (exponent === 1 ? base : power(base, num(exponent))));
  const all = [...before, ...(constant === 1n ? [] : [num(constant)]), ...powers];
  const [only, ...others] = all;
  return only === undefined ? num(1) : others.length === 0 ? only : product(...all);
};

/** Where what was cancelled is not 0. */
export const nonZero = (shared: Parts['factors']): { readonly detail?: string } => {
  const open = shared.filter(([base]) => variablesOf(base).length > 0);
  return open.length === 0 ? {} : { detail: open.map(([base]) => `${plain(base)} ≠ 0`).join(', ') };
};

export interface Term {
  readonly isMinus: boolean;
  readonly top: Expr;
  readonly bottom: Parts;
}

const isMinus = (e: Expr): boolean =>
  e.kind === 'num' ? e.value.n < 0n : e.kind === 'product' && e.args.some((part) => isMinus(part));

/** Whole numbers on top: (3/2)/x is 3/(2x). */
export const termOf = (e: Expr): Term | null => {
  const [top, bottom] = fraction(canon(e)) ?? [];
  const parts = bottom && partsOf(bottom);
  const form = top && normal(top);
  if (!top || !parts || !form) return null;
  const scale = monomials(form.top, form.generators.length).reduce(
    (found, { coefficient }) => (found / gcd(found, coefficient.d)) * coefficient.d,
    1n,
  );
  const minus = isMinus(top);
  return {
    isMinus: minus,
    top: expand(canon(product(num(minus ? -scale : scale), top))),
    bottom: { ...parts, constant: parts.constant * scale },
  };
};

/** The least polynomial that all of them divide. */
export const commonMultiple = (all: readonly Parts[]): Parts => {
  const bases = new Map(all.flatMap(({ factors }) => factors.map(([base]) => [base.key, base])));
  return {
    constant: all.reduce((found, { constant }) => (found / gcd(found, constant)) * constant, 1n),
    factors: [...bases.values()].map((base) => [
      base,
      Math.max(...all.map((parts) => exponentIn(parts, base))),
    ]),
  };
};
export const missing = (whole: Parts, part: Parts): Parts => ({
  constant: whole.constant / part.constant,
  factors: whole.factors.map(([base, exponent]) => [base, exponent - exponentIn(part, base)]),
});
export const isOne = ({ constant, factors }: Parts): boolean =>
  constant === 1n && factors.every(([, exponent]) => exponent === 0);
