import { int } from './letters.js';
import { isZero, rational, type Rational } from '../../../../maths/rational.js';
import { add, div, mul, neg, pow, splitPower, sqrt, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { rationalCoefficients, together, quotientOfPolynomials } from '../../../kernel/normal.js';
import { coefficient, degreeOf, derivative, divide2, qpoly, type QPoly } from '../../../poly/univariate.js';
import { HALF, isNum, num, ONE, sym, TWO, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, substitute } from '../../../tree/walk.js';
import { polynomialExpr } from '../../equation/polynomial.js';
import { written } from '../../acts.js';
import { step } from '../../trace.js';
import { solveRational } from './fractions.js';
import type { Step } from '../../../solution.js';
import type { Antiderivative, IntegrationTask, Technique } from './integral.types.js';

/** ∫ 1 / sqrt(a x² + b x + c). */
const inverseRoot = (p: QPoly, x: string): Expr | null => {
  const [c, b, a] = [0, 1, 2].map((k) => num(coefficient(p, k))) as [Expr, Expr, Expr];
  const slope = expand(add(mul(TWO, a, sym(x)), b));
  if (coefficient(p, 2).n > 0n) {
    const root = mul(TWO, sqrt(a), pow(polynomialExpr(p, x), HALF));
    return div(fn('ln', fn('abs', add(root, slope))), sqrt(a));
  }
  const d = sub(pow(b, TWO), mul(num(4), a, c));
  if (!isNum(d) || d.value.n <= 0n) return null;
  return neg(div(fn('asin', expand(div(slope, sqrt(d)))), sqrt(neg(a))));
};

/** ∫ P / sqrt(Q) = S sqrt(Q) + k ∫ 1 / sqrt(Q): S and k from a linear system. */
const overRoot = (top: QPoly, q: QPoly, x: string): Expr | null => {
  const base = inverseRoot(q, x);
  const n = degreeOf(top);
  if (!base) return null;
  if (n < 1) return mul(num(coefficient(top, 0)), base);
  const slope = derivative(q);
  // P = S' Q + S Q' / 2 + k
  const columns = Array.from({ length: n }, (_, k): QPoly => {
    const unit: QPoly = [...Array.from({ length: k }, () => rational(0)), rational(1)];
    return qpoly.add(qpoly.mul(derivative(unit), q), qpoly.mul(qpoly.mul(unit, slope), [rational(1, 2)]));
  });
  const all: QPoly[] = [...columns, [rational(1)]];
  const rows = Array.from({ length: n + 1 }, (_, row) => all.map((column) => coefficient(column, row)));
  const solved = solveRational(
    rows,
    Array.from({ length: n + 1 }, (_, row) => coefficient(top, row)),
  );
  if (!solved) return null;
  const s: Rational[] = solved.slice(0, n);
  return add(
    mul(polynomialExpr(s, x), pow(polynomialExpr(q, x), HALF)),
    mul(num(solved[n] ?? rational(0)), base),
  );
};

/** ∫ √(c − ax²): x = r sin t makes c cos² t of what is below the root. */
const halfCircle = (p: QPoly, { f, x, integrate }: Pick<IntegrationTask, 'f' | 'x' | 'integrate'>): Antiderivative | null => {
  const [c, b, a] = [0, 1, 2].map((k) => coefficient(p, k)) as [Rational, Rational, Rational];
  const value = overRoot(p, p, x);
  if (c.n <= 0n || b.n !== 0n || a.n >= 0n || x === 't' || !value) return null;
  const t = sym('t');
  const [height, r] = [sqrt(num(c)), sqrt(div(num(c), neg(num(a))))];
  const inner = canon(mul(height, r, pow(fn('cos', t), TWO)));
  const found = integrate(inner, 't');
  if (!found) return null;
  const meaning = canon(fn('asin', div(sym(x), r)));
  const letters = [['t', meaning]] as const;
  const inside = (one: Step): Step => ({ ...one, letters: [...letters, ...(one.letters ?? [])], substeps: one.substeps.map(inside) });
  const named = `${x} = ${written(mul(r, fn('sin', t)))}, d${x} = ${written(mul(r, fn('cos', t)))} · dt`;
  const act = `The root becomes ${written(mul(height, fn('cos', t)))}, because 1 − sin²(t) is cos²(t).`;
  const back = `t is ${written(meaning)} again; its sine is ${written(div(sym(x), r))}.`;
  return {
    value,
    steps: [
      { ...step('u-substitution', int(f, x), int(inner, 't'), 'equal', [], named, act), letters },
      ...found.steps.map(inside),
      { ...step('put-back', found.value, value, 'equal', [], undefined, back), letters },
    ],
  };
}; // prettier-ignore

/** One square root of a quadratic with rational coefficients beside a quotient of polynomials. */
export const quadraticRoot: Technique = ({ f, x, depth, integrate }) => {
  const roots = collectNodes(f, (part) => {
    const [base, exponent] = part.kind === 'power' ? splitPower(part) : [part, ONE];
    return isNum(exponent) && exponent.value.d === 2n && contains(base, x);
  });
  const [base] = roots.map((root) => splitPower(root)[0]);
  const q = base ? rationalCoefficients(base, x) : null;
  if (
    !base ||
    !q ||
    degreeOf(q) !== 2 ||
    depth > 5 ||
    roots.some((root) => splitPower(root)[0].key !== base.key)
  )
    return null;
  const circle =
    depth === 0 && f.key === canon(pow(base, HALF)).key ? halfCircle(q, { f, x, integrate }) : null;
  if (circle) return circle;
  // f sqrt(Q) must be free of roots.
  const parts = quotientOfPolynomials(together(expand(mul(f, pow(base, HALF)))), x);
  if (!parts) return null;
  const [top, bottom] = parts;
  const [whole, rest] = divide2(top, bottom);
  const first = whole.length > 0 ? overRoot(whole, q, x) : num(0);
  if (!first) return null;
  if (rest.length === 0) {
    const isKnown = degreeOf(whole) < 1;
    const [root, kind] = [`√(${written(base)})`, coefficient(q, 2).n > 0n ? 'a logarithm' : 'an arcsine'];
    const act = isKnown
      ? `1/${root} has ${kind} as its integral.`
      : `The integral is a polynomial times ${root}, and a multiple of the integral of 1/${root}; equal coefficients of the derivatives give both.`;
    const rule = isKnown ? 'integral-table' : 'root-coefficients';
    return { value: first, steps: [step(rule, int(f, x), first, 'equal', [], undefined, act)] };
  }
  const second = reciprocal(rest, bottom, q, x, integrate);
  if (!second) return null;
  const value = add(first, second);
  const act = `With ${x} = 1/t the root has a polynomial beside it.`;
  return { value, steps: [step('rewrite', int(f, x), value, 'equal', [], undefined, act)] };
};

/** rest / (c x^n sqrt(Q)) with x = 1 / t, for positive x. */
const reciprocal = (
  rest: QPoly,
  bottom: QPoly,
  q: QPoly,
  x: string,
  integrate: (f: Expr, x: string) => { value: Expr } | null,
): Expr | null => {
  const n = degreeOf(bottom);
  if (bottom.some((c, k) => k < n && !isZero(c)) || x === 't') return null;
  const t = sym('t');
  const turned = polynomialExpr(
    Array.from({ length: 3 }, (_, k) => coefficient(q, 2 - k)),
    't',
  );
  const top = expand(mul(polynomialExpr(rest, x), pow(sym(x), num(-n))));
  const inT = expand(mul(substituteInverse(top, x, t), pow(t, num(-1))));
  const inner = integrate(
    neg(div(mul(inT, pow(turned, num(rational(-1, 2)))), num(coefficient(bottom, n)))),
    't',
  );
  if (!inner) return null;
  // sqrt(Q(1/t) t^2) is sqrt(Q) / x for positive x; with that form the result holds on both sides of 0.
  const root = mul(pow(polynomialExpr(q, x), HALF), pow(sym(x), num(-1)));
  return canon(substitute(substitute(inner.value, pow(turned, HALF), root), t, pow(sym(x), num(-1))));
};
const substituteInverse = (e: Expr, x: string, t: Expr): Expr =>
  canon(substitute(e, sym(x), pow(t, num(-1))));
