import { approx, byValue } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { PLANNERS } from '../../plan/index.js';
import { written } from '../../plan/acts.js';
import { step } from '../../plan/trace.js';
import type { Draft, Interval, Problem, SolutionAnswer } from '../../solution.js';
import {
  arg,
  isCall,
  isInt,
  list,
  negative,
  num,
  product,
  quotient,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { someNode, substitute } from '../../tree/walk.js';
import { innerOf, wishOf } from './inner.js';

const MOST = 60;
/** The outermost integer inside an end; null where it can't be told by decimals. */
const inside = (e: Expr, isOpen: boolean, sign: 1 | -1): number | null => {
  const value = approx(e);
  const near = Math.round(value);
  if (!(Math.abs(value - near) < 1e-9)) return sign * Math.ceil(sign * value);
  return isInt(canon(e)) ? near + (isOpen ? sign : 0) : null;
};
const run = (one: Interval, how: string): readonly [number, number] | null => {
  const [a, b] = [inside(one.lo, one.loOpen, 1), inside(one.hi, one.hiOpen, -1)];
  return a === null || b === null
    ? null
    : [how === 'positive' ? Math.max(a, 1) : a, how === 'negative' ? Math.min(b, -1) : b];
};
const range = ([a, b]: readonly [number, number]): Expr[] =>
  Array.from({ length: b - a + 1 }, (_, k) => num(a + k));

/** The values that count, in order; of an endless run only the end that is asked for. */
const valuesOf = (answer: SolutionAnswer, how: string, what: string): readonly Expr[] | null => {
  if (answer.kind === 'roots' && !(answer.rounded && (how !== 'all' || what !== 'count')))
    return answer.roots
      .map(canon)
      .filter((e) => how === 'all' || (isInt(e) && !(approx(e) * (how === 'positive' ? -1 : how === 'negative' ? 1 : 0) >= 0.5)))
      .sort(byValue);
  if (answer.kind !== 'intervals' || answer.period || how === 'all') return null;
  const known = answer.intervals.map((one) => run(one, how));
  const runs = known.flatMap((one) => (one && one[0] <= one[1] ? [one] : []));
  const end = what === 'largest' ? runs.at(-1)?.[1] : what === 'smallest' ? runs[0]?.[0] : undefined;
  if (known.includes(null)) return null;
  if (end !== undefined) return Number.isFinite(end) ? [num(end)] : null;
  return runs.reduce((total, [a, b]) => total + b - a + 1, 0) > MOST ? null : runs.flatMap(range);
}; // prettier-ignore

/** What is made of all solutions; the difference is that of two, the greater one first. */
const TOTALS: Readonly<Record<string, (all: readonly Expr[]) => Expr | null>> = {
  sum: (all) => sum(...all),
  product: (all) => product(...all),
  average: (all) => quotient(sum(...all), num(all.length)),
  difference: ([a, b, ...more]) => (a && b && more.length === 0 ? sum(b, negative(a)) : null),
};
/** A double solution: there the sides touch. Some count it twice. */
const isDouble = ({ expression, variable }: Problem, root: Expr): boolean => {
  const gap = (shift: Expr): number =>
    approx(substitute(sum(arg(expression, 0), negative(arg(expression, 1))), sym(variable), sum(root, shift)));
  return Math.abs(gap(SMALL) - gap(negative(SMALL))) < 1e-6;
}; // prettier-ignore
const SMALL = quotient(num(1), num(10_000));
/** The amount with a solution put in, where it is the same for all of them. */
const valueAt = ({ options, variable }: Problem, all: readonly Expr[]): Expr | null => {
  const values = all.map((root) => substitute(options.items?.[0] ?? root, sym(variable), root));
  const [first] = values;
  return first && new Set(values.map((one) => canon(expand(canon(one))).key)).size === 1 ? first : null;
};
const withLine = (draft: Draft, made: Expr | null): Draft | null => {
  if (!made) return null;
  const exact = canon(expand(canon(made)));
  // 9^(ln 5/ln 3) is 25, which is not seen here.
  if (someNode(exact, (part) => part.kind === 'power' && someNode(part, (inner) => isCall(inner, 'ln')))) return null;
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const line = steps.at(-1)?.after ?? made;
    return { nameKey, steps: [...steps, step('solutions-total', line, made, 'implies', []), step('solutions-result', made, exact, 'implies', [])] };
  });
  return { ...draft, answer: { kind: 'value', exact }, methods, inner: draft };
}; // prettier-ignore
const totalled = (problem: Problem, draft: Draft, all: readonly Expr[], what: string): Draft | null => {
  const inner = innerOf(problem);
  if (what === 'value') return withLine(draft, valueAt(problem, all));
  const made = TOTALS[what]?.(all);
  if (!made || all.length === 0 || all.some((root) => isDouble(inner, root))) return null;
  return withLine(draft, made);
}; // prettier-ignore

/** The equation or inequality is solved; then its solutions are counted, or one of them is picked. */
export const planSolutions = (problem: Problem): Draft | null => {
  const [how = '', what = ''] = wishOf(problem);
  const inner = innerOf(problem);
  const draft = PLANNERS[inner.kind](inner);
  const all = draft && valuesOf(draft.answer, how, what);
  const [first] = all ?? [];
  if (!draft || !all || (!first && what !== 'count')) return null;
  if (what === 'value' || what in TOTALS) return totalled(problem, draft, all, what);
  const said = all.map(written).join(', ');
  const isListed = how !== 'all' && first !== undefined && /^[lc]/.test(what) && what !== 'largest';
  const set = list('set', all);
  const picked = what === 'list' ? set : what === 'count' ? num(all.length) : ((what === 'largest' ? all.at(-1) : first) ?? set);
  const act = what !== 'count' ? `${written(picked)} is the ${what} of them.` : first ? `${said}: their number is ${all.length}.` : 'No number satisfies it.';
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const line = steps.at(-1)?.after ?? inner.expression;
    const listed = isListed ? [step('solutions-integers', line, set, 'implies', [], undefined, `${said} satisfy it.`)] : [];
    const last = what === 'list' ? [] : [step('solutions-result', isListed ? set : line, picked, 'implies', [], undefined, act)];
    return { nameKey, steps: [...steps, ...listed, ...last] };
  });
  const answer = what === 'list' ? { kind: 'list' as const, items: all } : { kind: 'value' as const, exact: picked };
  return { ...draft, answer, methods, inner: draft };
}; // prettier-ignore
