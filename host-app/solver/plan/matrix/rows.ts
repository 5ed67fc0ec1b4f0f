import {
  divide,
  gcd,
  isZero,
  multiply,
  negate,
  rational,
  subtract,
  type Rational,
} from '../../../maths/rational.js';
import { canon } from '../../kernel/canonical.js';
import { spend } from '../../kernel/problem.js';
import type { Step } from '../../solution.js';
import type { Rule } from '../../texts/en.js';
import { isNum, num, type Expr } from '../../tree/expr.js';
import { cellsOf, matrixOf } from './cells.js';
import { Trace } from '../trace.js';

export type Rows = readonly (readonly Rational[])[];
const zero = rational(0);

/** The entries as fractions; null when there is anything else. */
export const rowsOf = (e: Expr): Rows | null => {
  const cells = cellsOf(canon(e));
  return cells?.every((row) => row.every(isNum))
    ? cells.map((row) => row.map((entry) => (isNum(entry) ? entry.value : zero)))
    : null;
};
export const rowsExpr = (rows: Rows): Expr => matrixOf(rows.map((row) => row.map((value) => num(value))));
export const entry = (rows: Rows, i: number, j: number): Rational => rows[i]?.[j] ?? zero;

/** A row operation in the notation of a step's detail, which the checks read and repeat. */
interface Operation {
  readonly rule: Rule;
  readonly detail: string;
  readonly act: string;
  readonly rows: Rows;
}
const written = (value: Rational): string => (value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`);

const minusSign = (text: string): string => text.replace('-', '−');

const exchange = (rows: Rows, i: number, j: number, column: number): Operation => ({
  rule: 'swap-rows',
  detail: `R${i + 1} <-> R${j + 1}`,
  act: `Rows ${i + 1} and ${j + 1} change places: ${isZero(rows[i]?.[column] ?? zero) ? `row ${i + 1} has 0 where a number is needed to work with` : 'it is easiest to work with 1'}.`,
  rows: rows.map((row, k) => (k === i ? (rows[j] ?? row) : k === j ? (rows[i] ?? row) : row)),
});
const scaled = (rows: Rows, i: number, by: Rational): Operation => ({
  rule: 'scale-row',
  detail: `R${i + 1} -> ${written(by)}*R${i + 1}`,
  act: `Row ${i + 1} is ${by.n === 1n || by.n === -1n ? `divided by ${minusSign(written(divide(rational(1), by)))}` : `multiplied by ${minusSign(written(by))}`}, so that it begins with 1.`,
  rows: rows.map((row, k) => (k === i ? row.map((value) => multiply(value, by)) : row)),
});
/** row i minus `times` row j. */
const reduced = (rows: Rows, i: number, j: number, times: Rational): Operation => {
  const size = times.n < 0n ? negate(times) : times;
  const factor = size.n === size.d ? '' : `${written(size)}*`;
  return {
    rule: 'add-row',
    detail: `R${i + 1} -> R${i + 1} ${times.n < 0n ? '+' : '-'} ${factor}R${j + 1}`,
    act: `${size.n === size.d ? 'Row' : `${written(size)} times row`} ${j + 1} is ${times.n < 0n ? 'added to' : 'subtracted from'} row ${i + 1}: its entry in the same column becomes 0.`,
    rows: rows.map((row, k) =>
      k === i ? row.map((value, at) => subtract(value, multiply(times, entry(rows, j, at)))) : row,
    ),
  };
};

/** The best pivot row: one with 1 or -1 if there is one. */
const pivotRow = (rows: Rows, from: number, column: number): number => {
  const usable = rows.flatMap((row, i) => (i >= from && !isZero(row[column] ?? zero) ? [i] : []));
  const unit = usable.find(
    (i) => [1n, -1n].includes(entry(rows, i, column).n) && entry(rows, i, column).d === 1n,
  );
  const [first = -1] = usable;
  return first === from && unit !== undefined && entry(rows, from, column).d === 1n ? unit : (unit ?? first);
};

export interface Reduction {
  readonly rows: Rows;
  readonly pivots: readonly number[];
  readonly operations: readonly Operation[];
}
/**
 * Gaussian elimination: down only for a determinant, to the reduced form otherwise. Pivots are in the first
 * `columns`.
 */
export const reduceRows = (start: Rows, columns: number, down = false): Reduction => {
  const operations: Operation[] = [];
  const pivots: number[] = [];
  let rows = start;
  const apply = (operation: Operation): void => {
    spend(20);
    operations.push(operation);
    ({ rows } = operation);
  };
  for (let column = 0; column < columns && pivots.length < rows.length; column += 1) {
    const at = pivots.length;
    const found = pivotRow(rows, at, column);
    if (found < 0) continue;
    if (found !== at) apply(exchange(rows, at, found, column));
    const head = entry(rows, at, column);
    if (!down && !(head.n === 1n && head.d === 1n)) apply(scaled(rows, at, divide(rational(1), head)));
    for (let i = down ? at + 1 : 0; i < rows.length; i += 1) {
      const value = entry(rows, i, column);
      if (i !== at && !isZero(value)) apply(reduced(rows, i, at, divide(value, entry(rows, at, column))));
    }
    pivots.push(column);
  }
  return { rows, pivots, operations };
};

/** One step for each row operation. */
export const reductionSteps = (start: Rows, { operations }: Reduction): Step[] => {
  const trace = new Trace(rowsExpr(start), 'equivalent');
  for (const { rule, detail, act, rows } of operations)
    trace.to(rule, rowsExpr(rows), 'equivalent', [], detail, act);
  return trace.steps;
};

/** A basis of the solutions of rows · v = 0, whole numbers without a common factor. */
export const nullSpace = ({ rows, pivots }: Reduction, width: number): Rational[][] =>
  Array.from({ length: width }, (_, k) => k)
    .filter((column) => !pivots.includes(column))
    .map((free) => {
      const vector = Array.from({ length: width }, (_, k) => rational(k === free ? 1 : 0));
      pivots.forEach((column, i) => (vector[column] = negate(entry(rows, i, free))));
      const scale = vector.reduce((found, { d }) => (found * d) / gcd(found, d), 1n);
      return vector.map((value) => multiply(value, rational(scale)));
    });
