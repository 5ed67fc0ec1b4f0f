import { variablesOf } from '../../tree/walk.js';
import type { Problem } from '../../solution.js';
import { arg, isNode, membersOf, type Expr } from '../../tree/expr.js';
import { evaluate } from '../values/evaluate.js';

/** The question as the checks read it, from the lines of the reading alone. */
export interface Asked {
  readonly equation: Expr;
  readonly x: string;
  readonly y: string;
  readonly order: number;
  readonly parameters: readonly string[];
  readonly initial: readonly { readonly order: number; readonly at: number; readonly value: number }[];
}
const primes = (name: string): number => name.split("'").length - 1;

export const askedIn = ({ expression, variable, options }: Problem): Asked => {
  const [equation = expression, ...lines] = membersOf(expression);
  const y = options.unknowns?.[0] ?? 'y';
  const names = variablesOf(equation);
  const own = names.filter((name) => name === y || name.startsWith(`${y}'`));
  return {
    equation,
    x: variable,
    y,
    order: Math.max(...own.map(primes)),
    parameters: names.filter((name) => name !== variable && !own.includes(name)),
    initial: lines.map((line) => {
      const left = arg(line, 0);
      return {
        order: isNode(left) ? primes(left.name) : 0,
        at: evaluate(arg(left, 0), {}).re,
        value: evaluate(arg(line, 1), {}).re,
      };
    }),
  };
};
export const derivative = (y: string, order: number): string => `${y}${"'".repeat(order)}`;
