import { factorUnivariate } from '../../poly/factor.js';
import { sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import type { Draft, Step } from '../../solution.js';
import { call, isNum, list, negative, num, product, sum, sym, ZERO, type Expr } from '../../tree/expr.js';
import { usesI } from '../../tree/predicates.js';
import { quadraticRoots } from '../equation/polynomial.js';
import { distinct, equation, rootLine } from '../equation/equation.js';
import { factorsAct } from '../equation/factored.js';
import { factoredExpr } from '../equation/polynomial.js';
import { Trace, draftOf } from '../trace.js';
import {
  cellsOf,
  determinantOf,
  identityCells,
  isSquare,
  mapCells,
  matrixOf,
  tuple,
  calculated,
  type Cells,
} from './cells.js';
import { ad } from './determinant.js';
import { nullSpace, reduceRows, reductionSteps, rowsExpr, rowsOf } from './rows.js';

const LAMBDA = sym('λ');

/** All roots of the characteristic polynomial with their multiplicities, real or not; null when one has no short form. */
const eigenvalues = (characteristic: Expr): { value: Expr; times: number }[] | null => {
  const p = rationalCoefficients(characteristic, 'λ');
  if (!p) return null;
  const found: { value: Expr; times: number }[] = [];
  for (const [factor, times] of factorUnivariate(p).factors) {
    const [c, b, a] = factor.map((value) => num(value));
    if (!c || !b || factor.length > 3) return null;
    const roots = a
      ? quadraticRoots(a, b, c)
      : [expand(product(num(-1), c, num({ n: factor[1]?.d ?? 1n, d: factor[1]?.n ?? 1n })))];
    found.push(...roots.map((value) => ({ value, times })));
  }
  const real = distinct(found.map(({ value }) => value).filter((value) => !usesI(value)));
  const place = ({ value }: { value: Expr }): number => real.findIndex((one) => one.key === value.key);
  return found.sort((x, y) => place(x) - place(y));
};

const characteristicSteps = (cells: Cells): { polynomial: Expr; steps: readonly Step[] } => {
  const shifted = mapCells(cells, (value, i, j) => (i === j ? sub(value, LAMBDA) : value));
  const polynomial = expand(determinantOf(shifted));
  const start = call(
    'det',
    sum(matrixOf(cells), negative(product(LAMBDA, matrixOf(identityCells(cells.length))))),
  );
  const trace = new Trace(start, 'equal').to('subtract-lambda', call('det', matrixOf(shifted)));
  if (cells.length === 2) trace.to('small-determinants', ad(shifted));
  return { polynomial, steps: trace.to('characteristic', polynomial).steps };
};

/** Eigenvectors of one rational eigenvalue: rows of A - λ reduced, free unknowns chosen. */
const vectorsOf = (cells: Cells, value: Expr): { vectors: Expr[]; steps: Step[] } | null => {
  const shifted = mapCells(cells, (one, i, j) => (i === j ? sub(one, value) : one));
  const rows = rowsOf(matrixOf(shifted));
  if (!rows) return null;
  const reduction = reduceRows(rows, rows.length);
  const vectors = nullSpace(reduction, rows.length).map((vector) => tuple(vector.map((part) => num(part))));
  const start = sum(matrixOf(cells), negative(product(value, matrixOf(identityCells(cells.length)))));
  const steps = [
    ...new Trace(start, 'equal').to('subtract-value', rowsExpr(rows)).steps,
    ...reductionSteps(rows, reduction),
    ...new Trace(rowsExpr(reduction.rows), 'case').to('null-vectors', list('set', vectors)).steps,
  ];
  return { vectors, steps };
};

const valueSteps = (polynomial: Expr, values: readonly Expr[]): readonly Step[] => {
  const p = rationalCoefficients(polynomial, 'λ') ?? [];
  const trace = new Trace(equation(polynomial, ZERO), 'equivalent');
  trace.says('factor', equation(factoredExpr(p, 'λ'), ZERO), factorsAct(p));
  return trace.to('zero-product', rootLine('λ', values)).steps;
};

const characteristicOf = (operation: string, polynomial: Expr, steps: readonly Step[]): Draft | null =>
  operation === 'characteristic' ? draftOf({ kind: 'value', exact: polynomial }, steps) : null;

export const planEigen = (expression: Expr, operation: string): Draft | null => {
  const given = cellsOf(expression);
  const cells = given && calculated(given);
  if (!cells || !isSquare(cells) || cells.length > 4) return null;
  const { polynomial, steps } = characteristicSteps(cells);
  const only = characteristicOf(operation, polynomial, steps);
  if (only) return only;
  const found = eigenvalues(polynomial);
  if (!found) return null;
  const values = found.map(({ value }) => value);
  const lines = [...steps, ...valueSteps(polynomial, values)];
  if (operation === 'eigenvalues') return draftOf({ kind: 'list', items: values }, lines);
  if (!values.every(isNum)) return null;
  const pairs = values.map((value) => ({
    value,
    ...(vectorsOf(cells, value) ?? { vectors: [], steps: [] }),
  }));
  return draftOf(
    {
      kind: 'points',
      variables: ['λ', 'v'],
      points: pairs.flatMap(({ value, vectors }) => vectors.map((vector) => [value, vector])),
    },
    [...lines, ...pairs.flatMap((pair) => pair.steps)],
    ['note.eigenvector'],
  );
};
