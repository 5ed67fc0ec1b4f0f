import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { fraction, normal, toExpr } from '../../kernel/normal.js';
import { factorNested } from '../../poly/multivariate.js';
import { monomials } from '../../poly/tower.js';
import { plain } from '../../print/plain.js';
import { written as writtenOut } from '../acts.js';
import { listed } from './amounts.js';
import type { Line } from './laws.js';
import { productLines } from './fraction-products.js';
import { negative, num, power, product, quotient, sum, type Expr } from '../../tree/expr.js';
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

/** Factor, then cancel; null where nothing can be cancelled. */
const cancelled = (top: Expr, bottom: Expr, goal: Expr): readonly Line[] | null => {
  const [above, below] = [partsOf(top), partsOf(bottom)];
  if (!above || !below) return null;
  const shared = above.factors.filter(([base]) => exponentIn(below, base) > 0);
  const number = gcd(above.constant, below.constant);
  if (shared.length === 0 && number === 1n) return null;
  const act = `${listed([...(number === 1n ? [] : [`${number}`]), ...shared.map(([base]) => writtenOut(base))])} ${shared.length + (number === 1n ? 0 : 1) === 1 ? 'is' : 'are'} cancelled.`;
  return [
    { rule: 'factor-parts', after: quotient(written(above), written(below)) },
    { rule: 'cancel', after: goal, ...nonZero(shared), act },
  ];
};

/** Where what was cancelled is not 0. */
export const nonZero = (shared: Parts['factors']): { readonly detail?: string } => {
  const open = shared.filter(([base]) => variablesOf(base).length > 0);
  return open.length === 0 ? {} : { detail: open.map(([base]) => `${plain(base)} ≠ 0`).join(', ') };
};

export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** The least polynomial that all of them divide. */
const commonMultiple = (all: readonly Parts[]): Parts => {
  const bases = new Map(all.flatMap(({ factors }) => factors.map(([base]) => [base.key, base])));
  return {
    constant: all.reduce((found, { constant }) => (found / gcd(found, constant)) * constant, 1n),
    factors: [...bases.values()].map((base) => [
      base,
      Math.max(...all.map((parts) => exponentIn(parts, base))),
    ]),
  };
};

const missing = (whole: Parts, part: Parts): Parts => ({
  constant: whole.constant / part.constant,
  factors: whole.factors.map(([base, exponent]) => [base, exponent - exponentIn(part, base)]),
});
const isOne = ({ constant, factors }: Parts): boolean =>
  constant === 1n && factors.every(([, exponent]) => exponent === 0);

interface Term {
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

/** Fractions that are added: to one denominator, the tops together, then what can be cancelled. */
const added = (expressions: readonly Expr[], goal: Expr): readonly Line[] | null => {
  const terms = expressions.map(termOf).filter((term) => term !== null);
  if (
    terms.length < expressions.length ||
    terms.every(({ bottom }) => bottom.factors.length === 0 && bottom.constant === 1n)
  )
    return null;
  const whole = commonMultiple(terms.map(({ bottom }) => bottom));
  const bottom = written(whole);
  const lacks = terms.map((term) => missing(whole, term.bottom));
  const tops = terms.map(({ top }, at) => {
    const lack = lacks[at];
    return !lack || isOne(lack) ? top : written(lack, ...(top.key === '1' ? [] : [top]));
  });
  const signed = (make: (top: Expr) => Expr): Expr =>
    sum(...tops.map((top, at) => (terms[at]?.isMinus ? negative(make(top)) : make(top))));
  const joined = signed((top) => top);
  const top = expand(canon(joined));
  return [
    ...(lacks.every(isOne)
      ? []
      : [{ rule: 'extend-fractions' as const, after: signed((each) => quotient(each, bottom)) }]),
    {
      rule: 'common-denominator',
      after: quotient(joined, bottom),
      act: `The denominators are the same, so the tops are ${terms.some(({ isMinus: minus }) => minus) ? 'added and subtracted' : 'added'}.`,
    },
    { rule: 'combine-top', after: quotient(top, bottom) },
    ...(cancelled(top, bottom, goal) ?? [{ rule: 'simplify' as const, after: goal }]),
  ];
};

const termsOf = (e: Expr): readonly Expr[] => (e.kind === 'sum' ? e.args.flatMap(termsOf) : [e]);

/** How a fraction, or a sum of fractions, of polynomials becomes `goal`; null where it is something else. */
export const rationalLines = (expression: Expr, goal: Expr): readonly Line[] | null => {
  if (variablesOf(expression).length === 0) return null;
  if (expression.kind === 'quotient') {
    const [top, bottom] = expression.args;
    const direct = top && bottom ? cancelled(top, bottom, goal) : null;
    return direct ?? productLines(expression, goal);
  }
  if (expression.kind === 'product') return productLines(expression, goal);
  const terms = termsOf(expression);
  return terms.length > 1 ? added(terms, goal) : null;
};
