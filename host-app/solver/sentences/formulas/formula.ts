import type { Problem } from '../../solution.js';
import { list, relation, sym, type Expr } from '../../tree/expr.js';
import { value } from '../language/number.js';

/** Reads a whole question in lower case with its numbers in digits; null for other questions. */
export type Formula = readonly [RegExp, (...parts: string[]) => Problem | null];

export const ASK = String.raw`(?:(?:what is|what's|what are|find|calculate|compute|determine|give|work out)(?: the)? )`;
export const NUMBER = String.raw`(\d+(?:\.\d+)?(?:/\d+)?)`;
export const COUNT = String.raw`(\d+)`;
export const MONEY = String.raw`(\d+(?:\.\d+)?) dollars`;
export const PERCENT = String.raw`(\d+(?:\.\d+)?)%`;

export const formula = (source: string, read: (...parts: string[]) => Problem | null): Formula => [
  new RegExp(`^(?:${source})$`),
  read,
];
/** Amounts with their names, and the requested amount by its name, so that the reader can see the set-up. */
export const setUp = (
  amounts: Readonly<Record<string, Expr | string>>,
  requested: (names: Readonly<Record<string, Expr>>) => Expr,
  isWhole = false,
): Problem => {
  const names = Object.fromEntries(Object.keys(amounts).map((name) => [name, sym(name)]));
  return {
    kind: 'story',
    expression: list(
      'system',
      Object.entries(amounts).map(([name, amount]) =>
        relation('=', sym(name), typeof amount === 'string' ? value(amount) : amount),
      ),
    ),
    variable: '',
    options: { items: [requested(names)], operation: isWhole ? 'whole' : 'positive' },
  };
};
