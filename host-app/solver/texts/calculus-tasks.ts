import { isMeanLine } from '../families/calculus/mean-value/check.js';
import { trueOf } from '../gate/laws/line-laws.js';
import type { StepTexts } from './en.js';

const mean = trueOf(isMeanLine);

/** Steps of theorems, rules and tasks of calculus. */
export const CALCULUS_TASK_STEPS = {
  'mean-derivative': ['Test the conditions, and differentiate', '', mean],
  'mean-slope': ['Use f′(c) = (f(b) − f(a))/(b − a)', '', mean],
  'mean-rolle': ['Use f′(c) = 0', '', mean],
  'mean-equation': [
    'Write the equation for c',
    'The derivative at c has the mean slope between the ends.',
    mean,
  ],
  'mean-solve': ['Solve for c', '', mean],
  'mean-inside': ['Keep what is inside the interval', '', mean],
} as const satisfies StepTexts;
