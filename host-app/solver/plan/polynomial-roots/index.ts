import { compare, rational } from '../../../maths/rational.js';
import { byValue } from '../../kernel/approx.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { factorUnivariate } from '../../poly/factor.js';
import type { QPoly } from '../../poly/univariate.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { list, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { equation, rootLine } from '../equation/equation.js';
import { factoredExpr, polynomialExpr, polynomialRoots } from '../equation/polynomial.js';
import { standardForm } from '../equation/standard.js';
import { Trace, draftOf } from '../trace.js';
import { cubicRoots, isShort } from './cubic.js';
import { decimalRoots } from './decimals.js';
import { leftMinusRight } from '../../kernel/canonical.js';

export { planComplex } from './complex.js';

/** Factors one by one: those of degree 3 exactly while their numbers are short; null when one needs decimals. */
const exactRoots = (p: QPoly, start: Expr, x: string): { roots: Expr[]; inner: readonly Step[] } | null => {
  const roots: Expr[] = [];
  let inner: readonly Step[] = [];
  for (const [factor] of factorUnivariate(p).factors) {
    const known = polynomialRoots(factor);
    if (known) roots.push(...known);
    else if (factor.length === 4 && isShort(factor)) {
      const line = factor.length === p.length ? start : equation(polynomialExpr(factor, x), ZERO);
      const cubic = cubicRoots(line, factor, x);
      roots.push(...cubic.roots);
      inner = cubic.steps;
    } else return null;
  }
  return { roots: roots.sort(byValue), inner };
};

/** Polynomial equations without roots in short form: Cardano's formulas, or decimals whose number Sturm proves. */
export const planPolynomial = ({ expression, variable }: Problem): Draft | null => {
  const p = rationalCoefficients(leftMinusRight(expression), variable);
  if (!p || p.length < 4 || p.length > 40 || p.some((c) => compare(c, rational(10n ** 12n)) > 0)) return null;
  const whole = factorUnivariate(p).factors.length === 1;
  const exact = exactRoots(p, expression, variable);
  const roots = exact?.roots ?? decimalRoots(p);
  if (!roots) return null;
  const trace = standardForm(new Trace(expression, 'equivalent'), variable);
  trace.to('factor', equation(factoredExpr(p, variable), ZERO));
  if (exact) trace.to('zero-product', rootLine(variable, roots), 'equivalent', exact.inner);
  else
    trace.to(
      'decimal-roots',
      list(
        'or',
        roots.map((root) => relation('≈', sym(variable), root)),
      ),
      'case',
    );
  const steps = exact && whole ? exact.inner : trace.steps;
  return draftOf(
    { kind: 'roots', variable, roots, ...(exact ? {} : { rounded: true as const }) },
    steps,
    exact ? [] : ['note.rounded'],
  );
};
