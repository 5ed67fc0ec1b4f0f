import { isRuleLine } from '../../families/calculus/area-rules/check.js';
import { isHighLine } from '../../families/calculus/high-derivative/check.js';
import { isInverseLine } from '../../families/calculus/inverse-slope/check.js';
import { isDirectionalLine } from '../../families/calculus/directional/check.js';
import { isEstimateLine } from '../../families/calculus/estimate/check.js';
import { isBoundsLine } from '../../families/calculus/moving-bounds/check.js';
import { isSlopePointLine } from '../../families/calculus/slope-points/check.js';
import { isPiecesLine } from '../../families/calculus/pieces/check.js';
import { isGapLine } from '../../families/calculus/gaps/check.js';
import { isRangeLine } from '../../families/calculus/range-between/check.js';
import { isSaddleLine } from '../../families/calculus/saddle/check.js';
import { isShiftedLine } from '../../families/calculus/shifted/check.js';
import { isMeanLine } from '../../families/calculus/mean-value/check.js';
import { isChangeLine } from '../../families/calculus/net-change/check.js';
import { isNewtonLine } from '../../families/calculus/newton/check.js';
import { isSolidLine } from '../../families/calculus/revolution/check.js';
import { isWaveLine } from '../../families/one-wave/check.js';
import { trueOf } from '../../gate/laws/line-laws.js';
import type { StepTexts } from '../en.js';

const mean = trueOf(isMeanLine);
const rule = trueOf(isRuleLine);
const change = trueOf(isChangeLine);
const high = trueOf(isHighLine);
const inverse = trueOf(isInverseLine);
const newton = trueOf(isNewtonLine);
const bounds = trueOf(isBoundsLine);
const directional = trueOf(isDirectionalLine);
const estimate = trueOf(isEstimateLine);
const points = trueOf(isSlopePointLine);
const pieces = trueOf(isPiecesLine);
const gaps = trueOf(isGapLine);
const range = trueOf(isRangeLine);
const saddle = trueOf(isSaddleLine);
const shifted = trueOf(isShiftedLine);
const wave = trueOf(isWaveLine);
const solid = trueOf(isSolidLine);

/** Steps of theorems, rules and tasks of calculus, and of sums of sine and cosine. */
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
  'rule-width': ['Find the width of a part: h = (b − a)/n', '', rule],
  'rule-width-value': ['List the places', '', rule],
  'rule-left': [
    'Left sum: L = h(f(x₀) + f(x₁) + … + f(xₙ₋₁))',
    'Each part counts with its value at its left end.',
    rule,
  ],
  'rule-right': [
    'Right sum: R = h(f(x₁) + f(x₂) + … + f(xₙ))',
    'Each part counts with its value at its right end.',
    rule,
  ],
  'rule-midpoint': [
    'Midpoint rule: M = h(f(m₁) + f(m₂) + … + f(mₙ))',
    'Each part counts with its value in its middle.',
    rule,
  ],
  'rule-trapezoidal': [
    'Trapezoidal rule: T = h/2 · (f(x₀) + 2f(x₁) + … + 2f(xₙ₋₁) + f(xₙ))',
    'Each part counts with the mean of its values at both ends.',
    rule,
  ],
  'rule-simpson': [
    'Simpson’s rule: S = h/3 · (f(x₀) + 4f(x₁) + 2f(x₂) + … + 4f(xₙ₋₁) + f(xₙ))',
    'Over each pair of parts the curve is replaced by a parabola.',
    rule,
  ],
  'rule-values': ['Put the values in', '', rule],
  'rule-total': ['Work it out', '', rule],
  'newton-derivative': ['Differentiate', 'Newton’s method follows the tangent down to the axis.', newton],
  'newton-step': ['Use xₙ₊₁ = xₙ − f(xₙ)/f′(xₙ)', '', newton],
  'newton-value': ['Work it out', '', newton],
  'net-change': ['Use f(b) = f(a) + ∫ₐᵇ f′(x) dx', '', change],
  'net-integral': ['Work out the integral', '', change],
  'net-total': ['Add', '', change],
  'inverse-place': [
    'Find the place with this value',
    'The inverse leads from the value back to the place a with f(a) = b.',
    inverse,
  ],
  'inverse-solve': ['Solve for a', '', inverse],
  'inverse-derive': ['Differentiate', '', inverse],
  'inverse-at': ['Find the slope there', '', inverse],
  'inverse-answer': ['Use (f⁻¹)′(b) = 1/f′(a)', '', inverse],
  'high-first': ['Write the first derivatives', 'They show the rule.', high],
  'high-rule': ['Use the rule', '', high],
  'bounds-rule': [
    'Use the fundamental theorem: the integrand at a bound times the slope of the bound',
    '',
    bounds,
  ],
  'bounds-slopes': ['Differentiate the bounds', '', bounds],
  'bounds-result': ['Simplify', '', bounds],
  'bounds-at': ['Put the place in', '', bounds],
  'slope-derive': ['Differentiate', 'The derivative is the slope of the tangent.', points],
  'slope-equation': ['Write the condition', '', points],
  'slope-solve': ['Solve', '', points],
  'slope-points': ['Find the points', 'The function gives the height at each place.', points],
  'directional-gradient': [
    'Find the gradient',
    'By each letter in turn, the others are held constant.',
    directional,
  ],
  'directional-at': ['Put the point in', '', directional],
  'directional-length': ['Find the length of the vector', '', directional],
  'directional-dot': [
    'Use D = (∇f · v)/|v|',
    'Only the direction counts, so the vector is divided by its length.',
    directional,
  ],
  'directional-result': ['Work it out', '', directional],
  'estimate-value': ['Find the value at the easy place', '', estimate],
  'estimate-derive': ['Differentiate', '', estimate],
  'estimate-slope': ['Find the slope there', '', estimate],
  'estimate-line': ['Use L(x) = f(a) + f′(a)(x − a)', 'Near a the tangent is close to the curve.', estimate],
  'estimate-put': ['Put the place in', '', estimate],
  'estimate-result': ['Work it out', '', estimate],
  'pieces-put': ['Choose the piece', '', pieces],
  'pieces-value': ['Find the value there', '', pieces],
  'pieces-left': ['Come from the left', '', pieces],
  'pieces-right': ['Come from the right', '', pieces],
  'pieces-differ': [
    'Compare both sides',
    'A limit exists only where both sides lead to the same value.',
    pieces,
  ],
  'pieces-none': ['Draw the conclusion', 'Both sides lead to different values.', 'is-answer'],
  'pieces-compare': [
    'Compare',
    'A function is continuous where both limits and its value are the same.',
    pieces,
  ],
  'pieces-equal': ['Set both sides equal', '', pieces],
  'pieces-solve': ['Solve', '', pieces],
  'gaps-equation': [
    'Set the denominator to 0',
    'A quotient of polynomials is continuous wherever it has a value.',
    gaps,
  ],
  'gaps-solve': ['Solve', '', gaps],
  'gaps-short': ['Cancel the common factor', '', gaps],
  'gaps-holes': [
    'Find the holes',
    'The shortened fraction gives the height of a hole; where it has no value there is a pole.',
    gaps,
  ],
  'range-derive': [
    'Differentiate',
    'The least and the greatest value are at an end or where the slope is 0.',
    range,
  ],
  'range-zero': ['Find where the slope is 0', 'Only what is inside the interval counts.', range],
  'range-values': ['Compare the values', '', range],
  'range-all': [
    'Collect the values',
    'f is continuous here, so it takes every value between the least and the greatest.',
    range,
  ],
  'saddle-slopes': ['Differentiate by each letter', 'The other letter is held constant.', saddle],
  'saddle-zero': ['Set both slopes to 0', '', saddle],
  'saddle-solve': ['Solve the system', '', saddle],
  'saddle-second': ['Find the second derivatives', '', saddle],
  'saddle-test': ['Use D = f_xx · f_yy − f_xy²', '', saddle],
  'saddle-heights': ['Find the values', '', saddle],
  'wave-expand': [
    'Multiply the form out',
    'The addition theorem writes it with sines and cosines of one angle each.',
    wave,
  ],
  'wave-compare': [
    'Compare the coefficients',
    'The sine and the cosine have the same factor on both sides.',
    wave,
  ],
  'wave-size': ['Find R', 'Both equations are squared and added: sin² + cos² = 1.', wave],
  'wave-short': ['Simplify', '', wave],
  'wave-angle': ['Find the tangent of the angle', '', wave],
  'wave-turn': ['Find the angle', 'It is acute, because its sine and its cosine are positive.', wave],
  'wave-write': ['Write the result', '', wave],
  'shifted-letter': ['Call what is inside u', '', shifted],
  'shifted-solve': ['Solve for x', '', shifted],
  'shifted-put': ['Write f with u', '', shifted],
  'shifted-short': ['Simplify', '', shifted],
  'shifted-name': ['Call the letter x', 'A function does not depend on the name of its letter.', shifted],
  'shifted-at': ['Put the place in', '', shifted],
} as const satisfies StepTexts;

export const CALCULUS_TASK_MESSAGES = {
  'note.six-decimals': 'Rounded to six decimals.',
} as const;
