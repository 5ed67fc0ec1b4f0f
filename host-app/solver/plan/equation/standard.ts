import { canon } from '../../kernel/canonical.js';
import { arg, ZERO, type Expr } from '../../tree/expr.js';
import { subtracted, tidied } from '../acts.js';
import type { Trace } from '../trace.js';
import { equation } from './equation.js';

/** Brings the equation to polynomial = 0; no step when it has that form already. */
export const standardForm = (trace: Trace, polynomial: Expr): Trace => {
  const [left, right] = [canon(arg(trace.line, 0)), canon(arg(trace.line, 1))];
  if (right.key !== '0')
    return trace.to('to-zero', equation(polynomial, ZERO), trace.link, [], undefined, subtracted(right));
  return left.key === canon(polynomial).key
    ? trace
    : trace.says('expand-sides', equation(polynomial, ZERO), tidied(arg(trace.line, 0)));
};
