import { div, mul, neg, pow } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import type { Method } from '../../solution.js';
import { call, negative, num, power, product, quotient, type Expr } from '../../tree/expr.js';
import { written } from '../acts.js';
import { Trace } from '../trace.js';
import { cell, determinantOf, mapCells, matrixOf, type Cells } from './cells.js';
import { ad, adAct } from './determinant.js';
import { reduceRows, reductionSteps, rowsExpr, rowsOf, type Rows } from './rows.js';

const inverseExpr = (cells: Cells): Expr => power(matrixOf(cells), negative(num(1)));

/** 1/(ad - bc) times the matrix with a and d exchanged and the signs of b and c turned. */
const byFormula = (cells: Cells): { exact: Expr; method: Method } | null => {
  const d = determinantOf(cells);
  if (cells.length !== 2 || d.key === '0') return null;
  const turned: Cells = [
    [cell(cells, 1, 1), neg(cell(cells, 0, 1))],
    [neg(cell(cells, 1, 0)), cell(cells, 0, 0)],
  ];
  const exact = matrixOf(mapCells(turned, (one) => expand(mul(one, pow(d, num(-1))))));
  const trace = new Trace(inverseExpr(cells), 'equal');
  trace.says(
    'inverse-formula',
    product(quotient(num(1), call('det', matrixOf(cells))), matrixOf(turned)),
    adAct(cells).replace('ad − bc with', 'Here'),
  );
  trace.says(
    'small-determinants',
    product(div(num(1), d), matrixOf(turned)),
    `ad − bc is ${written(ad(cells))} = ${written(d)}.`,
  );
  trace.to('scale-matrix', exact);
  return { exact, method: { nameKey: 'method.formula-matrix', steps: trace.steps } };
};

/** [A | 1] is reduced to [1 | inverse]. */
const byElimination = (rows: Rows): { exact: Expr; method: Method } | null => {
  const size = rows.length;
  const wide = rows.map((row, i) => [...row, ...rows.map((_, j) => ({ n: i === j ? 1n : 0n, d: 1n }))]);
  const reduction = reduceRows(wide, size);
  if (reduction.pivots.length < size) return null;
  const exact = rowsExpr(reduction.rows.map((row) => row.slice(size)));
  const start = new Trace(inverseExpr(rowsExprCells(rows)), 'case').to('augment', rowsExpr(wide), 'case');
  const steps = [...start.steps, ...reductionSteps(wide, reduction)];
  const end = new Trace(rowsExpr(reduction.rows), 'case').to('right-half', exact, 'case');
  return { exact, method: { nameKey: 'method.rows', steps: [...steps, ...end.steps] } };
};
const rowsExprCells = (rows: Rows): Cells => rows.map((row) => row.map((value) => num(value)));

interface Inverted {
  /** null: there is none, because the determinant is 0. */
  readonly exact: Expr | null;
  readonly methods: readonly Method[];
}
export const invert = (cells: Cells): Inverted | null => {
  const rows = rowsOf(matrixOf(cells));
  if (determinantOf(cells).key === '0') return { exact: null, methods: [] };
  const found = [byFormula(cells), rows ? byElimination(rows) : null].filter((one) => one !== null);
  const [first] = found;
  return first ? { exact: first.exact, methods: found.map(({ method }) => method) } : null;
};
