import type { Draft, Method, Problem } from '../solution.js';
import { arg } from '../tree/expr.js';
import { identical } from './values/identity.js';
import { methodsThatHold } from './methods.js';

/** Both sides are equal, and so are all lines of a chain from one side to the other. */
export const verifyIdentity = (
  { expression }: Problem,
  { answer, methods }: Draft,
): readonly Method[] | null => {
  if (answer.kind !== 'truth' || !answer.value) return null;
  if (identical(arg(expression, 0), arg(expression, 1)) !== 'yes') return null;
  const held = methodsThatHold(methods, ({ before, after }) =>
    identical(before, after) === 'yes' ? 'identity' : null,
  );
  // A proof needs its chain.
  return held.length > 0 ? held : null;
};
