import type { Cursor } from './cursor';
import { BINDERS, FUNCTIONS, type Binder, type FunctionName } from './function-names';
import type { Token } from './tokens';
import type { Tree } from './tree';

const counted = (count: number): string => (count === 1 ? 'one value' : `${count} values`);
const expectation = ([least, most]: readonly [number, number]): string => {
  if (least === most) return counted(least);
  return most > 9 ? `at least ${counted(least)}` : `${least} to ${most} values`;
};

/** The arguments after an opening parenthesis, and the position of the closing one. */
const argumentsOf = (cursor: Cursor, read: () => Tree): { of: Tree[]; end: number } => {
  const open = cursor.next();
  const of: Tree[] = [];
  if (!cursor.is(')')) {
    do of.push(read());
    while (cursor.accept(','));
  }
  if (cursor.here.kind === 'end') cursor.fail('missingCloseParenthesis', {}, open.span);
  if (cursor.here.kind === 'number') cursor.fail('missingOperator');
  if (!cursor.is(')')) cursor.failHere();
  return { of, end: cursor.next().span.end };
};

export const functionCall = (cursor: Cursor, token: Token, name: FunctionName, read: () => Tree): Tree => {
  const { of, end } = argumentsOf(cursor, read);
  const span = { start: token.span.start, end };
  const [least, most] = FUNCTIONS[name];
  if (of.length === 0) cursor.fail('functionWithoutArgument', { name }, span);
  if (of.length < least || of.length > most)
    cursor.fail('argumentCount', { name, expected: expectation(FUNCTIONS[name]) }, span);
  return { kind: 'call', name, of, span };
};

/** sum(term, n, from, to) and similar: the second argument is the name of a variable. */
export const binderCall = (cursor: Cursor, token: Token, name: Binder, read: () => Tree): Tree => {
  const { of, end } = argumentsOf(cursor, read);
  const span = { start: token.span.start, end };
  const [body, variable, ...bounds] = of;
  if (!body || of.length !== BINDERS[name])
    return cursor.fail('argumentCount', { name, expected: counted(BINDERS[name]) }, span);
  if (variable?.kind !== 'name') return cursor.fail('needsVariable', { name }, variable?.span ?? span);
  return { kind: 'binder', name, body, variable: variable.name, bounds, span };
};
