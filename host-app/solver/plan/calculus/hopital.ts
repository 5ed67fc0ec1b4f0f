import { approx } from '../../kernel/approx.js';
import { div } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { fraction } from '../../kernel/normal.js';
import { MathProblem } from '../../kernel/problem.js';
import type { Step } from '../../solution.js';
import { arg, isNode, quotient, sym, type Expr } from '../../tree/expr.js';
import { isInfinite, isUnbounded } from '../../tree/predicates.js';
import { contains, substitute } from '../../tree/walk.js';
import { simplest } from '../simplify/index.js';
import { step } from '../trace.js';
import { derive } from './derivative.js';
import { limitOf } from './limit-value.js';

const ROUNDS = 4;

const written = (e: Expr): [Expr, Expr] | null => {
  if (e.kind === 'quotient' && isNode(e)) return [canon(arg(e, 0)), canon(arg(e, 1))];
  return fraction(canon(e));
};

const valueOf = (e: Expr, x: string, point: Expr, side: 'left' | 'right'): 'zero' | 'infinite' | 'other' => {
  const limit = limitOf(e, x, point, side);
  if (limit?.key === '0') return 'zero';
  return isUnbounded(limit) ? 'infinite' : 'other';
};

const plainValue = (e: Expr, x: string, point: Expr): boolean => {
  if (isInfinite(point)) return false;
  try {
    return Number.isFinite(approx(canon(substitute(e, sym(x), point))));
  } catch (error) {
    if (error instanceof MathProblem) return false;
    throw error;
  }
};

/** Tells two quotients apart, in whatever form they are written. */
const valuesOf = (e: Expr, x: string): string =>
  [0.7391, 1.2337, -0.4173].map((at) => approx(e, { [x]: at }).toPrecision(9)).join();

/** Differentiates numerator and denominator until the limit is visible; null when the rule does not apply. */
export const hopital = (
  e: Expr,
  limOf: (body: Expr) => Expr,
  x: string,
  point: Expr,
  side: 'left' | 'right',
  value: Expr,
): Step[] | null => {
  let parts = written(e);
  let line: Expr = limOf(e);
  const seen = new Set([valuesOf(canon(e), x)]);
  let isOpen = true;
  const steps: Step[] = [];
  for (let round = 0; round < ROUNDS && parts; round += 1) {
    const [top, bottom] = parts;
    const [a, b] = [valueOf(top, x, point, side), valueOf(bottom, x, point, side)];
    isOpen = a !== 'other' && a === b;
    if (!isOpen) break;
    const [rise, run] = [derive(top, x), derive(bottom, x)];
    if (!rise || !run || run.key === '0') return null;
    const [u, v] = [simplest(rise).form, simplest(run).form];
    const next = limOf(quotient(u, v));
    steps.push(step('lhopital', line, next, 'equal'));
    line = next;
    const short = canon(div(u, v));
    // The same quotient again: the rule goes round in a circle.
    if (seen.has(valuesOf(short, x))) return null;
    seen.add(valuesOf(short, x));
    if (plainValue(short, x, point) || !contains(short, x)) {
      isOpen = false;
      break;
    }
    parts = fraction(short);
  }
  if (steps.length === 0 || isOpen) return null;
  return [
    ...steps,
    step(
      plainValue(arg(line, 0), x, point) ? 'direct-substitution' : 'leading-behaviour',
      line,
      value,
      'equal',
    ),
  ];
};
