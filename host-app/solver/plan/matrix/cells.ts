import { add, mul, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { isNode, list, num, product, sum, ZERO, type Expr } from '../../tree/expr.js';
import { isMatrix } from '../../tree/predicates.js';

/** Entries as expressions, so that letters are entries too. */
export type Cells = readonly (readonly Expr[])[];

const isTuple = (e: Expr): boolean => isNode(e) && e.kind === 'list' && e.name === 'tuple';

/** The entries of a matrix with rows of equal length, or null. */
export const cellsOf = (e: Expr): Cells | null => {
  if (!isNode(e) || !isMatrix(e)) return null;
  const rows = e.args.map((row) => (isNode(row) ? row.args : []));
  const width = rows[0]?.length ?? 0;
  return width > 0 && rows.every((row) => row.length === width) ? rows : null;
};
export const matrixOf = (cells: Cells): Expr =>
  list(
    'matrix',
    cells.map((row) => list('row', row)),
  );

/** (1, 2, 3), [1, 2, 3] or a column. */
export const vectorOf = (e: Expr): readonly Expr[] | null => {
  if (isNode(e) && isTuple(e)) return e.args;
  const cells = cellsOf(e);
  const [first] = cells ?? [];
  if (!cells || !first) return null;
  if (cells.length === 1) return first;
  return first.length === 1 ? cells.flat() : null;
};
export const tuple = (parts: readonly Expr[]): Expr => list('tuple', parts);

export const cell = (cells: Cells, i: number, j: number): Expr => cells[i]?.[j] ?? ZERO;
export const isSquare = (cells: Cells): boolean => cells.every((row) => row.length === cells.length);
export const mapCells = (cells: Cells, change: (e: Expr, i: number, j: number) => Expr): Cells =>
  cells.map((row, i) => row.map((entry, j) => change(entry, i, j)));
/** Evaluates every entry. */
export const calculated = (cells: Cells): Cells => mapCells(cells, (entry) => expand(canon(entry)));

export const transposed = (cells: Cells): Cells =>
  (cells[0] ?? []).map((_, j) => cells.map((row) => row[j] ?? ZERO));
export const identityCells = (size: number): Cells =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => num(i === j ? 1 : 0)));
export const without = (cells: Cells, row: number, column: number): Cells =>
  cells.filter((_, i) => i !== row).map((line) => line.filter((_, j) => j !== column));

/** A factor 1 is written, so that every product can be found again. */
export const times = (a: Expr, b: Expr): Expr =>
  product(...[a, b].map((factor) => (factor.key === '1' ? num(1, '1') : factor)));

/** Row by column, each entry written out and not evaluated. */
export const writtenProduct = (a: Cells, b: Cells): Cells =>
  a.map((row) => (b[0] ?? []).map((_, j) => sum(...row.map((entry, k) => times(entry, cell(b, k, j))))));

/** The determinant by its definition along the first row, without steps. */
export const determinantOf = (cells: Cells): Expr => {
  const [first = []] = cells;
  if (cells.length < 2) return first[0] ?? ZERO;
  return first.reduce<Expr>((total, entry, j) => {
    if (entry.key === '0') return total;
    const part = expand(mul(entry, determinantOf(without(cells, 0, j))));
    return j % 2 === 0 ? add(total, part) : sub(total, part);
  }, ZERO);
};
