import { add, isZero, multiply, rational, subtract, type Rational } from '../../maths/rational.js';
import { canon } from '../kernel/canonical.js';
import type { Draft, Problem } from '../solution.js';
import { isNode, isNum, list, num, type Expr } from '../tree/expr.js';
import { solveRational } from './calculus/fractions.js';
import { step } from './trace.js';

type Rows = readonly (readonly Rational[])[];
const zero = rational(0);
const at = (a: Rows, i: number, j: number): Rational => a[i]?.[j] ?? zero;

const read = (e: Expr | undefined): Rows | null => {
  const matrix = e ? canon(e) : null;
  if (!matrix || !isNode(matrix) || matrix.name !== 'matrix') return null;
  const rows = matrix.args.map((row) =>
    isNode(row) ? row.args.filter(isNum).map((cell) => cell.value) : [],
  );
  const width = rows[0]?.length ?? 0;
  return width > 0 &&
    matrix.args.every((row, k) => isNode(row) && row.args.length === width && rows[k]?.length === width)
    ? rows
    : null;
};
const write = (rows: Rows): Expr =>
  list(
    'matrix',
    rows.map((row) =>
      list(
        'row',
        row.map((value) => num(value)),
      ),
    ),
  );

/** By elimination: row changes flip the sign. */
const determinant = (a: Rows): Rational => {
  const rows = a.map((row) => [...row]);
  let result = rational(1);
  for (let k = 0; k < rows.length; k += 1) {
    const pivotAt = rows.findIndex((row, i) => i >= k && !isZero(row[k] ?? zero));
    const pivot = rows[pivotAt];
    if (!pivot) return zero;
    if (pivotAt !== k) {
      rows.splice(pivotAt, 1);
      rows.splice(k, 0, pivot);
      // Moving a row up by m places is m exchanges.
      if ((pivotAt - k) % 2 === 1) result = { n: -result.n, d: result.d };
    }
    const head = pivot[k] ?? zero;
    result = multiply(result, head);
    for (const row of rows.slice(k + 1)) {
      const factor = rational((row[k] ?? zero).n * head.d, (row[k] ?? zero).d * head.n);
      row.forEach((value, j) => (row[j] = subtract(value, multiply(factor, pivot[j] ?? zero))));
    }
  }
  return result;
};

const compute = (operation: string, a: Rows, b: Rows | null): Expr | null => {
  const square = a.every((row) => row.length === a.length);
  const width = a[0]?.length ?? 0;
  if (operation === 'determinant') return square ? num(determinant(a)) : null;
  if (operation === 'transpose')
    return write(Array.from({ length: width }, (_, j) => a.map((row) => row[j] ?? zero)));
  if (operation === 'inverse') {
    const columns = square
      ? a.map((_, k) =>
          solveRational(
            a,
            a.map((_, i) => rational(i === k ? 1 : 0)),
          ),
        )
      : [];
    return square && columns.every((column) => column !== null)
      ? write(a.map((_, i) => columns.map((column) => column?.[i] ?? zero)))
      : null;
  }
  if (!b) return null;
  if (operation === 'times')
    return width === b.length
      ? write(
          a.map((row) =>
            (b[0] ?? []).map((_, j) =>
              row.reduce((total, value, k) => add(total, multiply(value, at(b, k, j))), zero),
            ),
          ),
        )
      : null;
  const fits = a.length === b.length && width === b[0]?.length;
  return fits
    ? write(
        a.map((row, i) => row.map((value, j) => (operation === 'plus' ? add : subtract)(value, at(b, i, j)))),
      )
    : null;
};

/** Sums, products, determinants, inverses and transposes of matrices of numbers. */
export const planMatrix = ({ expression, options }: Problem): Draft | null => {
  const operands = isNode(expression) && expression.name !== 'matrix' ? expression.args : [expression];
  const [a, b] = operands.map(read);
  const exact = a ? compute(options.operation ?? '', a, b ?? null) : null;
  return (
    exact && {
      answer: { kind: 'value', exact },
      methods: [{ nameKey: 'method.steps', steps: [step('matrix-rule', expression, exact, 'equal')] }],
      notes: [],
    }
  );
};
