import { inForm, int, within } from './letters.js';
import { add, div, mul, neg, splitPower, splitTerm } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { coefficientsIn, together } from '../../../kernel/normal.js';
import { isNum, ONE, sum, sym, negative, product, factorsOf, type Expr } from '../../../tree/expr.js';
import { contains, countNodes } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { step } from '../../trace.js';
import { derive } from '../derivatives/derivative.js';
import type { Technique } from './integral.types.js';

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

/** −3 · A as a minus in front of 3 · A. */
const times = (k: Expr, area: Expr): Expr => {
  const isMinus = splitTerm(k)[0].n < 0n;
  const size = isMinus ? neg(k) : k;
  const whole = size.key === '1' ? area : product(size, area);
  return isMinus ? negative(whole) : whole;
};

export const byParts: Technique = ({ f, x, depth, integrate }) => {
  if (depth > 7) return null;
  const factors = factorsOf(f);
  const ranked = factors
    .map((factor) => ({ factor, order: rank(factor, x) }))
    .filter(({ order }) => order < 9)
    .sort((a, b) => a.order - b.order);
  for (const { factor, order } of ranked) {
    const others = factors.length > 1 ? div(f, factor) : null;
    if (order === 1 && (!others || coefficientsIn(others, x) || !contains(others, x))) continue;
    const v = others ? integrate(others, x) : { value: sym(x), steps: [] };
    const slope = derive(factor, x);
    if (!v || !slope || countNodes(v.value) > 40) continue;
    const next = simpler(mul(v.value, slope));
    const outside = mul(...factorsOf(next).filter((part) => !contains(part, x)));
    const inner = integrate(div(next, outside), x);
    if (!inner) continue;
    const line = sum(product(factor, v.value), negative(int(next, x)));
    // A constant goes out of the integral, and its sign to that in front of it.
    const [front, k] =
      outside.key === '1' ? [product(factor, v.value), neg(ONE)] : [mul(factor, v.value), neg(outside)];
    const rest = (area: Expr): Expr => sum(front, times(k, area));
    const open = rest(int(div(next, outside), x));
    const value = add(mul(factor, v.value), isNum(k) ? expand(mul(k, inner.value)) : mul(k, inner.value));
    const last = inForm(rest(inner.value), value);
    // In an integral by the letter u the parts have other names.
    const [u, w] = x === 'u' ? ['p', 'q'] : ['u', 'v'];
    const d = sym(`d${x}`);
    const chosen = `${u} = ${written(factor)}, d${w} = ${written(product(others ?? ONE, d))}`;
    const named = `${chosen}, d${u} = ${written(product(slope, d))}, ${w} = ${written(v.value)}`;
    const act = `∫ ${u} d${w} = ${u}${w} − ∫ ${w} d${u}.`;
    return {
      value,
      steps: [
        step('by-parts', int(f, x), line, 'equal', v.steps, named, act),
        ...(outside.key === '1' ? [] : [step('constant-factor', line, open, 'equal')]),
        ...within(inner.steps, rest),
        ...(last.before.key === last.after.key ? [] : [last]),
      ],
    };
  }
  return null;
};

const simpler = (e: Expr): Expr => {
  const [open, joined] = [expand(e), together(e)];
  return countNodes(joined) < countNodes(open) ? joined : open;
};
