import { problem } from '../../../intent/text.js';
import type { Problem } from '../../../solution.js';
import { ZERO, type Expr } from '../../../tree/expr.js';
import type { NamedFunction } from './context.js';

export const repeated = (name: string, order: number): string[] => Array.from({ length: order }, () => name);
export const pointFor = (names: readonly string[], values: readonly Expr[]): Record<string, Expr> =>
  Object.fromEntries(names.map((name, k) => [name, values[k] ?? ZERO]));

/** 'the function f', the variables to differentiate by, and the point if there is one. */
export const derivative = (
  own: NamedFunction,
  by: readonly string[],
  place?: Record<string, Expr>,
  operation = 'plain',
): Problem =>
  problem('partial', own.body, by[0] ?? own.variable, { by, operation, ...(place ? { at: place } : {}) });
