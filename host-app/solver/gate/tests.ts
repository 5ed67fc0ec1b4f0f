import { identical } from '../check/values/identity.js';
import type { Step } from '../solution.js';
import { arg, type Expr } from '../tree/expr.js';

/** Whether a step has changed its line as its kind says; `others` are the question, the answer and the other lines. */
export type Test = (before: Expr, after: Expr, step: Step, others: readonly Expr[]) => boolean;
export type Measure = (e: Expr) => number | bigint;

export const fewer =
  (...measures: readonly Measure[]): Test =>
  (before, after) =>
    measures.some((measure) => measure(after) < measure(before));
export const more =
  (...measures: readonly Measure[]): Test =>
  (before, after) =>
    measures.some((measure) => measure(after) > measure(before));
export const both =
  (...tests: readonly Test[]): Test =>
  (before, after, step, others) =>
    tests.every((test) => test(before, after, step, others));
export const either =
  (...tests: readonly Test[]): Test =>
  (before, after, step, others) =>
    tests.some((test) => test(before, after, step, others));
export const isAlike =
  (measure: Measure): Test =>
  (before, after) =>
    measure(before) === measure(after);

export const sidesOf = (e: Expr): [Expr, Expr] | null =>
  e.kind === 'relation' ? [arg(e, 0), arg(e, 1)] : null;
/** The sides of both lines; the later line may have them exchanged. */
export const eachSide =
  (holds: (a: Expr, b: Expr, c: Expr, d: Expr) => boolean): Test =>
  (before, after) => {
    const [first, second] = [sidesOf(before), sidesOf(after)];
    if (!first || !second) return true;
    const [[a, b], [c, d]] = [first, second];
    return holds(a, b, c, d) || holds(a, b, d, c);
  };
export const isSame = (a: Expr, b: Expr): boolean => identical(a, b) !== 'no';
