import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { arg, isNode, isNum, MINUS_ONE, ONE, PI, type Expr } from '../../../tree/expr.js';
import { isInfinite, isUnbounded } from '../../../tree/predicates.js';
import { collectNodes, contains, substitute } from '../../../tree/walk.js';
import { limitOf } from './limit-value.js';

export const differ = (a: Expr, b: Expr): boolean =>
  a.key !== b.key &&
  (isInfinite(a) || isInfinite(b) || Math.abs(approx(a) - approx(b)) > 1e-9 * (1 + Math.abs(approx(a))));

const isSinusoid = (e: Expr, x: string): boolean => {
  if (!isNode(e) || !contains(e, x)) return false;
  if (e.kind === 'power') return isNum(arg(e, 0)) && arg(e, 0).key === '-1';
  return e.kind === 'call' && (e.name === 'sin' || e.name === 'cos');
};

/**
 * A sinusoid of an unbounded argument returns to 1 and to -1: gives the limits along these points when they
 * differ.
 */
export const sinusoidLimits = (
  whole: Expr,
  x: string,
  point: Expr,
  side: 'left' | 'right',
): readonly [Expr, Expr] | null => {
  const sinusoids = collectNodes(whole, (part) => isSinusoid(part, x)).filter((wave) => {
    const inner = wave.kind === 'power' ? arg(wave, 1) : arg(wave, 0);
    return isUnbounded(limitOf(inner, x, point, side));
  });
  const [wave] = sinusoids;
  // A sequence like sin(pi n) may be constant at the whole numbers.
  if (!wave || sinusoids.length > 1 || (x === 'n' && contains(wave, PI.name))) return null;
  const along = (value: Expr): Expr | null => {
    const form = canon(substitute(whole, wave, value));
    return contains(form, x) ? limitOf(form, x, point, side) : form;
  };
  const [top, bottom] = [along(ONE), along(MINUS_ONE)];
  return top && bottom && differ(top, bottom) ? [top, bottom] : null;
};
