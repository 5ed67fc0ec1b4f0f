import { lcm } from '../../../kernel/whole-functions.js';
import {
  arg,
  factorsOf,
  negative,
  num,
  product,
  quotient,
  sum,
  termsOf,
  type Expr,
} from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { wholeOf } from '../numbers/amounts.js';
import type { Law } from '../laws.js';

const bottomOf = (term: Expr): bigint => {
  const size = term.kind === 'negative' ? arg(term, 0) : term;
  return size.kind === 'quotient' ? (wholeOf(arg(size, 1)) ?? 0n) : 1n;
};
const timesTerm = (term: Expr, times: bigint): Expr => {
  if (term.kind === 'negative') return negative(timesTerm(arg(term, 0), times));
  const [top, left] = term.kind === 'quotient' ? [arg(term, 0), times / bottomOf(term)] : [term, times];
  return left === 1n ? top : top.key === '1' ? num(left) : product(num(left), ...factorsOf(top));
};

/** (1 + √3/3)/(1 − √3/3) = (3 + √3)/(3 − √3) */
export const clearNested: Law = {
  rule: 'clear-nested',
  at: (e) => {
    if (e.kind !== 'quotient' || arg(e, 1).kind !== 'sum' || variablesOf(e).length > 0) return null;
    const [top, bottom] = [termsOf(arg(e, 0)), termsOf(arg(e, 1))];
    const bottoms = [...top, ...bottom].map(bottomOf);
    const times = bottoms.includes(0n) ? 1n : bottoms.reduce(lcm, 1n);
    if (times === 1n) return null;
    const [a, b] = [top, bottom].map((terms) => sum(...terms.map((term) => timesTerm(term, times))));
    return a && b ? { after: quotient(a, b), act: `Top and bottom are multiplied by ${times}.` } : null;
  },
};
