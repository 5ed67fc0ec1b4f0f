import { add, equals, negate, type Rational } from '../../maths/rational.js';
import type { Step } from '../solution.js';
import { isNode, type Expr } from '../tree/expr.js';
import { quotientOf, valueAt } from './isolate.js';
import { rational, divide } from '../../maths/rational.js';

const numbersOf = (e: Expr): Rational[] | null => {
  if (!isNode(e) || e.kind !== 'list' || e.name !== 'tuple') return null;
  const values = e.args.map((part) => valueOf(part, 0));
  return values.every((value) => value !== null) ? values : null;
};
const valueOf = (e: Expr, n: number, variable = ''): Rational | null => {
  const form = quotientOf(e, variable);
  if (!form) return null;
  const bottom = valueAt(form.bottom, rational(n));
  return bottom.n === 0n ? null : divide(valueAt(form.top, rational(n)), bottom);
};

/** Calculates a row of differences again; a formula must give every term exactly. */
export const checkSequenceStep = (step: Step, variable: string): Step | null => {
  const [terms, next] = [numbersOf(step.before), numbersOf(step.after)];
  if (!terms) return null;
  const holds = next
    ? next.length === terms.length - 1 &&
      next.every((value, k) =>
        equals(value, add(terms[k + 1] ?? rational(0), negate(terms[k] ?? rational(0)))),
      )
    : terms.every((term, k) => {
        const value = valueOf(step.after, k + 1, variable);
        return value !== null && equals(value, term);
      });
  return holds ? { ...step, check: 'identity' } : null;
};
