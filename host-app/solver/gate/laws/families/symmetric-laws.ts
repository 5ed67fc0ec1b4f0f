import { areRoots, holdsForGiven } from '../../../families/symmetric/check.js';
import { written } from '../../../plan/acts.js';
import { membersOf } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { sidesOf, type Test } from '../../tests.js';

/** What the sentence says is given, no letter is left on the right, and the line is true of the letters. */
export const givenIn: Test = (before, after, { act = '' }, [question = before]) => {
  const said = membersOf(question).map((line) => (sidesOf(line) ?? []).map(written).join(' is '));
  const right = sidesOf(after)?.[1];
  return (
    right !== undefined &&
    variablesOf(right).length === 0 &&
    holdsForGiven(question, after) &&
    act
      .replace(/\.$/, '')
      .split(' and ')
      .every((part) => said.includes(part))
  );
};

/** The sum and the product of two letters are those of the roots of the line before. */
export const sumOfRoots: Test = (before, after) => areRoots(before, membersOf(after));
