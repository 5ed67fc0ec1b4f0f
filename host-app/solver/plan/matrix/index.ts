import type { Draft, Method, Problem } from '../../solution.js';
import { arg, call, isCall, negative, num, power, product, sum, type Expr } from '../../tree/expr.js';
import { mapTree, substitute } from '../../tree/walk.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { MathProblem } from '../../kernel/problem.js';
import { written } from '../acts.js';
import { Trace } from '../trace.js';
import { nextOperation } from './arithmetic.js';
import { cellsOf, determinantOf, isSquare, matrixOf, vectorOf, calculated } from './cells.js';
import { determinantMethods } from './determinant.js';
import { planEigen } from './eigen.js';
import { invert } from './inverse.js';
import { reduceRows, reductionSteps, rowsExpr, rowsOf } from './rows.js';
import { planVectors } from './vectors.js';
import { isMatrix } from '../../tree/predicates.js';

const draft = (exact: Expr, methods: readonly Method[]): Draft => ({
  answer: { kind: 'value', exact },
  methods,
  notes: [],
});

/** The question as one expression: its operation becomes a function of the matrix. */
const matrixExpression = ({ expression, options }: Pick<Problem, 'expression' | 'options'>): Expr => {
  const operation = options.operation ?? '';
  if (operation === 'determinant') return call('det', expression);
  if (['transpose', 'trace', 'rank', 'rref'].includes(operation)) return call(operation, expression);
  if (operation === 'inverse') return power(expression, num(-1));
  if (operation === 'minus' && expression.kind === 'list')
    return sum(arg(expression, 0), negative(arg(expression, 1)));
  return expression;
};

const planInverse = (expression: Expr): Draft | null => {
  const cells = cellsOf(arg(expression, 0));
  const found = cells && isSquare(cells) ? invert(calculated(cells)) : null;
  if (!found) return null;
  if (!found.exact) throw new MathProblem('math.singular');
  return draft(found.exact, found.methods);
};

const planReduced = (expression: Expr): Draft | null => {
  const matrix = arg(expression, 0);
  const rows = rowsOf(matrix);
  if (!rows) return null;
  const reduction = reduceRows(rows, rows[0]?.length ?? 0);
  const steps = reductionSteps(rows, reduction);
  const last = rowsExpr(reduction.rows);
  if (isCall(expression, 'rref')) return draft(last, [{ nameKey: 'method.rows', steps }]);
  const exact = num(reduction.pivots.length);
  const end = new Trace(call('rank', last), 'equal').says(
    'rank',
    exact,
    `${reduction.pivots.length} of ${rows.length} rows are not 0.`,
  );
  return draft(exact, [{ nameKey: 'method.rows', steps: [...steps, ...end.steps] }]);
};

/** 'The first entry is 1 · 5 + 2 · 7 = 19.' */
const firstEntry = (line: Expr, value: Expr): string | undefined => {
  const [from, to] = [line, value].map((e) => cellsOf(e)?.[0]?.[0]);
  return from && to && from.key !== to.key
    ? `The first entry is ${written(from)} = ${written(to)}, and so on.`
    : undefined;
};

/** One operation after another, each first written out and then evaluated. */
const planArithmetic = (expression: Expr): Draft | null => {
  const trace = new Trace(expression, 'equal');
  for (let k = 0; k < 60; k += 1) {
    const next = nextOperation(trace.line);
    if (!next) break;
    const { rule, written: open, result, act } = next.operation;
    if (open) trace.says(rule, substitute(trace.line, next.at, open), act);
    trace.says(
      open ? 'evaluate' : rule,
      substitute(trace.line, open ?? next.at, result),
      open ? firstEntry(open, result) : undefined,
    );
  }
  const cells = cellsOf(trace.line);
  if (cells) {
    const exact = matrixOf(calculated(cells));
    trace.to('evaluate', exact);
    return draft(exact, [{ nameKey: 'method.steps', steps: trace.steps }]);
  }
  const whole = canon(trace.line);
  const left = mapTree(whole, (part) => (isMatrix(part) ? call('matrix-left') : part));
  if (left.key !== whole.key || whole.kind === 'list') return null;
  const exact = expand(whole);
  trace.to('evaluate', exact);
  return draft(exact, [{ nameKey: 'method.steps', steps: trace.steps }]);
};

const VECTORS = new Set(['dot', 'cross', 'norm', 'angle', 'unit', 'projection']);

/** Products of a matrix and a vector: (1, 2) beside a matrix is a column. */
const columns = (e: Expr): Expr =>
  e.kind === 'product' && e.args.some(isMatrix)
    ? product(
        ...e.args.map((part) => {
          const vector = part.kind === 'list' && part.name === 'tuple' ? vectorOf(part) : null;
          return vector ? matrixOf(vector.map((value) => [value])) : part;
        }),
      )
    : e;

export const planMatrix = (problem: Problem): Draft | null => {
  const operation = problem.options.operation ?? '';
  if (['eigenvalues', 'eigenvectors', 'characteristic'].includes(operation))
    return planEigen(problem.expression, operation);
  const expression = columns(matrixExpression(problem));
  if (expression.kind === 'call' && VECTORS.has(expression.name)) return planVectors(expression);
  const [inner] = expression.kind === 'call' ? expression.args : [];
  if (expression.kind === 'call' && inner && isMatrix(inner)) {
    if (expression.name === 'rref' || expression.name === 'rank') return planReduced(expression);
    const cells = expression.name === 'det' ? cellsOf(inner) : null;
    if (cells)
      return isSquare(cells)
        ? draft(determinantOf(calculated(cells)), determinantMethods(calculated(cells)))
        : null;
  }
  if (expression.kind === 'power' && isMatrix(arg(expression, 0)) && canon(arg(expression, 1)).key === '-1')
    return planInverse(expression);
  return planArithmetic(expression);
};
