import { displayed } from '../../print/displayed.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, isCall, membersOf, type Expr } from '../../tree/expr.js';
import { constantsAt } from './constants.js';
import { curvesHold, generalHolds, near, spotsOf, wanted } from './first-order.js';
import { assignments, isEqualAt, realAt, slopeAt, type Values } from './numbers.js';
import { askedIn, derivative, type Asked } from './question.js';

/** The change of a side along the solutions; an open integral changes by its integrand. */
const changeOf = (side: Expr, { x, y }: Asked, { at, slope }: { at: Values; slope: number }): number =>
  isCall(side, 'int')
    ? realAt(arg(side, 0), at) * (arg(side, 1).key === y ? slope : 1)
    : slopeAt(side, x, at) + slope * slopeAt(side, y, at);

const everySpot = (asked: Asked, test: (spot: { at: Values; slope: number }) => boolean | null): boolean => {
  const verdicts = spotsOf(asked).map(test);
  return !verdicts.includes(false) && verdicts.filter((verdict) => verdict === true).length >= 3;
};
const compared = (left: number, right: number): boolean | null =>
  Number.isFinite(left) && Number.isFinite(right) ? near(left, right) : null;

const constantFrom = (line: Expr, { x, y, initial }: Asked, letters: Values): number => {
  const [start] = initial;
  return start
    ? (constantsAt(line, 'C', { ...letters, [x]: start.at, [y]: start.value })[0] ?? Number.NaN)
    : Number.NaN;
};

const isAnswer = (line: Expr, answer: Draft['answer']): boolean =>
  'exact' in answer && line.key === displayed(answer.exact).key;

/** Whether a line is true along the solutions. */
export const firstOrderLine = (
  { rule, before, after }: Step,
  problem: Problem,
  { answer }: Draft,
): boolean | undefined => {
  const asked = askedIn(problem);
  const { x, y } = asked;
  switch (rule) {
    case 'isolate-derivative':
    case 'split-slope':
    case 'standard-form':
    case 'separate':
      return everySpot(asked, ({ at, slope }) => {
        const values = { ...at, [derivative(y, 1)]: slope, [`d${y}`]: slope, [`d${x}`]: 1 };
        return compared(realAt(arg(after, 0), values), realAt(arg(after, 1), values));
      });
    case 'integrating-factor':
      return everySpot(asked, ({ at }) => {
        const factor = arg(after, 1);
        const p = wanted(asked, { ...at, [y]: 0 }) - wanted(asked, { ...at, [y]: 1 });
        return compared(slopeAt(factor, x, at), p * realAt(factor, at));
      });
    case 'multiply-factor':
      return everySpot(asked, (spot) =>
        compared(changeOf(arg(arg(after, 0), 0), asked, spot), realAt(arg(after, 1), spot.at)),
      );
    case 'integrate-both':
      return everySpot(asked, (spot) =>
        compared(changeOf(arg(after, 0), asked, spot), changeOf(arg(after, 1), asked, spot)),
      );
    case 'integrals-done':
    case 'remove-logarithm':
    case 'rename-constant':
    case 'divide-factor':
    case 'solve-for-y':
      return curvesHold(membersOf(after), asked, false);
    case 'lost-constants':
      // The line of the answer is checked with the answer.
      return isAnswer(after, answer) || generalHolds(membersOf(after), asked);
    case 'put-initial':
      return assignments(asked.parameters).every((letters) =>
        isEqualAt(after, { ...letters, C: constantFrom(before, asked, letters) }),
      );
    case 'solve-constant':
      return assignments(asked.parameters).every((letters) =>
        isEqualAt(before, { ...letters, C: realAt(arg(after, 1), letters) }),
      );
    case 'put-constants':
    case 'constant-solution':
      return isAnswer(after, answer);
    default:
      return undefined;
  }
};
