import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { tidy } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, E, membersOf, num, ONE, PI, quotient, sym, TWO, type Expr } from '../../../tree/expr.js';
import { equals, of, put, rootsOf, slope, valueAt } from '../formula.js';

const PLACES: readonly Expr[] = [
  ...[0, 1, -1, 2, -2, 3, -3, 4, -4, 5].map((n) => num(n)),
  E,
  PI,
  quotient(PI, TWO),
];
/** The one place with this value: by solving, or by trying easy numbers. */
const placeOf = (body: Expr, letter: string, b: Expr): Expr | null => {
  const roots = rootsOf(equals(put(body, letter, sym('a')), b), 'a');
  const [only, more] = roots ?? [];
  if (roots) return only && !more ? only : null;
  const goal = approx(canon(b));
  return PLACES.find((place) => Math.abs(approx(canon(put(body, letter, place))) - goal) < 1e-12) ?? null;
};

/** The slope of the inverse is 1 over the slope at the place with this value. */
export const planInverseSlope = (problem: Problem): Draft | null => {
  const [definition, line] = membersOf(problem.expression);
  if (!definition || !line) return null;
  const letter = problem.variable;
  const [body, b] = [arg(definition, 1), arg(line, 1)];
  const a = placeOf(body, letter, b);
  const derived = slope(body, letter);
  const m = a && derived && valueAt(derived, letter, a);
  if (!a || !derived || !m || approx(canon(m)) === 0) return null;
  const trace = new Trace(problem.expression, 'implies');
  trace.says('inverse-place', equals(put(body, letter, sym('a')), b), undefined);
  trace.says('inverse-solve', equals(sym('a'), a), undefined);
  trace.says('inverse-derive', equals(of("f'", sym(letter)), derived), undefined);
  trace.says('inverse-at', equals(of("f'", a), m), undefined);
  const exact = tidy(canon(quotient(ONE, m)));
  trace.says('inverse-answer', equals(sym(`(f⁻¹)′(${written(b)})`), exact), `It is 1 divided by ${written(m)}.`);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
