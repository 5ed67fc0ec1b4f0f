import type { Draft, Problem } from '../../solution.js';
import { arg, call, isCall, sym, type Expr } from '../../tree/expr.js';
import { isPlusInfinity } from '../../tree/predicates.js';
import { variablesOf } from '../../tree/walk.js';
import { evaluate, endValue } from '../values/evaluate.js';
import { measured, near } from '../numbers/measured.js';
import { addsUpForever, lnSize } from '../curves/sizes.js';
import type { Judge } from '../curves/steps.js';

const VERDICTS: Readonly<Record<string, string>> = {
  converges: 'converges',
  diverges: 'diverges',
  'converges conditionally': 'conditional',
};
const verdictOf = (line: Expr): string | undefined => (line.kind === 'sym' ? VERDICTS[line.name] : undefined);

type Terms = (n: number) => number;
const termsOf =
  (e: Expr, name: string): Terms =>
  (n) => {
    const value = evaluate(e, { [name]: measured(n) });
    return Math.abs(value.im) > 1e-9 * (1 + Math.abs(value.re)) ? Number.NaN : value.re;
  };

/** Whether the sizes of the terms add up: by the ratio of neighbours, then by doubling (Cauchy's condensation). */
export const sizesConverge = (e: Expr, name: string): boolean | null => {
  const ratio = (n: number): number => Math.exp(lnSize(e, name, n + 1) - lnSize(e, name, n));
  const [early, late] = [ratio(1000), ratio(10_000)];
  if (late < 0.98 && early < 0.99) return true;
  if (late > 1.02 && early > 1.01) return false;
  const doubled = Array.from({ length: 200 }, (_, k) => k * Math.LN2 + lnSize(e, name, 2 ** (k + 4)));
  const forever = addsUpForever(doubled);
  return forever === null ? null : !forever;
};
const alternates = (a: Terms): boolean =>
  Array.from({ length: 40 }, (_, k) => k + 20).every(
    (n) => a(n) * a(n + 1) < 0 && Math.abs(a(n + 1)) <= Math.abs(a(n)) * (1 + 1e-12),
  );
const vanishes = (e: Expr, name: string): boolean =>
  lnSize(e, name, 1e9) < lnSize(e, name, 1e3) - 1 || lnSize(e, name, 1e9) < Math.log(1e-3);

export const seriesVerdict = (e: Expr, name: string, verdict: string): boolean => {
  const a = termsOf(e, name);
  const sizes = sizesConverge(e, name);
  const leibniz = alternates(a) && vanishes(e, name);
  if (verdict === 'converges') return sizes === true || (sizes === null && leibniz);
  if (verdict === 'conditional') return sizes === false && leibniz;
  const values = Array.from({ length: 40 }, (_, k) => a(60 + k));
  const steady = values.every((value) => value * (values[0] ?? 0) >= 0);
  return sizes === false && (steady || !vanishes(e, name));
};

export const CONVERGENCE: Judge = {
  holds: ({ expression, variable }, { answer }) =>
    answer.kind === 'verdict' && seriesVerdict(expression, variable, answer.verdict),
  step: (step, problem, draft) => seriesStep(step.rule, step.before, step.after, problem, draft),
};
export const seriesStep = (
  rule: string,
  before: Expr,
  after: Expr,
  problem: Problem,
  draft: Draft,
): 'recomputed' | 'numeric' | null | undefined => {
  if (rule === 'neighbor-ratio') {
    const [a, b] = [before, after].map((line) =>
      termsOf(line, problem.kind === 'power-series' ? 'n' : problem.variable),
    );
    return a && b && [3, 4, 6, 9].every((n) => near(a(n), b(n), 1e-9)) ? 'numeric' : null;
  }
  const verdict = isCall(before, 'sum') ? verdictOf(after) : undefined;
  if (verdict !== undefined) {
    const letter = arg(before, 1);
    return letter.kind === 'sym' && seriesVerdict(arg(before, 0), letter.name, verdict) ? 'recomputed' : null;
  }
  if (rule === 'integral-test' && isPlusInfinity(after)) {
    const f = termsOf(arg(before, 0), problem.variable);
    const values = [1e2, 1e10, 1e50, 1e100, 1e300].map(f);
    const grows = values.every((value, k) => k === 0 || value > (values[k - 1] ?? value) + 0.3);
    return grows && draft.answer.kind === 'verdict' && draft.answer.verdict !== 'converges'
      ? 'numeric'
      : null;
  }
  if (isCall(before, 'sum')) return sumHolds(before, after) ? 'numeric' : null;
  return undefined;
};

/** A sum without end by partial sums, with the rest extrapolated in two ways that must agree. */
const endless = (a: Terms, from: number): number => {
  const marks = [64, 128, 256, 512, 1024, 2048, 4096];
  const sums: number[] = [];
  let total = 0;
  let small = 0;
  for (let n = from; n < from + 4096; n += 1) {
    const term = a(n);
    if (!Number.isFinite(term)) {
      if (small < 1e-15 * (1 + Math.abs(total))) return total;
      return Number.NaN;
    }
    total += term;
    small = Math.abs(term);
    if (small < 1e-18 && n > from + 12 && Math.abs(a(n + 1)) < 1e-18) return total;
    if (marks.includes(n - from + 1)) sums.push(total);
  }
  return alternates(a) ? averaged(a, from) : richardson(sums);
};
/** Powers of 1/n drop out one after the other. */
const richardson = (sums: readonly number[]): number => {
  let row = [...sums];
  for (let k = 1; row.length > 2; k += 1)
    row = row.slice(1).map((value, j) => (2 ** k * value - (row[j] ?? 0)) / (2 ** k - 1));
  const [a = Number.NaN, b = Number.NaN] = row;
  return Math.abs(a - b) < 1e-7 * (1 + Math.abs(b)) ? b : Number.NaN;
};
/** Means of means of partial sums (Euler). */
const averaged = (a: Terms, from: number): number => {
  let total = 0;
  const sums: number[] = [];
  for (let n = from; n < from + 60; n += 1) {
    total += a(n);
    if (n >= from + 20) sums.push(total);
  }
  let row = sums;
  while (row.length > 2) row = row.slice(1).map((value, j) => (value + (row[j] ?? 0)) / 2);
  return row[1] ?? Number.NaN;
};

const sumHolds = (sum: Expr, value: Expr): boolean => {
  const letter = arg(sum, 1);
  if (letter.kind !== 'sym') return false;
  const a = termsOf(arg(sum, 0), letter.name);
  const [from, to] = [endValue(arg(sum, 2)), arg(sum, 3)];
  const [free] = variablesOf(to);
  if (free === undefined) {
    const wanted = endValue(value);
    if (isPlusInfinity(to)) return near(endless(a, from), wanted, 1e-8);
    return near(added(a, from, endValue(to)), wanted, 1e-9);
  }
  return [3, 4, 5, 7, 10, 13].every((n) => {
    const last = evaluate(to, { [free]: measured(n) }).re;
    return near(added(a, from, last), evaluate(value, { [free]: measured(n) }).re, 1e-9);
  });
};
const added = (a: Terms, from: number, to: number): number => {
  let total = 0;
  for (let n = from; n <= to && n < from + 20_000; n += 1) total += a(n);
  return to - from < 20_000 ? total : Number.NaN;
};

export const SUM: Judge = {
  holds: ({ expression, variable, options }, draft) => {
    const { answer } = draft;
    if (answer.kind === 'verdict') return seriesVerdict(expression, variable, answer.verdict);
    if (answer.kind !== 'value' && answer.kind !== 'expression') return false;
    const { from, to } = options;
    if (!from || !to) return false;
    return sumHolds(call('sum', expression, sym(variable), from, to), answer.exact);
  },
  step: (step, problem, draft) => seriesStep(step.rule, step.before, step.after, problem, draft),
};
