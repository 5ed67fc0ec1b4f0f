import type { Span } from '../calculation-error';
import { parseMixed } from '../characters';
import { parseRational } from '../rational';
import type { Cursor } from './cursor';
import type { Token } from './tokens';
import type { BinaryOperator, Constant, Tree } from './tree';

/** The nodes that the parser makes. */

const CONSTANTS: Readonly<Record<string, Constant>> = {
  pi: 'pi',
  Pi: 'pi',
  π: 'pi',
  e: 'e',
  infinity: 'infinity',
  '∞': 'infinity',
};

export const joined = (from: { span: Span }, to: { span: Span }): Span => ({
  start: from.span.start,
  end: to.span.end,
});

export const binary = (operator: BinaryOperator, left: Tree, right: Tree, implicit = false): Tree => ({
  kind: 'binary',
  operator,
  left,
  right,
  implicit,
  span: joined(left, right),
});

/** A constant or a variable. */
export const nameLeaf = (text: string, span: Span): Tree => {
  const constant = Object.hasOwn(CONSTANTS, text) ? CONSTANTS[text] : undefined;
  return constant ? { kind: 'constant', name: constant, span } : { kind: 'name', name: text, span };
};

/** @throws CalculationError for a text that is no number */
export const numberLeaf = (text: string, span: Span, cursor: Cursor): Extract<Tree, { kind: 'number' }> => ({
  kind: 'number',
  value:
    parseRational(text.replaceAll(',', '')) ?? parseMixed(text) ?? cursor.fail('badNumber', { text }, span),
  text,
  span,
});

/** n! and the double factorial n!!, whose signs come next. */
export const factorialOf = (of: Tree, cursor: Cursor): Tree => {
  const signs: Token[] = [];
  while (cursor.is('!')) signs.push(cursor.next());
  const span = joined(of, signs.at(-1) ?? of);
  if (signs.length > 2) cursor.fail('manyFactorials', {}, span);
  return signs.length === 1
    ? { kind: 'factorial', of, span }
    : { kind: 'call', name: 'doubleFactorial', of: [of], span };
};
