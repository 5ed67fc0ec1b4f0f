import { measured } from '../../check/numbers/measured.js';
import { evaluate } from '../../check/values/evaluate.js';
import { parse } from '../../parse/index.js';
import { arg, isNode, membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

type At = Readonly<Record<string, number>>;
const value = (e: Expr, at: At): number =>
  evaluate(e, Object.fromEntries(Object.entries(at).map(([name, one]) => [name, measured(one)]))).re;
const gap = (line: Expr, at: At): number =>
  line.kind === 'relation' ? value(arg(line, 0), at) - value(arg(line, 1), at) : value(line, at);
const isTuple = (e: Expr): boolean => isNode(e) && e.name === 'tuple';

/** The coefficients of a quadratic, from its values at three places. */
export const quadratic = (source: Expr, k: string, size: number): readonly [a: number, b: number, c: number] => {
  const [x = ''] = variablesOf(source).filter((name) => name !== k);
  const [c, up, down] = [0, 1, -1].map((one) => gap(source, { [k]: size, [x]: one })) as [number, number, number];
  return [(up + down) / 2 - c, (up - down) / 2, c];
}; // prettier-ignore
/** a, b, c of ax + by + c, from three values; a vector has its components. */
export const direction = (e: Expr, at: At): readonly number[] => {
  if (isTuple(e)) return membersOf(e).map((one) => value(one, at));
  const [c, x, y] = [[0, 0], [1, 0], [0, 1]].map(([x = 0, y = 0]) => gap(e, { ...at, x, y })) as [number, number, number]; // prettier-ignore
  return [x - c, y - c, c];
};
const minor = (rows: readonly (readonly number[])[], column: number): number[][] =>
  rows.slice(1).map((row) => row.filter((_, k) => k !== column));
const determinant = (rows: readonly (readonly number[])[]): number =>
  rows.length === 1
    ? (rows[0]?.[0] ?? Number.NaN)
    : (rows[0] ?? []).reduce(
        (all, one, k) => all + (k % 2 === 0 ? one : -one) * determinant(minor(rows, k)),
        0,
      );

/** How far a value of the letter is from what the condition says; 0 where it is true. */
export const gapAt = (kind: string, how: string, source: Expr, k: string, size: number): number => {
  const at = { [k]: size };
  if (kind === 'discriminant' || kind === 'square') {
    const [a, b, c] = quadratic(source, k, size);
    return b * b - 4 * a * c;
  }
  if (kind === 'pair') {
    const [a, b, c] = quadratic(source, k, size);
    const [word, ...numbers] = how.split(' ');
    const [m = Number.NaN, n = Number.NaN] = numbers.map((one) => value(parse(one), {}));
    if (word === 'sum') return b + m * a;
    if (word === 'product') return c - m * a;
    return word === 'difference' ? b * b - 4 * a * c - (m * a) ** 2 : m * n * b * b - (m + n) ** 2 * a * c;
  }
  const parts = membersOf(source);
  if (kind === 'put' || kind === 'root' || kind === 'point') {
    const [line = source, ...places] = parts;
    return gap(line, { ...at, ...Object.fromEntries(places.map((one) => [arg(one, 0).key, value(arg(one, 1), at)])) });
  }
  if (kind === 'determinant')
    return determinant(membersOf(arg(arg(source, 0), 0)).map((row) => membersOf(row).map((one) => value(one, at)))) - value(arg(source, 1), at);
  if (kind === 'progression') {
    const [a = 0, b = 0, c = 0] = parts.map((one) => value(one, at));
    return how === 'geometric' ? b * b - a * c : 2 * b - a - c;
  }
  if (kind === 'slope') {
    const [p = [], q = []] = parts.slice(0, 2).map((one) => membersOf(one).map((part) => value(part, at)));
    return (q[1] ?? 0) - (p[1] ?? 0) - value(parts[2] ?? source, at) * ((q[0] ?? 0) - (p[0] ?? 0));
  }
  const [u = [], v = []] = parts.map((one) => direction(one, at));
  const isVector = parts.every(isTuple);
  const pair = (isVector ? u : u.slice(0, 2)).map((one, i) => [one, v[i] ?? 0] as const);
  if (kind === 'perpendicular') return pair.reduce((all, [a, b]) => all + a * b, 0);
  return (u[0] ?? 0) * (v[1] ?? 0) - (u[1] ?? 0) * (v[0] ?? 0);
}; // prettier-ignore

/** Whether lines that have one direction are one line; for other conditions whether the case is a special one. */
export const isExcluded = (kind: string, how: string, source: Expr, k: string, size: number): boolean => {
  const at = { [k]: size };
  if (kind === 'discriminant' || kind === 'pair') return Math.abs(quadratic(source, k, size)[0]) < 1e-9;
  const parts = membersOf(source);
  if (kind === 'progression') return how === 'geometric' && parts.some((one) => Math.abs(value(one, at)) < 1e-9);
  if (kind === 'slope') return Math.abs(value(arg(parts[0] ?? source, 0), at) - value(arg(parts[1] ?? source, 0), at)) < 1e-9;
  if (kind !== 'parallel' && kind !== 'system') return false;
  const [[a = 0, b = 0, c = 0] = [], [d = 0, e = 0, f = 0] = []] = parts.map((one) => direction(one, at));
  const isOne = Math.abs(a * f - c * d) + Math.abs(b * f - c * e) < 1e-9;
  return (kind === 'parallel' || !how.startsWith('inf')) === isOne && !parts.every(isTuple);
}; // prettier-ignore

/** The equation is the condition: it is as far from true as that, up to a factor, for any value of the letter. */
export const saysCondition = (kind: string, how: string, source: Expr, equation: Expr, k: string): boolean => {
  const isBoth = isNode(equation) && equation.name === 'and';
  const [line = equation, other] = isBoth ? equation.args : [equation];
  const isOpen = other !== undefined && isNode(other) && other.name === '!=';
  if (isBoth && !(isOpen && kind === 'discriminant' && isMultiple((size) => gap(other, { [k]: size }), (size) => quadratic(source, k, size)[0]))) return false;
  return isMultiple((size) => gap(line, { [k]: size }), (size) => gapAt(kind, how, source, k, size));
}; // prettier-ignore
const isMultiple = (a: (size: number) => number, b: (size: number) => number): boolean => {
  const ratios = [0.37, 1.91, -2.23, 5.47].map((size) => a(size) / b(size));
  const [first = Number.NaN] = ratios;
  return Math.abs(first) > 1e-9 && ratios.every((one) => Math.abs(one - first) < 1e-9 * (1 + Math.abs(first)));
}; // prettier-ignore

/** Whether a quadratic equation with this value of the letter has as many roots as the question says. */
export const hasRoots = (how: string, source: Expr, k: string, size: number): boolean => {
  const [a, b, c] = quadratic(source, k, size);
  const inside = b * b - 4 * a * c;
  if (how.startsWith('no')) return inside < 0;
  return how === 'real' ? inside >= 0 : inside > 0 && a !== 0;
};
