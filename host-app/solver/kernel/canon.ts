import {
  add as addRational,
  isInteger,
  isZero,
  multiply,
  one,
  power as powerRational,
  rational,
  zero,
  type Rational,
} from '../../maths/rational.js';
import {
  arg,
  call,
  I,
  isNum,
  MINUS_ONE,
  num,
  ONE,
  power as powerNode,
  product as productNode,
  sum as sumNode,
  ZERO,
  factorsOf,
  termsOf,
  type Expr,
} from '../tree/expr.js';
import { extractPower } from './integer.js';
import { compareFactors, compareTerms } from './order.js';
import { integerPower, isPositiveConstant, rationalGcd, reduceIndex } from './number-forms.js';
import { MathProblem, spend } from './problem.js';
import { isSurd, sameIndex } from './surds.js';
import { scaled, splitPower, splitTerm } from './terms.js';

export { splitPower, splitTerm } from './terms.js';

/** Canonical sum: flat, like terms together, in the order people write. The parts must be canonical. */
export const add = (...parts: readonly Expr[]): Expr => {
  spend(parts.length);
  const terms = new Map<string, [Rational, Expr]>();
  for (const part of parts.flatMap(termsOf)) {
    if (part.kind === 'sym' && part.name === '∞') throw new MathProblem('math.infinity');
    const [coefficient, rest] = splitTerm(part);
    const known = terms.get(rest.key);
    terms.set(rest.key, [known ? addRational(known[0], coefficient) : coefficient, rest]);
  }
  const kept = [...terms.values()]
    .filter(([coefficient]) => !isZero(coefficient))
    .map(([coefficient, rest]) => scaled(coefficient, rest));
  return kept.length === 0 ? ZERO : sumNode(...kept.sort(compareTerms));
};

/** Surds of the same index become one: sqrt 2 sqrt 6 = 2 sqrt 3. */
const mergeSurds = (surds: readonly Expr[]): Expr[] => {
  const radicands = new Map<string, [Rational, Rational]>();
  for (const surd of surds) {
    const [base, exponent] = [arg(surd, 0), arg(surd, 1)];
    if (!isNum(base) || !isNum(exponent)) continue;
    const radicand = powerRational(base.value, Number(exponent.value.n));
    const known = radicands.get(`${exponent.value.d}`)?.[0] ?? one;
    radicands.set(`${exponent.value.d}`, [multiply(known, radicand), rational(1n, exponent.value.d)]);
  }
  return [...radicands.values()].map(([radicand, exponent]) => pow(num(radicand), num(exponent)));
};

const flatten = (parts: readonly Expr[]): readonly Expr[] =>
  parts.some((part) => part.kind === 'product') ? parts.flatMap(factorsOf) : parts;

/** Canonical product: flat, one coefficient, powers of a base together. The parts must be canonical. */
export const mul = (...parts: readonly Expr[]): Expr => {
  spend(parts.length);
  let coefficient = one;
  const powers = new Map<string, [Expr, Expr]>();
  const surds: Expr[] = [];
  for (const part of flatten(parts)) {
    if (part.kind === 'num') coefficient = multiply(coefficient, part.value);
    else if (isSurd(part)) surds.push(part);
    else {
      const [base, exponent] = splitPower(part);
      const known = powers.get(base.key);
      powers.set(base.key, [base, known ? add(known[1], exponent) : exponent]);
    }
  }
  if (isZero(coefficient)) return ZERO;
  const factors: Expr[] = [];
  let again = false;
  const rebuilt = [...powers.values()].map(([base, exponent]) => pow(base, exponent));
  for (const factor of flatten([...rebuilt, ...(surds.length > 1 ? mergeSurds(surds) : surds)])) {
    if (factor.kind === 'num') coefficient = multiply(coefficient, factor.value);
    else {
      again ||=
        factors.some((known) => splitPower(known)[0].key === splitPower(factor)[0].key && !isSurd(known)) ||
        (isSurd(factor) && factors.some((known) => isSurd(known) && sameIndex(known, factor)));
      factors.push(factor);
    }
  }
  if (again) return mul(num(coefficient), ...factors);
  return factors.length === 0
    ? num(coefficient)
    : scaled(coefficient, productNode(...factors.sort(compareFactors)));
};

export const neg = (e: Expr): Expr => mul(MINUS_ONE, e);
export const sub = (a: Expr, b: Expr): Expr => add(a, neg(b));
export const div = (a: Expr, b: Expr): Expr => mul(a, pow(b, MINUS_ONE));
export const sqrt = (e: Expr): Expr => pow(e, num(rational(1, 2)));

/** A rational to a fractional power as coefficient times surd; odd roots of negatives are real, as at school. */
const surd = (base: Rational, exponent: Rational): Expr => {
  const index = Number(exponent.d);
  const whole = exponent.n >= 0n ? exponent.n / exponent.d : -((-exponent.n + exponent.d - 1n) / exponent.d);
  const part = exponent.n - whole * exponent.d;
  if (base.n === 0n) {
    if (exponent.n < 0n) throw new MathProblem('math.zero-division');
    return ZERO;
  }
  if (index > 64 || part * BigInt(base.n.toString(2).length + base.d.toString(2).length) > 4000n)
    return powerNode(num(base), num(exponent));
  const minus = base.n < 0n;
  if (minus && index % 2 === 0) {
    const positive = surd({ n: -base.n, d: base.d }, exponent);
    return index === 2 ? mul(pow(I, num(exponent.n)), positive) : powerNode(num(base), num(exponent));
  }
  const radicand = (minus ? -base.n : base.n) ** part * base.d ** (part * (exponent.d - 1n));
  const [outside, inside] = extractPower(radicand, index);
  const sign = minus && part % 2n === 1n ? -1n : 1n;
  const coefficient = multiply(rational(sign * outside, base.d ** part), powerRational(base, Number(whole)));
  return inside === 1n ? num(coefficient) : scaled(coefficient, reduceIndex(inside, index));
};

const lnOf = (e: Expr): Expr => (e.key === 'ℯ' ? ONE : call('ln', e));
/** b^(k ln y / ln b) = y^k, for terms of the exponent of that form. */
const undoLogarithm = (base: Expr, exponent: Expr): Expr | null => {
  const terms = termsOf(exponent);
  const plain: Expr[] = [];
  const undone: Expr[] = [];
  for (const term of terms) {
    const factors = factorsOf(term);
    const log = factors.find((factor) => factor.kind === 'call' && factor.name === 'ln');
    const rest = log ? div(mul(...factors.filter((factor) => factor !== log)), ONE) : term;
    const quotient = log ? mul(rest, lnOf(base)) : null;
    if (
      log &&
      quotient &&
      (base.key === 'ℯ' || factors.some((factor) => factor.key === pow(lnOf(base), MINUS_ONE).key))
    )
      undone.push(pow(arg(log, 0), quotient));
    else plain.push(term);
  }
  return undone.length === 0 ? null : mul(...undone, plain.length === 0 ? ONE : pow(base, add(...plain)));
};

/** The part of a rational coefficient that leaves the root: (4x)^(1/2) = 2 x^(1/2). */
const fromProduct = (base: Expr, exponent: Rational): Expr | null => {
  if (base.kind !== 'product') return null;
  const outside = base.args.filter(
    (factor) =>
      isPositiveConstant(factor) || (factor.kind === 'power' && arg(factor, 0).key === 'ℯ') || isSurd(factor),
  );
  const inside = base.args.filter((factor) => !outside.includes(factor));
  const [head] = inside;
  const odd = exponent.d % 2n === 1n;
  if (head?.kind === 'num' && odd)
    return mul(
      pow(head, num(exponent)),
      ...outside.map((factor) => pow(factor, num(exponent))),
      pow(mul(...inside.slice(1)), num(exponent)),
    );
  if (head?.kind === 'num' && head.key !== '-1') {
    return mul(
      pow(num({ n: -head.value.n, d: head.value.d }), num(exponent)),
      ...outside.map((factor) => pow(factor, num(exponent))),
      powerNode(productNode(MINUS_ONE, ...inside.slice(1)), num(exponent)),
    );
  }
  if (outside.length === 0) return null;
  return mul(...outside.map((factor) => pow(factor, num(exponent))), pow(mul(...inside), num(exponent)));
};

export const pow = (base: Expr, exponent: Expr): Expr => {
  spend();
  if (exponent.key === '0') {
    if (base.key === '0') throw new MathProblem('math.zero-to-zero');
    return ONE;
  }
  if (exponent.key === '1' || base.key === '1') return base;
  if (exponent.kind === 'num') return powRational(base, exponent.value, exponent);
  const undone = isPositiveConstant(base) ? undoLogarithm(base, exponent) : null;
  if (undone) return undone;
  if (base.kind === 'power' && isPositiveConstant(arg(base, 0)))
    return pow(arg(base, 0), mul(arg(base, 1), exponent));
  return powerNode(base, exponent);
};

const powRational = (base: Expr, value: Rational, exponent: Expr): Expr => {
  if (base.kind === 'num')
    return isInteger(value) ? integerPower(base.value, value.n) : surd(base.value, value);
  if (base.key === 'ⅈ' && isInteger(value))
    return [ONE, I, MINUS_ONE, productNode(MINUS_ONE, I)][Number(((value.n % 4n) + 4n) % 4n)] ?? ONE;
  if (base.kind === 'power') {
    const [inner, innerExponent] = splitPower(base);
    if (isInteger(value) || isPositiveConstant(inner)) return pow(inner, mul(innerExponent, exponent));
    // Odd roots and odd powers keep the sign: (x^3)^(1/3) = x.
    if (
      innerExponent.kind === 'num' &&
      innerExponent.value.n % 2n !== 0n &&
      innerExponent.value.d % 2n !== 0n &&
      value.d % 2n !== 0n
    )
      return pow(inner, mul(innerExponent, exponent));
    if (innerExponent.kind === 'num' && innerExponent.value.d % 2n === 0n)
      return pow(inner, mul(innerExponent, exponent));
    if (
      innerExponent.kind === 'num' &&
      isInteger(innerExponent.value) &&
      innerExponent.value.n % 2n === 0n &&
      value.n === 1n &&
      value.d === 2n
    ) {
      return pow(call('abs', inner), num({ n: innerExponent.value.n / 2n, d: 1n }));
    }
  }
  if (base.kind === 'product') {
    if (isInteger(value)) return mul(...base.args.map((factor) => pow(factor, exponent)));
    return fromProduct(base, value) ?? powerNode(base, exponent);
  }
  if (base.kind === 'call' && base.name === 'abs' && isInteger(value) && value.n % 2n === 0n)
    return pow(arg(base, 0), exponent);
  return base.kind === 'sum' && !isInteger(value)
    ? contentOut(base, exponent, value)
    : powerNode(base, exponent);
};

/** sqrt(4x + 8) = 2 sqrt(x + 2), sqrt(8x + 8) = 2 sqrt(2x + 2). */
const contentOut = (base: Expr, exponent: Expr, { n, d }: Rational): Expr => {
  const terms = termsOf(base).map(splitTerm);
  const content = terms.map(([value]) => value).reduce((left, right) => rationalGcd(left, right), zero);
  const [top, bottom] = [content.n, content.d].map((part) => extractPower(part, Number(d))[0]) as [
    bigint,
    bigint,
  ];
  if (top === bottom) return powerNode(base, exponent);
  const rest = terms.map(([value, part]) =>
    mul(num(rational(value.n * bottom ** d, value.d * top ** d)), part),
  );
  return mul(pow(num(rational(top, bottom)), num(n)), powerNode(add(...rest), exponent));
};
