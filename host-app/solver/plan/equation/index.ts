import { pack } from '../../packs/registry.js';
import { spend } from '../../kernel/problem.js';
import type { Expr } from '../../tree/expr.js';
import type { Equation, Handler, Solved } from './equation.js';
import { linear } from './linear.js';
import { polynomial } from './quadratic.js';

/** From the special to the general; the first handler with a result has found all roots. */
const HANDLERS: readonly Handler[] = [
  linear,
  polynomial,
  (equation) => pack('algebra').rarerEquation(equation),
];

const MAX_DEPTH = 9;

export const solveEquation = (left: Expr, right: Expr, x: string, depth = 0): Solved | null => {
  if (depth > MAX_DEPTH) return null;
  spend(20);
  const equation: Equation = { left, right, x, depth, solve: (a, b, y) => solveEquation(a, b, y, depth + 1) };
  for (const handler of HANDLERS) {
    const solved = handler(equation);
    if (solved) return solved;
  }
  return null;
};
