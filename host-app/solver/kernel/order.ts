import { compare, toNumber } from '../../maths/rational.js';
import { isConstantName, isNode, type Expr } from '../tree/expr.js';

/** The degree for the order of terms: x^3 before x^2 before 5; for functions, their exponent. */
const degree = (e: Expr): number => {
  if (e.kind === 'num') return 0;
  if (e.kind === 'sym') return isConstantName(e.name) ? 0 : 1;
  const [base, exponent] = e.args;
  if (e.kind === 'power' && base && exponent)
    return exponent.kind === 'num' ? degree(base) * toNumber(exponent.value) : degree(base) > 0 ? 1 : 0.5;
  if (e.kind === 'product') return e.args.reduce((total, factor) => total + degree(factor), 0);
  if (e.kind === 'sum') return Math.max(...e.args.map(degree));
  return base && degree(base) > 0 ? 0.9 : 0;
};

/** x^2 y before x y^2: exponents compared letter by letter. */
const letters = (e: Expr): [string, number][] => {
  if (e.kind === 'sym' && !isConstantName(e.name)) return [[e.name, 1]];
  if (!isNode(e)) return [];
  const [base, exponent] = e.args;
  if (e.kind === 'power' && base?.kind === 'sym' && exponent?.kind === 'num')
    return [[base.name, toNumber(exponent.value)]];
  return e.kind === 'product' ? e.args.flatMap(letters) : [];
};

export const compareTerms = (a: Expr, b: Expr): number => {
  const difference = degree(b) - degree(a);
  if (Math.abs(difference) > 1e-9) return difference;
  const [left, right] = [letters(a), letters(b)];
  const names = [...new Set([...left, ...right].map(([name]) => name))].sort();
  for (const name of names) {
    const [mine, other] = [left, right].map((found) => found.find(([letter]) => letter === name)?.[1] ?? 0);
    if (mine !== other) return (other ?? 0) - (mine ?? 0);
  }
  return right.length - left.length || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
};

const RANK = {
  num: 0,
  sym: 3,
  power: 4,
  call: 5,
  sum: 6,
  product: 7,
  quotient: 7,
  negative: 7,
  relation: 8,
  list: 9,
} as const;
const rank = (e: Expr): number => {
  if (e.kind === 'sym') return e.name === 'ⅈ' ? 2.5 : isConstantName(e.name) ? 2 : 3;
  if (e.kind !== 'power') return RANK[e.kind];
  const base = e.args[0];
  return base
    ? base.kind === 'num'
      ? 1
      : base.kind === 'sum'
        ? 6
        : base.kind === 'sym' && base.name === 'ℯ'
          ? 4
          : rank(base)
    : 4;
};
const baseKey = (e: Expr): string => (e.kind === 'power' ? (e.args[0]?.key ?? '') : e.key);

export const compareFactors = (a: Expr, b: Expr): number => {
  if (a.kind === 'num' && b.kind === 'num') return compare(a.value, b.value);
  const [left, right] = [baseKey(a), baseKey(b)];
  return rank(a) - rank(b) || (left < right ? -1 : left > right ? 1 : a.key < b.key ? -1 : 1);
};
