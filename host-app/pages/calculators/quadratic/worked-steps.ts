import type { MathTree, StepText } from '../../../content/content.types';
import type { QuadraticStep, QuadraticStepKind } from '../../../maths/quadratic/quadratic.types';
import { equationMaths } from '../../../ui/maths-line/equation-maths';
import { gap, words } from '../../../ui/maths-line/parts';
import { inOneRow, type WorkedStep } from '../../../ui/maths-line/step-list';
import { texts } from 'content:texts/quadratic-steps';
import { filled } from '../../../maths/messages';

const titleOf = ({ kind }: QuadraticStep): string => texts[kind]?.title ?? '';

/** Numbers in a sentence have a typographic minus; `size` is the constant without its sign. */
const whyOf = ({ kind, params }: QuadraticStep): string => {
  const why: StepText['why'] = texts[kind]?.why ?? '';
  const constant = params['constant'] ?? '';
  const sign = params['sign'] ?? (constant.startsWith('-') ? '-1' : '1');
  const numbers = Object.entries(params).map(([name, number]) => [name, number.replace('-', '−')]);
  return filled(typeof why === 'string' ? why : (why[sign] ?? ''), {
    ...Object.fromEntries(numbers),
    size: constant.replace('-', ''),
  });
};

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
