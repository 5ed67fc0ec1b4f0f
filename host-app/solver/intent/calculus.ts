import { INFINITY, isConstantName, negative, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';
import { maths, type Match } from './text.js';

/** The variable when the question names none: x, t, or the only letter. */
export const mainVariable = (e: Expr): string => {
  const names = variablesOf(e).filter((name) => !isConstantName(name));
  return ['x', 't', 'y', 'θ'].find((name) => names.includes(name)) ?? names[0] ?? 'x';
};

export const bound = (found: Match, text: string): Expr => {
  const clean = text.trim();
  if (/^\+?(?:infinity|inf|oo|∞|\\infty)$/i.test(clean)) return INFINITY;
  return /^-\s*(?:infinity|inf|oo|∞|\\infty)$/i.test(clean) ? negative(INFINITY) : maths(found, clean);
};
