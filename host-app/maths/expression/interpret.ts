import { CalculationError } from '../calculation-error';
import type { Rational } from '../rational';
import type { FunctionName } from './function-names';
import type { BinaryOperator, BinderTree, Constant, Tree } from './tree';

/** The operations that a number type needs to evaluate trees. */
export interface Arithmetic<T> {
  readonly number: (value: Rational) => T;
  readonly constant: (name: Constant) => T;
  readonly negate: (value: T) => T;
  readonly percent: (value: T) => T;
  readonly factorial: (value: T) => T;
  readonly binary: (operator: BinaryOperator, left: T, right: T) => T;
  readonly call: (name: FunctionName, values: readonly T[]) => T;
  readonly binder: (tree: BinderTree, variables: Variables<T>) => T;
}

export type Variables<T> = Readonly<Record<string, T>>;

/** a + b% adds b percent of a; everywhere else b% means b hundredths. */
const binaryValue = <T>(
  tree: Tree & { kind: 'binary' },
  variables: Variables<T>,
  numbers: Arithmetic<T>,
): T => {
  const left = interpret(tree.left, variables, numbers);
  const right = interpret(tree.right, variables, numbers);
  const relative = (tree.operator === '+' || tree.operator === '-') && tree.right.kind === 'percent';
  return numbers.binary(tree.operator, left, relative ? numbers.binary('*', left, right) : right);
};

const variable = <T>(name: string, variables: Variables<T>): T => {
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) throw new CalculationError('unknownName', { name });
  return value;
};

const valueOf = <T>(tree: Tree, variables: Variables<T>, numbers: Arithmetic<T>): T => {
  const inner = (part: Tree): T => interpret(part, variables, numbers);
  switch (tree.kind) {
    case 'number':
      return numbers.number(tree.value);
    case 'constant':
      return numbers.constant(tree.name);
    case 'name':
      return variable(tree.name, variables);
    case 'negate':
      return numbers.negate(inner(tree.of));
    case 'percent':
      return numbers.percent(inner(tree.of));
    case 'factorial':
      return numbers.factorial(inner(tree.of));
    case 'binary':
      return binaryValue(tree, variables, numbers);
    case 'call':
      return numbers.call(tree.name, tree.of.map(inner));
    case 'binder':
      return numbers.binder(tree, variables);
  }
};

/** @throws CalculationError with the position of the part that failed */
export const interpret = <T>(tree: Tree, variables: Variables<T>, numbers: Arithmetic<T>): T => {
  try {
    return valueOf(tree, variables, numbers);
  } catch (error) {
    throw error instanceof CalculationError ? error.locatedAt(tree.span) : error;
  }
};
