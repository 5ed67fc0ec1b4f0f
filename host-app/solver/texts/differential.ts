import {
  antiderived,
  derived,
  derivedEach,
  isTrue,
  sameValue,
  solves,
  workedOut,
} from '../gate/laws/index.js';
import {
  characteristic,
  fitsSolution,
  integratingFactor,
  sameSlope,
  solvesEquation,
  staysThere,
} from '../gate/laws/slope-laws.js';
import { either } from '../gate/tests.js';
import type { StepTexts } from './en.js';

/** Title and reason of the steps of differential equations. */
export const DIFFERENTIAL_STEPS = {
  'isolate-derivative': [
    'Solve for the derivative',
    'The highest derivative stands alone on one side.',
    sameSlope,
  ],
  'split-slope': ['Write it as a product', 'One factor has only x in it, the other only y.', sameSlope],
  separate: ['Separate the variables', '', sameSlope],
  'integrate-both': [
    'Integrate both sides',
    'Equal expressions have equal integrals, up to a constant.',
    sameSlope,
  ],
  'integrals-done': [
    'Work out the integrals',
    'The constants of both sides together are one constant.',
    sameSlope,
  ],
  'remove-logarithm': [
    'Remove the logarithm',
    'Both sides become powers of e. The sign and the constant factor together are a new constant C.',
    sameSlope,
  ],
  'rename-constant': [
    'Multiply by the coefficient',
    'A multiple of the constant is again any constant, so it is still called C.',
    sameSlope,
  ],
  'solve-for-y': ['Solve for y', 'The operations around y are undone one after the other.', sameSlope],
  'lost-constants': [
    'Add the constant solutions',
    'Where the factor that was divided by is 0, y does not change: these solutions were lost by the division.',
    staysThere,
  ],
  'constant-solution': [
    'Look at the start',
    'The slope is 0 for this value of y, so y stays there; no other solution passes through the point.',
    staysThere,
  ],
  'standard-form': ['Write it as y′ + P·y = Q', 'Everything is divided by the factor of y′.', sameSlope],
  'integrating-factor': [
    'Find the integrating factor',
    'For y′ + P·y = Q it is μ = e^(∫P dx). The constant of this integral is not needed.',
    integratingFactor,
  ],
  'multiply-factor': [
    'Multiply by the integrating factor',
    'Because μ′ = P·μ, the left side is the derivative of the product μ·y.',
    sameSlope,
  ],
  'divide-factor': ['Divide by the integrating factor', 'Then y stands alone.', sameSlope],
  'put-initial': [
    'Put the given point in',
    'The solution passes through it, so it gives an equation for C.',
    fitsSolution,
  ],
  'solve-constant': ['Solve for the constant', 'The equation has only C as its unknown.', workedOut],
  'put-constants': [
    'Write the solution',
    'The values of the constants are put into the general solution.',
    either(sameValue, solves),
  ],
  'characteristic-equation': [
    'Write the characteristic equation',
    'With y = e^(rx) each derivative brings a factor r.',
    characteristic,
  ],
  'characteristic-roots': [
    'Solve the characteristic equation',
    'A product is 0 only when a factor is 0.',
    solves,
  ],
  'real-case': ['Different real roots', 'Each root r gives a solution e^(rx).', solvesEquation(false)],
  'double-case': [
    'A repeated root',
    'A root r that occurs twice gives e^(rx) and x·e^(rx); one more factor x for each further time.',
    solvesEquation(false),
  ],
  'complex-case': [
    'Complex roots',
    'The roots a ± bi give e^(ax)·cos(bx) and e^(ax)·sin(bx).',
    solvesEquation(false),
  ],
  trial: [
    'Choose the form of a particular solution',
    'It has the form of the right side, with unknown coefficients.',
    solvesEquation(true),
  ],
  'trial-raised': [
    'Choose the form of a particular solution',
    'It has the form of the right side; a part that solves the equation without a right side is multiplied by x until it does not.',
    solvesEquation(true),
  ],
  'trial-derivatives': [
    'Differentiate the chosen form',
    'The equation needs these derivatives.',
    derivedEach,
  ],
  'trial-put': [
    'Put it into the equation',
    'The chosen form and its derivatives take the places of y and its derivatives.',
    isTrue,
  ],
  'trial-tidied': ['Collect like parts', 'Brackets are multiplied out, and equal parts are added.', isTrue],
  'compare-coefficients': [
    'Compare the coefficients',
    'Both sides are the same function, so equal parts have equal coefficients.',
    isTrue,
  ],
  'solve-coefficients': ['Solve for the coefficients', 'The equations are linear.', workedOut],
  'particular-solution': [
    'Write the particular solution',
    'The coefficients are put into the chosen form.',
    solvesEquation(true),
  ],
  'add-solutions': [
    'Add both parts',
    'The general solution is the one without a right side plus one particular solution.',
    solvesEquation(true),
  ],
  'integrate-once': ['Integrate', 'Each integration brings a constant of its own.', antiderived],
  'derive-general': ['Differentiate the general solution', 'The values of the derivatives need it.', derived],
  'put-initial-values': [
    'Put the given values in',
    'Each value gives one equation for the constants.',
    fitsSolution,
  ],
  'solve-constants': ['Solve for the constants', 'The equations are linear in the constants.', workedOut],
} as const satisfies StepTexts;

export const DIFFERENTIAL_MESSAGES = {
  'method.separation': 'Separation of variables',
  'method.integrating-factor': 'Integrating factor',
  'method.characteristic': 'Characteristic equation',
  'method.integrate-repeatedly': 'Repeated integration',
  'note.constant-letter': 'C is any constant.',
  'note.constant-letters': 'C_1, C_2 and so on are any constants.',
} as const;
