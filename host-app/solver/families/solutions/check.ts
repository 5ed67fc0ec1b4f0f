import { verify } from '../../check/verify.js';
import { measured } from '../../check/numbers/measured.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem, Step } from '../../solution.js';
import { membersOf, num, sym, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { answerExpr } from '../../answer.js';
import { isTrue } from '../comparison/check.js';
import { innerOf, isOfReals, wishOf } from './inner.js';

const FARTHEST = 400;
const valueOf = (e: Expr): number => evaluate(e, {}).re;
const hasDivisor = (n: number): boolean => Array.from({ length: Math.max(0, Math.floor(Math.sqrt(n)) - 1) }, (_, k) => k + 2).some((d) => n % d === 0); // prettier-ignore

/** Whether a number is of the kind that counts. */
const isOf = (value: number, how: string): boolean => {
  const n = Math.round(value);
  const isWhole = Math.abs(value - n) < 1e-9;
  switch (how) {
    case 'above':
      return value > 1e-9;
    case 'below':
      return value < -1e-9;
    case 'unbelow':
      return value > -1e-9;
    case 'unabove':
      return value < 1e-9;
    case 'odd':
      return isWhole && Math.abs(n % 2) === 1;
    case 'even':
      return isWhole && n % 2 === 0;
    case 'prime':
      return isWhole && n > 1 && !hasDivisor(n);
    case 'integer':
      return isWhole;
    case 'negative':
      return isWhole && n < 0;
    case 'whole':
      return isWhole && n >= 0;
    case 'positive':
    case 'natural':
      return isWhole && n > 0;
    default:
      return true;
  }
};
/** Integers around 0, each of which is put into the question. */
const integersFor = ({ expression, variable }: Problem, how: string): number[] =>
  Array.from({ length: 2 * FARTHEST + 1 }, (_, k) => k - FARTHEST).filter(
    (n) => isOf(n, how) && isTrue(substitute(expression, sym(variable), num(n))),
  );

const added = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const TOTALS: Readonly<Record<string, (all: readonly number[]) => number>> = {
  'sum squares': (all) => added(all.map((n) => n * n)),
  'sum cubes': (all) => added(all.map((n) => n * n * n)),
  'sum reciprocals': (all) => added(all.map((n) => 1 / n)),
  sum: added,
  product: (all) => all.reduce((a, b) => a * b, 1),
  average: (all) => added(all) / all.length,
  difference: (all) => Math.max(...all) - Math.min(...all),
};

/** What the amount is worth, if that is the same for all solutions. */
const sameValue = ({ options, variable }: Problem, all: readonly number[]): number | undefined => {
  const amount = options.items?.[0];
  const found = amount ? all.map((value) => evaluate(amount, { [variable]: measured(value) }).re) : [];
  const [first] = found;
  return first !== undefined && found.every((one) => Math.abs(one - first) < 1e-9 * (1 + Math.abs(one))) ? first : undefined;
}; // prettier-ignore

/** The solutions that count; where they repeat those near 0. */
const solutionsIn = (problem: Problem, inner: Draft, how: string): readonly number[] | null => {
  const { answer } = inner;
  if (answer.kind === 'roots') return how === 'complex' ? answer.roots.map((_, k) => k) : answer.roots.map(valueOf).filter((one) => isOf(one, how));
  if (answer.kind !== 'periodic') return isOfReals(how) ? null : integersFor(problem, how);
  const turns = Array.from({ length: 81 }, (_, k) => k - 40);
  return answer.roots.flatMap((root) => turns.map((k) => valueOf(root) + k * valueOf(answer.period))).filter((one) => isOf(one, how));
}; // prettier-ignore

/** The roots in a range are no answer here. */
const ranged = (one: Step): Step =>
  one.rule === 'in-range'
    ? {
        ...one,
        rule: 'solutions-range',
        titleKey: 'step.solutions-range.title',
        whyKey: 'step.solutions-range.why',
      }
    : one;

/** The solutions are confirmed as those of any equation, and what is asked of them is found again. */
export const checkSolutions = (problem: Problem, { answer, inner, methods }: Draft): readonly Method[] | null => {
  const [how = '', what = ''] = wishOf(problem);
  const held = inner && verify(innerOf(problem), inner);
  const values = held && solutionsIn(problem, inner, how);
  if (!held || !values) return null;
  const ways = held.length > 0 ? held : inner.methods.filter(({ steps }) => steps.length === 0);
  if (answer.kind === 'truth') return /^(?:exists|has)$/.test(what) && inner.answer.kind === 'roots' && answer.value === values.length > 0 ? held : null;
  const total = what === 'value' ? sameValue(problem, values) : TOTALS[what]?.(values);
  if (what === 'value' && total === undefined) return null;
  const isAll = what === 'list' || what === 'keep';
  const wanted = total !== undefined ? [total] : isAll ? values : [what === 'count' ? values.length : what === 'largest' ? Math.max(...values) : Math.min(...values)];
  // Beyond the farthest integer there may be more of them.
  const isOpen = inner.answer.kind !== 'roots' && (isAll || what === 'count' || total !== undefined ? values : wanted).some((n) => Math.abs(n) === FARTHEST);
  const shown = answer.kind === 'roots' ? answer.roots : answer.kind === 'points' ? [] : membersOf(answerExpr(answer));
  const [given, others] = [shown.map(valueOf), [...wanted]].map((all) => [...all].sort((a, b) => a - b)) as [number[], number[]];
  if (isOpen || given.length !== others.length || given.some((one, k) => !(Math.abs(one - (others[k] ?? Number.NaN)) < 1e-9 * (1 + Math.abs(one))))) return null;
  // Where nothing has to be solved, the first line is the question.
  return ways.map(({ nameKey, steps }) => {
    const more = methods.find((one) => one.nameKey === nameKey)?.steps.filter(({ rule }) => rule.startsWith('solutions-')) ?? [];
    return { nameKey, steps: [...steps.map(ranged), ...more.map((one) => ({ ...one, check: 'recomputed' as const }))] };
  });
}; // prettier-ignore
