import { add, multiply, negate, rational, sign, type Rational } from '../../../maths/rational.js';
import { arg, isNum, type Expr } from '../../tree/expr.js';
import { measured, minus, plus, type Measured } from '../numbers/measured.js';
import { evaluate, sidesAt } from '../values/evaluate.js';
import { exactRootCount, quotientOf, rootTotal, valueAt } from './isolate.js';
import { holdsAt } from './roots.js';

/** Half a unit of the last written digit. */
const halfUnit = (text: string): Rational =>
  rational(1n, 2n * 10n ** BigInt(text.split('.')[1]?.length ?? 0));

/** left - right changes its sign within half a unit around each decimal, and there are as many roots as decimals. */
export const decimalRootsHold = (equation: Expr, x: string, roots: readonly Expr[]): boolean => {
  const [left, right] = [quotientOf(arg(equation, 0), x), quotientOf(arg(equation, 1), x)];
  if (!left || !right || left.bottom.length !== 1 || right.bottom.length !== 1) return false;
  const gap = (at: Rational): number =>
    sign(
      add(
        multiply(valueAt(left.top, at), right.bottom[0] ?? rational(1)),
        negate(multiply(valueAt(right.top, at), left.bottom[0] ?? rational(1))),
      ),
    ) * sign(multiply(left.bottom[0] ?? rational(1), right.bottom[0] ?? rational(1)));
  const values = roots.map((root) => (isNum(root) && root.text !== undefined ? root : null));
  const crossing = values.every((root) => {
    if (!root) return false;
    const unit = halfUnit(root.text ?? '');
    return gap(add(root.value, negate(unit))) * gap(add(root.value, unit)) < 0;
  });
  return (
    crossing &&
    new Set(roots.map(({ key }) => key)).size === roots.length &&
    exactRootCount(equation, x) === roots.length
  );
};

/** n where the sides differ by c·xⁿ and a number, found by values; null for other equations. */
const powerOf = (equation: Expr, x: string): number | null => {
  const gapAt = (re: number, im = 0): Measured => {
    const [left, right] = sidesAt(equation, { [x]: measured(re, im) });
    return plus(left, minus(right));
  };
  const grown = (re: number, im = 0): Measured => plus(gapAt(re, im), minus(gapAt(0)));
  const sizeOf = ({ re, im }: Measured): number => Math.hypot(re, im);
  const n = Math.round(Math.log2(sizeOf(grown(2)) / sizeOf(grown(1))));
  const unit = grown(1);
  const isPower = [[3, 0], [-1, 0], [0.5, 0], [0.6, 0.8], [1.3, -0.7]].every(([re = 0, im = 0]) => {
    const size = Math.hypot(re, im) ** n;
    const angle = Math.atan2(im, re) * n;
    const [a, b] = [size * Math.cos(angle), size * Math.sin(angle)];
    const expected = { re: a * unit.re - b * unit.im, im: a * unit.im + b * unit.re };
    const found = grown(re, im);
    return Math.hypot(found.re - expected.re, found.im - expected.im) <= 1e-9 * (1 + sizeOf(found));
  });
  return isPower && sizeOf(gapAt(0)) > 1e-9 ? n : null;
}; // prettier-ignore

/**
 * Each root satisfies the equation, all are different, and their number is the degree of the square-free
 * part.
 */
export const complexRootsHold = (equation: Expr, x: string, roots: readonly Expr[]): boolean => {
  const values = roots.map((root) => evaluate(root, {}));
  const apart = values.every((a, k) =>
    values.every(
      (b, n) => n <= k || Math.hypot(a.re - b.re, a.im - b.im) > 1e-7 * (1 + Math.hypot(a.re, a.im)),
    ),
  );
  return (
    apart &&
    values.every((value) => holdsAt(equation, x, value)) &&
    (rootTotal(equation, x) ?? powerOf(equation, x)) === roots.length
  );
};
