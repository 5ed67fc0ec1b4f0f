import { CalculationError } from '../calculation-error';
import { toNumber } from '../rational';
import type { AngleUnit } from './angles';
import type { Estimate } from '../numeric/estimate.types';
import { binderValue, estimate } from './binders';
import { functionValue } from './function-values';
import { interpret, type Arithmetic, type Variables } from './interpret';
import type { BinaryOperator, BinderTree, Tree } from './tree';
import { factorial, modulo } from './whole-numbers';

interface EvaluateOptions {
  /** The unit of angles; radians by default. */
  readonly angle?: AngleUnit;
}

const CONSTANT_VALUES = { pi: Math.PI, e: Math.E, infinity: Infinity } as const;

/** @throws CalculationError when finite operands give NaN or infinity */
const finite = (result: number, ...from: readonly number[]): number => {
  if (Number.isNaN(result)) throw new CalculationError('undefinedResult');
  if (!Number.isFinite(result) && from.every(Number.isFinite)) throw new CalculationError('overflow');
  return result;
};

export const powerValue = (base: number, exponent: number): number => {
  if (base === 0 && exponent < 0) throw new CalculationError('zeroToNegativePower');
  if (base < 0 && !Number.isInteger(exponent) && Number.isFinite(exponent))
    throw new CalculationError('fractionalPowerOfNegative');
  return base ** exponent;
};

const quotient = (left: number, right: number): number => {
  if (right === 0) throw new CalculationError('divisionByZero');
  return left / right;
};

const BINARY: Readonly<Record<BinaryOperator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': quotient,
  '^': powerValue,
  mod: modulo,
};

const doubles = (unit: AngleUnit): Arithmetic<number> => {
  const arithmetic: Arithmetic<number> = {
    number: (value) => finite(toNumber(value), 0),
    constant: (name) => CONSTANT_VALUES[name],
    negate: (value) => -value,
    percent: (value) => value / 100,
    factorial: (value) => finite(factorial(value), value),
    binary: (operator, left, right) => finite(BINARY[operator](left, right), left, right),
    call: (name, values) => finite(functionValue(name, values, unit), ...values),
    binder: (tree, variables) =>
      finite(
        binderValue(tree, (part, own) => interpret(part, { ...variables, ...own }, arithmetic)),
        0,
      ),
  };
  return arithmetic;
};
const ARITHMETIC = { rad: doubles('rad'), deg: doubles('deg'), grad: doubles('grad') };

/**
 * The tree's value as a double, with percentages, factorials and the numeric operators.
 * @throws CalculationError for division by zero, values outside a function's domain, overflow, unknown names
 */
export const evaluate = (
  tree: Tree,
  variables: Variables<number> = {},
  { angle = 'rad' }: EvaluateOptions = {},
): number => {
  const result = interpret(tree, variables, ARITHMETIC[angle]);
  if (!Number.isFinite(result)) throw new CalculationError('overflow', {}, tree.span);
  // Returns 0 instead of -0.
  return result === 0 ? 0 : result;
};

/** The value of diff, integral or limit, with its error. */
export const estimateBinder = (tree: BinderTree, variables: Variables<number>, angle: AngleUnit): Estimate =>
  estimate(tree, (part, own) => interpret(part, { ...variables, ...own }, ARITHMETIC[angle]));
