import { coefficientsOf, discriminantOf, divisorsOfEnds } from '../gate/laws/polynomial-laws.js';
import { sameValue } from '../gate/laws/index.js';
import type { StepTexts } from './en.js';

/** Steps of questions about polynomials, whole numbers, figures, sets and complex numbers. */
export const ASKED_STEPS = {
  'nature-discriminant': ['Write the discriminant', '', discriminantOf],
  'nature-result': ['Answer the question', '', 'is-answer'],
  'zeros-result': ['Read the zeros', '', 'is-answer'],
  'candidates-divisors': ['List the divisors', '', divisorsOfEnds],
  'candidates-result': ['Write all quotients', '', 'is-answer'],
  'signs-positive': ['Count the changes of sign', '', coefficientsOf(false)],
  'signs-negative': ['Do the same for −x', '', coefficientsOf(true)],
  'signs-result': ['Answer the question', '', 'is-answer'],
  'common-factored': ['Factor each of them', '', sameValue],
  'common-least': [
    'Take the smallest power of each factor',
    'What divides all of them has no factor more often.',
    'is-answer',
  ],
  'common-most': [
    'Take the largest power of each factor',
    'What all of them divide has each factor as often.',
    'is-answer',
  ],
} as const satisfies StepTexts;
