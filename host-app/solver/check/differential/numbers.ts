import { arg, call, isNode, rebuild, sym, type Expr } from '../../tree/expr.js';
import { contains } from '../../tree/walk.js';
import { evaluate, type Point } from '../values/evaluate.js';
import { measured, type Measured } from '../numbers/measured.js';

export type Values = Readonly<Record<string, number>>;
const pointOf = (values: Values): Point =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, measured(value)]));
const realOf = ({ re, im, error }: Measured, within: number): number =>
  Number.isFinite(re) && Math.abs(im) <= 1e-9 * (1 + Math.abs(re)) && error <= within * (1 + Math.abs(re))
    ? re
    : Number.NaN;

/** The real value, NaN where there is none. */
export const realAt = (e: Expr, at: Values): number => realOf(evaluate(e, pointOf(at)), 1e-7);
/** The slope by one letter, the others fixed. */
export const slopeAt = (e: Expr, name: string, at: Values): number =>
  realOf(evaluate(call('diff', e, sym(name)), pointOf(at)), 1e-5);
export const gapAt = (line: Expr, at: Values): number => realAt(arg(line, 0), at) - realAt(arg(line, 1), at);
export const sizeAt = (line: Expr, at: Values): number =>
  1 + Math.abs(realAt(arg(line, 0), at)) + Math.abs(realAt(arg(line, 1), at));
export const isEqualAt = (line: Expr, at: Values, within = 1e-8): boolean =>
  Math.abs(gapAt(line, at)) <= within * sizeAt(line, at);

/**
 * Left minus right as a function of one letter. Parts without it are evaluated once, with their rounding errors;
 * null when a side without it has no value.
 */
export const gapBy = (line: Expr, name: string, at: Values): ((value: number) => number) | null => {
  const point: Record<string, Measured> = { ...pointOf(at) };
  let count = 0;
  const reduced = (e: Expr): Expr => {
    if (!contains(e, name)) {
      count += 1;
      point[`#${count}`] = evaluate(e, point);
      return sym(`#${count}`);
    }
    if (!isNode(e) || e.name === 'diff' || e.name === 'int') return e;
    // A written exponent decides between real and complex roots.
    const isKept = (k: number): boolean => e.kind === 'power' && k === 1;
    return rebuild(
      e,
      e.args.map((part, k) => (isKept(k) ? part : reduced(part))),
    );
  };
  const sides = [arg(line, 0), arg(line, 1)];
  if (sides.some((side) => !contains(side, name) && Number.isNaN(realAt(side, at)))) return null;
  const [left, right] = sides.map(reduced);
  const value = (side: Expr | undefined): number => (side ? realOf(evaluate(side, point), 1e-7) : Number.NaN);
  return (own) => {
    point[name] = measured(own);
    return value(left) - value(right);
  };
};

/** The value of a letter that occurs without powers, NaN where it does not. */
export const straightRoot = (gap: (value: number) => number): number => {
  const [zero, one, other] = [gap(0), gap(1), gap(-2)];
  const slope = one - zero;
  const isStraight = Math.abs(zero - 2 * slope - other) <= 1e-9 * (1 + Math.abs(zero) + Math.abs(slope));
  return isStraight && Math.abs(slope) > 1e-12 ? -zero / slope : Number.NaN;
};
export const solvedFor = (line: Expr, name: string, at: Values): number =>
  straightRoot((value) => gapAt(line, { ...at, [name]: value }));

/** Letters that stand for numbers, with values among which are 0, 1, negative and equal ones. */
export const assignments = (letters: readonly string[]): Values[] =>
  letters.length === 0
    ? [{}]
    : [
        [0.7, 1.9],
        [0, 0],
        [1, 1],
        [-1.3, 0.4],
        [1, 0],
        [0, 2],
        [-1, -1],
        [2, -1],
      ].map((values) =>
        Object.fromEntries(letters.map((name, k) => [name, (values[k % 2] ?? 1) * (k > 1 ? 1.7 : 1)])),
      );

/** Weights of equally spaced values -4…4 for a derivative in the middle (Fornberg). */
const weights = (order: number): number[] => {
  const nodes = [0, 1, -1, 2, -2, 3, -3, 4, -4];
  let table = nodes.map(() => Array.from({ length: order + 1 }, () => 0));
  table[0] = [1, ...Array.from({ length: order }, () => 0)];
  let before = 1;
  for (let i = 1; i < nodes.length; i += 1) {
    let own = 1;
    const next = table.map((row) => [...row]);
    const at = (j: number, k: number): number => table[j]?.[k] ?? 0;
    const node = nodes[i] ?? 0;
    for (let j = 0; j < i; j += 1) {
      const gap = node - (nodes[j] ?? 0);
      own *= gap;
      for (let k = 0; k <= order; k += 1) {
        (next[j] ?? [])[k] = (node * at(j, k) - k * at(j, k - 1)) / gap;
        if (j === i - 1)
          (next[i] ?? [])[k] = (before / own) * (k * at(i - 1, k - 1) - (nodes[i - 1] ?? 0) * at(i - 1, k));
      }
    }
    before = own;
    table = next;
  }
  return nodes.map((_, j) => table[j]?.[order] ?? 0);
};
const NODES = [0, 1, -1, 2, -2, 3, -3, 4, -4];
const WEIGHTS = [0, 1, 2, 3, 4].map(weights);

/** f, f', f'', … at a point with two widths; NaN where they disagree. */
export const derivativesAt = (f: (x: number) => number, x: number, order: number): number[] => {
  const at = (h: number): number[] => {
    const values = NODES.map((node) => f(x + node * h));
    return WEIGHTS.slice(0, order + 1).map(
      (row, k) => row.reduce((sum, weight, j) => sum + weight * (values[j] ?? 0), 0) / h ** k,
    );
  };
  const [wide, narrow] = [at(0.05), at(0.025)];
  return wide.map((value, k) => {
    const other = narrow[k] ?? Number.NaN;
    return Math.abs(value - other) <= 1e-6 * (1 + Math.abs(value)) ? value : Number.NaN;
  });
};

/** Letters that make affine values 0 as well as possible (least squares); null when the values do not fix them. */
export const fitted = (
  values: (letters: Values) => readonly number[],
  names: readonly string[],
): Values | null => {
  const none = Object.fromEntries(names.map((name) => [name, 0]));
  const start = values(none);
  const columns = names.map((name) =>
    values({ ...none, [name]: 1 }).map((value, k) => value - (start[k] ?? 0)),
  );
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);
  const rows = columns.map((row) => [...columns.map((other) => dot(row, other)), -dot(row, start)]);
  for (let k = 0; k < rows.length; k += 1) {
    const best = rows.reduce(
      (found, row, i) => (i >= k && Math.abs(row[k] ?? 0) > Math.abs(rows[found]?.[k] ?? 0) ? i : found),
      k,
    );
    const [pivot, other] = [rows[best] ?? [], rows[k] ?? []];
    [rows[best], rows[k]] = [other, pivot];
    const lead = pivot[k] ?? 0;
    if (!(Math.abs(lead) > 1e-9)) return null;
    rows.forEach((row, i) => {
      const by = (row[k] ?? 0) / lead;
      if (i !== k) rows[i] = row.map((cell, j) => cell - by * (pivot[j] ?? 0));
    });
  }
  return Object.fromEntries(names.map((name, k) => [name, (rows[k]?.at(-1) ?? 0) / (rows[k]?.[k] ?? 1)]));
};
