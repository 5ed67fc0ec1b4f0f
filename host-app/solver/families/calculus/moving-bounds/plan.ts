import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { simplest } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, call, membersOf, negative, product, sum, sym, type Expr } from '../../../tree/expr.js';
import { contains } from '../../../tree/walk.js';
import { equals, of, put, slope, valueAt } from '../formula.js';

/** The integrand at each bound, times the slope of the bound. */
export const planMovingBounds = (problem: Problem): Draft | null => {
  const [definition, where] = membersOf(problem.expression);
  if (!definition) return null;
  const x = problem.variable;
  const area = arg(definition, 1);
  const [f, t, a, b] = [arg(area, 0), arg(area, 1).key, arg(area, 2), arg(area, 3)];
  const moving = [b, a].filter((end) => contains(end, x));
  const term = (end: Expr, by: Expr): Expr => (by.key === '1' ? put(f, t, end) : product(put(f, t, end), by));
  const slopes = moving.map((end) => slope(end, x));
  if (slopes.some((one) => one === null)) return null;
  const signed = (e: Expr, end: Expr): Expr => (end === a ? negative(e) : e);
  const opened = sum(...moving.map((end) => signed(end.key === x ? put(f, t, end) : product(put(f, t, end), call('diff', end, sym(x))), end)));
  const made = sum(...moving.map((end, k) => signed(term(end, slopes[k] ?? end), end)));
  const exact = simplest(canon(made)).form;
  const name = of("F'", sym(x));
  const ends = moving.map((end) => `At ${written(end)} the integrand is ${written(put(f, t, end))}`);
  const trace = new Trace(definition, 'implies');
  trace.says('bounds-rule', equals(name, opened), `${ends.join('. ')}.`);
  trace.says('bounds-slopes', equals(name, made), undefined);
  trace.says('bounds-result', equals(name, exact), undefined);
  if (!where) return draftOf({ kind: 'expression', exact }, trace.steps);
  const value = valueAt(exact, x, arg(where, 1));
  if (!value) return null;
  trace.says('bounds-at', equals(of("F'", arg(where, 1)), value), `${x} = ${written(arg(where, 1))} is put in.`);
  return draftOf({ kind: 'value', exact: value }, trace.steps);
}; // prettier-ignore
