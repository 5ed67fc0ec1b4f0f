import { verify } from '../../check/verify.js';
import { evaluate } from '../../check/values/evaluate.js';
import type { Draft, Method, Problem } from '../../solution.js';
import { num, sym, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { isTrue } from '../comparison/check.js';
import { innerOf, wishOf } from './inner.js';

const FARTHEST = 400;
const valueOf = (e: Expr): number => evaluate(e, {}).re;

/** Integers around 0, each of which is put into the question. */
const integersFor = ({ expression, variable, options }: Problem, how: string): number[] => {
  const [low, high] = [options.from, options.to].map((e) => (e ? valueOf(e) : Number.NaN)) as [number, number];
  const [, , ends = '[]'] = options.operation?.split(':') ?? [];
  const isInRange = (n: number): boolean =>
    !(n < low || n > high || (n === low && ends.startsWith('(')) || (n === high && ends.endsWith(')')));
  const sign = { positive: 1, negative: -1 }[how] ?? 0;
  return Array.from({ length: 2 * FARTHEST + 1 }, (_, k) => k - FARTHEST).filter(
    (n) => (sign === 0 || n * sign > 0) && isInRange(n) && isTrue(substitute(expression, sym(variable), num(n))),
  );
};
const PICKS: Readonly<Record<string, (all: readonly number[]) => number>> = {
  count: (all) => all.length,
  largest: (all) => Math.max(...all),
  smallest: (all) => Math.min(...all),
  sum: (all) => all.reduce((a, b) => a + b, 0),
  product: (all) => all.reduce((a, b) => a * b, 1),
};

/** The solutions are confirmed as those of any equation, and what is asked of them is found again. */
export const checkSolutions = (problem: Problem, { answer, inner, methods }: Draft): readonly Method[] | null => {
  const [how = '', what = ''] = wishOf(problem);
  const held = inner && verify(innerOf(problem), inner);
  if (!held) return null;
  const roots = inner.answer.kind === 'roots' ? inner.answer.roots.map(valueOf) : null;
  const values = how === 'all' ? roots : integersFor(problem, how);
  // Near the edge there may be more of them beyond it.
  if (!values || (how !== 'all' && what !== 'largest' && what !== 'smallest' && values.some((n) => Math.abs(n) === FARTHEST))) return null;
  const wanted = what === 'list' ? values : [PICKS[what]?.(values) ?? Number.NaN];
  const given = answer.kind === 'list' ? answer.items.map(valueOf) : answer.kind === 'value' ? [valueOf(answer.exact)] : [];
  const isSame = given.length === wanted.length && wanted.every((one) => given.some((other) => Math.abs(one - other) < 1e-9 * (1 + Math.abs(one))));
  if (!isSame || wanted.some((n) => how !== 'all' && what !== 'sum' && what !== 'product' && Math.abs(n) === FARTHEST)) return null;
  // Where nothing has to be solved, the first line is the question.
  const ways = held.length > 0 ? held : inner.methods.filter(({ steps }) => steps.length === 0);
  return ways.map(({ nameKey, steps }) => {
    const more = methods.find((one) => one.nameKey === nameKey)?.steps.filter(({ rule }) => rule.startsWith('solutions-')) ?? [];
    return { nameKey, steps: [...steps, ...more.map((one) => ({ ...one, check: 'recomputed' as const }))] };
  });
}; // prettier-ignore
