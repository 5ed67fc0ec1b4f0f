import { isInteger, rational, type Rational } from '../../maths/rational.js';
import { monomials, powerOf, generator, tower, type Nested } from '../poly/tower.js';
import { isNum, num, ONE, factorsOf, termsOf, type Expr } from '../tree/expr.js';
import { contains } from '../tree/walk.js';
import { add, div, mul, pow, splitPower } from './canon.js';
import { expand } from './expand.js';
import { collectFamilies, exponentials, generators, opens, place, type Families } from './families.js';
import { spend } from './problem.js';

/** A quotient of coprime polynomials in generators (variables, roots, function values). */
export interface Normal {
  readonly top: Nested;
  readonly bottom: Nested;
  readonly generators: readonly Expr[];
}
interface Fraction {
  readonly top: Nested;
  readonly bottom: Nested;
}
const MAX_DEGREE = 300;

const reader = (families: Families) => {
  const n = families.size;
  const ring = tower(n);
  const factor = (base: Expr, rest: Expr, coefficient: Rational): Fraction => {
    const [at, exponent] = place(families, base, rest, coefficient);
    if (Math.abs(exponent) > MAX_DEGREE) throw new RangeError('degree');
    const power = generator(n, at, Math.abs(exponent));
    return exponent < 0 ? { top: ring.one, bottom: power } : { top: power, bottom: ring.one };
  };
  const times = (a: Fraction, b: Fraction): Fraction => ({
    top: ring.mul(a.top, b.top),
    bottom: ring.mul(a.bottom, b.bottom),
  });
  const plus = (a: Fraction, b: Fraction): Fraction => {
    if (ring.equal(a.bottom, b.bottom)) return { top: ring.add(a.top, b.top), bottom: a.bottom };
    const shared = ring.gcd(a.bottom, b.bottom);
    const [left, right] = [ring.div(a.bottom, shared) ?? a.bottom, ring.div(b.bottom, shared) ?? b.bottom];
    return { top: ring.add(ring.mul(a.top, right), ring.mul(b.top, left)), bottom: ring.mul(left, b.bottom) };
  };
  const read = (e: Expr): Fraction => {
    spend();
    if (e.kind === 'num') return { top: ring.of(e.value), bottom: ring.one };
    if (e.kind === 'sum') return e.args.map(read).reduce(plus);
    if (e.kind === 'product') return e.args.map(read).reduce(times);
    const [base, exponent] = splitPower(e);
    if (!isNum(exponent)) {
      return exponentials(base, exponent)
        .map(([root, rest, coefficient]) =>
          rest.key === '1' && isNum(root)
            ? read(pow(root, num(coefficient)))
            : factor(root, rest, coefficient),
        )
        .reduce(times);
    }
    if (!opens(base, exponent.value)) return factor(base, ONE, exponent.value);
    const inner = read(base);
    const size = Math.abs(Number(exponent.value.n));
    const raised = { top: powerOf(inner.top, size, n), bottom: powerOf(inner.bottom, size, n) };
    return exponent.value.n < 0n ? { top: raised.bottom, bottom: raised.top } : raised;
  };
  return read;
};

/** Cancels and makes the denominator's lead positive, its content 1 in whole numbers. */
const lowest = ({ top, bottom }: Fraction, n: number): Fraction => {
  const ring = tower(n);
  const shared = ring.gcd(top, bottom);
  const [x, y] = [ring.div(top, shared) ?? top, ring.div(bottom, shared) ?? bottom];
  const contents = monomials(y, n).reduce(
    (found, term) => tower(0).gcd(found, term.coefficient) as Rational,
    rational(0),
  );
  const unit = ring.lead(y).n < 0n ? { n: -contents.n, d: contents.d } : contents;
  return { top: ring.div(x, ring.of(unit)) ?? x, bottom: ring.div(y, ring.of(unit)) ?? y };
};

/** The rational normal form of a canonical expression, or null when it is too large. @throws MathProblem at 1/0 */
export const normal = (e: Expr): Normal | null => {
  const families: Families = new Map();
  let input = e;
  // Powers of generators may turn into sums (sqrt(x+1)^2), so the families are read from the expanded form when they appear.
  for (let round = 0; round < 2; round += 1) {
    families.clear();
    collectFamilies(input, families);
    if (families.size > 9) return null;
    try {
      const fraction = reader(families)(input);
      if (tower(families.size).isZero(fraction.bottom)) return null;
      const result = { ...lowest(fraction, families.size), generators: generators(families) };
      if (round === 1 || ![...families.values()].some(({ base, index }) => index > 1n && base.kind === 'sum'))
        return result;
      const next = quotientOf(result);
      if (next.key === input.key) return result;
      input = next;
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
  return null;
};

export const toExpr = (p: Nested, gens: readonly Expr[]): Expr =>
  add(
    ...monomials(p, gens.length).map(({ coefficient, exponents }) =>
      mul(num(coefficient), ...exponents.map((exponent, k) => pow(gens[k] ?? ONE, num(exponent)))),
    ),
  );

export const quotientOf = ({ top, bottom, generators: gens }: Normal): Expr =>
  div(toExpr(top, gens), toExpr(bottom, gens));

/** One fraction in lowest terms, numerator and denominator multiplied out; the input itself when it is too large. */
export const together = (e: Expr): Expr => {
  const found = normal(e);
  return found ? quotientOf(found) : e;
};

/** Top and bottom of the fraction. */
export const fraction = (e: Expr): [Expr, Expr] | null => {
  const found = normal(e);
  return found ? [toExpr(found.top, found.generators), toExpr(found.bottom, found.generators)] : null;
};

/** Proven zero by normal form; false means not proven. */
export const isProvenZero = (e: Expr): boolean => {
  if (e.key === '0') return true;
  const expanded = expand(e);
  if (expanded.key === '0') return true;
  const found = normal(expanded);
  return found !== null && tower(found.generators.length).isZero(found.top);
};

/** Coefficients of x^0, x^1, … as canonical expressions, or null when it is not a polynomial in x. */
export const coefficientsIn = (e: Expr, x: string): Expr[] | null => {
  const expanded = expand(e);
  const terms = termsOf(expanded);
  const found: Expr[] = [];
  for (const term of terms) {
    const factors = factorsOf(term);
    let exponent = 0;
    const others: Expr[] = [];
    for (const factor of factors) {
      const [base, power] = splitPower(factor);
      if (
        base.kind === 'sym' &&
        base.name === x &&
        isNum(power) &&
        isInteger(power.value) &&
        power.value.n > 0n &&
        power.value.n < 400n
      )
        exponent += Number(power.value.n);
      else if (contains(factor, x)) return null;
      else others.push(factor);
    }
    found[exponent] = add(found[exponent] ?? num(0), mul(...others));
  }
  const dense = Array.from(found, (value: Expr | undefined) => value ?? num(0));
  while (dense.length > 0 && dense.at(-1)?.key === '0') dense.pop();
  return dense;
};

/** The same with rational coefficients, or null. */
export const rationalCoefficients = (e: Expr, x: string): Rational[] | null => {
  const found = coefficientsIn(e, x);
  return found?.every(isNum) ? found.map((value) => (isNum(value) ? value.value : rational(0))) : null;
};

/** A quotient of two polynomials in one letter with rational coefficients. */
export const quotientOfPolynomials = (
  e: Expr,
  x: string,
): readonly [top: Rational[], bottom: Rational[]] | null => {
  const [top, bottom] = (fraction(e) ?? []).map((part) => rationalCoefficients(part, x));
  return top && bottom ? [top, bottom] : null;
};
