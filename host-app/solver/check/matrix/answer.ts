import type { SolutionAnswer, Problem } from '../../solution.js';
import { call, isNode, isNum, negative, num, power, sum, arg, type Expr } from '../../tree/expr.js';
import { evaluate } from '../values/evaluate.js';
import { measured, plus, times, type Measured } from '../numbers/measured.js';
import { characteristic, identityGrid, plusGrid, rankGrid, scaleGrid, timesGrid } from './algebra.js';
import { doubles } from './ring.js';
import { exactRings, gridOf, sameMatrices, valueIn } from './value.js';

/** The question as one expression: the requested operation is a function of the matrix. */
const requested = ({ expression, options }: Problem): Expr => {
  switch (options.operation) {
    case 'determinant':
      return call('det', expression);
    case 'inverse':
      return power(expression, num(-1));
    case 'minus':
      return sum(arg(expression, 0), negative(arg(expression, 1)));
    case 'transpose':
    case 'trace':
    case 'rank':
      return call(options.operation, expression);
    default:
      return expression;
  }
};

/** A list beside a matrix is a column vector, as in the evaluation. */
const valueHolds = (problem: Problem, exact: Expr): boolean =>
  sameMatrices(requested(problem), exact) !== null;

/**
 * Leading ones are alone in their columns and move to the right; the rows span the same space as the given
 * rows.
 */
const reducedHolds = (given: Expr, result: Expr): boolean => {
  if (!isNode(result)) return false;
  let last = -1;
  const shaped = result.args.every((row, i) => {
    const lead = isNode(row) ? row.args.findIndex((value) => value.key !== '0') : -1;
    if (lead < 0)
      return result.args
        .slice(i)
        .every((rest) => isNode(rest) && rest.args.every((value) => value.key === '0'));
    const alone = result.args.every(
      (other, k) => isNode(other) && other.args[lead]?.key === (k === i ? '1' : '0'),
    );
    const right = lead > last;
    last = lead;
    return alone && right;
  });
  return (
    shaped &&
    exactRings([]).every((ring) => {
      const [a, b] = [gridOf(valueIn(given, ring)), gridOf(valueIn(result, ring))];
      if (!a || !b || a[0]?.length !== b[0]?.length) return false;
      const rank = rankGrid(ring, a);
      return rank === rankGrid(ring, b) && rank === rankGrid(ring, [...a, ...b]);
    })
  );
};

/** Horner's scheme; the scale decides which remainder counts as 0. */
const horner = (p: readonly Measured[], x: Measured): { quotient: Measured[]; rest: Measured } => {
  const values: Measured[] = [];
  for (const c of p) values.push(plus(c, times(values.at(-1) ?? measured(0), x)));
  return { rest: values.at(-1) ?? measured(0), quotient: values.slice(0, -1) };
};

/** Dividing the characteristic polynomial by (x - value), as often as it goes, must use it up. */
const valuesHold = (matrix: Expr, values: readonly Expr[]): boolean => {
  const ring = doubles({});
  const grid = gridOf(valueIn(matrix, ring));
  let left = grid && grid.length === grid[0]?.length ? characteristic(ring, grid)?.coefficients : undefined;
  if (!left) return false;
  const numbers = values.map((value) => evaluate(value, {}));
  const scale = 1 + Math.max(...left.map(({ re, im }) => Math.hypot(re, im)));
  for (const [k, x] of numbers.entries()) {
    if (numbers.some((other, at) => at < k && Math.hypot(other.re - x.re, other.im - x.im) < 1e-9))
      return false;
    const used = left.length;
    for (;;) {
      if (left.length < 2) break;
      const { quotient, rest } = horner(left, x);
      if (!(Math.hypot(rest.re, rest.im) < 1e-9 * scale)) break;
      left = quotient;
    }
    if (left.length === used) return false;
  }
  return left.length === 1 && (!values.every(isNum) || exactValues(matrix, values));
};
const exactValues = (matrix: Expr, values: readonly Expr[]): boolean =>
  exactRings([]).every((ring) => {
    const grid = gridOf(valueIn(matrix, ring));
    const p = grid && characteristic(ring, grid)?.coefficients;
    return p
      ? values.every((value) => {
          const x = ring.leaf(value);
          return x !== null && p.reduce((total, c) => ring.add(ring.mul(total, x), c), 0n) === 0n;
        })
      : false;
  });

/** A v = λ v exactly, and for every eigenvalue as many independent vectors as there are. */
const vectorsHold = (matrix: Expr, pairs: readonly (readonly Expr[])[]): boolean => {
  const values = [...new Map(pairs.map(([value]) => [value?.key, value])).values()].filter(
    (value) => value !== undefined,
  );
  if (!valuesHold(matrix, values)) return false;
  return exactRings([]).every((ring) => {
    const grid = gridOf(valueIn(matrix, ring));
    if (!grid) return false;
    return values.every((value) => {
      const x = ring.leaf(value);
      const mine = pairs
        .filter(([other]) => other?.key === value.key)
        .map(([, vector]) => vector && gridOf(valueIn(vector, ring)));
      const shifted =
        x === null
          ? null
          : plusGrid(ring, grid, scaleGrid(ring, ring.neg(x), identityGrid(ring, grid.length)));
      if (!shifted || mine.some((vector) => !vector)) return false;
      const taken = mine.every((vector) =>
        timesGrid(ring, shifted, vector ?? [])
          ?.flat()
          .every((part) => part === 0n),
      );
      const rank = rankGrid(
        ring,
        mine.map((vector) => vector?.flat() ?? []),
      );
      return taken && rank === mine.length && rank === grid.length - rankGrid(ring, shifted);
    });
  });
};

/** det(A - λ) for scattered λ. */
const polynomialHolds = (matrix: Expr, exact: Expr): boolean =>
  exactRings(['λ']).every((ring) => {
    const grid = gridOf(valueIn(matrix, ring));
    const p = grid && characteristic(ring, grid)?.coefficients;
    const [x, value] = [ring.leaf(LAMBDA), ring.leaf(exact)];
    if (!grid || !p || x === null || value === null) return false;
    const monic = p.reduce((total, c) => ring.add(ring.mul(total, x), c), 0n);
    return value === (grid.length % 2 === 0 ? monic : ring.neg(monic));
  });
const LAMBDA: Expr = { kind: 'sym', name: 'λ', key: 'λ' };

export const checkMatrix = (problem: Problem, answer: SolutionAnswer): boolean => {
  const { expression, options } = problem;
  if (answer.kind === 'list' && options.operation === 'eigenvalues')
    return valuesHold(expression, answer.items);
  if (answer.kind === 'points' && options.operation === 'eigenvectors')
    return vectorsHold(expression, answer.points);
  if (answer.kind !== 'value') return false;
  if (options.operation === 'characteristic') return polynomialHolds(expression, answer.exact);
  if (options.operation === 'rref') return reducedHolds(expression, answer.exact);
  return valueHolds(problem, answer.exact);
};
