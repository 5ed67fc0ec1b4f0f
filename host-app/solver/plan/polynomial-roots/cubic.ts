import { rational, type Rational } from '../../../maths/rational.js';
import { approx, byValue } from '../../kernel/approx.js';
import { add, div, mul, neg, pow, sqrt, sub } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { fn } from '../../kernel/functions.js';
import { coefficient, type QPoly } from '../../poly/univariate.js';
import type { Step } from '../../solution.js';
import { num, PI, sum, sym, TWO, ZERO, type Expr } from '../../tree/expr.js';
import { equation, rootLine } from '../equation/equation.js';
import { polynomialExpr } from '../equation/polynomial.js';
import { Trace } from '../trace.js';

const q = (n: number | bigint, d: number | bigint = 1): Expr => num(rational(n, d));
const third = q(1, 3);
const cubeRoot = (e: Expr): Expr => {
  const value = expand(e);
  return approx(value) < 0 ? neg(pow(expand(neg(value)), third)) : pow(value, third);
};

interface Depressed {
  readonly p: Expr;
  readonly q: Expr;
  /** x = y + shift */
  readonly shift: Expr;
}
/** x = y - b / 3a removes the square: y^3 + p y + q = 0. */
const depressed = (cubic: QPoly): Depressed => {
  const [d, c, b, a] = [0, 1, 2, 3].map((k) => num(coefficient(cubic, k))) as [Expr, Expr, Expr, Expr];
  const shift = div(neg(b), mul(q(3), a));
  const p = sub(div(c, a), div(pow(b, TWO), mul(q(3), pow(a, TWO))));
  const rest = add(
    div(mul(TWO, pow(b, q(3))), mul(q(27), pow(a, q(3)))),
    neg(div(mul(b, c), mul(q(3), pow(a, TWO)))),
    div(d, a),
  );
  return { p: expand(p), q: expand(rest), shift: expand(shift) };
};

/** One real root by Cardano, or three by the cosine of a third of an angle. */
const realRoots = ({ p, q: r, shift }: Depressed): { roots: Expr[]; cosine: boolean } => {
  const discriminant = expand(add(pow(div(r, TWO), TWO), pow(div(p, q(3)), q(3))));
  if (approx(discriminant) > 0) {
    const root = sqrt(discriminant);
    const half = neg(div(r, TWO));
    return { roots: [add(cubeRoot(add(half, root)), cubeRoot(sub(half, root)), shift)], cosine: false };
  }
  const size = mul(TWO, sqrt(expand(neg(div(p, q(3))))));
  const angle = fn('acos', expand(mul(div(mul(q(3), r), mul(TWO, p)), sqrt(expand(neg(div(q(3), p)))))));
  const roots = [0, 1, 2].map((k) =>
    add(mul(size, fn('cos', expand(sub(mul(third, angle), mul(q(2 * k, 3), PI))))), shift),
  );
  return { roots: roots.sort(byValue), cosine: true };
};

/** Roots of an irreducible cubic and the lines that lead to them. */
export const cubicRoots = (
  start: Expr,
  cubic: QPoly,
  x: string,
): { roots: readonly Expr[]; steps: readonly Step[] } => {
  const form = depressed(cubic);
  const { roots, cosine } = realRoots(form);
  const trace = new Trace(start, 'equivalent').to('to-zero', equation(polynomialExpr(cubic, x), ZERO));
  if (form.shift.key !== '0') {
    const y = sum(sym(x), neg(form.shift));
    trace.to(
      'remove-square',
      equation(add(pow(y, q(3)), mul(form.p, y), form.q), ZERO),
      'equivalent',
      [],
      `p and q belong to y³ + p·y + q = 0`,
    );
  }
  return { roots, steps: trace.to(cosine ? 'third-of-angle' : 'cardano', rootLine(x, roots)).steps };
};
export const isShort = (p: QPoly): boolean =>
  p.every((c: Rational) => c.n < 10_000n && c.n > -10_000n && c.d < 1000n);
