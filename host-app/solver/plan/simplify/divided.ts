import { add, div } from '../../kernel/canon.js';
import { quotientOfPolynomials } from '../../kernel/normal.js';
import { divide2 } from '../../poly/univariate.js';
import type { Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { polynomialExpr } from '../equation/polynomial.js';

/** Polynomial division: x^2 / (x - 1) = x + 1 + 1 / (x - 1). */
export const divided = (e: Expr): Expr | null => {
  const [x, ...others] = variablesOf(e);
  const parts = x === undefined || others.length > 0 ? null : quotientOfPolynomials(e, x);
  if (!parts || x === undefined) return null;
  const [top, bottom] = parts;
  if (bottom.length < 2 || top.length < bottom.length) return null;
  const [quotient, rest] = divide2(top, bottom);
  return add(polynomialExpr(quotient, x), div(polynomialExpr(rest, x), polynomialExpr(bottom, x)));
};
