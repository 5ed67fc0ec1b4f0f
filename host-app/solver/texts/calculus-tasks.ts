import { isMeanLine } from '../families/calculus/mean-value/check.js';
import { isSolidLine } from '../families/calculus/revolution/check.js';
import { trueOf } from '../gate/laws/line-laws.js';
import type { StepTexts } from './en.js';

const mean = trueOf(isMeanLine);
const solid = trueOf(isSolidLine);

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
  'revolve-meet': ['Find where the curves meet', 'There the region begins and ends.', solid],
  'revolve-disk': ['Use disks: V = π ∫ R² dx', '', solid],
  'revolve-washer': ['Use washers: V = π ∫ (R² − r²) dx', '', solid],
  'revolve-shell': ['Use shells: V = π ∫ 2 · radius · height dx', '', solid],
  'revolve-expand': ['Simplify the integrand', '', solid],
  'revolve-value': ['Work out the integral', 'An antiderivative is taken at both bounds.', solid],
} as const satisfies StepTexts;
