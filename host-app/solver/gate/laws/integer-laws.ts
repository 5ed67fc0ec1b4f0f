import { areResidues } from '../../families/integer-equations/check.js';
import { evaluate } from '../../check/values/evaluate.js';
import { measured } from '../../check/numbers/measured.js';
import { membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf, wholeLetter } from '../../tree/walk.js';
import { sameCurve } from './index.js';
import { sidesOf, type Test } from '../tests.js';

/** Each remainder once, with what both sides of the question leave there. */
export const residueTable: Test = (_, after, __, [question = after]) => areResidues(question, after);

/** The line is a multiple of the question. */
export const multipleOfQuestion: Test = (_, after, step, others) =>
  sameCurve(others[0] ?? after, after, step, others);

/** For some values of the free letter the question is true, and no step is a multiple of a smaller one. */
export const everyPair: Test = (_, after, __, [question = after]) => {
  const letter = wholeLetter(question);
  const at = (k: number): Record<string, ReturnType<typeof measured>> =>
    Object.fromEntries(
      membersOf(after).map((line) => {
        const [name, value] = sidesOf(line) ?? [line, line];
        return [name.key, measured(evaluate(value, { [letter]: measured(k) }).re)];
      }),
    );
  const value = (e: Expr, k: number): number => evaluate(e, at(k)).re;
  const sides = sidesOf(question);
  const holds = (k: number): boolean => !!sides && Math.abs(value(sides[0], k) - value(sides[1], k)) < 1e-6;
  const steps = variablesOf(question).map((name) => Math.round((at(1)[name]?.re ?? 0) - (at(0)[name]?.re ?? 0)));
  const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));
  return [-2, 0, 1, 3].every(holds) && common(steps[0] ?? 0, steps[1] ?? 0) === 1;
}; // prettier-ignore
