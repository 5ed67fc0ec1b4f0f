import { isInteger, multiply, rational, type Rational } from '../../maths/rational.js';
import { isNum, num, ONE, termsOf, type Expr } from '../tree/expr.js';
import { mul, pow, splitPower, splitTerm } from './canon.js';
import { expand } from './expand.js';
import { perfectPower } from './integer.js';
import { lcm } from './whole-functions.js';

/** Powers that differ by a rational exponent only are powers of one generator: x^(1/2) and x, e^x and e^(2x). */
export interface Family {
  readonly base: Expr;
  readonly rest: Expr;
  /** The generator is base^(rest / index). */
  index: bigint;
}
export type Families = Map<string, Family>;

/** base^exponent as [base, rest, coefficient] of each term of the exponent: 4^(x+1) -> 2^(2 x) and 2^2. */
export const exponentials = (base: Expr, exponent: Expr): [Expr, Expr, Rational][] => {
  const [root, times] =
    isNum(base) && isInteger(base.value) && base.value.n > 1n ? perfectPower(base.value.n) : [0n, 1];
  const scaled = times > 1 ? expand(mul(num(times), exponent)) : expand(exponent);
  const terms = termsOf(scaled);
  return terms.map((term) => {
    const [coefficient, rest] = splitTerm(term);
    return [times > 1 ? num(root) : base, rest, coefficient];
  });
};

const keyOf = (base: Expr, rest: Expr): string => `${base.key}^${rest.key}`;

export const note = (families: Families, base: Expr, rest: Expr, coefficient: Rational): void => {
  const key = keyOf(base, rest);
  const known = families.get(key);
  if (known) known.index = lcm(known.index, coefficient.d);
  else families.set(key, { base, rest, index: coefficient.d });
};

/** Whether the base is opened up as a polynomial of its own generators. */
export const opens = (base: Expr, exponent: Rational): boolean =>
  isInteger(exponent) &&
  (base.kind === 'sum' || base.kind === 'product') &&
  exponent.n <= 40n &&
  exponent.n >= -40n;

export const collectFamilies = (e: Expr, into: Families): void => {
  if (e.kind === 'num') return;
  if (e.kind === 'sum' || e.kind === 'product') {
    for (const part of e.args) collectFamilies(part, into);
    return;
  }
  const [base, exponent] = splitPower(e);
  if (isNum(exponent)) {
    if (opens(base, exponent.value)) collectFamilies(base, into);
    else note(into, base, ONE, exponent.value);
    return;
  }
  for (const [root, rest, coefficient] of exponentials(base, exponent)) {
    // 2^1 inside 2^(x+1) is a number; for letters it is a power of the letter.
    if (rest.key !== '1' || !isNum(root)) note(into, root, rest, coefficient);
  }
};

export const generators = (families: Families): Expr[] =>
  [...families.values()].map(({ base, rest, index }) => pow(base, mul(num(rational(1n, index)), rest)));

/** Position of the generator and the whole exponent of base^(coefficient rest). */
export const place = (
  families: Families,
  base: Expr,
  rest: Expr,
  coefficient: Rational,
): [number, number] => {
  const key = keyOf(base, rest);
  const at = [...families.keys()].indexOf(key);
  const index = families.get(key)?.index ?? 1n;
  return [at, Number(multiply(coefficient, rational(index)).n)];
};
