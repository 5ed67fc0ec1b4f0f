import { list, type Expr } from '../tree/expr.js';
import { Cursor } from './cursor.js';
import { readExpression } from './expression.js';
import { ParseProblem, tokenize } from './tokens.js';

export type { Span } from './tokens.js';
export { ParseProblem };

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

/** What `read` reads; null where a text is no maths. */
export const parsedOrNull = <T>(read: () => T): T | null => {
  const found = parsed(read);
  return found instanceof ParseProblem ? null : found;
};
/** What `read` reads, or what is wrong with the text. */
export const parsed = <T>(read: () => T): T | ParseProblem => {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseProblem) return error;
    throw error;
  }
};
