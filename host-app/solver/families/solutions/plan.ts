import { approx, byValue } from '../../kernel/approx.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { PLANNERS } from '../../plan/index.js';
import { written } from '../../plan/acts.js';
import { step } from '../../plan/trace.js';
import { tidy } from '../../plan/simplify/index.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import type { Draft, Interval, Problem, SolutionAnswer } from '../../solution.js';
import { isInt, list, num, product, sum, type Expr } from '../../tree/expr.js';
import { innerOf, wishOf } from './inner.js';

const MOST = 60;
/** The first integer that is not left of the start; null where it can't be told by decimals. */
const edge = (e: Expr, isOpen: boolean, isLow: boolean): number | null => {
  const value = approx(e);
  const near = Math.round(value);
  if (Math.abs(value - near) > 1e-9 || !Number.isFinite(value)) return isLow ? Math.ceil(value) : Math.floor(value);
  if (!isInt(canon(e))) return null;
  return isOpen ? near + (isLow ? 1 : -1) : near;
};
/** From where to where the integers go; ends may be infinite. */
const runs = (intervals: readonly Interval[], how: string): (readonly [number, number])[] | null => {
  const [low, high] = [how === 'positive' ? 1 : -Infinity, how === 'negative' ? -1 : Infinity];
  const all = intervals.map(({ lo, hi, loOpen, hiOpen }) => [edge(lo, loOpen, true), edge(hi, hiOpen, false)]);
  const known = all.flatMap(([a, b]) => (a == null || b == null ? [] : [[Math.max(a, low), Math.min(b, high)] as const]));
  return known.length < all.length ? null : known.filter(([a, b]) => a <= b);
};
const range = ([a, b]: readonly [number, number]): number[] => Array.from({ length: b - a + 1 }, (_, k) => a + k);
const WANTED: Readonly<Record<string, (e: Expr) => boolean>> = { all: () => true, integer: isInt, positive: (e) => isInt(e) && approx(e) > 0, negative: (e) => isInt(e) && approx(e) < 0 }; // prettier-ignore

/** The values that count, in order; of an endless run only the end that is asked for. */
const valuesOf = (answer: SolutionAnswer, how: string, what: string): readonly Expr[] | null => {
  const isWanted = WANTED[how];
  if (answer.kind === 'roots' && isWanted && (!answer.rounded || (how === 'all' && what === 'count')))
    return answer.roots.map(canon).filter(isWanted).sort(byValue);
  const found = answer.kind === 'intervals' && !answer.period && how !== 'all' ? runs(answer.intervals, how) : null;
  if (!found) return null;
  const ends = what === 'largest' ? found.at(-1)?.[1] : what === 'smallest' ? found[0]?.[0] : undefined;
  if (ends !== undefined) return Number.isFinite(ends) ? [num(ends)] : null;
  const size = found.reduce((total, [a, b]) => total + b - a + 1, 0);
  return size > MOST ? null : [...new Set(found.flatMap(range))].sort((a, b) => a - b).map((n) => num(n));
};
/** With equal roots it is open how often they count. */
const isWhole = (line: Expr, x: string, count: number): boolean => {
  const p = rationalCoefficients(leftMinusRight(line), x);
  return !p || p.length - 1 === count;
};
const said = (all: readonly Expr[]): string => all.map(written).join(', ');
const resultOf = (what: string, all: readonly Expr[]): Expr | undefined =>
  what === 'count' ? num(all.length) : what === 'largest' ? all.at(-1) : what === 'smallest' ? all[0] : tidy(canon(what === 'sum' ? sum(...all) : product(...all))); // prettier-ignore
const actOf = (what: string, all: readonly Expr[], result: Expr): string => {
  if (what === 'count') return all.length === 0 ? 'No number satisfies it.' : `${said(all)}: the number of values is ${all.length}.`;
  if (what === 'sum') return `${all.map(written).join(' + ').replaceAll('+ −', '− ')} = ${written(result)}.`;
  return what === 'product' ? 'All values are multiplied.' : `${written(result)} is the ${what} of them.`;
};

/** The equation or inequality is solved; then its solutions are counted, or one of them is picked. */
export const planSolutions = (problem: Problem): Draft | null => {
  const [how = '', what = ''] = wishOf(problem);
  const inner = innerOf(problem);
  if (inner.options.from) return null;
  const draft = PLANNERS[inner.kind](inner);
  const all = draft && valuesOf(draft.answer, how, what);
  if (!draft || !all || (all.length === 0 && what !== 'count')) return null;
  if ((what === 'sum' || what === 'product') && !isWhole(problem.expression, problem.variable, all.length) && inner.kind === 'solve') return null;
  const result = resultOf(what, all);
  if (what !== 'list' && !result) return null;
  const set = list('set', all);
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const line = steps.at(-1)?.after ?? inner.expression;
    const isListed = how !== 'all' && all.length > 0 && what !== 'largest' && what !== 'smallest';
    const picked = isListed ? [step('solutions-integers', line, set, 'implies', [], undefined, `${said(all)} satisfy it.`)] : [];
    const last = what === 'list' || !result ? [] : [step('solutions-result', picked[0]?.after ?? line, result, 'implies', [], undefined, actOf(what, all, result))];
    return { nameKey, steps: [...steps, ...picked, ...last] };
  });
  const answer = what === 'list' || !result ? { kind: 'list' as const, items: all } : { kind: 'value' as const, exact: result };
  return { ...draft, answer, methods, inner: draft };
}; // prettier-ignore
