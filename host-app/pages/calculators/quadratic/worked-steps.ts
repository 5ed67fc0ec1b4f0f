import type { MathTree } from '../../../content/content.types';
import type { QuadraticStep, QuadraticStepKind } from '../../../maths/quadratic/quadratic.types';
import { equationMaths } from '../../../ui/maths-line/equation-maths';
import { gap, words } from '../../../ui/maths-line/parts';
import { inOneRow } from '../../../ui/maths-line/step-list';
import type { WorkedStep } from '../../../ui/maths-line/step-list';
import { titleOf, whyOf } from './step-texts';

const OR: readonly MathTree[] = [gap('0.9em'), words('or'), gap('0.9em')];

/** Steps whose lines are separate solutions instead of consecutive lines. */
const ALTERNATIVES: ReadonlySet<QuadraticStepKind> = new Set([
  'substitute',
  'zero-product',
  'two-solutions',
  'take-roots',
  'isolate',
]);

const EQUALITY: ReadonlySet<QuadraticStepKind> = new Set(['simplify-root']);

const toLines = ({ kind, after, before }: QuadraticStep): readonly MathTree[] => {
  if (EQUALITY.has(kind)) return [equationMaths(`${before} = ${after.join(' = ')}`)];
  const lines = after.map(equationMaths);
  return ALTERNATIVES.has(kind) ? inOneRow(lines, OR) : lines;
};

/** A step begins with its own starting line only where it differs from the last line of the step before. */
export const toWorkedSteps = (steps: readonly QuadraticStep[]): readonly WorkedStep[] =>
  steps.map((step, index) => {
    const before = steps[index - 1];
    const last = before && (before.after.join(', ') || before.before);
    const startsFrom =
      !EQUALITY.has(step.kind) && step.before !== last && !step.before.includes(', ') && step.before !== '';
    return {
      title: titleOf(step),
      lines: [...(startsFrom ? [equationMaths(step.before)] : []), ...toLines(step)],
      startsFrom,
      why: whyOf(step),
    };
  });
