import { add, equals, isZero, multiply, rational, subtract, type Rational } from '../../maths/rational.js';
import { isNode, isNum, type Expr } from '../tree/expr.js';

type Rows = readonly (readonly Rational[])[];

const exact = (e: Expr): Rational | null => {
  if (isNum(e)) return e.value;
  if (!isNode(e)) return null;
  const [a, b] = e.args.map(exact);
  if (e.kind === 'negative' && a) return { n: -a.n, d: a.d };
  return e.kind === 'quotient' && a && b && !isZero(b) ? rational(a.n * b.d, a.d * b.n) : null;
};

export const rowsOf = (e: Expr): Rows | null => {
  if (!isNode(e) || e.name !== 'matrix') return null;
  const rows = e.args.map((row) => (isNode(row) ? row.args.map(exact) : []));
  return rows.every((row) => row.every((value) => value !== null)) ? rows : null;
};

const zero = rational(0);
const entry = (a: Rows, i: number, j: number): Rational => a[i]?.[j] ?? zero;
const times = (a: Rows, b: Rows): Rows =>
  a.map((row) =>
    (b[0] ?? []).map((_, j) =>
      row.reduce((total, value, k) => add(total, multiply(value, entry(b, k, j))), zero),
    ),
  );
const same = (a: Rows, b: Rows): boolean =>
  a.length === b.length &&
  a.every((row, i) => row.length === b[i]?.length && row.every((value, j) => equals(value, entry(b, i, j))));

/** By expansion along the first row, where the planner eliminates. */
const determinant = (a: Rows): Rational =>
  a.length === 1
    ? entry(a, 0, 0)
    : (a[0] ?? []).reduce((total, value, j) => {
        const minor = a.slice(1).map((row) => row.filter((_, k) => k !== j));
        const part = multiply(value, determinant(minor));
        return j % 2 === 0 ? add(total, part) : subtract(total, part);
      }, zero);

export const checkMatrix = (expression: Expr, operation: string, answer: Expr): boolean => {
  const operands =
    isNode(expression) && expression.name !== 'matrix' ? expression.args.map(rowsOf) : [rowsOf(expression)];
  const [a, b] = operands;
  if (!a) return false;
  if (operation === 'determinant') {
    const value = exact(answer);
    return (
      value !== null &&
      a.length < 7 &&
      a.every((row) => row.length === a.length) &&
      equals(value, determinant(a))
    );
  }
  const result = rowsOf(answer);
  if (!result) return false;
  if (operation === 'transpose')
    return same(
      result,
      (a[0] ?? []).map((_, j) => a.map((row) => row[j] ?? zero)),
    );
  if (operation === 'inverse')
    return same(
      times(a, result),
      a.map((row, i) => row.map((_, j) => rational(i === j ? 1 : 0))),
    );
  if (!b) return false;
  if (operation === 'times') return same(result, times(a, b));
  const sign = operation === 'plus' ? add : subtract;
  return same(
    result,
    a.map((row, i) => row.map((value, j) => sign(value, entry(b, i, j)))),
  );
};
