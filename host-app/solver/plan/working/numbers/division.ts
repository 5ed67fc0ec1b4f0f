import { isZero, rational } from '../../../../maths/rational.js';
import { sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { rationalCoefficients } from '../../../kernel/normal.js';
import { coefficient, degreeOf, divide2, type QPoly } from '../../../poly/univariate.js';
import { product, quotient, sum, type Expr } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { polynomialExpr, termOf } from '../../equation/polynomial.js';
import type { Line } from '../laws.js';

/** p = d · (the quotient so far) + rest; each line adds one term. */
export const longDivision = (p: QPoly, d: QPoly, x: string): readonly Line[] => {
  const [whole] = divide2(p, d);
  const [top, bottom] = [polynomialExpr(p, x), polynomialExpr(d, x)];
  let found: QPoly = [];
  return Array.from({ length: degreeOf(whole) + 1 }, (_, at) => degreeOf(whole) - at)
    .filter((k) => !isZero(coefficient(whole, k)))
    .map((k) => {
      found = whole.map((c, at) => (at >= k ? c : rational(0)));
      const rest = sub(top, canon(product(bottom, polynomialExpr(found, x))));
      const left = polynomialExpr(rationalCoefficients(rest, x) ?? [], x);
      return {
        rule: 'divide-leading',
        after:
          left.key === '0'
            ? product(bottom, polynomialExpr(found, x))
            : sum(product(bottom, polynomialExpr(found, x)), left),
        act: `The next term of the quotient is ${written(termOf(whole, k, x))}; ${written(left)} is left.`,
      };
    });
};

/** The lines of a division whose result is a polynomial and a rest over the divisor. */
export const divisionLines = (e: Expr): readonly Line[] | null => {
  const [x, ...others] = variablesOf(e);
  if (e.kind !== 'quotient' || x === undefined || others.length > 0) return null;
  const [top, bottom] = e.args.map((part) => rationalCoefficients(canon(part), x));
  if (!top || !bottom || bottom.length < 2) return null;
  const over = polynomialExpr(bottom, x);
  return longDivision(top, bottom, x).map((line) => ({ ...line, after: quotient(line.after, over) }));
};
