import type { Method } from '../../solution.js';
import { list, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import type { Outcome, Row } from '../systems/linear.js';
import { Trace } from '../trace.js';
import { reduceRows, reductionSteps, rowsExpr } from './rows.js';

/** The system as a matrix, reduced row by row, and read again. */
export const gaussMethods = (
  system: Expr,
  rows: readonly Row[],
  unknowns: readonly string[],
  outcome: Outcome,
): Method[] => {
  const start = new Trace(system, 'equivalent').to('augmented-matrix', rowsExpr(rows));
  const reduction = reduceRows(rows, unknowns.length);
  const end = new Trace(rowsExpr(reduction.rows), 'equivalent');
  if (outcome.kind === 'none') end.to('contradiction', list('none', []));
  else
    end.to(
      outcome.kind === 'family' ? 'free-unknown' : 'read-off',
      list(
        'and',
        unknowns.map((name, k) => relation('=', sym(name), outcome.values[k] ?? ZERO)),
      ),
    );
  return [
    { nameKey: 'method.gauss', steps: [...start.steps, ...reductionSteps(rows, reduction), ...end.steps] },
  ];
};
