import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { singularities } from '../../../plan/calculus/limits/singularities.js';
import { tidy } from '../../../plan/simplify/index.js';
import { written } from '../../../plan/acts.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { anyOf, arg, membersOf, negative, quotient, sum, sym, type Expr } from '../../../tree/expr.js'; // prettier-ignore
import { someNode } from '../../../tree/walk.js';
import { taskOf } from '../../family.js';
import { equals, isPolynomial, of, put, rootsOf, slope, valueAt } from '../formula.js';

/** Continuous from a to b with a derivative between them, and why. */
const conditions = (body: Expr, line: Expr, letter: string, ends: readonly Expr[]): string | null => {
  const [a = 0, b = 0] = ends.map((end) => approx(canon(end)));
  const [from = '', to = ''] = ends.map(written);
  if (isPolynomial(body)) return `f is a polynomial: it is continuous on [${from}, ${to}] and has a derivative everywhere between.`;
  const isAbsolute = someNode(body, (part) => part.kind === 'call' && /^(?:abs|floor|ceil)$/.test(part.name));
  const gaps = [singularities(canon(body), letter, a, b), singularities(canon(line), letter, a, b)];
  const isIn = (place: Expr, isClosed: boolean): boolean => {
    const x = approx(place);
    return isClosed ? x >= a - 1e-9 && x <= b + 1e-9 : x > a + 1e-9 && x < b - 1e-9;
  };
  const [inside, steep] = gaps;
  const isSmooth = inside && steep && !inside.some((one) => isIn(one, true)) && !steep.some((one) => isIn(one, false));
  return isSmooth && !isAbsolute ? `f is continuous on [${from}, ${to}] and has a derivative everywhere between.` : null;
}; // prettier-ignore

/** f′(c) is the slope between the ends; each place inside counts. */
export const planMeanValue = (problem: Problem): Draft | null => {
  const [definition, low, high] = membersOf(problem.expression);
  if (!definition || !low || !high) return null;
  const letter = problem.variable;
  const [body, a, b] = [arg(definition, 1), arg(low, 0), arg(high, 1)];
  const line = slope(body, letter);
  const [fa, fb] = [valueAt(body, letter, a), valueAt(body, letter, b)];
  const holds = line && conditions(body, line, letter, [a, b]);
  if (!line || !fa || !fb || !holds) return null;
  const isRolle = taskOf(problem) === 'rolle';
  if (isRolle && canon(fa).key !== canon(fb).key) return null;
  const c = sym('c');
  const mean = tidy(canon(quotient(sum(fb, negative(fa)), sum(b, negative(a)))));
  const equation = equals(put(line, letter, c), mean);
  const all = rootsOf(equation, 'c');
  const roots = all ?? rootsOf(equation, 'c', [a, b]);
  const inside = roots?.filter((root) => approx(root) > approx(canon(a)) + 1e-9 && approx(root) < approx(canon(b)) - 1e-9);
  if (!roots || !inside || inside.length === 0) return null;
  const cases = (all: readonly Expr[]): Expr => anyOf(all.map((root) => equals(c, root)));
  const trace = new Trace(problem.expression, 'implies');
  trace.says('mean-derivative', equals(of("f'", sym(letter)), line), holds);
  const values = `f(${written(a)}) = ${written(fa)} and f(${written(b)}) = ${written(fb)}.`;
  if (isRolle) trace.says('mean-rolle', equals(of("f'", c), mean), values);
  else trace.says('mean-slope', equals(of("f'", c), quotient(sum(fb, negative(fa)), sum(b, negative(a)))), values);
  trace.says('mean-equation', equation, undefined);
  if (all) trace.says('mean-solve', cases(all), undefined);
  if (!all || inside.length < all.length) trace.says('mean-inside', cases(inside), `Only what is between ${written(a)} and ${written(b)} counts.`);
  return draftOf({ kind: 'roots', variable: 'c', roots: inside }, trace.steps);
}; // prettier-ignore
