import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import type { StepTexts } from './en.js';
import { CALCULUS_STEPS } from './calculus.js';

/** Title and reason of the steps about functions, curves, lines, limits and sums. */
export const FUNCTION_STEPS = {
  ...CALCULUS_STEPS,
  'set-up': ['Put the values in', 'The formula is written with the numbers of this problem.'],
  'function-value': ['Put the value in', 'Every place of the variable takes the value.'],
  conditions: [
    'Write down the conditions',
    'Denominators are not 0, even roots are of numbers from 0 on, logarithms are of positive numbers.',
  ],
  'solve-conditions': ['Solve the conditions', 'All of them must hold at the same time.'],
  'swap-variables': ['Swap x and y', 'The inverse function takes y back to x, so the letters change places.'],
  'same-value': [
    'Find two places with one value',
    'An inverse function could not tell which of them to go back to.',
  ],
  'solve-for': ['Solve for the letter', 'What stands beside the letter is moved to the other side.'],
  derivative: ['Differentiate', 'The derivative gives the slope at every place.', PACK.found],
  'second-derivative': ['Differentiate again', 'The second derivative tells which way the curve bends.'],
  'slope-zeros': [
    'Find where the derivative is 0',
    'Only there, or where there is no derivative, can the direction change.',
  ],
  'inflection-candidates': ['Find where the second derivative is 0', 'Only there can the bend change.'],
  'sign-of-slope': [
    'Look at the sign of the derivative',
    'Where the derivative is positive the function increases, where it is negative the function decreases.',
  ],
  'sign-of-bend': [
    'Look at the sign of the second derivative',
    'Positive means bent upwards, negative means bent downwards.',
  ],
  'join-pieces': ['Join the pieces', 'A single place where the derivative is 0 does not stop the growth.'],
  'extreme-value': ['Work out the value there', 'The place is put into the function.'],
  'compare-ends': [
    'Compare the values',
    'On a closed interval the largest and smallest value are at critical points or at the ends.',
  ],
  'attained-values': [
    'Collect the values',
    'Between the lowest and the highest value a continuous function takes every value.',
  ],
  mirror: ['Put −x in', 'An even function stays the same, an odd function changes its sign.'],
  'wave-parts': ['Read off the wave', 'In a·sin(bx + c) + d the amplitude is |a| and the period 2π/|b|.'],
  'read-amplitude': [
    'Read off the amplitude',
    'A wave a·sin(bx + c) + d goes |a| up and |a| down from its middle.',
  ],
  'common-period': ['Find the common period', 'The sum repeats when each part repeats.'],
  poles: [
    'Find where the function grows without bound',
    'That is where a denominator is 0, or a logarithm is of 0.',
  ],
  'far-away': [
    'Look far to the left and right',
    'The limit at infinity, if there is one, is a horizontal line.',
  ],
  'inner-integral': ['Work out the inner integral', 'The other letter counts as a number meanwhile.'],
  gaussian: [
    'Use the integral of Gauss',
    'e to the power of −ax² has the integral √(π/a) over the whole line, and half of it on each side of 0.',
  ],
  slant: ['Divide', 'What the quotient leaves beside a remainder that goes to 0 is the slant line.'],
  'set-y-zero': ['Set y to 0', 'On the x-axis the second coordinate is 0.'],
  'set-x-zero': ['Set x to 0', 'On the y-axis the first coordinate is 0.'],
  'vertex-formula': ['Find the axis', 'The vertex of ax² + bx + c is at x = −b/2a.'],
  slope: [
    'Find the slope',
    'The slope is the difference of the y-coordinates over the difference of the x-coordinates.',
  ],
  'slope-at-point': [
    'Find the slope at the point',
    'The slope of the tangent line is the derivative at the point.',
  ],
  'normal-slope': ['Turn the slope', 'Perpendicular lines have slopes whose product is −1.'],
  'point-slope': [
    'Write the line through the point',
    'A line with slope m through (a, b) is y − b = m(x − a).',
  ],
  'vertical-line': ['Write the vertical line', 'Both points have the same first coordinate.'],
  'slope-intercept': ['Solve for y', 'In y = mx + b the slope and the y-intercept can be read off.'],
  'parallel-slope': ['Take the same slope', 'Parallel lines have the same slope.'],
  midpoint: ['Take the means', 'The midpoint has the means of the coordinates.'],
  distance: [
    'Use the theorem of Pythagoras',
    'The differences of the coordinates are the legs of a right triangle.',
  ],
  'line-distance': [
    'Use the distance formula',
    'The distance of (p, q) from ax + by + c = 0 is |ap + bq + c| / √(a² + b²).',
  ],
  'circle-form': [
    'Write the circle',
    'A circle with center (a, b) and radius r is (x − a)² + (y − b)² = r².',
  ],
  'complete-squares': ['Complete both squares', 'Half of each coefficient, squared, is added on both sides.'],
  'read-circle': ['Read off center and radius', '(x − a)² + (y − b)² = r² has center (a, b) and radius r.'],
  'radius-slope': [
    'Find the slope of the radius',
    'The tangent is perpendicular to the radius at the point.',
  ],
  'implicit-derivative': [
    'Differentiate both sides',
    'y depends on x, so every y brings a factor y′ by the chain rule.',
  ],
  'solve-slope': ['Solve for y′', 'The equation is linear in y′.'],
  'second-implicit': [
    'Differentiate once more',
    'y′ is differentiated too, and what is known for it is put in.',
  ],
  'put-point': ['Put the point in', 'The coordinates take the places of the letters.'],
  'parametric-run': ['Differentiate x', 'dx/dt says how fast x changes with the parameter.'],
  'parametric-rise': ['Differentiate y', 'dy/dt says how fast y changes with the parameter.'],
  'parametric-again': [
    'Differentiate dy/dx by the parameter',
    'The second derivative is the derivative of dy/dx by x, so dy/dx takes the place of y.',
  ],
  'parametric-quotient': [
    'Divide by dx/dt',
    'By the chain rule the derivative by x is the derivative by the parameter over dx/dt.',
  ],
  'partial-derivative': [
    'Differentiate, the other letters fixed',
    'Only one letter varies; the others are treated as numbers.',
  ],
  'left-limit': ['Come from the left', 'The values just before the point are looked at.', PACK.limitFound],
  'right-limit': ['Come from the right', 'The values just after the point are looked at.', PACK.limitFound],
  'sides-differ': ['Compare both sides', 'A limit exists only when both sides lead to the same value.'],
  oscillation: [
    'Look at the waves',
    'Along one sequence of points the values stay at one number, along another at a different one.',
  ],
  lhopital: [
    'Use L’Hôpital’s rule',
    'Top and bottom both go to 0, or both to infinity: the quotient of the derivatives has the same limit.',
    PACK.slopesTaken,
  ],
  'area-antiderivative': ['Find an antiderivative', 'Its derivative is the integrand.'],
  'unbounded-area': [
    'Look at the limit',
    'The antiderivative grows without bound, or does not settle, so the integral has no value.',
  ],
  'no-value': ['Draw the conclusion', 'If one part has no finite value, the whole has none.'],
  'split-integral': [
    'Split the integral',
    'At a bad point, or where the sign changes, the interval is cut; every part needs a value.',
  ],
  'drop-bars': ['Drop the absolute value', 'Between two zeros the sign does not change.'],
  intersections: ['Find where the curves meet', 'There both have the same value.'],
  'area-pieces': [
    'Integrate upper minus lower',
    'Between two meeting points one curve stays above the other.',
  ],
  'term-test': ['Look at the terms', 'If the terms do not go to 0, the series diverges.', PACK.limitFound],
  'p-test': [
    'Compare with a p-series',
    'Σ 1/nᵖ converges for p > 1 only, and the terms behave like a multiple of it.',
    PACK.limitFound,
  ],
  'ratio-test': [
    'Use the ratio test',
    'If the quotient of neighboring terms goes to less than 1 the series converges, to more than 1 it diverges.',
    PACK.limitFound,
  ],
  'neighbor-ratio': ['Divide neighboring terms', 'The term after it is divided by each term.'],
  'p-series': ['Compare the exponent with 1', 'Σ 1/nᵖ converges for p > 1 only.'],
  'series-verdict': ['Draw the conclusion', 'The test decides.'],
  'root-test': [
    'Use the root test',
    'The nth root of the terms decides like the ratio of neighbors.',
    PACK.limitFound,
  ],
  'integral-test': [
    'Use the integral test',
    'Falling positive terms converge or diverge together with their integral.',
    PACK.limitFound,
  ],
  'alternating-test': [
    'Use the alternating series test',
    'The signs alternate and the sizes fall to 0.',
    PACK.limitFound,
  ],
  'absolute-test': [
    'Look at the sizes of the terms',
    'If the series of the sizes converges, the series converges too.',
  ],
  telescope: ['Write as a difference', 'Neighboring terms cancel, only the ends stay.', PACK.sumFound],
  'geometric-sum': [
    'Sum the geometric series',
    'With ratio r, not 1, the first n terms add up to first · (1 − rⁿ) / (1 − r).',
    PACK.sumFound,
  ],
  'power-sum': [
    'Use the sums of powers',
    '1 + 2 + … + n is n(n + 1)/2, and the sums of higher powers are polynomials too.',
    PACK.sumFound,
  ],
  'known-sum': [
    'Use a known value',
    'The sums of 1/n², 1/n⁴ and so on are known multiples of powers of π.',
    PACK.sumFound,
  ],
  'known-series': [
    'Use a known power series',
    'The exponential, logarithm, sine and cosine series give the value.',
    PACK.sumFound,
  ],
  'taylor-coefficients': [
    'Work out the derivatives at the point',
    'The coefficient of (x − a)ᵏ is the kth derivative at a, divided by k!.',
  ],
  'taylor-polynomial': ['Put the polynomial together', 'Each coefficient belongs to its power of x − a.'],
  'radius-limit': [
    'Take the limit of the ratios',
    'The series converges where the ratio of neighboring terms goes to less than 1.',
    PACK.limitFound,
  ],
  'test-ends': ['Test the ends', 'At the ends the ratio test says nothing, so each is tested by itself.'],
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
