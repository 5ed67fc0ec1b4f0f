import { CalculationError } from '../calculation-error';
import * as angles from './angles';
import type { AngleUnit } from './angles';
import type { FunctionName } from './function-names';
import * as wholes from './whole-numbers';

const positive = (value: number): number => {
  if (value <= 0) throw new CalculationError('logarithmDomain');
  return value;
};

const within = (name: string, value: number): number => {
  if (Math.abs(value) > 1) throw new CalculationError('inverseTrigDomain', { name });
  return value;
};
const outside = (name: string, value: number): number => {
  if (Math.abs(value) < 1) throw new CalculationError('inverseTrigOutside', { name });
  return value;
};
const provided = (name: string, holds: boolean, value: number): number => {
  if (!holds) throw new CalculationError('inverseHyperbolicDomain', { name });
  return value;
};

const squareRoot = (value: number): number => {
  if (value < 0) throw new CalculationError('evenRootOfNegative', { name: 'square root' });
  return Math.sqrt(value);
};

const nthRoot = (value: number, index: number): number => {
  if (!Number.isInteger(index) || index === 0) throw new CalculationError('rootIndex');
  if (value < 0 && index % 2 === 0) throw new CalculationError('evenRootOfNegative', { name: 'even root' });
  const size = Math.abs(index) === 3 ? Math.cbrt(Math.abs(value)) : Math.abs(value) ** (1 / Math.abs(index));
  // 1 / index is rounded, so whole roots are slightly off.
  const near = Math.round(size);
  const root = near ** Math.abs(index) === Math.abs(value) ? near : size;
  if (index < 0 && root === 0) throw new CalculationError('divisionByZero');
  return Math.sign(value) * (index < 0 ? 1 / root : root);
};

const logarithm = (base: number, value: number): number => {
  if (base <= 0 || base === 1) throw new CalculationError('logarithmBase');
  if (base === 2) return Math.log2(positive(value));
  if (base === 10) return Math.log10(positive(value));
  const result = Math.log(positive(value)) / Math.log(base);
  const near = Math.round(result);
  return base ** near === value ? near : result;
};

/** Rounds halves away from zero, as schools teach it. */
const round = (value: number, places = 0): number => {
  if (!Number.isInteger(places)) throw new CalculationError('wholeNumberNeeded', { name: 'round' });
  const [digits = '0', exponent = '0'] = Math.abs(value).toString().split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + places}`));
  const [back = '0', power = '0'] = shifted.toString().split('e');
  return Math.sign(value) * Number(`${back}e${Number(power) - places}`);
};

type Value = (values: readonly number[], unit: AngleUnit) => number;
const plain =
  (work: (x: number) => number): Value =>
  ([x = 0]) =>
    work(x);
const pair =
  (work: (x: number, y: number) => number): Value =>
  ([x = 0, y = 0]) =>
    work(x, y);
const ofAngle =
  (work: (angle: number, unit: AngleUnit) => number): Value =>
  ([x = 0], unit) =>
    work(x, unit);
const toAngle =
  (work: (x: number) => number): Value =>
  ([x = 0], unit) =>
    angles.fromRadians(work(x), unit);

const VALUES: Readonly<Record<FunctionName, Value>> = {
  sqrt: plain(squareRoot),
  cbrt: plain((x) => nthRoot(x, 3)),
  abs: plain(Math.abs),
  sign: plain(Math.sign),
  ln: plain((x) => Math.log(positive(x))),
  log: plain((x) => logarithm(10, x)),
  log2: plain((x) => logarithm(2, x)),
  logb: pair(logarithm),
  exp: plain(Math.exp),
  sin: ofAngle(angles.sine),
  cos: ofAngle(angles.cosine),
  tan: ofAngle(angles.tangent),
  sec: ofAngle((x, unit) => angles.reciprocal('sec', x, unit)),
  csc: ofAngle((x, unit) => angles.reciprocal('csc', x, unit)),
  cot: ofAngle((x, unit) => angles.reciprocal('cot', x, unit)),
  asin: toAngle((x) => Math.asin(within('asin', x))),
  acos: toAngle((x) => Math.acos(within('acos', x))),
  atan: toAngle(Math.atan),
  asec: toAngle((x) => Math.acos(1 / outside('asec', x))),
  acsc: toAngle((x) => Math.asin(1 / outside('acsc', x))),
  acot: toAngle((x) => Math.PI / 2 - Math.atan(x)),
  atan2: ([y = 0, x = 0], unit) => angles.fromRadians(Math.atan2(y, x), unit),
  sinh: plain(Math.sinh),
  cosh: plain(Math.cosh),
  tanh: plain(Math.tanh),
  asinh: plain(Math.asinh),
  acosh: plain((x) => Math.acosh(provided('acosh', x >= 1, x))),
  atanh: plain((x) => Math.atanh(provided('atanh', Math.abs(x) < 1, x))),
  floor: plain(Math.floor),
  ceil: plain(Math.ceil),
  round: ([x = 0, places]) => round(x, places),
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  gcd: wholes.greatestCommonDivisor,
  lcm: wholes.leastCommonMultiple,
  nCr: pair(wholes.combinations),
  nPr: pair(wholes.permutations),
  root: pair(nthRoot),
  factorial: plain(wholes.factorial),
  doubleFactorial: plain(wholes.doubleFactorial),
  mod: pair(wholes.modulo),
  deg: ([x = 0], unit) => angles.fromDegrees(x, unit),
  rad: ([x = 0], unit) => angles.fromRadians(x, unit),
};

export const functionValue = (name: FunctionName, values: readonly number[], unit: AngleUnit): number =>
  VALUES[name](values, unit);
