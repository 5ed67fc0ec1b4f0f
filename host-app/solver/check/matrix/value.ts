import { arg, isNode, isNum, type Expr } from '../../tree/expr.js';
import { someNode, variablesOfAll } from '../../tree/walk.js';
import { measured } from '../numbers/measured.js';
import { PRIMES } from '../numbers/modular.js';
import {
  determinantGrid,
  identityGrid,
  inverseGrid,
  plusGrid,
  rankGrid,
  scaleGrid,
  timesGrid,
  traceGrid,
  turned,
  type Grid,
} from './algebra.js';
import { doubles, residues, type Entries } from './ring.js';

/** A number is a grid without rows. */
export type Value<T> = { readonly scalar: T } | { readonly grid: Grid<T> };
const holdsGrid = (e: Expr): boolean =>
  someNode(e, (part) => isNode(part) && part.kind === 'list' && ['matrix', 'tuple'].includes(part.name));

/** The entries of a matrix or a tuple (a column), evaluated one by one. */
const gridValue = <T>(e: Expr, ring: Entries<T>): Value<T> | null => {
  if (!isNode(e)) return null;
  const rows =
    e.name === 'matrix' ? e.args.map((row) => (isNode(row) ? row.args : [])) : e.args.map((part) => [part]);
  const values = rows.map((row) => row.map((part) => ring.leaf(part)));
  const width = values[0]?.length ?? 0;
  if (width === 0 || values.some((row) => row.length !== width || row.includes(null))) return null;
  return { grid: values.map((row) => row.filter((value) => value !== null)) };
};

const scalarOf = <T>(value: Value<T> | null): T | null => (value && 'scalar' in value ? value.scalar : null);
export const gridOf = <T>(value: Value<T> | null): Grid<T> | null =>
  value && 'grid' in value ? value.grid : null;
const asScalar = <T>(value: T | null): Value<T> | null => (value === null ? null : { scalar: value });
const asGrid = <T>(grid: Grid<T> | null): Value<T> | null => grid && { grid };

const joined = <T>(
  ring: Entries<T>,
  product: boolean,
  a: Value<T> | null,
  b: Value<T> | null,
): Value<T> | null => {
  if (!a || !b) return null;
  const [x, y] = [scalarOf(a), scalarOf(b)];
  const [m, n] = [gridOf(a), gridOf(b)];
  if (x !== null && y !== null) return { scalar: product ? ring.mul(x, y) : ring.add(x, y) };
  if (!product) return m && n ? asGrid(plusGrid(ring, m, n)) : null;
  if (m && n) return asGrid(timesGrid(ring, m, n));
  const [by, grid] = x === null ? [y, m] : [x, n];
  return by !== null && grid ? { grid: scaleGrid(ring, by, grid) } : null;
};

const powerValue = <T>(e: Expr, ring: Entries<T>): Value<T> | null => {
  const base = valueIn(arg(e, 0), ring);
  const [grid, exponent] = [gridOf(base), arg(e, 1)];
  if (grid && exponent.kind === 'sym' && exponent.name === 'T') return { grid: turned(grid) };
  const written = exponent.kind === 'negative' ? arg(exponent, 0) : exponent;
  if (!isNum(written) || written.value.d !== 1n) return null;
  const minus = exponent.kind === 'negative' || written.value.n < 0n;
  const times = Math.abs(Number(written.value.n));
  const start = minus
    ? grid
      ? asGrid(inverseGrid(ring, grid))
      : asScalar(invertScalar(ring, scalarOf(base)))
    : base;
  const one: Value<T> = grid ? { grid: identityGrid(ring, grid.length) } : { scalar: ring.of(1) };
  let result: Value<T> | null = one;
  for (let k = 0; k < Math.min(times, 64); k += 1) result = joined(ring, true, result, start);
  return result;
};
const invertScalar = <T>(ring: Entries<T>, value: T | null): T | null =>
  value === null ? null : ring.inverse(value);

const dotValue = <T>(ring: Entries<T>, u: readonly T[], v: readonly T[]): T =>
  u.reduce((total, value, k) => ring.add(total, ring.mul(value, v[k] ?? ring.of(0))), ring.of(0));

/** Cross product by the permutations of three places with their signs. */
const crossValue = <T>(ring: Entries<T>, u: readonly T[], v: readonly T[]): Value<T> | null => {
  if (u.length !== 3 || v.length !== 3) return null;
  const result = [ring.of(0), ring.of(0), ring.of(0)];
  for (const [i, j, k] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [2, 1, 0],
    [1, 0, 2],
  ] as const) {
    const even = (j - i + 3) % 3 === 1;
    const part = ring.mul(u[i] ?? ring.of(0), v[j] ?? ring.of(0));
    result[k] = ring.add(result[k] ?? ring.of(0), even ? part : ring.neg(part));
  }
  return { grid: result.map((value) => [value]) };
};

const flat = <T>(value: Value<T> | null): readonly T[] | null => {
  const grid = gridOf(value);
  return grid && (grid.length === 1 || grid[0]?.length === 1) ? grid.flat() : null;
};

const vectorCall = <T>(
  name: string,
  parts: readonly (Value<T> | null)[],
  ring: Entries<T>,
): Value<T> | null => {
  const [u, v] = parts.map(flat);
  if (!u) return null;
  const length = ring.root(dotValue(ring, u, u));
  if (name === 'norm') return asScalar(length);
  if (name === 'unit') {
    const share = length === null ? null : ring.inverse(length);
    return share === null ? null : { grid: u.map((value) => [ring.mul(value, share)]) };
  }
  if (!v || v.length !== u.length) return null;
  if (name === 'dot') return { scalar: dotValue(ring, u, v) };
  if (name === 'cross') return crossValue(ring, u, v);
  if (name === 'angle') {
    const other = ring.root(dotValue(ring, v, v));
    const share = length === null || other === null ? null : ring.inverse(ring.mul(length, other));
    return asScalar(share === null ? null : ring.arccosine(ring.mul(dotValue(ring, u, v), share)));
  }
  const share = name === 'projection' ? ring.inverse(dotValue(ring, u, u)) : null;
  return share === null
    ? null
    : { grid: u.map((value) => [ring.mul(value, ring.mul(share, dotValue(ring, u, v)))]) };
};

const callValue = <T>(e: Expr, ring: Entries<T>): Value<T> | null => {
  if (!isNode(e)) return null;
  const parts = e.args.map((part) => valueIn(part, ring));
  const grid = gridOf(parts[0] ?? null);
  if (!grid) return null;
  if (e.name === 'det') return asScalar(determinantGrid(ring, grid));
  if (e.name === 'trace') return grid.length === grid[0]?.length ? { scalar: traceGrid(ring, grid) } : null;
  if (e.name === 'transpose') return { grid: turned(grid) };
  if (e.name === 'rank') return { scalar: ring.of(rankGrid(ring, grid)) };
  return vectorCall(e.name, parts, ring);
};

/** The value of an expression with matrices, without simplification. */
export const valueIn = <T>(e: Expr, ring: Entries<T>): Value<T> | null => {
  if (!holdsGrid(e)) return asScalar(ring.leaf(e));
  if (!isNode(e)) return null;
  if (e.kind === 'list') return e.name === 'matrix' || e.name === 'tuple' ? gridValue(e, ring) : null;
  if (e.kind === 'call') return callValue(e, ring);
  if (e.kind === 'power') return powerValue(e, ring);
  if (e.kind === 'negative') return joined(ring, true, { scalar: ring.of(-1) }, valueIn(arg(e, 0), ring));
  if (e.kind === 'quotient') {
    const share = invertScalar(ring, scalarOf(valueIn(arg(e, 1), ring)));
    return share === null ? null : joined(ring, true, { scalar: share }, valueIn(arg(e, 0), ring));
  }
  if (e.kind !== 'sum' && e.kind !== 'product') return null;
  const parts = e.args.map((part) => valueIn(part, ring));
  return parts.reduce((a, b) => joined(ring, e.kind === 'product', a, b));
};

const sameValue = <T>(ring: Entries<T>, a: Value<T> | null, b: Value<T> | null): boolean | null => {
  if (!a || !b) return null;
  const [x, y] = [scalarOf(a), scalarOf(b)];
  if (x !== null && y !== null) return ring.same(x, y) === 'yes';
  const [m, n] = [gridOf(a), gridOf(b)];
  return (
    m !== null &&
    n !== null &&
    m.length === n.length &&
    m.every(
      (row, i) =>
        row.length === n[i]?.length &&
        row.every((value, j) => ring.same(value, n[i]?.[j] ?? value) === 'yes'),
    )
  );
};

/** Letters get fixed scattered numbers. */
export const exactRings = (names: readonly string[]): Entries<bigint>[] =>
  PRIMES.map((p, round) =>
    residues(
      p,
      Object.fromEntries(
        names.map((name, k) => [name, BigInt(7_919 * (k + 3) + 104_729 * (round + 1)) ** 5n % p]),
      ),
    ),
  );
const roundedRings = (names: readonly string[]): ReturnType<typeof doubles>[] =>
  [0.37, 1.61, -2.23].map((shift) =>
    doubles(Object.fromEntries(names.map((name, k) => [name, measured(shift + 0.7 * k)]))),
  );

/** Both sides agree: exactly modulo two primes, or as doubles where there are roots. */
export const sameMatrices = (a: Expr, b: Expr): 'identity' | 'numeric' | null => {
  const names = variablesOfAll(a, b);
  const exact = exactRings(names).map((ring) => sameValue(ring, valueIn(a, ring), valueIn(b, ring)));
  if (exact.every((one) => one !== null)) return exact.every(Boolean) ? 'identity' : null;
  return roundedRings(names).every((ring) => sameValue(ring, valueIn(a, ring), valueIn(b, ring)) === true)
    ? 'numeric'
    : null;
};
