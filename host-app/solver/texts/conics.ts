import { neverEqual, sameCurve, sameValue, solves } from '../gate/laws/index.js';
import type { StepTexts } from './en.js';

/** Title and reason of the steps of conics. */
export const CONIC_STEPS = {
  'complete-squares-of-both': [
    'Complete the squares',
    'Half of each linear coefficient, squared, is added; the terms become squares of x − h and y − k.',
    sameCurve,
  ],
  'divide-right': [
    'Bring it to the standard form',
    'Both sides are divided so that the form can be read off.',
    sameCurve,
  ],
  'half-axes': ['Find the half axes', 'Their squares are the denominators of the standard form.', sameValue],
  'asymptote-lines': [
    'Find the asymptotes',
    'Far from the center the 1 no longer matters: with 0 in its place the form is two lines.',
    solves,
  ],
  'focal-distance': [
    'Find the distance of the foci from the center',
    'For an ellipse c² = a² − b² with a the larger half axis, for a hyperbola c² = a² + b².',
    sameValue,
  ],
  eccentricity: [
    'Find the eccentricity',
    'It is c/a: the distance of a focus over that of a vertex.',
    sameValue,
  ],
  quarter: [
    'Find the focal distance',
    'In (x − h)² = 4p(y − k) the focus is p before the vertex, the directrix p behind it.',
    sameValue,
  ],
  'only-zero': ['Look at the squares', 'A sum of squares is 0 only where each of them is 0.', solves],
  'two-lines': [
    'Take the root of both sides',
    'Equal squares have bases that are equal or opposite: lines.',
    solves,
  ],
  'no-points': [
    'Look at the signs',
    'A sum of squares is never negative, so no point satisfies this.',
    neverEqual,
  ],
} as const satisfies StepTexts;
