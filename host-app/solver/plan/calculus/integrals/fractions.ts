import { int } from './letters.js';
import { divide, isZero, multiply, rational, subtract, type Rational } from '../../../../maths/rational.js';
import { add, div, mul, neg, pow, sqrt, sub } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { quotientOfPolynomials } from '../../../kernel/normal.js';
import { factorUnivariate } from '../../../poly/factor.js';
import { coefficient, degreeOf, divide2, qpoly, type QPoly } from '../../../poly/univariate.js';
import type { Step } from '../../../solution.js';
import { num, power, quotient, sum, sym, TWO, type Expr } from '../../../tree/expr.js';
import { polynomialExpr } from '../../equation/polynomial.js';
import { step } from '../../trace.js';
import type { Technique } from './integral.types.js';
import type { Rule } from '../../../texts/en.js';
import { written } from '../../acts.js';
import { termwise } from './table.js';
import { factorForm } from '../../simplify/factor.js';

/** Gauss over the rationals for square systems. */
export const solveRational = (
  matrix: readonly (readonly Rational[])[],
  right: readonly Rational[],
): Rational[] | null => {
  const rows = matrix.map((row, k) => [...row, right[k] ?? rational(0)]);
  for (let column = 0; column < rows.length; column += 1) {
    const at = rows.findIndex((row, k) => k >= column && !isZero(row[column] ?? rational(0)));
    const pivot = rows[at];
    if (!pivot) return null;
    rows.splice(at, 1);
    rows.splice(column, 0, pivot);
    const head = pivot[column] ?? rational(1);
    rows.forEach((row, k) => {
      if (k === column) return;
      const factor = divide(row[column] ?? rational(0), head);
      if (!isZero(factor))
        row.forEach((value, j) => (row[j] = subtract(value, multiply(factor, pivot[j] ?? rational(0)))));
    });
  }
  return rows.map((row, k) => divide(row[rows.length] ?? rational(0), row[k] ?? rational(1)));
};

interface PartialFraction {
  readonly top: QPoly;
  readonly factor: QPoly;
  readonly exponent: number;
}
const times = (p: QPoly, n: number): QPoly =>
  Array.from({ length: n }, () => p).reduce<QPoly>((total, next) => qpoly.mul(total, next), [rational(1)]);

/** top / bottom as a polynomial and parts over powers of irreducible factors of degree 1 and 2. */
export const partialFractions = (
  top: QPoly,
  bottom: QPoly,
): { whole: QPoly; parts: PartialFraction[] } | null => {
  const [whole, rest] = divide2(top, bottom);
  const { constant, factors } = factorUnivariate(bottom);
  if (factors.some(([factor]) => degreeOf(factor) > 2)) return null;
  const slots: (PartialFraction & { cofactor: QPoly })[] = [];
  for (const [factor, multiplicity] of factors) {
    for (let exponent = 1; exponent <= multiplicity; exponent += 1) {
      const cofactor = qpoly.div(bottom, times(factor, exponent)) ?? [];
      for (let k = 0; k < degreeOf(factor); k += 1)
        slots.push({
          top: [...Array.from({ length: k }, () => rational(0)), rational(1)],
          factor,
          exponent,
          cofactor,
        });
    }
  }
  const size = degreeOf(bottom);
  if (isZero(constant) || slots.length !== size) return null;
  const columns = slots.map((slot) => qpoly.mul(slot.top, slot.cofactor));
  const solved = solveRational(
    Array.from({ length: size }, (_, row) => columns.map((column) => coefficient(column, row))),
    Array.from({ length: size }, (_, row) => coefficient(rest, row)),
  );
  if (!solved) return null;
  const parts = new Map<string, PartialFraction>();
  slots.forEach(({ top: unit, factor, exponent }, k) => {
    const key = `${factor.map((c) => `${c.n}/${c.d}`).join()}^${exponent}`;
    const share = unit.map((c) => multiply(c, solved[k] ?? rational(0)));
    parts.set(key, { top: qpoly.add(parts.get(key)?.top ?? [], share), factor, exponent });
  });
  return { whole, parts: [...parts.values()].filter((part) => part.top.some((c) => !isZero(c))) };
};

const q = (value: Rational): Expr => num(value);

/** ∫ 1 / (a x² + b x + c)^n by the reduction formula; for a positive discriminant by a logarithm. */
const inverseQuadratic = (p: QPoly, n: number, x: Expr): Expr => {
  const [c, b, a] = [0, 1, 2].map((k) => q(coefficient(p, k))) as [Expr, Expr, Expr];
  const slope = add(mul(TWO, a, x), b);
  const d = sub(mul(num(4), a, c), pow(b, TWO));
  if (n > 1) {
    const body = add(mul(a, pow(x, TWO)), mul(b, x), c);
    const first = div(slope, mul(num(n - 1), d, pow(body, num(n - 1))));
    return add(first, mul(div(mul(num(4 * n - 6), a), mul(num(n - 1), d)), inverseQuadratic(p, n - 1, x)));
  }
  const positive = d.kind === 'num' && d.value.n > 0n;
  if (positive)
    return mul(
      TWO,
      pow(d, num(rational(-1, 2))),
      fn('atan', expand(mul(slope, pow(d, num(rational(-1, 2)))))),
    );
  const root = sqrt(neg(d));
  return div(fn('ln', fn('abs', div(sub(slope, root), add(slope, root)))), root);
};

const integratePart = ({ top, factor, exponent }: PartialFraction, variable: string): Expr => {
  const x = sym(variable);
  const body = polynomialExpr(factor, variable);
  if (degreeOf(factor) === 1) {
    const scale = q(divide(coefficient(top, 0), coefficient(factor, 1)));
    if (exponent === 1) return mul(scale, fn('ln', fn('abs', body)));
    return mul(scale, num(rational(-1, exponent - 1)), pow(body, num(1 - exponent)));
  }
  const share = divide(coefficient(top, 1), multiply(rational(2), coefficient(factor, 2)));
  const rest = q(subtract(coefficient(top, 0), multiply(share, coefficient(factor, 1))));
  const first =
    exponent === 1
      ? fn('ln', fn('abs', body))
      : mul(num(rational(-1, exponent - 1)), pow(body, num(1 - exponent)));
  return add(mul(q(share), first), mul(rest, inverseQuadratic(factor, exponent, x)));
};

export const sumOfParts = (
  { whole, parts }: { readonly whole: QPoly; readonly parts: readonly PartialFraction[] },
  x: string,
): Expr =>
  add(
    polynomialExpr(whole, x),
    ...parts.map(({ top, factor, exponent }) =>
      div(polynomialExpr(top, x), pow(polynomialExpr(factor, x), num(exponent))),
    ),
  );
/** A quotient of polynomials as the sum of its parts. */
export const splitFraction = (f: Expr, x: string): { top: QPoly; bottom: QPoly; sum: Expr } | null => {
  const [top, bottom] = quotientOfPolynomials(f, x) ?? [];
  const found =
    top && bottom && degreeOf(bottom) > 0 && degreeOf(bottom) < 13 ? partialFractions(top, bottom) : null;
  if (!top || !bottom || !found) return null;
  return { top, bottom, sum: sumOfParts(found, x) };
};

/** How a quotient becomes a sum: multiplied out, each term divided, or by the factors of its denominator. */
const splitting = (
  bottom: QPoly,
  x: string,
  isOne: boolean,
): { readonly rule: Rule; readonly act?: string } => {
  const below = polynomialExpr(bottom, x);
  if (degreeOf(bottom) === 0) return { rule: 'expand' };
  if (below.kind !== 'sum')
    return { rule: 'rewrite', act: `Each term on top is divided by ${written(below)}.` };
  if (isOne) return { rule: 'rewrite', act: `The denominator is ${written(factorForm(below) ?? below)}.` };
  return {
    rule: 'partial-fractions',
    act: `The denominator is ${written(factorForm(below) ?? below)}; every factor gets fractions of its own.`,
  };
};

/** k/(ax² + bx + c) without real roots: the square is completed, and the arctangent is known. */
const completed = (e: Expr, x: string): ((value: Expr) => readonly Step[]) | null => {
  const [top, bottom] = quotientOfPolynomials(e, x) ?? [];
  if (!top || !bottom || degreeOf(top) !== 0 || degreeOf(bottom) !== 2) return null;
  const [c, b, a] = [0, 1, 2].map((k) => coefficient(bottom, k)) as [Rational, Rational, Rational];
  const half = divide(b, multiply(rational(2), a));
  const rest = subtract(divide(c, a), multiply(half, half));
  if (half.n === 0n || rest.n <= 0n || a.n !== a.d) return null;
  const line = add(sym(x), q(half));
  const body = sum(power(line, num(2)), q(rest));
  const whole = polynomialExpr(bottom, x);
  const act = `${written(whole)} = ${written(body)}: half of ${written(q(b))} is ${written(q(half))}.`;
  const root = sqrt(q(rest));
  const named = `With u = ${written(line)} and a = ${written(root)} it is an integral of 1/(u² + a²), which is atan(u/a)/a.`;
  const shown = quotient(q(coefficient(top, 0)), body);
  return (value) => [
    step('rewrite', int(e, x), int(shown, x), 'equal', [], undefined, act),
    step('integral-table', int(shown, x), value, 'equal', [], undefined, named),
  ];
};

/** Quotients of polynomials with rational coefficients. */
export const rationalFunction: Technique = (task) => {
  const { f, x } = task;
  const [top, bottom] = quotientOfPolynomials(f, x) ?? [];
  if (!top || !bottom || degreeOf(bottom) > 24 || degreeOf(top) > 60) return null;
  const found =
    degreeOf(bottom) > 0
      ? partialFractions(top, bottom)
      : { whole: top.map((c) => divide(c, coefficient(bottom, 0))), parts: [] };
  if (!found) return null;
  const whole = add(
    ...found.whole.map((c, k) => mul(num(divide(c, rational(k + 1))), pow(sym(x), num(k + 1)))),
  );
  const value = add(whole, ...found.parts.map((part) => integratePart(part, x)));
  const split = sumOfParts(found, x);
  const { rule, act } = splitting(bottom, x, found.parts.length === 1 && found.whole.length === 0);
  const steps =
    split.key === f.key ? [] : [step(rule, int(f, x), int(split, x), 'equal', [], undefined, act)];
  const each = split.kind === 'sum' && split.key !== f.key ? termwise({ ...task, f: split }) : null;
  if (each?.value.key === value.key) return { value, steps: [...steps, ...each.steps] };
  const square = completed(split, x);
  if (square) return { value, steps: [...steps, ...square(value)] };
  const said = split.kind === 'sum' ? undefined : `The derivative of ${written(value)} is ${written(split)}.`;
  return {
    value,
    steps: [...steps, step('integral-table', int(split, x), value, 'equal', [], undefined, said)],
  };
};
