import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { MathProblem } from '../../kernel/problem.js';
import type { Rule } from '../../texts/en.js';
import { arg, isInt, isNode, negative, num, product, rebuild, sum, type Expr } from '../../tree/expr.js';
import { someNode } from '../../tree/walk.js';
import {
  cell,
  cellsOf,
  determinantOf,
  identityCells,
  isSquare,
  mapCells,
  matrixOf,
  transposed,
  calculated,
  writtenProduct,
  type Cells,
} from './cells.js';
import { written } from '../acts.js';
import { invert } from './inverse.js';
import { reduceRows, rowsOf } from './rows.js';
import { isMatrix } from '../../tree/predicates.js';

/** One operation on matrices: written out, and evaluated. */
interface Done {
  readonly rule: Rule;
  readonly written: Expr | null;
  readonly result: Expr;
  readonly act?: string;
}
const done = (rule: Rule, written: Cells): Done => ({
  rule,
  written: matrixOf(written),
  result: matrixOf(calculated(written)),
});

const sums = (parts: readonly Expr[]): Done | null => {
  const signed = parts.map((part) => ({
    minus: part.kind === 'negative',
    cells: cellsOf(part.kind === 'negative' ? arg(part, 0) : part),
  }));
  const first = signed[0]?.cells;
  const fits = signed.every(
    ({ cells }) => cells?.length === first?.length && cells?.[0]?.length === first?.[0]?.length,
  );
  if (!first || !fits) return null;
  return done(
    'add-matrices',
    mapCells(first, (_, i, j) =>
      sum(
        ...signed.map(({ minus, cells }) => {
          const value = cell(cells ?? [], i, j);
          return minus ? negative(value) : value;
        }),
      ),
    ),
  );
};

const isScalar = (e: Expr): boolean => !someNode(e, isMatrix);

const firstEntry = (left: Cells, right: Cells): string => {
  const [row = [], column = []] = [left[0], transposed(right)[0]];
  const [a, b] = [row, column].map((entries) => entries.map(written).join(', '));
  return `The first entry is row 1 times column 1: (${a}) times (${b}), entry by entry, added up.`;
};

const times = (a: Expr, b: Expr): Done | null => {
  const [left, right] = [cellsOf(a), cellsOf(b)];
  if (left && right)
    return left[0]?.length === right.length
      ? { ...done('row-by-column', writtenProduct(left, right)), act: firstEntry(left, right) }
      : null;
  const [scalar, cells] = left ? [b, left] : [a, right];
  return cells && isScalar(scalar)
    ? done(
        'scale-matrix',
        mapCells(cells, (one) => product(scalar, one)),
      )
    : null;
};

const power = (base: Cells, exponent: Expr): Done | null => {
  if (exponent.kind === 'sym' && exponent.name === 'T')
    return { rule: 'transpose', written: null, result: matrixOf(transposed(base)) };
  const value = canon(exponent);
  if (!isSquare(base) || !isInt(value) || value.value.n > 12n || value.value.n < -12n) return null;
  const n = Number(value.value.n);
  if (n === 0)
    return { rule: 'power-of-matrix', written: null, result: matrixOf(identityCells(base.length)) };
  if (n === 1) return { rule: 'power-of-matrix', written: null, result: matrixOf(base) };
  if (n < 0) {
    const inverse = invert(calculated(base))?.exact;
    if (!inverse) throw new MathProblem('math.singular');
    return { rule: 'inverse-matrix', written: null, result: repeated(inverse, -n) };
  }
  return { rule: 'power-of-matrix', written: null, result: repeated(matrixOf(base), n) };
};
const repeated = (base: Expr, n: number): Expr => product(...Array.from({ length: n }, () => base));

const called = (e: Expr): Done | null => {
  const cells = isNode(e) && e.args.length === 1 ? cellsOf(arg(e, 0)) : null;
  if (!cells || !isNode(e)) return null;
  if (e.name === 'transpose')
    return { rule: 'transpose', written: null, result: matrixOf(transposed(cells)) };
  if (e.name === 'trace' && isSquare(cells)) {
    const written = sum(...cells.map((_, k) => cell(cells, k, k)));
    return { rule: 'trace', written, result: expand(canon(written)) };
  }
  if (e.name === 'det' && isSquare(cells))
    return { rule: 'determinant', written: null, result: determinantOf(calculated(cells)) };
  if (e.name !== 'rank') return null;
  const rows = rowsOf(arg(e, 0));
  return (
    rows && { rule: 'rank', written: null, result: num(reduceRows(rows, rows[0]?.length ?? 0).pivots.length) }
  );
};

/** The next operation whose operands are matrices; inner before outer, left before right. */
export const nextOperation = (e: Expr): { at: Expr; operation: Done } | null => {
  if (!isNode(e) || isMatrix(e)) return null;
  for (const part of e.args) {
    // A minus inside a sum is part of the sum.
    if (e.kind === 'sum' && part.kind === 'negative' && isMatrix(arg(part, 0))) continue;
    const inner = nextOperation(part);
    if (inner) return inner;
  }
  const operation = operationOf(e);
  return operation && { at: e, operation };
};

const operationOf = (e: Expr): Done | null => {
  if (!isNode(e) || isScalar(e)) return null;
  if (e.kind === 'call') return called(e);
  const [a, b] = e.args;
  if (e.kind === 'sum') return sums(e.args);
  if (e.kind === 'power' && a && b) {
    const cells = cellsOf(a);
    return cells && power(cells, b);
  }
  if (e.kind === 'negative' && a) {
    const cells = cellsOf(a);
    return (
      cells &&
      done(
        'scale-matrix',
        mapCells(cells, (one) => negative(one)),
      )
    );
  }
  if (e.kind === 'quotient' && a && b && isScalar(b)) {
    const cells = cellsOf(a);
    return (
      cells &&
      done(
        'scale-matrix',
        mapCells(cells, (one) => rebuild(e, [one, b])),
      )
    );
  }
  if (e.kind !== 'product' || !a || !b) return null;
  const first = times(a, b);
  if (!first || e.args.length === 2) return first;
  const rest = e.args.slice(2);
  return {
    ...first,
    written: first.written && product(first.written, ...rest),
    result: product(first.result, ...rest),
  };
};
