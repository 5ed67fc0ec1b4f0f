import { everyPair, multipleOfQuestion, residueTable } from '../../gate/laws/integer-laws.js';
import { coefficientsOf, discriminantOf, divisorsOfEnds } from '../../gate/laws/polynomial-laws.js';
import { circleLines, edgesOf, normalOf, throughPoints } from '../../gate/laws/families/space-laws.js';
import { partsPutIn, realAndImaginary } from '../../gate/laws/complex-laws.js';
import { hasAnswer, isTrue, sameValue } from '../../gate/laws/index.js';
import type { StepTexts } from '../en.js';

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
  'base-places': ['Add the values of the digits', '', isTrue],
  'base-divide': ['Divide by the base', '', isTrue],
  'base-multiply': ['Multiply the part after the point by the base', '', isTrue],
  'base-column': ['Go on to the next column', '', isTrue],
  'base-product': ['Multiply the numbers', '', isTrue],
  'base-result': ['Read the digits', '', 'is-answer'],
  'pairs-gcd': ['Find the greatest common divisor', '', isTrue],
  'pairs-none': ['Divide with remainder', '', isTrue],
  'pairs-divided': ['Divide by the common divisor', '', multipleOfQuestion],
  'pairs-euclid': ['Divide with remainder until 1 is left', '', isTrue],
  'pairs-one': ['Find one solution', '', isTrue],
  'pairs-all': ['Find all solutions', '', everyPair],
  'pairs-kept': ['Keep what the question allows', '', 'is-answer'],
  'residues-table': ['Try every remainder', '', residueTable],
  'residues-result': ['Read the solutions', '', 'is-answer'],
  'figure-put': ['Put the coordinates in', '', hasAnswer],
  'figure-length': ['Work it out', '', isTrue],
  'figure-result': ['Write the answer', '', 'is-answer'],
  'space-edges': ['Find two edges', '', edgesOf],
  'space-normal': ['Find a normal', '', normalOf],
  'space-plane': ['Write the equation', '', 'is-answer'],
  'space-area': ['Write the area', '', hasAnswer],
  'space-distance': ['Use the formula for the distance', '', hasAnswer],
  'space-system': ['Put the points in', '', circleLines],
  'space-circle': ['Write the equation', '', throughPoints],
  'space-result': ['Work it out', '', 'is-answer'],
  'complex-put': ['Write z with its parts', '', partsPutIn],
  'complex-parts': ['Compare the parts', '', realAndImaginary],
  'complex-result': ['Write the answer', '', 'is-answer'],
  'sets-power': ['List the subsets', '', 'is-answer'],
} as const satisfies StepTexts;
