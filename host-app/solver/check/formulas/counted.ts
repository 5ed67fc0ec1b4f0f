import type { CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { pack } from '../../packs/registry.js';
import { evaluate } from '../values/evaluate.js';
import { identical } from '../values/identity.js';
import { measured } from '../numbers/measured.js';
import { methodsThatHold } from '../methods.js';
import { verifyConversion } from './conversion.js';
import { isBestLine, numbersOf, RECOUNTS } from './recount.js';

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(b));
const sorted = (values: readonly number[]): string => [...values].sort((a, b) => a - b).join();

/** m and b of y = m x + b, from two values of the right side. */
const lineOf = (e: Expr): readonly [m: number, b: number] => {
  const at = (x: number): number => evaluate(arg(e, 1), { x: measured(x) }).re;
  return [at(1) - at(0), at(0)];
};

const verifyRegression = ({ options }: Problem, { answer, methods }: Draft): readonly Method[] | null => {
  if (answer.kind !== 'equation') return null;
  const [m, b] = lineOf(answer.exact);
  if (!isBestLine(numbersOf(options.items ?? []), m, b)) return null;
  const point = { m: measured(m), b: measured(b) };
  return methodsThatHold(methods, (step) => {
    const name = arg(step.after, 0).key;
    const [value, wanted] = [evaluate(arg(step.after, 1), { ...point, x: measured(2) }).re, evaluate(arg(step.after, 0), { ...point, y: measured(2 * m + b) }).re]; // prettier-ignore
    return ['m', 'b', 'y'].includes(name) && near(value, wanted) ? 'recomputed' : null;
  });
};

/** The value with so many values on each side, by counting smaller and larger ones. */
const verifyData = (
  operation: string,
  { options }: Problem,
  { answer, methods }: Draft,
): readonly Method[] | null => {
  const data = numbersOf(options.items ?? []);
  const often = (x: number): number => data.filter((y) => near(x, y)).length;
  const most = Math.max(...data.map(often));
  const isLevel = data.every((x) => often(x) === most) && new Set(data).size > 1;
  const wanted =
    operation === 'quartiles'
      ? ['lower', 'median', 'upper'].map((name) => RECOUNTS[name]?.(data, []) ?? Number.NaN)
      : isLevel
        ? []
        : [...new Set(data.filter((x) => often(x) === most))].sort((a, b) => a - b);
  const same = (values: readonly Expr[]): boolean =>
    values.length === wanted.length &&
    values.every((e, k) => near(evaluate(e, {}).re, wanted[k] ?? Number.NaN));
  const given =
    answer.kind === 'facts'
      ? answer.facts.map(({ value }) => value)
      : answer.kind === 'list'
        ? answer.items
        : answer.kind === 'verdict'
          ? []
          : null;
  if (!given || !same(given)) return null;
  const holds = ({ rule, before, after }: Step): boolean => {
    if (rule === 'sort-data') return sorted(numbersOf([before])) === numbersOf([after]).join();
    const parts = isNode(after) ? after.args : [];
    return same(parts.map((part) => (part.kind === 'relation' ? arg(part, 1) : part)));
  };
  return methodsThatHold(methods, (one) => (holds(one) ? 'recomputed' : null));
};

/** The same number from the data themselves; each line of arithmetic keeps its value. */
export const verifyCounted = (problem: Problem, draft: Draft): readonly Method[] | null => {
  const { expression, options } = problem;
  const [operation, items] = [options.operation ?? '', options.items ?? []];
  if (operation === 'regression') return verifyRegression(problem, draft);
  if (operation === 'modes' || operation === 'quartiles') return verifyData(operation, problem, draft);
  if (operation.startsWith('tail:')) return pack('distributions').verifyDistribution(problem, draft);
  if (operation === 'convert') return verifyConversion(problem, draft);
  const recount = RECOUNTS[operation];
  if (!recount || draft.answer.kind !== 'value') return null;
  const value = recount(numbersOf(items), items);
  const holds = (e: Expr): boolean => near(evaluate(e, {}).re, value);
  if (!holds(draft.answer.exact) || identical(expression, draft.answer.exact) !== 'yes') return null;
  const way = ({ rule, link, before, after }: Step): CheckWay | null => {
    if (link === 'equal') return identical(before, after) === 'yes' ? 'identity' : null;
    if (rule === 'sort-data')
      return sorted(numbersOf([before])) === numbersOf([after]).join() ? 'recomputed' : null;
    return !isNode(after) || after.kind !== 'list' ? (holds(after) ? 'recomputed' : null) : null;
  };
  return methodsThatHold(draft.methods, way);
};
