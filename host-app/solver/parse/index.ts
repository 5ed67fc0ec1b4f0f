import { list, type Expr } from '../tree/expr.js';
import { Cursor } from './cursor.js';
import { readExpression } from './expression.js';
import { tokenize } from './tokens.js';

export { ParseProblem, type Span } from './tokens.js';

export interface ParseOptions {
  /** Letters that are variables here although they usually are constants (e, i). */
  readonly variables?: readonly string[];
}

/**
 * Parses maths without simplifying it.
 * @throws ParseProblem
 */
export const parse = (text: string, options: ParseOptions = {}): Expr => {
  const cursor = new Cursor(tokenize(text), new Set(options.variables ?? []), readExpression);
  const items = [readExpression(cursor)];
  while (cursor.take(',', ';')) items.push(readExpression(cursor));
  if (cursor.token.kind !== 'end') throw cursor.problem('parse.unexpected');
  const [first] = items;
  return items.length === 1 && first ? first : list('system', items);
};
