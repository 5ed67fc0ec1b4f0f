import { CalculationError } from '../calculation-error';
import { estimateBinder } from '../expression/evaluate';
import type { AngleUnit } from '../expression/angles';
import type { Variables } from '../expression/interpret';
import type { BinderTree, Tree } from '../expression/tree';
import {
  absolute,
  bitLength,
  compare,
  fromNumber,
  isInteger,
  one,
  rational,
  zero,
  type Rational,
} from '../rational';
import { add as addBalls, ballOf } from './ball';
import type { Effort } from './effort';
import { add, approximate, approximation, exactly, isExact, multiply, type Real } from './real';

const MOST_TERMS = 1_000_000;
/** Sums whose fractions become longer are continued with approximations. */
const LONGEST_SUM = 1000;
/** The factor between the difference of two estimates and what is taken for their error. */
const CAUTION = 8;

type Value = (part: Tree, own?: Variables<Real>) => Real;

const checkedRange = (tree: BinderTree, value: Value, effort: Effort): readonly [bigint, bigint] => {
  const [from, to] = tree.bounds.map((bound) => exactly(value(bound), effort));
  if (!from || !to || !isInteger(from) || !isInteger(to))
    throw new CalculationError('wholeNumberNeeded', { name: tree.name });
  if (to.n - from.n >= MOST_TERMS) throw new CalculationError('tooManyTerms', { most: MOST_TERMS });
  return [from.n, to.n];
};

const repeated = (tree: BinderTree, value: Value, effort: Effort): Real => {
  const [from, to] = checkedRange(tree, value, effort);
  const combine = tree.name === 'sum' ? add : multiply;
  let result: Real = tree.name === 'sum' ? zero : one;
  for (let n = from; n <= to; n += 1n) {
    effort.spend(2);
    result = combine(result, value(tree.body, { [tree.variable]: rational(n) }), effort);
    if (isExact(result) && bitLength(result.d) > LONGEST_SUM)
      result = approximation(ballOf(result, effort.bits), []);
  }
  return result;
};

const estimated = (tree: BinderTree, variables: Variables<Real>, unit: AngleUnit, effort: Effort): Real => {
  const doubles = Object.entries(variables).map(([name, given]) => [name, approximate(given)]);
  const { value, error } = estimateBinder(tree, Object.fromEntries(doubles) as Variables<number>, unit);
  if (!Number.isFinite(value)) throw new CalculationError('overflow');
  const middle = fromNumber(value);
  const rounding = absolute(middle).n === 0n ? 1e-14 : Math.abs(value) * 1e-14;
  const spread: Rational = fromNumber(CAUTION * error + rounding);
  const bits = effort.bits;
  const radius = ballOf(spread, 32);
  const wide = { mid: 0n, radius: radius.mid + radius.radius, exponent: radius.exponent };
  const ball = addBalls(ballOf(middle, bits), wide, bits);
  return { ball, isEstimate: compare(spread, zero) > 0 };
};

/** Sums and products of reals; derivatives, integrals and limits as estimates with their error. */
export const binderValue = (
  tree: BinderTree,
  variables: Variables<Real>,
  value: Value,
  effort: Effort,
  unit: AngleUnit,
): Real =>
  tree.name === 'sum' || tree.name === 'product'
    ? repeated(tree, value, effort)
    : estimated(tree, variables, unit, effort);
