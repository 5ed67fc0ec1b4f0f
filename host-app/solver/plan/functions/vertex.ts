import { approx } from '../../kernel/approx.js';
import { div, mul, neg, sub } from '../../kernel/canon.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Problem } from '../../solution.js';
import {
  negative,
  product,
  quotient,
  relation,
  sym,
  TWO,
  ZERO,
  power,
  sum,
  type Expr,
} from '../../tree/expr.js';
import { tidy } from '../simplify/index.js';
import { draftOf, step } from '../trace.js';
import { valueAt } from './analysis.js';
import { extremaOf, pointOf, valueStep } from './extrema.js';
import { behaviour, signSteps } from './monotonicity.js';

/** Vertex, axis and vertex form of a parabola y = ax² + bx + c. */
export const planVertex = ({ expression: e, variable: x, options }: Problem): Draft | null => {
  const found = coefficientsIn(canon(e), x);
  const [, b = ZERO, a = ZERO] = found ?? [];
  if (found?.length !== 3) return onlyTurn(e, x, options.operation);
  const formula = quotient(negative(b), product(TWO, a));
  const place = tidy(neg(div(b, mul(TWO, a))));
  const value = valueAt(e, x, place);
  if (!value) return null;
  const axis = step('vertex-formula', formula, place, 'equal');
  const first = formula.key === place.key ? [] : [axis];
  if (options.operation === 'axis')
    return draftOf({ kind: 'equation', exact: relation('=', sym(x), place) }, first);
  const steps = [...first, ...valueStep(e, x, place, value)];
  const top = options.operation === 'maximum';
  if (top || options.operation === 'minimum')
    return approx(a) < 0 === top ? draftOf({ kind: 'value', exact: value }, steps) : null;
  if (options.operation === 'form') {
    const form = vertexForm(a, x, place, value);
    return draftOf({ kind: 'expression', exact: form }, [
      ...steps,
      step('complete-square', e, form, 'equal'),
    ]);
  }
  return draftOf({ kind: 'expression', exact: pointOf(place, value) }, steps);
};

/** The largest or smallest value of a function that turns once in its domain. */
const onlyTurn = (e: Expr, x: string, wanted = ''): Draft | null => {
  if (wanted !== 'maximum' && wanted !== 'minimum') return null;
  const found = behaviour(e, x, false);
  const [turn, more] = found ? extremaOf(e, x, found.critical) : [];
  if (!found || !turn || more || turn.kind !== wanted || found.critical.pieces.length !== 2) return null;
  const steps = [...found.steps, ...signSteps(found, x, 1), ...valueStep(e, x, turn.place, turn.value)];
  return {
    ...draftOf(
      { kind: 'value', exact: turn.value },
      steps.filter(({ rule }) => rule !== 'join-pieces'),
    ),
    evidence: [turn.place],
  };
};

const vertexForm = (a: Expr, x: string, place: Expr, value: Expr): Expr => {
  const square = power(place.key === '0' ? sym(x) : sub(sym(x), place), TWO);
  const head = a.key === '1' ? square : product(a, square);
  return value.key === '0' ? head : sum(head, value);
};
