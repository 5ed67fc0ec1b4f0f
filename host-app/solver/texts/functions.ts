import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import * as LAW from '../gate/laws/curve-laws.js';
import { hasAnswer, sameCurve, sameValue, solves } from '../gate/laws/index.js';
import * as SET from '../gate/laws/families/set-laws.js';
import { sameSlope } from '../gate/laws/slope-laws.js';
import { both } from '../gate/tests.js';
import type { StepTexts } from './en.js';
import { CALCULUS_STEPS } from './calculus.js';
import { SERIES_STEPS } from './series.js';

const LIMIT = both(PACK.limitFound, LAW.openHolds);
const OPEN = both(PACK.found, LAW.openHolds);

/** Title and reason of the steps about functions, curves, lines, limits and sums. */
export const FUNCTION_STEPS = {
  ...CALCULUS_STEPS,
  ...SERIES_STEPS,
  'function-value': ['Put the value in', 'Every place of the variable takes the value.', LAW.evaluated],
  conditions: [
    'Write down the conditions',
    'Denominators are not 0, even roots are of numbers from 0 on, logarithms are of positive numbers.',
    SET.definedWhere,
  ],
  'solve-conditions': ['Solve the conditions', 'All of them must hold at the same time.', SET.sameSet],
  'swap-variables': [
    'Swap x and y',
    'The inverse function takes y back to x, so the letters change places.',
    LAW.lettersSwapped,
  ],
  'same-value': [
    'Find two places with one value',
    'An inverse function could not tell which of them to go back to.',
    sameValue,
  ],
  'solve-for': ['Solve for the letter', 'Everything else is moved to the other side.', solves],
  derivative: ['Differentiate', 'The derivative gives the slope at every place.', OPEN],
  'second-derivative': [
    'Differentiate again',
    'The second derivative tells which way the curve bends.',
    OPEN,
  ],
  'slope-zeros': [
    'Find where the derivative is 0',
    'Only there, or where there is no derivative, can the direction change.',
    SET.sameSet,
  ],
  'inflection-candidates': [
    'Find where the second derivative is 0',
    'Only there can the bend change.',
    SET.sameSet,
  ],
  'sign-of-slope': [
    'Look at the sign of the derivative',
    'Where the derivative is positive the function increases, where it is negative the function decreases.',
    SET.sameSet,
  ],
  'sign-of-bend': [
    'Look at the sign of the second derivative',
    'Positive means bent upwards, negative means bent downwards.',
    SET.sameSet,
  ],
  'join-pieces': [
    'Join the pieces',
    'A single place where the derivative is 0 does not stop the growth.',
    SET.sameButPlaces,
  ],
  'extreme-value': ['Work out the value there', 'The place is put into the function.', LAW.evaluated],
  'compare-ends': [
    'Compare the values',
    'On a closed interval the largest and smallest value are at critical points or at the ends.',
    SET.smallestAndLargest,
  ],
  'attained-values': [
    'Collect the values',
    'On each part of its domain the function is continuous, so it takes there every value between its lowest and its highest one.',
    LAW.isAnswer,
  ],
  mirror: ['Put −x in', 'An even function stays the same, an odd function changes its sign.', LAW.mirrored],
  'wave-parts': [
    'Read off the wave',
    'In a·sin(bx + c) + d the amplitude is |a| and the period 2π/|b|.',
    LAW.evaluated,
  ],
  'read-amplitude': [
    'Read off the amplitude',
    'A wave a·sin(bx + c) + d goes |a| up and |a| down from its middle.',
    LAW.isAmountOfAnswer,
  ],
  'common-period': ['Find the common period', 'The sum repeats when each part repeats.', LAW.isAnswer],
  poles: [
    'Find where the function grows without bound',
    'That is where a denominator is 0, or a logarithm is of 0.',
    SET.growsNear,
  ],
  'far-away': [
    'Look far to the left and right',
    'The limit at infinity, if there is one, is a horizontal line.',
    LIMIT,
  ],
  'inner-integral': [
    'Work out the inner integral',
    'The other letter counts as a number meanwhile.',
    LAW.innerHolds,
  ],
  gaussian: [
    'Use the integral of Gauss',
    'e to the power of −ax² has the integral √(π/a) over the whole line, and half of it on each side of 0.',
    LAW.openHolds,
  ],
  slant: ['Divide', 'What the quotient leaves beside a remainder that goes to 0 is the slant line.', LIMIT],
  'set-y-zero': ['Set y to 0', 'On the x-axis the second coordinate is 0.', SET.sameSet],
  'set-x-zero': ['Set x to 0', 'On the y-axis the first coordinate is 0.', LAW.evaluated],
  'vertex-formula': ['Find the axis', 'The vertex of ax² + bx + c is at x = −b/2a.', LAW.evaluated],
  slope: [
    'Find the slope',
    'The slope is the difference of the y-coordinates over the difference of the x-coordinates.',
    LAW.evaluated,
  ],
  'slope-at-point': [
    'Find the slope at the point',
    'The slope of the tangent line is the derivative at the point.',
    LAW.evaluated,
  ],
  'normal-slope': ['Turn the slope', 'Perpendicular lines have slopes whose product is −1.', LAW.evaluated],
  'vertical-line': ['Write the vertical line', 'Both points have the same first coordinate.', sameCurve],
  'slope-intercept': [
    'Solve for y',
    'In y = mx + b the slope and the y-intercept can be read off.',
    sameCurve,
  ],
  'line-standard': [
    'Bring x and y to one side',
    'The standard form is Ax + By = C with whole numbers.',
    sameCurve,
  ],
  'point-slope': [
    'Put the slope and the point in',
    'A line with the slope m through (p, q) is y − q = m(x − p).',
    LAW.lineThrough,
  ],
  'compare-slopes': [
    'Compare the slopes',
    'Parallel lines have one slope; the slopes of perpendicular lines have the product −1.',
    LAW.slopesCompared,
  ],
  'read-slope': ['Read off the slope', 'In y = mx + b it is m.', LAW.slopeRead],
  midpoint: ['Take the means', 'The midpoint has the means of the coordinates.', LAW.evaluated],
  distance: [
    'Use the theorem of Pythagoras',
    'The differences of the coordinates are the legs of a right triangle.',
    LAW.evaluated,
  ],
  'line-distance': [
    'Use the distance formula',
    'The distance of (p, q) from ax + by + c = 0 is |ap + bq + c| / √(a² + b²).',
    LAW.evaluated,
  ],
  'circle-form': [
    'Write the circle',
    'A circle with center (a, b) and radius r is (x − a)² + (y − b)² = r².',
    hasAnswer,
  ],
  'complete-squares': [
    'Complete both squares',
    'Half of each coefficient, squared, is added on both sides.',
    sameCurve,
  ],
  'read-circle': [
    'Read off center and radius',
    '(x − a)² + (y − b)² = r² has center (a, b) and radius r.',
    LAW.evaluated,
  ],
  'implicit-derivative': [
    'Differentiate both sides',
    'y depends on x, so every y brings a factor y′ by the chain rule.',
    sameSlope,
  ],
  'implicit-collect': ['Take the terms with y′ together', 'y′ is written once, in front.', sameSlope],
  'solve-slope': ['Solve for y′', 'The equation is linear in y′.', sameSlope],
  'second-implicit': [
    'Differentiate once more',
    'y′ is differentiated too, and what is known for it is put in.',
    LAW.slopeAgain,
  ],
  'put-point': ['Put the point in', 'The coordinates take the places of the letters.', LAW.evaluated],
  'parametric-run': ['Differentiate x', 'dx/dt says how fast x changes with the parameter.', OPEN],
  'parametric-rise': ['Differentiate y', 'dy/dt says how fast y changes with the parameter.', OPEN],
  'parametric-again': [
    'Differentiate dy/dx by the parameter',
    'The second derivative is the derivative of dy/dx by x, so dy/dx takes the place of y.',
    OPEN,
  ],
  'parametric-quotient': [
    'Divide by dx/dt',
    'By the chain rule the derivative by x is the derivative by the parameter over dx/dt.',
    sameValue,
  ],
  'partial-derivative': [
    'Differentiate, the other letters fixed',
    'Only one letter varies; the others are treated as numbers.',
    OPEN,
  ],
} as const satisfies StepTexts;

export const FUNCTION_MESSAGES = {
  'method.lhopital': 'L’Hôpital’s rule',
  'verdict.conditional': 'The series converges, but the series of the sizes does not.',
  'verdict.converges': 'It converges.',
  'verdict.diverges': 'It diverges: there is no finite value.',
  'verdict.does-not-exist': 'The limit does not exist.',
  'verdict.even': 'The function is even.',
  'verdict.neither': 'The function is neither even nor odd.',
  'verdict.no-inverse': 'Different values of x give the same y, so there is no inverse function.',
  'verdict.none': 'There is none.',
  'verdict.not-periodic': 'The function is not periodic.',
  'verdict.odd': 'The function is odd.',
  'note.from-right': 'There are no values on the left, so this is the limit from the right.',
  'note.from-left': 'There are no values on the right, so this is the limit from the left.',
  'note.first-terms': 'These are the first terms; the series goes on.',
  'note.inverse-domain': 'The inverse goes back from the values that the function takes.',
} as const;
