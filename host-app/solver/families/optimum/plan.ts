import { rational } from '../../../maths/rational.js';
import { approx } from '../../kernel/approx.js';
import { div, neg, pow } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { derive } from '../../plan/calculus/derivatives/derivative.js';
import { written } from '../../plan/acts.js';
import { simplest, tidy } from '../../plan/simplify/index.js';
import { planSolve } from '../../plan/solve.js';
import { step, draftOf } from '../../plan/trace.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, isNode, list, num, ONE, relation, sym, TWO, ZERO, anyOf, type Expr } from '../../tree/expr.js';
import { placeOf } from '../../tree/predicates.js';
import { contains, substitute, variablesOf } from '../../tree/walk.js';
import { taskOf } from '../family.js';

const [x, y, A, SLOPE] = [sym('x'), sym('y'), sym('A'), sym("A'")];
const form = (e: Expr): Expr => simplest(canon(e)).form;

/** y by x from the condition; null where it has not exactly one value that can be positive. */
const solvedForY = (condition: Expr): Expr | null => {
  if (arg(condition, 0).key === y.key && !contains(arg(condition, 1), 'y')) return arg(condition, 1);
  const answer = planSolve({ kind: 'solve', expression: condition, variable: 'y', options: {} })?.answer;
  return answer?.kind === 'roots' && answer.roots.length === 1 ? (answer.roots[0] ?? null) : null;
};

/** The best places inside the range; the ends are not taken. */
const bestOf = (f: Expr, places: readonly Expr[], isMax: boolean, low: number, high: number): Expr[] => {
  const inside = places.filter((place) => approx(place) > low && approx(place) < high);
  const values = inside.map((place) => approx(canon(substitute(f, x, place))) * (isMax ? 1 : -1));
  const best = Math.max(...values);
  return inside.filter((_, k) => Math.abs((values[k] ?? 0) - best) < 1e-9 * (1 + Math.abs(best)));
};

/** a x^p + b x^q = 0 with x > 0, where a and b may be irrational. */
const twoPowers = (slope: Expr): Expr[] => {
  const plain = canon(slope);
  const terms = (plain.kind === 'sum' ? plain.args : []).map((term) => {
    const power = canon(substitute(term, x, ONE));
    const degree = Math.log(Math.abs(approx(canon(substitute(term, x, TWO))) / approx(power))) / Math.log(2);
    return [power, Math.round(degree)] as const;
  });
  const [first, second] = terms;
  if (!first || !second || terms.length > 2 || first[1] === second[1]) return [];
  return [pow(div(neg(second[0]), first[0]), num(rational(1, first[1] - second[1])))];
};

/** Whether the curve bends up or down at the place: that makes the value least or greatest. */
const secondSlope = (
  slope: Expr,
  place: Expr,
  line: Expr,
  { isMax, isOne }: { readonly isMax: boolean; readonly isOne: boolean },
): Step[] => {
  const second = isOne ? derive(slope, 'x') : null;
  const value = second && tidy(canon(substitute(second, x, place)));
  const size = value ? approx(canon(value)) : 0;
  if (!second || !value || !(isMax ? size < 0 : size > 0)) return [];
  const act = `The second derivative ${written(form(second))} is ${isMax ? 'negative' : 'positive'} at x = ${written(place)}, so A is ${isMax ? 'greatest' : 'least'} there.`;
  return [step('optimum-second', line, relation('=', sym("A''"), value), 'implies', [], undefined, act)];
};

export const planOptimum = (problem: Problem): Draft | null => {
  const { expression, options } = problem;
  if (!isNode(expression)) return null;
  const { from = ZERO, to = ZERO, items = [] } = options;
  const [first, second] = expression.args;
  const [condition, target] = second ? [first, second] : [null, first];
  if (!target) return null;
  const solved = condition ? solvedForY(condition) : null;
  if (condition && !solved) return null;
  const f = form(solved ? substitute(arg(target, 1), y, solved) : arg(target, 1));
  const slope = derive(canon(f), 'x');
  if (!slope || variablesOf(f).join() !== 'x') return null;
  const shown = form(slope);
  const zero = relation('=', shown, ZERO);
  const found = planSolve({ kind: 'solve', expression: zero, variable: 'x', options: {} })?.answer;
  const roots = found?.kind === 'roots' ? found.roots : twoPowers(slope);
  const ends = [from, to].map((end) => placeOf(end, (finite) => approx(canon(finite))));
  const places = bestOf(f, roots, taskOf(problem) === 'max', ends[0] ?? 0, ends[1] ?? 0);
  const [place] = places;
  const isPoint = items.length === 2;
  if (!place || (places.length > 1 && !isPoint)) return null;
  const best = tidy(canon(substitute(f, x, place)));
  const asked = places.map((at) => {
    const other = solved ? tidy(canon(substitute(solved, x, at))) : ZERO;
    return items.map((item) =>
      tidy(canon(substitute(substitute(substitute(item, A, best), x, at), y, other))),
    );
  });
  const byX = solved ? relation('=', y, form(solved)) : null;
  const replaced = relation('=', A, f);
  const derived = relation('=', SLOPE, shown);
  const line = anyOf(places.map((at) => relation('=', x, at)));
  const steps: Step[] = [];
  if (condition && byX && byX.key !== condition.key)
    steps.push(step('optimum-solve', condition, byX, 'implies'));
  steps.push(
    step('optimum-replace', byX ? list('system', [target, byX]) : target, replaced, 'implies'),
    step('optimum-derive', replaced, derived, 'implies'),
    step('optimum-zero', derived, zero, 'implies'),
    step('optimum-zero', zero, line, 'implies'),
  );
  const [only] = asked[0] ?? [];
  if (!only) return null;
  steps.push(
    ...secondSlope(slope, place, line, { isMax: taskOf(problem) === 'max', isOne: places.length === 1 }),
  );
  const answered = isPoint
    ? anyOf(asked.map(([a = ZERO, b = ZERO]) => list('and', [relation('=', x, a), relation('=', y, b)])))
    : relation('=', items[0] ?? A, only);
  steps.push(step('optimum-answer', line, answered, 'implies'));
  return draftOf(
    isPoint ? { kind: 'points', variables: ['x', 'y'], points: asked } : { kind: 'value', exact: only },
    steps,
  );
};
