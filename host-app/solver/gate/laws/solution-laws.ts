import { isTrue } from '../../families/comparison/check.js';
import { arg, membersOf, sym } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import type { Test } from '../tests.js';

/** Each number of the list satisfies the line before. */
export const satisfying: Test = (before, after) => {
  const [name = ''] = variablesOf(before);
  return membersOf(after).every((one) => isTrue(substitute(before, sym(name), one)));
};

/** Each element is in one of the sets, and none is there twice. */
export const joinsSets: Test = (before, after) => {
  const known = [0, 1].flatMap((k) => membersOf(arg(before, k)).map(({ key }) => key));
  const found = membersOf(after).map(({ key }) => key);
  return new Set(found).size === found.length && found.every((key) => known.includes(key));
};
