import { attempt, type CalculationProblem } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import { CONSTANT_VALUES, evaluate } from '../expression/evaluate';
import { functionValue } from '../expression/function-values';
import { interpret, type Arithmetic, type Variables } from '../expression/interpret';
import { parseExpression } from '../expression/parse';
import type { FunctionName } from '../expression/function-names';
import type { BinaryOperator, Tree } from '../expression/tree';
import { rational } from '../rational';
import { EXACT_FUNCTIONS, factorial } from './exact-functions';
import * as real from './real';
import { approximate, checked, isExact, type Real } from './real';

const BINARY: Readonly<Record<BinaryOperator, (left: Real, right: Real) => Real>> = {
  '+': real.add,
  '-': real.subtract,
  '*': real.multiply,
  '/': real.divide,
  '^': real.power,
  mod: real.modulo,
};

const HUNDRED = rational(100);

const OF_WHOLE_NUMBERS: readonly FunctionName[] = ['factorial', 'nCr', 'nPr', 'gcd', 'lcm'];

const reals = (unit: AngleUnit): Arithmetic<Real> => ({
  number: (value) => value,
  constant: (name) => checked(CONSTANT_VALUES[name]),
  negate: real.negate,
  percent: (value) => real.divide(value, HUNDRED),
  factorial: (value) => {
    const whole = real.nearestWhole(value);
    return checked(isExact(whole) ? factorial(whole) : functionValue('factorial', [whole], unit));
  },
  binary: (operator, left, right) => BINARY[operator](left, right),
  call: (name, given) => {
    const values = OF_WHOLE_NUMBERS.includes(name) ? given.map(real.nearestWhole) : given;
    const exactly = values.every(isExact) ? EXACT_FUNCTIONS[name]?.(values, unit) : undefined;
    return checked(exactly ?? functionValue(name, values.map(approximate), unit));
  },
  binder: (tree, variables) => {
    const doubles = Object.entries(variables).map(([name, value]) => [name, approximate(value)]);
    return evaluate(tree, Object.fromEntries(doubles), { angle: unit });
  },
});
const REALS = { rad: reals('rad'), deg: reals('deg'), grad: reals('grad') };

/** @throws CalculationError with its position in the text */
export const evaluateReal = (tree: Tree, variables: Variables<Real>, unit: AngleUnit): Real =>
  interpret(tree, variables, REALS[unit]);

export type Calculated =
  | { readonly ok: true; readonly value: Real; readonly tree: Tree }
  | { readonly ok: false; readonly problem: CalculationProblem };

/** Parses and evaluates `text`, exactly where possible. */
export const calculate = (
  text: string,
  variables: Variables<Real> = {},
  unit: AngleUnit = 'rad',
): Calculated => {
  const read = parseExpression(text);
  if (!read.ok) return read;
  const { tree } = read;
  const calculated = attempt(() => evaluateReal(tree, variables, unit));
  if (calculated.ok) return { ok: true, value: calculated.value, tree };
  const { key, params, at } = calculated.error;
  return { ok: false, problem: { message: key, params, at: at ?? tree.span } };
};
