import { verify } from '../../check/verify.js';
import { measured } from '../../check/numbers/measured.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { membersOf, num, sym, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { answerExpr } from '../../answer.js';
import { isTrue } from '../comparison/check.js';
import { innerOf, wishOf } from './inner.js';

const FARTHEST = 400;
const valueOf = (e: Expr): number => evaluate(e, {}).re;

/** Integers around 0, each of which is put into the question. */
const integersFor = ({ expression, variable }: Problem, how: string): number[] =>
  Array.from({ length: 2 * FARTHEST + 1 }, (_, k) => k - FARTHEST).filter(
    (n) =>
      !(how === 'positive' && n < 1) &&
      !(how === 'negative' && n > -1) &&
      isTrue(substitute(expression, sym(variable), num(n))),
  );

const added = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const TOTALS: Readonly<Record<string, (all: readonly number[]) => number>> = {
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

/** The solutions are confirmed as those of any equation, and what is asked of them is found again. */
export const checkSolutions = (problem: Problem, { answer, inner, methods }: Draft): readonly Method[] | null => {
  const [how = '', what = ''] = wishOf(problem);
  const held = inner && verify(innerOf(problem), inner);
  const values = how === 'all' && inner?.answer.kind === 'roots' ? inner.answer.roots.map(valueOf) : integersFor(problem, how);
  if (!held || (how === 'all' && inner.answer.kind !== 'roots')) return null;
  const total = what === 'value' ? sameValue(problem, values) : TOTALS[what]?.(values);
  if (what === 'value' && total === undefined) return null;
  const wanted = total !== undefined ? [total] : what === 'list' ? values : [what === 'count' ? values.length : what === 'largest' ? Math.max(...values) : Math.min(...values)];
  // Beyond the farthest integer there may be more of them.
  const isOpen = (what === 'list' || what === 'count' ? values : wanted).some((n) => Math.abs(n) === FARTHEST);
  const given = membersOf(answerExpr(answer)).map(valueOf);
  if (isOpen || given.length !== wanted.length || given.some((one, k) => !(Math.abs(one - (wanted[k] ?? Number.NaN)) < 1e-9 * (1 + Math.abs(one))))) return null;
  // Where nothing has to be solved, the first line is the question.
  const ways = held.length > 0 ? held : inner.methods.filter(({ steps }) => steps.length === 0);
  return ways.map(({ nameKey, steps }) => {
    const more = methods.find((one) => one.nameKey === nameKey)?.steps.filter(({ rule }) => rule.startsWith('solutions-')) ?? [];
    return { nameKey, steps: [...steps, ...more.map((one) => ({ ...one, check: 'recomputed' as const }))] };
  });
}; // prettier-ignore
