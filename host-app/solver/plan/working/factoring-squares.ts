import { exactRoot } from '../../../maths/rational.js';
import { add, mul, neg, pow, splitPower, splitTerm } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { displayed } from '../../print/displayed.js';
import { isInt, negative, num, power, product, sum, TWO, factorsOf, type Expr } from '../../tree/expr.js';
import { written } from './numbers/amounts.js';
import { tidied, type Line } from './laws.js';

/** The lines of one way to factor; the last one is a product or a power. */
export type Way = (terms: readonly Expr[]) => readonly Line[] | null;

const THREE = num(3);
export const shown = (e: Expr): Expr => tidied(displayed(e));
export const bracket = (terms: readonly Expr[]): Expr => sum(...terms.map(shown));

/** The term as a power with this exponent: 3x for 9x². */
const rootOfTerm = (term: Expr, index: number): Expr | null => {
  const [value, rest] = splitTerm(term);
  const root = exactRoot(value, index);
  if (!root) return null;
  const factors = rest.key === '1' ? [] : factorsOf(rest);
  const roots = factors.map((factor) => {
    const [base, exponent] = splitPower(factor);
    return isInt(exponent) && exponent.value.n % BigInt(index) === 0n
      ? pow(base, num(exponent.value.n / BigInt(index)))
      : null;
  });
  const found = roots.filter((part) => part !== null);
  return found.length < roots.length ? null : mul(num(root), ...found);
};
export const isMinus = (term: Expr): boolean => splitTerm(term)[0].n < 0n;

export const bySquares: Way = (terms) => {
  const [a, b] = [terms.find((term) => !isMinus(term)), terms.find(isMinus)];
  const [p, q] = [a && rootOfTerm(a, 2), b && rootOfTerm(neg(b), 2)];
  if (terms.length !== 2 || !p || !q) return null;
  const [left, right] = [shown(p), shown(q)];
  return [
    {
      rule: 'as-squares',
      after: sum(power(left, TWO), negative(power(right, TWO))),
      act: `A difference of squares: of ${written(left)} and of ${written(right)}.`,
    },
    {
      rule: 'difference-of-squares',
      after: product(bracket([add(p, neg(q))]), bracket([add(p, q)])),
      act: `p² − q² = (p − q)(p + q), with p = ${written(left)} and q = ${written(right)}.`,
    },
  ];
};
export const byCubes: Way = (terms) => {
  const [a, b] = isMinus(terms[0] ?? num(1)) ? [terms[1], terms[0]] : terms;
  if (terms.length !== 2 || !a || !b) return null;
  const isDifference = isMinus(b);
  const [p, q] = [rootOfTerm(a, 3), rootOfTerm(isDifference ? neg(b) : b, 3)];
  if (!p || !q || isMinus(a)) return null;
  const [left, right] = [shown(p), shown(q)];
  const cube = power(right, THREE);
  const [sign, other] = isDifference ? ['−', '+'] : ['+', '−'];
  const inner = add(expand(mul(p, p)), expand(mul(num(isDifference ? 1 : -1), p, q)), expand(mul(q, q)));
  return [
    {
      rule: 'as-cubes',
      after: sum(power(left, THREE), isDifference ? negative(cube) : cube),
      act: `These are the cubes of ${written(left)} and of ${written(right)}.`,
    },
    {
      rule: 'sum-of-cubes',
      after: product(bracket([expand(isDifference ? add(p, neg(q)) : add(p, q))]), bracket([inner])),
      act: `p³ ${sign} q³ = (p ${sign} q)(p² ${other} pq + q²), with p = ${written(left)} and q = ${written(right)}.`,
    },
  ];
};

/** p² ± 2pq + q², with the terms in this order. */
const squareOf = (terms: readonly Expr[]): [p: Expr, q: Expr] | null => {
  for (const middle of terms) {
    const [a, b] = terms.filter((term) => term !== middle);
    const [p, q] = [a && rootOfTerm(a, 2), b && rootOfTerm(b, 2)];
    if (!p || !q) continue;
    const twice = mul(TWO, p, q);
    if (twice.key === middle.key) return [p, q];
    if (neg(twice).key === middle.key) return [p, neg(q)];
  }
  return null;
};
export const bySquare: Way = (terms) => {
  const found = terms.length === 3 ? squareOf(terms) : null;
  if (!found) return null;
  const [p, q] = found;
  const [left, right] = [shown(p), shown(isMinus(q) ? neg(q) : q)];
  const middle = product(TWO, left, right);
  const sign = isMinus(q) ? '−' : '+';
  return [
    {
      rule: 'as-squares',
      after: sum(power(left, TWO), isMinus(q) ? negative(middle) : middle, power(right, TWO)),
      act: `The outer terms are the squares of ${written(left)} and of ${written(right)}; the middle one is twice their product.`,
    },
    {
      rule: 'square-of-sum',
      after: power(bracket([add(p, q)]), TWO),
      act: `p² ${sign} 2pq + q² = (p ${sign} q)², with p = ${written(left)} and q = ${written(right)}.`,
    },
  ];
};

/** (3x − y)² − 7²: three of four terms are a square. */
export const bySquareInside: Way = (terms) => {
  if (terms.length !== 4) return null;
  for (const single of terms) {
    const three = terms.filter((term) => term !== single);
    const turned = isMinus(single) ? three : three.map(neg);
    const [found, q] = [squareOf(turned), rootOfTerm(isMinus(single) ? neg(single) : single, 2)];
    if (!found || !q) continue;
    const p = add(...found);
    const [left, right] = isMinus(single) ? [p, q] : [q, p];
    return [
      {
        rule: 'as-squares',
        after: sum(power(shown(left), TWO), negative(power(shown(right), TWO))),
        act: `${written(bracket(turned))} is the square of ${written(shown(p))}.`,
      },
      {
        rule: 'difference-of-squares',
        after: product(bracket([add(left, neg(right))]), bracket([add(left, right)])),
        act: `p² − q² = (p − q)(p + q), with p = ${written(shown(left))} and q = ${written(shown(right))}.`,
      },
    ];
  }
  return null;
};
