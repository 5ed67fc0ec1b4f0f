import { gcd } from '../../../maths/rational.js';
import { canon } from '../../kernel/canonical.js';
import { written } from '../../plan/acts.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { anyOf, arg, call, isInt, list, negative, num, product, relation, sum, sym, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { substitute, wholeLetter } from '../../tree/walk.js';
import { taskOf } from '../family.js';
import { lineIn } from './read.js';

const size = (n: bigint): bigint => (n < 0n ? -n : n);
const times = (n: bigint, e: Expr): Expr => (n === 1n ? e : n === -1n ? negative(e) : product(num(n), e));
const plus = (n: bigint, slope: bigint, k: Expr): Expr => {
  const part = slope < 0n ? negative(times(-slope, k)) : times(slope, k);
  return n === 0n ? part : sum(num(n), part);
};
/** The least x from 0 on with a whole y. */
const firstOf = (a: bigint, b: bigint, c: bigint): bigint | null => {
  for (let x = 0n; x < size(b); x += 1n) if ((c - a * x) % b === 0n) return x;
  return null;
};
/** s and t with s·a + t·b = 1. */
const bezout = (a: bigint, b: bigint): readonly [bigint, bigint] => {
  let [r, next, s, s2, t, t2] = [a, b, 1n, 0n, 0n, 1n];
  while (next !== 0n) {
    const q = r / next;
    [r, next, s, s2, t, t2] = [next, r - q * next, s2, s - q * s2, t2, t - q * t2];
  }
  return r < 0n ? [-s, -t] : [s, t];
};

/** 37 = 1 · 23 + 14, 23 = 1 · 14 + 9 … */
const divisionsOf = (a: bigint, b: bigint): readonly Expr[] => {
  const lines: Expr[] = [];
  for (let [x, y] = [a, b]; y > 0n && x % y > 0n; [x, y] = [y, x % y])
    lines.push(relation('=', num(x), sum(product(num(x / y), num(y)), num(x % y))));
  return lines;
};

const MOST_TRIED = 12n;
const MOST_LISTED = 60;
const pairs = (problem: Problem): Draft | null => {
  const { expression } = problem;
  const found = lineIn(expression);
  if (!found) return null;
  const { letters: [x, y], numbers: [a0, b0, c0] } = found; // prettier-ignore
  const [X, Y] = [sym(x), sym(y)];
  const g = gcd(a0, b0);
  const trace = new Trace(expression, 'implies');
  trace.says('pairs-gcd', relation('=', call('gcd', num(size(a0)), num(size(b0))), num(g)), `${g} divides ${written(times(a0, X))} and ${written(times(b0, Y))} for any integers, so it must divide ${written(num(c0))}.`);
  if (c0 % g !== 0n) {
    const rest = ((c0 % g) + g) % g;
    trace.says('pairs-none', relation('=', num(c0), sum(product(num((c0 - rest) / g), num(g)), num(rest))), `${written(num(c0))} divided by ${g} leaves ${rest}, so no integers satisfy the equation.`);
    return draftOf({ kind: 'points', variables: [x, y], points: [], inconsistent: true }, trace.steps);
  }
  const [a, b, c] = [a0 / g, b0 / g, c0 / g];
  const first = firstOf(a, b, c);
  if (first === null) return null;
  const last = (c - a * first) / b;
  const line = relation('=', sum(times(a, X), times(b, Y)), num(c));
  if (g > 1n) trace.says('pairs-divided', line, `Each side is divided by ${g}.`);
  const put = relation('=', sum(product(num(a), num(first)), product(num(b), num(last))), num(c));
  if (size(b) > MOST_TRIED) {
    const [s, t] = bezout(a, b);
    trace.says('pairs-euclid', list('system', divisionsOf(size(a), size(b))), 'Each line divides by the remainder of the line before, until 1 is left.');
    trace.says('pairs-one', relation('=', sum(product(num(a), num(s)), product(num(b), num(t))), num(1)), `The lines are read backwards, each remainder written with the numbers of its line${c === 1n ? '' : `; times ${written(num(c))} that is a solution`}.`);
    trace.says('pairs-one', put, `Multiples of ${size(b)} are taken from ${x} = ${written(num(s * c))}, so that ${x} becomes ${first}.`);
  } else trace.says('pairs-one', put, `Of ${x} = 0, 1, 2 and so on the first with a whole ${y} is ${x} = ${first}: ${y} = ${written(num(last))}.`);
  const k = sym(wholeLetter(expression));
  const [p, q] = [plus(first, size(b), k), plus(last, b > 0n ? -a : a, k)];
  const all = list('and', [relation('=', X, p), relation('=', Y, q)]);
  trace.says('pairs-all', all, `Another solution has ${written(times(a, sym('u')))} + ${written(times(b, sym('v')))} = 0 for the changes u of ${x} and v of ${y}; as ${size(a)} and ${size(b)} have no common factor, u is a multiple of ${size(b)}.`);
  if (taskOf(problem) === 'all') return draftOf({ kind: 'family', variables: [x, y], point: [p, q], parameters: [k.key] }, trace.steps, ['note.integer']);
  return inRange(problem, trace, [first, size(b)], [last, b > 0n ? -a : a], [x, y]);
}; // prettier-ignore

type Line = readonly [start: bigint, slope: bigint];
/** Both letters are positive, or not negative, for finitely many k where one falls as the other grows. */
const inRange = (
  problem: Problem,
  trace: Trace,
  [x0, dx]: Line,
  [y0, dy]: Line,
  variables: readonly [string, string],
): Draft | null => {
  if (dy >= 0n) return null;
  const least = taskOf(problem) === 'positive' ? 1n : 0n;
  const points: Expr[][] = [];
  for (let [x, y] = [x0, y0]; y >= least; [x, y] = [x + dx, y + dy])
    if (x >= least && points.push([num(x), num(y)]) > MOST_LISTED) return null;
  const cases = points.map(([x, y]) => list('and', [relation('=', sym(variables[0]), x ?? num(0)), relation('=', sym(variables[1]), y ?? num(0))]));
  const word = least === 1n ? 'positive' : 'not negative';
  trace.says('pairs-kept', anyOf(cases), points.length === 0 ? `No pair is ${word}.` : `${points.length} of these pairs ${points.length > 1 ? 'are' : 'is'} ${word}.`);
  return draftOf(points.length === 0 ? { kind: 'points', variables, points, inconsistent: true } : { kind: 'points', variables, points }, trace.steps);
}; // prettier-ignore

const remainder = (n: bigint, m: bigint): bigint => ((n % m) + m) % m;
/** Every remainder is put in. */
const residues = ({ expression, variable }: Problem): Draft | null => {
  const [left, right, modulus] = [0, 1, 2].map((k) => arg(expression, k)) as [Expr, Expr, Expr];
  const m = isInt(modulus) ? modulus.value.n : 0n;
  const valueAt = (side: Expr, n: bigint): bigint | null => {
    const value = canon(substitute(side, sym(variable), num(n)));
    return isInt(value) ? remainder(value.value.n, m) : null;
  };
  const roots: bigint[] = [];
  const rows: Expr[] = [];
  for (let n = 0n; n < m; n += 1n) {
    const [a, b] = [valueAt(left, n), valueAt(right, n)];
    if (a === null || b === null) return null;
    rows.push(list('row', [num(n), num(a), num(b)]));
    if (a === b) roots.push(n);
  }
  const trace = new Trace(expression, 'implies');
  trace.says('residues-table', list('matrix', rows), `Each row has a remainder of ${variable} modulo ${m}, and what both sides leave.`);
  const x = sym(variable);
  const act = roots.length === 0 ? 'No row has two equal remainders.' : `Both sides leave the same for ${variable} = ${roots.join(', ')}.`;
  const none = { kind: 'points' as const, variables: [variable], points: [], inconsistent: true as const };
  if (roots.length === 0) return draftOf(none, trace.says('residues-result', list('none', []), act).steps);
  const letter = wholeLetter(expression);
  const lines = roots.map((root) => relation('=', x, plus(root, m, sym(letter))));
  trace.says('residues-result', anyOf(lines), act);
  return draftOf({ kind: 'periodic', variable, roots: roots.map((root) => num(root)), period: num(m), letter }, trace.steps, ['note.integer']);
}; // prettier-ignore

export const planIntegerEquation = (problem: Problem): Draft | null =>
  taskOf(problem) === 'residues' ? residues(problem) : pairs(problem);
