import { div, mul, splitPower, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn, together } from '../../kernel/normal.js';
import { call, isNum, sum, sym, negative, product, type Expr } from '../../tree/expr.js';
import { contains, countNodes } from '../../tree/walk.js';
import { step } from '../trace.js';
import { derive } from './derivative.js';
import type { Technique } from './integral.types.js';
import { int } from './table.js';

/** Logarithms and inverse functions get simpler when differentiated, then powers of the variable. */
const rank = (factor: Expr, x: string): number => {
  const [base, exponent] = splitPower(factor);
  if (
    base.kind === 'call' &&
    (base.name === 'ln' || base.name === 'asin' || base.name === 'acos' || base.name === 'atan') &&
    isNum(exponent) &&
    exponent.value.n > 0n
  )
    return 0;
  return coefficientsIn(factor, x) ? 1 : 9;
};

export const byParts: Technique = ({ f, x, depth, integrate }) => {
  if (depth > 7) return null;
  const factors = f.kind === 'product' ? f.args : [f];
  const ranked = factors
    .map((factor) => ({ factor, order: rank(factor, x) }))
    .filter(({ order }) => order < 9)
    .sort((a, b) => a.order - b.order);
  for (const { factor, order } of ranked) {
    const rest = factors.length > 1 ? div(f, factor) : null;
    if (order === 1 && (!rest || coefficientsIn(rest, x) || !contains(rest, x))) continue;
    const v = rest ? integrate(rest, x) : { value: sym(x), steps: [] };
    const slope = derive(factor, x);
    if (!v || !slope || countNodes(v.value) > 40) continue;
    const next = simpler(mul(v.value, slope));
    const inner = integrate(next, x);
    if (!inner) continue;
    const line = sum(product(factor, v.value), negative(call('int', next, sym(x))));
    const value = sub(mul(factor, v.value), inner.value);
    return {
      value,
      steps: [
        ...v.steps,
        step('by-parts', int(f, x), line, 'equal'),
        ...inner.steps,
        step('simplify', line, value, 'equal'),
      ],
    };
  }
  return null;
};

const simpler = (e: Expr): Expr => {
  const [open, joined] = [expand(e), together(e)];
  return countNodes(joined) < countNodes(open) ? joined : open;
};
