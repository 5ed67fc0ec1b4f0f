import { CalculationError } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import type { FunctionName } from '../expression/function-names';
import * as exact from '../rational';
import { rational } from '../rational';
import type { Effort } from './effort';
import { exponential, logarithm, logarithmTo, root } from './powers';
import { topOf } from './ball';
import {
  add,
  approximation,
  ballAt,
  divide,
  floor,
  isExact,
  modulo,
  multiply,
  negate,
  sign,
  subtract,
  type Real,
} from './real';
import * as trigonometry from './trigonometry';
import { fromRadians, fromTurn } from './trigonometry';
import * as wholes from './whole-functions';

type Value = (values: readonly Real[], effort: Effort, unit: AngleUnit) => Real;

const one =
  (work: (x: Real, effort: Effort) => Real): Value =>
  ([x = exact.zero], effort) =>
    work(x, effort);
const two =
  (work: (x: Real, y: Real, effort: Effort) => Real): Value =>
  ([x = exact.zero, y = exact.zero], effort) =>
    work(x, y, effort);
const angle =
  (work: (x: Real, unit: AngleUnit, effort: Effort) => Real): Value =>
  ([x = exact.zero], effort, unit) =>
    work(x, unit, effort);

const absolute = (x: Real): Real => (sign(x) < 0 ? negate(x) : x);
const isZero = (x: Real): boolean => isExact(x) && exact.isZero(x);
const half = (x: Real, effort: Effort): Real => multiply(x, rational(1, 2), effort);

/** ½ (e^x ± e^−x) */
const hyperbolic =
  (combine: typeof add) =>
  (x: Real, effort: Effort): Real => {
    const power = exponential(x, effort);
    return half(combine(power, divide(exact.one, power, effort), effort), effort);
  };

/** Beyond this, tanh differs from ±1 by less than any precision. */
const LARGEST_TANH = 20;

const tanh = (x: Real, effort: Effort): Real => {
  if (topOf(ballAt(x, effort)) > LARGEST_TANH) {
    const ball = { mid: BigInt(sign(x)) << BigInt(effort.bits), radius: 1n, exponent: -effort.bits };
    return approximation(ball, [x]);
  }
  const power = exponential(multiply(x, rational(2), effort), effort);
  return divide(subtract(power, exact.one, effort), add(power, exact.one, effort), effort);
};

/** ln(x + √(x² ± 1)) */
const areaOf = (x: Real, plus: 1 | -1, effort: Effort): Real => {
  const square = add(multiply(x, x, effort), rational(plus), effort);
  return logarithm(add(x, root(square, 2, '', effort), effort), effort);
};

/** Odd: for a negative number the logarithm would cancel. */
const asinh = (x: Real, effort: Effort): Real => {
  if (isZero(x)) return x;
  return sign(x) < 0 ? negate(areaOf(negate(x), 1, effort)) : areaOf(x, 1, effort);
};

const provided = (name: string, holds: boolean): void => {
  if (!holds) throw new CalculationError('inverseHyperbolicDomain', { name });
};

const acosh = (x: Real, effort: Effort): Real => {
  provided('acosh', sign(subtract(x, exact.one, effort)) >= 0);
  return areaOf(x, -1, effort);
};

const atanh = (x: Real, effort: Effort): Real => {
  const [above, below] = [add(exact.one, x, effort), subtract(exact.one, x, effort)];
  provided('atanh', sign(above) > 0 && sign(below) > 0);
  return half(logarithm(divide(above, below, effort), effort), effort);
};

const extreme =
  (wanted: 1 | -1): Value =>
  (values, effort) =>
    values.reduce((best, value) => (sign(subtract(value, best, effort)) === wanted ? value : best));

const FUNCTIONS: Readonly<Record<FunctionName, Value>> = {
  sqrt: one((x, effort) => root(x, 2, 'square root', effort)),
  cbrt: one((x, effort) => root(x, 3, 'cube root', effort)),
  root: two((x, index, effort) => root(x, wholes.rootIndex(index, effort), 'even root', effort)),
  abs: one(absolute),
  sign: one((x) => rational(sign(x))),
  ln: one(logarithm),
  log: one((x, effort) => logarithmTo(rational(10), x, effort)),
  log2: one((x, effort) => logarithmTo(rational(2), x, effort)),
  logb: two(logarithmTo),
  exp: one(exponential),
  sin: angle(trigonometry.sine),
  cos: angle(trigonometry.cosine),
  tan: angle(trigonometry.ratio('tan')),
  sec: angle(trigonometry.ratio('sec')),
  csc: angle(trigonometry.ratio('csc')),
  cot: angle(trigonometry.ratio('cot')),
  asin: angle((x, unit, effort) => trigonometry.arcsine('asin', x, unit, effort)),
  acos: angle((x, unit, effort) => trigonometry.arccosine('acos', x, unit, effort)),
  atan: angle(trigonometry.arctangent),
  asec: angle((x, unit, effort) =>
    trigonometry.arccosine('asec', trigonometry.reciprocal('asec', x, effort), unit, effort),
  ),
  acsc: angle((x, unit, effort) =>
    trigonometry.arcsine('acsc', trigonometry.reciprocal('acsc', x, effort), unit, effort),
  ),
  acot: angle(trigonometry.arccotangent),
  atan2: ([y = exact.zero, x = exact.zero], effort, unit) => trigonometry.direction(y, x, unit, effort),
  sinh: one((x, effort) => (isZero(x) ? x : hyperbolic(subtract)(x, effort))),
  cosh: one(hyperbolic(add)),
  tanh: one((x, effort) => (isZero(x) ? x : tanh(x, effort))),
  asinh: one(asinh),
  acosh: one(acosh),
  atanh: one((x, effort) => (isZero(x) ? x : atanh(x, effort))),
  floor: one((x, effort) => rational(floor(x, effort))),
  ceil: one((x, effort) => rational(-floor(negate(x), effort))),
  round: two(wholes.round),
  min: extreme(-1),
  max: extreme(1),
  gcd: wholes.greatestCommonDivisor,
  lcm: wholes.leastCommonMultiple,
  nCr: two(wholes.combinations),
  nPr: two(wholes.permutations),
  factorial: one(wholes.factorial),
  doubleFactorial: one(wholes.doubleFactorial),
  mod: two(modulo),
  deg: ([x = exact.zero], effort, unit) => {
    if (unit === 'deg') return x;
    return isExact(x)
      ? fromTurn(exact.divide(x, rational(360)), unit, effort)
      : multiply(x, fromTurn(rational(1, 360), unit, effort), effort);
  },
  rad: angle(fromRadians),
};

/** @throws CalculationError outside of the function's domain, or while the precision is too low */
export const callFunction = (
  name: FunctionName,
  values: readonly Real[],
  effort: Effort,
  unit: AngleUnit,
): Real => FUNCTIONS[name](values, effort, unit);
