import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { written } from '../../../plan/acts.js';
import { simplest } from '../../../plan/simplify/index.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import { displayed } from '../../../print/displayed.js';
import type { Draft, Problem } from '../../../solution.js';
import { arg, membersOf, sym } from '../../../tree/expr.js';
import { equals, isPolynomial, of, put, rootsOf, valueAt } from '../formula.js';

/** A letter for what is inside: x is written with it, and then it is called x. */
export const planShifted = ({ expression }: Problem): Draft | null => {
  const [given, asked] = membersOf(expression);
  if (!given) return null;
  const [inner, body] = [arg(arg(given, 0), 0), arg(given, 1)];
  const [u, x] = [sym('u'), sym('x')];
  const [root, more] = rootsOf(equals(inner, u), 'x') ?? [];
  if (!root || more) return null;
  const raw = put(body, 'x', displayed(root));
  const inU = isPolynomial(raw) ? expand(canon(raw)) : simplest(canon(raw)).form;
  const exact = put(inU, 'u', x);
  const trace = new Trace(expression, 'implies');
  trace.says('shifted-letter', equals(u, inner), undefined);
  trace.says('shifted-solve', equals(x, root), undefined);
  trace.says('shifted-put', equals(of('f', u), raw), `x is ${written(root)}.`);
  trace.says('shifted-short', equals(of('f', u), inU), undefined);
  trace.says('shifted-name', equals(of('f', x), exact), undefined);
  if (!asked) return draftOf({ kind: 'expression', exact }, trace.steps);
  const place = arg(arg(asked, 0), 0);
  const value = valueAt(exact, 'x', place);
  if (!value) return null;
  trace.says('shifted-at', equals(of('f', place), value), `x = ${written(place)} is put in.`);
  return draftOf({ kind: 'value', exact: value }, trace.steps);
};
