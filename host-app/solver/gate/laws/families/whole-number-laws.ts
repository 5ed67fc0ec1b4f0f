import { evaluate } from '../../../check/values/evaluate.js';
import { isTrue } from '../../../families/comparison/check.js';
import { isNum, membersOf, sym, type Expr } from '../../../tree/expr.js';
import { substitute } from '../../../tree/walk.js';
import { both, type Test } from '../../tests.js';

const valueOf = (e: Expr): number => evaluate(e, {}).re;
const numbersIn = (text = ''): number[] => (text.replaceAll('−', '-').match(/-?\d+/g) ?? []).map(Number);

/** Integers in order that lie in the range of the line before, are its factors, or are as many as it says. */
const fitsLine: Test = (before, after) => {
  const found = membersOf(after).map(valueOf);
  const isOrdered = found.every((n, k) => Number.isInteger(n) && (k === 0 || n > (found[k - 1] ?? n)));
  if (!isNum(before)) return isOrdered && membersOf(before).every((side) => membersOf(after).every((n) => isTrue(substitute(side, sym('n'), n))));
  const whole = valueOf(before);
  return isOrdered && (found.length === whole || found.every((n) => whole % n === 0));
}; // prettier-ignore
/** The sentence names the numbers of the line. */
const areNamed: Test = (_, after, { act }) => {
  const named = numbersIn(act);
  return membersOf(after).every((one, k) => valueOf(one) === named[k]);
};
export const listsNumbers: Test = both(fitsLine, areNamed);

/** From the first to the last number of the line before there are so many steps of the size in the sentence. */
export const evenlySpaced: Test = (before, after, { act }) => {
  const [first = 0, last = 0] = membersOf(before).map(valueOf);
  const [gap = 0] = numbersIn(act);
  return valueOf(after) === (last - first) / gap + 1;
};

/** A line that is worth what the answer is worth. */
export const leadsToAnswer: Test = (_, after, __, [, answer]) =>
  answer !== undefined && Math.abs(valueOf(after) - valueOf(answer)) < 1e-9 * (1 + Math.abs(valueOf(after)));
