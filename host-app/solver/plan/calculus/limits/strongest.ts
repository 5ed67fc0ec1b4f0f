import { div, mul, pow, splitPower, splitTerm } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import { displayed } from '../../../print/displayed.js';
import { arg, E, factorsOf, negative, num, power, product, quotient, sum, sym, termsOf, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { isInfinite, isUnbounded } from '../../../tree/predicates.js';
import { contains, someNode } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import type { Law } from './laws.js';
import { limitAt } from './parts.js';

const isExponential = (factor: Expr, x: string): boolean =>
  factor.kind === 'power' && contains(arg(factor, 1), x) && !contains(arg(factor, 0), x);

/** One term over another, with powers of numbers under one exponent: 2^x/3^x = (2/3)^x. */
const ratio = (term: Expr, by: Expr, x: string): Expr => {
  const factors = factorsOf(
    mul(
      ...factorsOf(div(term, by)).map((one) =>
        one.kind === 'power' ? pow(arg(one, 0), expand(arg(one, 1))) : one,
      ),
    ),
  );
  const powers = factors.filter((one) => isExponential(one, x) && arg(one, 0).key !== E.key);
  const parts = powers.map((one) => {
    const [base, exponent] = splitPower(one);
    const [constant, slope, more] = coefficientsIn(exponent, x) ?? [];
    return constant && slope && !more ? { base: pow(base, slope), front: pow(base, constant) } : null;
  });
  const known = parts.filter((one) => one !== null);
  if (known.length < 2 || known.length < parts.length) return displayed(mul(...factors));
  const base = mul(...known.map((one) => one.base));
  const rest = mul(...factors.filter((one) => !powers.includes(one)), ...known.map((one) => one.front));
  if (base.key === '1') return displayed(rest);
  const whole = power(displayed(base), sym(x));
  const size = displayed(rest);
  if (size.kind === 'negative') return negative(product(...unlessOne(arg(size, 0)), whole));
  return product(...unlessOne(size), whole);
};

const unlessOne = (e: Expr): readonly Expr[] => (e.key === '1' ? [] : [e]);

/** x − ln x = x(1 − ln x/x): the term that grows fastest is taken out. */
export const outOfSum: Law = (e, approach) => {
  if (!isInfinite(approach.point) || e.kind !== 'sum') return null;
  const terms = e.args.map(canon);
  const found = terms.find(
    (term) =>
      isUnbounded(limitAt(term, approach)) &&
      terms.every((other) => other === term || limitAt(div(other, term), approach)?.key === '0'),
  );
  if (!found) return null;
  const unsigned = (term: Expr): Expr => (splitTerm(term)[0].n < 0n ? mul(num(-1), term) : term);
  const strongest = unsigned(found);
  const inner = sum(
    ...terms.map((term) => {
      const share = ratio(unsigned(term), strongest, approach.x);
      return unsigned(term) === term ? share : negative(share);
    }),
  );
  const others = terms.filter((term) => term !== found && contains(term, approach.x)).map(unsigned);
  return {
    rule: 'strongest-out',
    after: product(strongest, inner),
    act: `${written(strongest)} grows faster than ${others.map(written).join(' and ')}.`,
  };
};

/** Top and bottom over the term below that grows fastest, where an exponential is one of them. */
export const byStrongest: Law = (e, approach) => {
  const { x, point } = approach;
  if (!isInfinite(point) || e.kind !== 'quotient') return null;
  const [top, bottom] = [arg(e, 0), arg(e, 1)].map((side) => termsOf(expand(canon(side)))) as [Expr[], Expr[]];
  if (![...top, ...bottom].some((term) => someNode(term, (part) => isExponential(part, x)))) return null;
  const found = bottom.find(
    (term) =>
      isUnbounded(limitAt(term, approach)) &&
      bottom.every((other) => {
        const limit = other === term ? null : limitAt(div(other, term), approach);
        return other === term || (limit !== null && !isUnbounded(limit));
      }),
  );
  if (!found) return null;
  const strongest = splitTerm(found)[0].n < 0n ? mul(num(-1), found) : found;
  const [a, b] = [top, bottom].map((side) => sum(...side.map((term) => ratio(term, strongest, x)))) as [Expr, Expr];
  return {
    rule: 'strongest-term',
    after: b.key === '1' ? a : quotient(a, b),
    act: `Top and bottom are divided by ${written(strongest)}.`,
  };
}; // prettier-ignore
