import * as exact from '../rational';
import { rational, type Rational } from '../rational';
import { polynomialText } from './polynomial-text';
import type { Coefficients, QuadraticStep, Root } from './quadratic.types';
import { surdText, type Surd } from './surd';

/** a x² + b x + c at a root, computed from the root alone: (r + k√m)² = r² + k²m + 2rk√m. */
export const valueAt = ({ a, b, c }: Coefficients, root: Surd): Surd => {
  const under = rational(root.imaginary ? -root.radicand : root.radicand);
  const { rational: r, coefficient: k } = root;
  const squared = exact.add(exact.multiply(r, r), exact.multiply(exact.multiply(k, k), under));
  const whole = exact.add(exact.add(exact.multiply(a, squared), exact.multiply(b, r)), c);
  const slope = exact.add(exact.multiply(rational(2), exact.multiply(a, r)), b);
  return { ...root, rational: whole, coefficient: exact.multiply(slope, k) };
};

const substituted = (coefficients: readonly Rational[], root: Root): string => {
  const value = /^\d+$/.test(root.exact) ? root.exact : `(${root.exact})`;
  return polynomialText(coefficients).replaceAll('x', value);
};

/** Inserts each root into the equation; the right side is the computed value. */
export const checkStep = (coefficients: Coefficients, roots: readonly Root[]): QuadraticStep => {
  const { a, b, c } = coefficients;
  const lines = roots.map(
    (root) => `${substituted([a, b, c], root)} = ${surdText(valueAt(coefficients, root.surd))}`,
  );
  return { kind: 'check', before: `${polynomialText([a, b, c])} = 0`, after: lines, params: {} };
};
