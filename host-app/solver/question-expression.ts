import { pack } from './packs/registry.js';
import type { Problem } from './solution.js';
import { plain } from './print/plain.js';
import { call, membersOf, sym, type Expr } from './tree/expr.js';

/** The question as one expression: the operator with its limit point or its bounds. */
export const questionExpression = ({ kind, expression, variable, options }: Problem): Expr => {
  const x = sym(variable);
  const { from, to, side, operation = '', items = [] } = options;
  if (kind === 'limit' && to)
    return side === undefined
      ? call('lim', expression, x, to)
      : call('lim', expression, x, to, sym(side === 'left' ? '-' : '+'));
  if ((kind === 'definite' || kind === 'series') && from && to)
    return call(kind === 'series' ? 'sum' : 'defint', expression, x, from, to);
  if (kind === 'integral') return call('int', expression, x);
  if (kind === 'matrix' && operation === 'determinant') return call('det', expression);
  // Data are what is asked about; the formula is a step.
  if (kind === 'counted') return pack('wordProblems').countedQuestion(expression, operation, items);
  if (operation === 'ratio') return sym(membersOf(expression).map(plain).join(' : '));
  return expression;
};
