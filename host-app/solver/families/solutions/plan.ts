import { approx, byValue } from '../../kernel/approx.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { isPrime } from '../../kernel/integer.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { PLANNERS } from '../../plan/index.js';
import { written } from '../../plan/acts.js';
import { step } from '../../plan/trace.js';
import { displayed } from '../../print/displayed.js';
import type { Draft, Interval, Problem, SolutionAnswer } from '../../solution.js';
import {
  anyOf,
  arg,
  isCall,
  isInt,
  list,
  negative,
  num,
  power,
  product,
  quotient,
  relation,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { someNode, substitute, variablesOf } from '../../tree/walk.js';
import { innerOf, isOfReals, LIMITS, wishOf } from './inner.js';

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
  const [least, most] = LIMITS[how] ?? [-Infinity, Infinity];
  return a === null || b === null ? null : [Math.max(a, least), Math.min(b, most)];
};
const range = ([a, b]: readonly [number, number]): Expr[] =>
  Array.from({ length: b - a + 1 }, (_, k) => num(a + k));

const TINY = 1e-9;
/** Whether a solution is of the kind that counts. */
const counts = (e: Expr, how: string): boolean => {
  const value = approx(e);
  if (how === 'above') return value > TINY;
  if (how === 'below') return value < -TINY;
  if (how === 'unbelow') return value > -TINY;
  if (how === 'unabove') return value < TINY;
  if (how === 'odd' || how === 'even') return isInt(e) && (Number(e.value.n) % 2 === 0) === (how === 'even');
  if (how === 'prime') return isInt(e) && isPrime(e.value.n);
  const [least, most] = LIMITS[how] ?? [-Infinity, Infinity];
  return isOfReals(how) || (isInt(e) && value >= least && value <= most);
};

/** Of solutions that repeat the first one on a side of 0. */
const firstOf = (roots: readonly Expr[], period: Expr, isAbove: boolean): readonly Expr[] | null => {
  const length = approx(period);
  const shifted = roots.map((root) => {
    const turns = isAbove ? Math.floor(-approx(root) / length + TINY) + 1 : Math.ceil(-approx(root) / length - TINY) - 1;
    return canon(sum(root, product(num(turns), period)));
  });
  return shifted.length > 0 ? shifted.sort(byValue) : null;
}; // prettier-ignore

/** The values that count, in order; of an endless run only the end that is asked for. */
const valuesOf = (answer: SolutionAnswer, how: string, what: string): readonly Expr[] | null => {
  if (answer.kind === 'periodic' && ((how === 'above' && what === 'smallest') || (how === 'below' && what === 'largest')))
    return firstOf(answer.roots, answer.period, how === 'above');
  if (answer.kind === 'roots' && !(answer.rounded && !((/^(?:all|every)$/.test(how) && what === 'count') || /^(?:exists|has)$/.test(what))))
    return how === 'complex' ? answer.roots : answer.roots.map(canon).filter((e) => counts(e, how)).sort(byValue);
  if (answer.kind !== 'intervals' || answer.period || isOfReals(how) || how.startsWith('un')) return null;
  const known = answer.intervals.map((one) => run(one, how));
  const runs = known.flatMap((one) => (one && one[0] <= one[1] ? [one] : []));
  const isSome = /^(?:odd|even|prime)$/.test(how);
  const end = isSome ? undefined : what === 'largest' ? runs.at(-1)?.[1] : what === 'smallest' ? runs[0]?.[0] : undefined;
  if (known.includes(null)) return null;
  if (end !== undefined) return Number.isFinite(end) ? [num(end)] : null;
  return runs.reduce((total, [a, b]) => total + b - a + 1, 0) > MOST ? null : runs.flatMap(range).filter((e) => counts(e, how));
}; // prettier-ignore

const raisedTo = (n: number) => (all: readonly Expr[]): Expr => sum(...all.map((e) => power(e, num(n)))); // prettier-ignore
/** What is made of all solutions; the difference is that of two, the greater one first. */
const TOTALS: Readonly<Record<string, (all: readonly Expr[]) => Expr | null>> = {
  'sum squares': raisedTo(2),
  'sum cubes': raisedTo(3),
  'sum reciprocals': (all) =>
    all.some((e) => e.key === '0') ? null : sum(...all.map((e) => quotient(num(1), e))),
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
/** The degree of an equation between polynomials. */
const degreeOf = ({ expression, variable }: Problem): number =>
  (rationalCoefficients(leftMinusRight(expression), variable)?.length ?? 0) - 1;
const valueOf = (made: Expr): Expr => {
  const found = PLANNERS.evaluate({ kind: 'evaluate', expression: made, variable: '', options: {} });
  return found?.answer.kind === 'value' ? found.answer.exact : canon(expand(canon(made)));
};
const withLine = (draft: Draft, made: Expr | null): Draft | null => {
  if (!made) return null;
  const exact = variablesOf(made).length === 0 ? valueOf(made) : canon(expand(canon(made)));
  // 9^(ln 5/ln 3) is 25, which is not seen here.
  if (someNode(exact, (part) => part.kind === 'power' && someNode(part, (inner) => isCall(inner, 'ln')))) return null;
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const line = steps.at(-1)?.after ?? made;
    return { nameKey, steps: [...steps, step('solutions-total', line, made, 'implies', []), step('solutions-result', made, exact, 'implies', [])] };
  });
  return { ...draft, answer: { kind: 'value', exact }, methods, inner: draft };
}; // prettier-ignore
const totalled = (problem: Problem, draft: Draft, all: readonly Expr[], how: string, what: string): Draft | null => {
  const inner = innerOf(problem);
  if (what === 'value') return withLine(draft, valueAt(problem, all));
  const made = TOTALS[what]?.(all);
  if (!made || all.length === 0 || (inner.kind === 'solve' && all.some((root) => isDouble(inner, root)))) return null;
  const isListed = isOfReals(how) || draft.answer.kind === 'roots';
  const found = withLine(isListed ? draft : withList(draft, all, inner.expression), made);
  return found && { ...found, inner: draft };
}; // prettier-ignore
const withList = (draft: Draft, all: readonly Expr[], question: Expr): Draft => ({
  ...draft,
  methods: draft.methods.map(({ nameKey, steps }) => {
    const act = `${all.map(written).join(', ')} satisfy it.`;
    return { nameKey, steps: [...steps, step('solutions-integers', steps.at(-1)?.after ?? question, list('set', all), 'implies', [], undefined, act)] };
  }),
}); // prettier-ignore

const NAMES: Readonly<Record<string, string>> = { above: 'positive', below: 'negative', unbelow: 'not negative', unabove: 'not positive', integer: 'an integer', positive: 'a positive integer', negative: 'a negative integer', natural: 'a natural number', whole: 'a whole number', prime: 'a prime number' }; // prettier-ignore
/** What is left of the solutions; nothing may be left. */
const kept = (draft: Draft, all: readonly Expr[], how: string, { expression, variable }: Problem): Draft | null => {
  const isRoots = draft.answer.kind === 'roots';
  const line = isRoots ? anyOf(all.map((root) => relation('=', sym(variable), root))) : list('set', all);
  const act = all.length === 0 ? `No solution is ${NAMES[how] ?? how}.` : `${all.map(written).join(', ')} ${all.length > 1 ? 'are' : 'is'} ${(all.length > 1 ? NAMES[how]?.replace(/^an? (.*)$/, '$1s') : NAMES[how]) ?? how}.`;
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const last = steps.at(-1)?.after ?? expression;
    return { nameKey, steps: last.key === displayed(line).key ? steps : [...steps, step('solutions-kept', last, line, 'implies', [], undefined, act)] };
  });
  const none = { kind: 'points' as const, variables: [variable], points: [], inconsistent: true as const };
  const some = isRoots ? { kind: 'roots' as const, variable, roots: all } : { kind: 'list' as const, items: all };
  return { ...draft, answer: all.length === 0 ? none : some, methods, inner: draft };
}; // prettier-ignore

/** The equation or inequality is solved; then its solutions are counted, or one of them is picked. */
export const planSolutions = (problem: Problem): Draft | null => {
  const [how = '', what = ''] = wishOf(problem);
  const inner = innerOf(problem);
  const draft = PLANNERS[inner.kind](inner);
  const all = draft && valuesOf(draft.answer, how, what);
  const [first] = all ?? [];
  if (how === 'every' && (!all || degreeOf(inner) !== all.length)) return null;
  if (!draft || !all || (!first && !/^(?:count|keep|exists|has)$/.test(what))) return null;
  if (what === 'keep') return kept(draft, all, how, inner);
  if (what === 'value' || what in TOTALS) return totalled(problem, draft, all, how, what);
  const said = all.map(written).join(', ');
  if (what === 'exists' || what === 'has') {
    // An equation without real solutions may have complex ones.
    if (what === 'has' && !first) return null;
    return { ...draft, answer: { kind: 'truth', value: first !== undefined }, inner: draft };
  }
  const set = list('set', all);
  const isListed = !isOfReals(how) && first !== undefined && /^[lc]/.test(what) && what !== 'largest';
  const picked = what === 'list' ? set : what === 'count' ? num(all.length) : ((what === 'largest' ? all.at(-1) : first) ?? set);
  const name = /^(?:above|below)$/.test(how) ? `${NAMES[how] ?? ''} one` : 'of them';
  const act = what !== 'count' ? `${written(picked)} is the ${what} ${name}.` : first ? `${said}: their number is ${all.length}.` : 'No number satisfies it.';
  const methods = draft.methods.map(({ nameKey, steps }) => {
    const line = steps.at(-1)?.after ?? inner.expression;
    const listed = isListed ? [step('solutions-integers', line, set, 'implies', [], undefined, `${said} satisfy it.`)] : [];
    const last = what === 'list' ? [] : [step('solutions-result', isListed ? set : line, picked, 'implies', [], undefined, act)];
    return { nameKey, steps: [...steps, ...listed, ...last] };
  });
  const answer = what === 'list' ? { kind: 'list' as const, items: all } : { kind: 'value' as const, exact: picked };
  return { ...draft, answer, methods, inner: draft };
}; // prettier-ignore
