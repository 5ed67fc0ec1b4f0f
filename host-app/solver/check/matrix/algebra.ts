import type { Entries } from './ring.js';

export type Grid<T> = readonly (readonly T[])[];

export const identityGrid = <T>(ring: Entries<T>, size: number): Grid<T> =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => ring.of(i === j ? 1 : 0)));
export const turned = <T>(a: Grid<T>): Grid<T> =>
  (a[0] ?? []).map((_, j) => a.flatMap((row) => row.slice(j, j + 1)));
const isSquareGrid = <T>(a: Grid<T>): boolean => a.every((row) => row.length === a.length);

export const plusGrid = <T>(ring: Entries<T>, a: Grid<T>, b: Grid<T>): Grid<T> | null =>
  a.length === b.length && a[0]?.length === b[0]?.length
    ? a.map((row, i) => row.map((value, j) => ring.add(value, b[i]?.[j] ?? ring.of(0))))
    : null;
export const scaleGrid = <T>(ring: Entries<T>, by: T, a: Grid<T>): Grid<T> =>
  a.map((row) => row.map((value) => ring.mul(by, value)));
export const timesGrid = <T>(ring: Entries<T>, a: Grid<T>, b: Grid<T>): Grid<T> | null => {
  if (a[0]?.length !== b.length) return null;
  const columns = turned(b);
  return a.map((row) =>
    columns.map((column) =>
      row.reduce((total, value, k) => ring.add(total, ring.mul(value, column[k] ?? ring.of(0))), ring.of(0)),
    ),
  );
};

export const traceGrid = <T>(ring: Entries<T>, a: Grid<T>): T =>
  a.reduce((total, row, i) => ring.add(total, row[i] ?? ring.of(0)), ring.of(0));

/**
 * Faddeev and LeVerrier, where the planners expand and eliminate: coefficients of det(x - A), highest first,
 * and the last matrix of the sequence, from which the inverse follows.
 */
export const characteristic = <T>(
  ring: Entries<T>,
  a: Grid<T>,
): { coefficients: readonly T[]; adjugate: Grid<T> } | null => {
  const size = a.length;
  const coefficients = [ring.of(1)];
  let m = identityGrid(ring, size);
  let adjugate = m;
  for (let k = 1; k <= size; k += 1) {
    const product = timesGrid(ring, a, m);
    const share = ring.inverse(ring.of(k));
    if (!product || share === null) return null;
    const c = ring.neg(ring.mul(share, traceGrid(ring, product)));
    coefficients.push(c);
    adjugate = m;
    m = plusGrid(ring, product, scaleGrid(ring, c, identityGrid(ring, size))) ?? m;
  }
  return { coefficients, adjugate };
};

export const determinantGrid = <T>(ring: Entries<T>, a: Grid<T>): T | null => {
  const last = isSquareGrid(a) ? characteristic(ring, a)?.coefficients.at(-1) : undefined;
  if (last === undefined) return null;
  return a.length % 2 === 0 ? last : ring.neg(last);
};

export const inverseGrid = <T>(ring: Entries<T>, a: Grid<T>): Grid<T> | null => {
  const found = isSquareGrid(a) ? characteristic(ring, a) : null;
  const last = found?.coefficients.at(-1);
  const share = last === undefined ? null : ring.inverse(ring.neg(last));
  return found && share !== null ? scaleGrid(ring, share, found.adjugate) : null;
};

/** Rank over residues: columns from the right, where the planners go from the left. */
export const rankGrid = <T>(ring: Entries<T>, a: Grid<T>): number => {
  let rows = a.map((row) => [...row].reverse());
  let rank = 0;
  for (let column = 0; column < (a[0]?.length ?? 0); column += 1) {
    const head = rows.find((row) => ring.same(row[column] ?? ring.of(0), ring.of(0)) !== 'yes');
    const share = head ? ring.inverse(head[column] ?? ring.of(0)) : null;
    if (!head || share === null) continue;
    rank += 1;
    rows = rows
      .filter((row) => row !== head)
      .map((row) => {
        const factor = ring.neg(ring.mul(row[column] ?? ring.of(0), share));
        return row.map((value, k) => ring.add(value, ring.mul(factor, head[k] ?? ring.of(0))));
      });
  }
  return rank;
};
