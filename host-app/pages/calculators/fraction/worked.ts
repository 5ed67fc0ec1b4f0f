import type { FractionStep } from '../../../maths/fraction/fraction.types';
import { equalsLineMaths, lineMaths } from '../../../ui/maths-line/fraction-maths';
import { inOneRow } from '../../../ui/maths-line/step-list';
import type { WorkedStep } from '../../../ui/maths-line/step-list';
import { titleOf, whyOf } from './step-texts';

export const toWorkedStep = (step: FractionStep): WorkedStep => ({
  title: titleOf(step),
  lines: inOneRow([lineMaths(step.before), equalsLineMaths(step.after)]),
  startsFrom: true,
  why: whyOf(step),
});
