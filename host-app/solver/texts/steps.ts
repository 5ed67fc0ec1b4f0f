import type { StepTexts } from './en.js';

/**
 * Title and reason of every kind of step; the application can translate them by key. The reason is empty where
 * each step says it with its numbers.
 */
export const STEPS = {
  evaluate: [
    'Work it out',
    'Brackets first, then powers, then multiplication and division, then addition and subtraction.',
    'computed',
  ],
  'expand-sides': [
    'Multiply out and tidy both sides',
    'The distributive law: a(b + c) = ab + ac.',
    'rewritten',
  ],
  'clear-fractions': ['Multiply by the common denominator', '', 'scaled'],
  'collect-variable': ['Bring the variable to one side', '', 'shifted'],
  'collect-constants': ['Bring the numbers to the other side', '', 'shifted'],
  divide: ['Divide by the coefficient', 'Both sides are divided by the same number.', 'scaled'],
  'divide-common': ['Divide by the common factor', '', 'scaled'],
  'to-zero': ['Bring everything to one side', 'A product can be compared with 0.', 'shifted'],
  factor: ['Factor', 'A sum is written as a product.', 'factored'],
  'zero-product': ['Set each factor to 0', 'A product is 0 only when a factor is 0.', 'zero-product'],
  'quadratic-formula': [
    'Use the quadratic formula',
    'The roots of ax² + bx + c = 0 are (−b ± √(b² − 4ac)) / 2a.',
    'cases',
  ],
  'divide-terms': ['Divide each term', '(a + b)/c is a/c + b/c.', 'cases'],
  'complete-square': ['Complete the square', '', 'shifted'],
  'isolate-square': ['Isolate the power', '', 'part-alone'],
  'take-root': ['Take the root of both sides', '', 'cases'],
  'solve-case': ['Solve for the variable', 'Each case is solved by itself.', 'solved'],
  simplify: ['Simplify', 'The same value in a shorter form.', 'shorter'],
  cancel: ['Cancel common factors', 'Top and bottom are divided by the same factor.', 'cancelled'],
  'common-denominator': ['Write as one fraction', 'With one denominator the tops are added.', 'one-fraction'],
  expand: ['Multiply out', 'Every term is multiplied by every term.', 'multiplied'],
  'trig-identities': [
    'Use trigonometric identities',
    'sin² + cos² = 1 and the definitions of tan, cot, sec and csc.',
    'same-form',
  ],
  'turn-round': [
    'Turn the line round',
    'The two sides change places; the sign of an inequality turns with them.',
    'reordered',
  ],
  'divide-turn': ['Divide by the negative coefficient', '', 'sign-turned'],
  'always-true': ['Look at what is left', 'This is true, whatever the variable is.', 'is-answer'],
  'never-true': ['Look at what is left', 'This is never true.', 'impossible'],
  eliminate: ['Eliminate an unknown', '', 'letter-drops'],
  'drop-equation': [
    'Leave out 0 = 0',
    'An equation that is always true says nothing about the unknowns.',
    'some-dropped',
  ],
  contradiction: [
    'Look at what is left',
    'This cannot be, so nothing satisfies all of the equations.',
    'impossible',
  ],
  'free-unknown': [
    'Choose a parameter',
    'An unknown without an equation of its own can have any value.',
    'is-answer',
  ],
  'isolate-unknown': ['Solve one equation for an unknown', '', 'unknown-alone'],
  'write-solution': ['Write down the solution', 'It has one value for each unknown.', 'cases'],
  'back-substitute': ['Put the value in', '', 'letters-fewer'],
  'substitute-equation': ['Substitute into the other equation', '', 'letter-drops'],
  conclude: ['Write down the answer', 'It follows from the lines above.', 'collected'],
  'no-real-root': ['Look at what is left', 'No real number satisfies this.', 'impossible'],
} as const satisfies StepTexts;
