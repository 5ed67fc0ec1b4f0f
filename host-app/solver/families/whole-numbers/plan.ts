import { written } from '../../plan/acts.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, isNum, list, num, product, quotient, sum, negative, type Expr } from '../../tree/expr.js';
import { taskOf } from '../family.js';
import { isOfKind } from './kinds.js';

const MOST_LISTED = 60;
const valueOf = (e: Expr): number => (isNum(e) ? Number(e.value.n) : Number.NaN);
/** The numbers in order. */
const numbersOf = (expression: Expr, base: string, kind: string): readonly number[] => {
  const isOne = (n: number): boolean => isOfKind(n, kind);
  if (base === 'range') {
    const [lo, hi] = [0, 1].map((k) => valueOf(arg(arg(expression, k), 1))) as [number, number];
    return Array.from({ length: hi - lo + 1 }, (_, k) => lo + k).filter(isOne);
  }
  const size = valueOf(expression);
  if (base === 'factors')
    return Array.from({ length: size }, (_, k) => k + 1).filter(
      (n) => size % n === 0 && (kind === 'proper' ? n < size : isOne(n)),
    );
  const first: number[] = [];
  for (let n = 1; first.length < size; n += 1) if (isOne(n)) first.push(n);
  return first;
};
/** The distance of neighbours where all of them are alike. */
const stepOf = (all: readonly number[]): number | null => {
  const gap = (all[1] ?? 0) - (all[0] ?? 0);
  return all.length > 4 && all.every((n, k) => k === 0 || n - (all[k - 1] ?? 0) === gap) ? gap : null;
};
const minus = (a: Expr, b: Expr): Expr => sum(a, negative(b));

/** Numbers with equal distances are counted and added by the formulas of arithmetic sequences. */
const byFormula = (trace: Trace, all: readonly number[], gap: number, what: string): Expr => {
  const [first, last] = [num(all[0] ?? 0), num(all.at(-1) ?? 0)];
  const count = num(all.length);
  trace.says('whole-ends', list('tuple', [first, last]), `The first is ${written(first)}, the last is ${written(last)}, and they go on by ${gap}.`);
  const counted = sum(quotient(minus(last, first), num(gap)), num(1));
  trace.says('whole-count', counted, `The distance from the first to the last, divided by ${gap}, and 1 for the first.`);
  trace.says('whole-worked-out', count, `There are ${all.length} of them.`);
  if (what === 'count') return count;
  const total = num(all.reduce((a, b) => a + b, 0));
  trace.says('whole-sum', quotient(product(count, sum(first, last)), num(2)), 'Their number times the sum of the first and the last, divided by 2.');
  trace.says('whole-worked-out', total, `Their sum is ${written(total)}.`);
  return total;
}; // prettier-ignore

const picked = (all: readonly number[], what: string): Expr | null => {
  if (what === 'count') return num(all.length);
  if (what === 'sum') return num(all.reduce((a, b) => a + b, 0));
  if (what === 'product') return num(all.reduce((a, b) => a * BigInt(b), 1n));
  const one = what === 'smallest' ? all[0] : all.at(-1);
  return one === undefined ? null : num(one);
};
const acts: Readonly<Record<string, (all: readonly number[], result: Expr) => string>> = {
  count: (_, result) => `There are ${written(result)} of them.`,
  sum: (all, result) => `${all.join(' + ')} = ${written(result)}.`,
  product: (all, result) => `${all.join(' · ')} = ${written(result)}.`,
  largest: (_, result) => `${written(result)} is the largest of them.`,
  smallest: (_, result) => `${written(result)} is the smallest of them.`,
  last: (all, result) => `${written(result)} has place ${all.length}.`,
};

/** The numbers are listed or, where they are many, counted by their ends; then the question is answered. */
export const planWholeNumbers = (problem: Problem): Draft | null => {
  const [base = '', kind = '', what = ''] = taskOf(problem).split('-');
  const all = numbersOf(problem.expression, base, kind);
  const trace = new Trace(problem.expression, 'implies');
  const gap = stepOf(all);
  if (base !== 'factors' && gap !== null && (what === 'count' || what === 'sum') && all.length > 7) {
    const exact = byFormula(trace, all, gap, what);
    return draftOf({ kind: 'value', exact }, trace.steps);
  }
  const isEnd = (what === 'largest' || what === 'smallest') && base === 'range';
  const [first] = all;
  if (isEnd && first !== undefined && all.length > 12) {
    const exact = num(what === 'largest' ? (all.at(-1) ?? first) : first);
    return draftOf({ kind: 'value', exact }, trace.says('whole-end', exact, `${written(exact)} is the ${what} of them.`).steps);
  }
  if (all.length > MOST_LISTED || (first === undefined && what !== 'count')) return null;
  const set = list('set', all.map((n) => num(n)));
  trace.says('whole-listed', set, all.length === 0 ? 'There is no such number.' : `They are ${all.join(', ')}.`);
  if (what === 'list') return draftOf({ kind: 'list', items: all.map((n) => num(n)) }, trace.steps);
  const exact = picked(all, what);
  return exact && draftOf({ kind: 'value', exact }, trace.says('whole-result', exact, acts[what]?.(all, exact) ?? '').steps);
}; // prettier-ignore
