import type { CheckWay, Step } from '../../solution.js';
import { isNode, type Expr } from '../../tree/expr.js';
import { collectNodes } from '../../tree/walk.js';
import { modulo, raise } from '../numbers/modular.js';
import { checkStep, pointsOf, type Ground } from '../steps.js';
import { identityGrid, rankGrid, timesGrid, type Grid } from './algebra.js';
import type { Entries } from './ring.js';
import { exactRings, gridOf, sameMatrices, valueIn } from './value.js';
import { isMatrix } from '../../tree/predicates.js';

const ROW =
  /^R(\d+) (<->|->) (?:R(\d+)|(-?\d+(?:\/\d+)?)\*R(\d+)|R(\d+) ([+-]) (?:(\d+(?:\/\d+)?)\*)?R(\d+))$/;
const fraction = (text: string, p: bigint): bigint => {
  const [top = '1', bottom = '1'] = text.split('/');
  return modulo(BigInt(top) * raise(modulo(BigInt(bottom), p), p - 2n, p), p);
};

/** Repeats the row operation of the detail on `grid`; null when it cannot be read. */
const again = (grid: Grid<bigint>, detail: string, ring: Entries<bigint>, p: bigint): Grid<bigint> | null => {
  const [, target, arrow, other, factor, same, kept, sign, times, source] = ROW.exec(detail) ?? [];
  const row = (text: string | undefined): readonly bigint[] => grid[Number(text) - 1] ?? [];
  const put = (at: string | undefined, next: readonly bigint[]): Grid<bigint> =>
    grid.map((old, k) => (k === Number(at) - 1 ? next : old));
  if (arrow === '<->' && other)
    return grid.map((old, k) =>
      k === Number(target) - 1 ? row(other) : k === Number(other) - 1 ? row(target) : old,
    );
  if (arrow !== '->') return null;
  if (factor !== undefined && same === target) {
    const by = fraction(factor, p);
    return by === 0n
      ? null
      : put(
          target,
          row(target).map((value) => ring.mul(by, value)),
        );
  }
  if (kept !== target || source === target || !source) return null;
  const by = modulo((sign === '-' ? -1n : 1n) * fraction(times ?? '1', p), p);
  return put(
    target,
    row(target).map((value, k) => ring.add(value, ring.mul(by, row(source)[k] ?? 0n))),
  );
};

const equalGrids = (a: Grid<bigint> | null, b: Grid<bigint> | null): boolean =>
  a !== null &&
  b !== null &&
  a.length === b.length &&
  a.every((row, i) => row.length === b[i]?.length && row.every((value, j) => value === b[i]?.[j]));

/** Both lines' matrices, exactly, modulo each of two primes. */
const inBoth = (
  before: Expr,
  after: Expr,
  test: (a: Grid<bigint>, b: Grid<bigint>, ring: Entries<bigint>, p: bigint) => boolean,
): boolean => {
  const [[a], [b]] = [collectNodes(before, isMatrix), collectNodes(after, isMatrix)];
  if (!a || !b) return false;
  return exactRings([]).every((ring) => {
    const [left, right] = [gridOf(valueIn(a, ring)), gridOf(valueIn(b, ring))];
    return left !== null && right !== null && test(left, right, ring, ring.neg(1n) + 1n);
  });
};

const rowOperation = ({ before, after, detail = '' }: Step): boolean =>
  inBoth(before, after, (a, b, ring, p) => equalGrids(again(a, detail, ring, p), b));

const leftHalf = (a: Grid<bigint>): Grid<bigint> => a.map((row) => row.slice(0, a.length));
const rightHalf = (a: Grid<bigint>): Grid<bigint> => a.map((row) => row.slice(a.length));
const isOne = (ring: Entries<bigint>, a: Grid<bigint>): boolean =>
  equalGrids(a, identityGrid(ring, a.length));

/** As many independent vectors as there are free unknowns, each of them taken to 0. */
const nullVectors = (matrix: Expr, vectors: Expr): boolean =>
  isNode(vectors) &&
  exactRings([]).every((ring) => {
    const grid = gridOf(valueIn(matrix, ring));
    const columns = vectors.args.map((vector) => gridOf(valueIn(vector, ring)));
    if (!grid || columns.some((column) => column === null)) return false;
    const zero = columns.every((column) =>
      timesGrid(ring, grid, column ?? [])
        ?.flat()
        .every((value) => value === 0n),
    );
    const rows = columns.map((column) => column?.flat() ?? []);
    return (
      zero &&
      rankGrid(ring, rows) === rows.length &&
      rows.length === (grid[0]?.length ?? 0) - rankGrid(ring, grid)
    );
  });

const checkLine = (step: Step): CheckWay | null => {
  const { before, after, rule, link, detail } = step;
  const way = (holds: boolean): CheckWay | null => (holds ? 'recomputed' : null);
  if (rule === 'augment')
    return way(
      inBoth(before, after, (a, b, ring) => equalGrids(leftHalf(b), a) && isOne(ring, rightHalf(b))),
    );
  if (rule === 'right-half')
    return way(
      inBoth(before, after, (a, b, ring) => isOne(ring, leftHalf(a)) && equalGrids(rightHalf(a), b)),
    );
  if (rule === 'null-vectors') return way(nullVectors(before, after));
  if (detail !== undefined && !rowOperation(step)) return null;
  if (link === 'equal') return sameMatrices(before, after);
  return detail === undefined ? null : 'identity';
};

/** Checks steps between lines with matrices; lines of the characteristic equation are checked at its roots. */
export const checkMatrixStep = (step: Step, eigenvalues: readonly Expr[]): Step | CheckWay | null => {
  const lines = [step.before, step.after].some(
    (line) => isNode(line) && (line.kind === 'relation' || line.name === 'or' || line.name === 'none'),
  );
  if (lines) {
    const ground: Ground = { points: pointsOf('λ', eigenvalues), variable: 'λ', where: 'complex' };
    return checkStep(step, ground);
  }
  return checkLine(step);
};
