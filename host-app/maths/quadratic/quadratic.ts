import * as exact from '../rational';
import { formatRational, rational, type Rational } from '../rational';
import { formatSignificant, TEN_DIGITS } from '../significant';
import { checkStep } from './check';
import { factorise, factoredText } from './factor';
import { factoringMethod, formulaMethod, linearSteps, squareMethod } from './methods';
import type { Coefficients, Degenerate, Parabola, Quadratic, Root } from './quadratic.types';
import { rootValue, squareRoot, surdText, type Surd } from './surd';

const FOUR = rational(4);
const TWO = rational(2);

export const discriminantOf = ({ a, b, c }: Coefficients): Rational =>
  exact.subtract(exact.multiply(b, b), exact.multiply(FOUR, exact.multiply(a, c)));

/** 'i', '-i', '0.5 + 1.322875656i' */
const complexText = (real: Rational, imaginary: Rational): string => {
  const size = formatSignificant(exact.absolute(imaginary), TEN_DIGITS);
  const unit = size === '1' ? 'i' : `${size}i`;
  const negative = imaginary.n < 0n;
  if (exact.isZero(real)) return negative ? `-${unit}` : unit;
  return `${formatSignificant(real, TEN_DIGITS)} ${negative ? '-' : '+'} ${unit}`;
};

/**
 * The real value to ten digits. Where the two parts nearly cancel, the product of the roots divided by the
 * other root is used: x² − 10²⁰x + 1 has a root near 10⁻²⁰ that a plain difference would lose.
 */
const decimalOf = (surd: Surd, conjugate: Rational, product: Rational): string => {
  const value = exact.add(surd.rational, rootValue(surd));
  const [near, far] = [exact.absolute(value), exact.absolute(conjugate)];
  const stable = exact.compare(near, far) < 0 && surd.radicand !== 1n;
  return formatSignificant(stable ? exact.divide(product, conjugate) : value, TEN_DIGITS);
};

const rootOf = (surd: Surd, product: Rational): Root => {
  const root = rootValue(surd);
  const decimal = surd.imaginary
    ? complexText(surd.rational, root)
    : decimalOf(surd, exact.subtract(surd.rational, root), product);
  return { surd, exact: surdText(surd), decimal };
};

const rootsOf = (coefficients: Coefficients): Root[] => {
  const { a, b, c } = coefficients;
  const twoA = exact.multiply(TWO, a);
  const middle = exact.divide(exact.negate(b), twoA);
  const product = exact.divide(c, a);
  const root = squareRoot(discriminantOf(coefficients));
  const coefficient = exact.divide(root.coefficient, exact.absolute(twoA));
  const above = { ...root, coefficient, rational: middle };
  if (exact.isZero(coefficient)) return [rootOf(above, product)];
  return [{ ...above, coefficient: exact.negate(coefficient) }, above].map((surd) => rootOf(surd, product));
};

/** The values of rational roots; empty when the roots are irrational. */
const rationalRoots = (roots: readonly Root[]): Rational[] =>
  roots
    .filter(({ surd }) => !surd.imaginary && (surd.radicand === 1n || exact.isZero(surd.coefficient)))
    .map(({ surd }) => exact.add(surd.rational, surd.coefficient));

const parabola = ({ a, b, c }: Coefficients): Parabola => {
  const x = exact.divide(exact.negate(b), exact.multiply(TWO, a));
  const y = exact.subtract(c, exact.multiply(a, exact.multiply(x, x)));
  return {
    vertex: { x, y },
    axis: `x = ${formatRational(x)}`,
    yIntercept: c,
    opens: a.n > 0n ? 'up' : 'down',
  };
};

const degenerate = (b: Rational, c: Rational): Degenerate => {
  if (exact.isZero(b)) return { kind: exact.isZero(c) ? 'always' : 'never' };
  const root = exact.divide(exact.negate(c), b);
  return { kind: 'linear', root, steps: linearSteps(b, c, root) };
};

/**
 * Solves a x² + b x + c = 0 exactly, with every method that applies. With a = 0 the equation is linear or
 * constant.
 */
export const solveQuadratic = (coefficients: Coefficients): Quadratic | Degenerate => {
  const { a, b, c } = coefficients;
  if (exact.isZero(a)) return degenerate(b, c);
  const discriminant = discriminantOf(coefficients);
  const roots = rootsOf(coefficients);
  const factored = factorise(coefficients, rationalRoots(roots));
  const factoring = factoringMethod(coefficients, factored, roots);
  const check = checkStep(coefficients, roots);
  const methods = [
    ...(factoring ? [factoring] : []),
    formulaMethod(coefficients, roots),
    squareMethod(coefficients, roots),
  ];
  return {
    kind: 'quadratic',
    coefficients,
    discriminant,
    type: discriminant.n > 0n ? 'two real' : discriminant.n === 0n ? 'one real' : 'two complex',
    roots,
    ...parabola(coefficients),
    sum: exact.divide(exact.negate(b), a),
    product: exact.divide(c, a),
    factored: factored && factoredText(factored),
    methods: methods.map(({ name, steps }) => ({ name, steps: [...steps, check] })),
  };
};
