import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { tidy } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, membersOf, negative, product, sum, sym } from '../../../tree/expr.js';
import { equals, of, slope, valueAt } from '../formula.js';

/** The tangent at an easy place takes the place of the curve. */
export const planEstimate = ({ expression }: Problem): Draft | null => {
  const [definition, where, asked] = membersOf(expression);
  if (!definition || !where || !asked) return null;
  const [f, a, place] = [arg(definition, 1), arg(where, 1), arg(arg(asked, 0), 0)];
  const derived = slope(f, 'x');
  const [b, m] = [valueAt(f, 'x', a), derived && valueAt(derived, 'x', a)];
  if (!derived || !b || !m) return null;
  const x = sym('x');
  const trace = new Trace(expression, 'implies');
  trace.says('estimate-value', equals(of('f', a), b), undefined);
  trace.says('estimate-derive', equals(of("f'", x), derived), undefined);
  trace.says('estimate-slope', equals(of("f'", a), m), undefined);
  trace.says('estimate-line', equals(of('L', x), sum(b, product(m, sum(x, negative(a))))), undefined);
  const put = sum(b, product(m, sum(place, negative(a))));
  trace.says('estimate-put', equals(of('L', place), put), `${written(place)} is ${written(tidy(canon(sum(place, negative(a)))))} away from ${written(a)}.`);
  const exact = tidy(canon(put));
  trace.says('estimate-result', equals(of('L', place), exact), undefined);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
