import { attempt, CalculationError, type CalculationProblem } from '../calculation-error';
import type { AngleUnit } from '../expression/angles';
import { interpret, type Arithmetic, type Variables } from '../expression/interpret';
import { parseExpression } from '../expression/parse';
import type { BinaryOperator, Tree } from '../expression/tree';
import { variablesOf } from '../expression/variables-of';
import { one, rational } from '../rational';
import { accuracyOf, signOf, topOf } from './ball';
import { binderValue } from './binders';
import { createEffort, FIRST_BITS, MOST_BITS, type Effort } from './effort';
import { callFunction } from './functions';
import { exponential, power } from './powers';
import {
  add,
  divide,
  exactly,
  isExact,
  modulo,
  multiply,
  negate,
  subtract,
  timesPi,
  type Real,
} from './real';
import { factorial } from './whole-functions';

const BINARY: Readonly<Record<BinaryOperator, (left: Real, right: Real, effort: Effort) => Real>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
  '^': power,
  mod: modulo,
};

const HUNDRED = rational(100);

const realsOf = (unit: AngleUnit, effort: Effort): Arithmetic<Real> => {
  const reals: Arithmetic<Real> = {
    number: (value) => value,
    constant: (name) => {
      if (name === 'infinity') throw new CalculationError('overflow');
      return name === 'pi' ? timesPi(one, effort) : exponential(one, effort);
    },
    negate,
    percent: (value) => divide(value, HUNDRED, effort),
    factorial: (value) => factorial(value, effort),
    binary: (operator, left, right) => BINARY[operator](left, right, effort),
    call: (name, values) => callFunction(name, values, effort, unit),
    binder: (tree, variables) =>
      binderValue(
        tree,
        variables,
        (part, own) => interpret(part, { ...variables, ...own }, reals),
        effort,
        unit,
      ),
  };
  return reals;
};

/** Digits beyond this accuracy are calculated when they are needed. */
const ENOUGH_BITS = 64;
/** A result that depends on more earlier ones than this is calculated once, with this precision. */
const DEEPEST = 20;
const FIXED_BITS = 1024;

const depthOf = (value: Real): number => (isExact(value) ? 0 : (value.depth ?? 0));

/** Earlier results with the precision of this attempt. */
const refined = (variables: Variables<Real>, effort: Effort): Variables<Real> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      isExact(value) || accuracyOf(value.ball) >= effort.bits / 2 ? value : (value.again?.(effort) ?? value),
    ]),
  );

/** With twice the precision each time, until the value is certain enough or the effort is used up. */
const settled = (at: (effort: Effort) => Real): Real => {
  const withBits = createEffort();
  let best: Real | undefined;
  let problem = new CalculationError('undecided');
  let bits = FIRST_BITS;
  while (bits <= MOST_BITS) {
    const effort = withBits(bits);
    const tried = attempt(() => {
      const value = at(effort);
      best = value;
      return exactly(value, effort) ?? value;
    });
    if (tried.ok) {
      const { value } = tried;
      best = value;
      if (isExact(value) || value.isEstimate || accuracyOf(value.ball) >= ENOUGH_BITS) break;
    } else {
      problem = tried.error;
      if (problem.key !== 'undecided') break;
    }
    bits = Math.max(bits * 2, Math.min(Number(problem.params['bits'] ?? 0), MOST_BITS));
  }
  if (best === undefined || (problem.key !== 'undecided' && problem.key !== 'tooCostly')) throw problem;
  const { ball } = isExact(best) ? { ball: undefined } : best;
  if (ball && signOf(ball) === undefined && topOf(ball) >= 0) throw new CalculationError('noCertainDigits');
  return best;
};

/** Several later results may ask for the same precision. */
const remembered = (at: (effort: Effort) => Real): ((effort: Effort) => Real) => {
  let last: { readonly bits: number; readonly value: Real } | undefined;
  return (effort) => {
    if (last?.bits !== effort.bits) last = { bits: effort.bits, value: at(effort) };
    return last.value;
  };
};

/** @throws CalculationError with its position in the text */
export const evaluateReal = (tree: Tree, variables: Variables<Real>, unit: AngleUnit): Real => {
  const used: Variables<Real> = Object.fromEntries(
    Object.entries(variables).filter(([name]) => variablesOf(tree).includes(name)),
  );
  const at = (effort: Effort): Real => interpret(tree, refined(used, effort), realsOf(unit, effort));
  const value = settled(at);
  const depth = 1 + Math.max(0, ...Object.values(used).map(depthOf));
  if (isExact(value) || value.isEstimate) return value;
  if (depth <= DEEPEST) return { ...value, again: remembered(at), depth };
  const fixed = attempt(() => at(createEffort()(FIXED_BITS)));
  return fixed.ok ? fixed.value : value;
};

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
