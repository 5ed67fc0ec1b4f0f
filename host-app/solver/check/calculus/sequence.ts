import { add, divide, equals, multiply, rational, type Rational } from '../../../maths/rational.js';
import type { CheckWay, Step } from '../../solution.js';
import { isNode, num, sym, type Expr } from '../../tree/expr.js';
import { substitute } from '../../tree/walk.js';
import { quotientOf, valueAt } from '../solutions/isolate.js';
import { evaluate } from '../values/evaluate.js';
import { identical } from '../values/identity.js';

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

const same = (value: Expr, term: Rational): boolean => {
  const { re } = evaluate(value, {});
  const wanted = Number(term.n) / Number(term.d);
  return Math.abs(re - wanted) <= 1e-9 * (1 + Math.abs(wanted));
};
/** Exactly where it is a polynomial, else in decimals. */
const gives = (formula: Expr, n: number, variable: string, term: Rational): boolean => {
  if (!quotientOf(formula, variable)) return same(substitute(formula, sym(variable), num(n)), term);
  const value = valueOf(formula, n, variable);
  return value !== null && equals(value, term);
};

/** Calculates a row of differences or ratios again; a formula must give every term. */
export const checkSequenceStep = (step: Step, variable: string): CheckWay | null => {
  const [terms, next] = [numbersOf(step.before), numbersOf(step.after)];
  const found = (holds: boolean): CheckWay | null => (holds ? 'identity' : null);
  if (!terms) return found(identical(step.before, step.after) === 'yes');
  if (!next) return found(terms.every((term, k) => gives(step.after, k + 1, variable, term)));
  const [zero, isRatio] = [rational(0), step.rule === 'ratio-row'];
  return found(
    next.length === terms.length - 1 &&
      next.every((value, k) => {
        const [before, after] = [terms[k] ?? zero, terms[k + 1] ?? zero];
        return equals(isRatio ? multiply(value, before) : add(value, before), after);
      }),
  );
};
