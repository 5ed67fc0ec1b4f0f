import {
  coefficientRead,
  degreeRead,
  exceptHoles,
  exponentsCompared,
  functionUndone,
  fromCoefficients,
  ofComplex,
} from '../gate/laws/algebra-laws.js';
import { isIdentity, sameCurve, sameValue, solves, valueAtNumber } from '../gate/laws/index.js';
import * as SET from '../gate/laws/families/set-laws.js';
import { either } from '../gate/tests.js';
import type { StepTexts } from './en.js';

/** Title and reason of the steps of rarer equations and of identities. */
export const ALGEBRA_STEPS = {
  'turn-over': ['Turn both sides over', '', 'cases'],
  'multiply-denominator': ['Multiply by the denominators', '', 'scaled'],
  'numerator-zero': [
    'Look at the numerator',
    'With all on one side as one fraction, the top must be 0 and the bottom must not.',
    'zero-side',
  ],
  'split-absolute': [
    'Split the absolute value',
    'A number and its opposite have the same absolute value.',
    'cases',
  ],
  'isolate-absolute': ['Isolate the absolute value', 'Everything else goes to the other side.', 'part-alone'],
  raise: ['Raise both sides to the power of the root', '', 'power-undone'],
  'take-logarithm': ['Take logarithms', 'Equal positive numbers have equal logarithms.', 'logarithms-taken'],
  exponentiate: ['Undo the logarithm', 'If ln a = b then a = e^b.', 'logarithms-undone'],
  'one-base': ['Write with one base', '', 'rewritten'],
  'compare-exponents': [
    'Compare the exponents',
    'Powers of one base are equal only where the exponents are.',
    exponentsCompared,
  ],
  'undo-inverse': ['Undo the function', '', functionUndone],
  'inverse-function': ['Undo the function', '', 'angles'],
  'separate-sine': ['Bring sine and cosine to different sides', '', 'shifted'],
  'divide-cosine': [
    'Divide by the cosine',
    'Where the cosine is 0 the sine is not, so no solution is lost.',
    'scaled',
  ],
  'add-periods': ['Add whole periods', '', 'periods'],
  'in-range': [
    'Keep the solutions in the range',
    'Whole periods are added as long as the value stays in the range.',
    'is-answer',
  ],
  'test-roots': ['Test the results in the original equation', '', 'some-left-out'],
  'absolute-sign': ['Compare with 0', 'An absolute value is never below 0.', 'impossible'],
  'critical-points': [
    'Find where it can change',
    'Left minus right changes sign only at a root or where it is undefined.',
    SET.changePlaces,
  ],
  'sign-chart': [
    'Test each interval',
    'Between two such places the sign stays the same, so one value decides.',
    SET.setOfLine,
  ],
  'test-value': ['Put a value in', '', sameValue],
  'solve-each': ['Solve each condition', 'Each of them is solved by itself.', SET.sameSet],
  'meet-sets': ['Keep what satisfies all of them', 'The conditions must hold at the same time.', SET.sameSet],
  'join-sets': ['Keep what satisfies one of them', 'It is enough that one condition holds.', SET.sameSet],
  substitute: [
    'Substitute',
    'A new letter for the repeated part makes a simpler equation.',
    'letter-for-part',
  ],
  resubstitute: ['Put the original expression back', '', 'letter-for-part'],
  'combine-logarithms': [
    'Combine the logarithms',
    'A sum of logarithms is the logarithm of the product.',
    'logarithms-joined',
  ],
  'isolate-root': ['Isolate the root', 'The root is left alone on one side.', 'part-alone'],
  'isolate-part': [
    'Isolate the part with the variable',
    'Everything else goes to the other side.',
    'part-alone',
  ],
  'own-size': ['Look at the sign', 'The absolute value is the number itself or its opposite.', 'bars-fewer'],
  'split-absolute-range': [
    'Split the absolute value',
    '|u| < c means −c < u < c, and |u| > c means u < −c or u > c.',
    'bars-fewer',
  ],
  'except-holes': ['Leave out where it divides by 0', '', exceptHoles],
  'remove-square': [
    'Shift the variable',
    'With y = x + b/(3a) in place of x the square drops out, and y³ + p·y + q = 0 is left.',
    sameCurve,
  ],
  cardano: [
    'Use Cardano’s formula',
    'y = ∛(−q/2 + √D) + ∛(−q/2 − √D) with D = (q/2)² + (p/3)³, which is positive here: there is one real root.',
    solves,
  ],
  'third-of-angle': [
    'Use the cosine of a third of an angle',
    'D = (q/2)² + (p/3)³ is negative: the three real roots are 2√(−p/3) · cos of a third of an angle, a third of a turn apart.',
    solves,
  ],
  'decimal-roots': [
    'Find the roots as decimals',
    'There is no short exact form. Signs are compared at ever closer places; the number of roots is counted exactly.',
    solves,
  ],
  'divide-out': ['Write quotient and remainder', 'Both sides are divided by the divisor.', sameValue],
  'remainder-theorem': [
    'Use the remainder theorem',
    'Where the divisor x − a is 0, only the remainder is left: it is the value at a.',
    valueAtNumber,
  ],
  'factor-lead': [
    'Factor out the leading coefficient',
    'The square is completed where x² stands alone.',
    sameValue,
  ],
  'add-square': [
    'Add and subtract a square',
    'The square of half the coefficient of x is added and taken away.',
    sameValue,
  ],
  'write-square': ['Write it as a square', 'x² + 2bx + b² is (x + b)².', sameValue],
  discriminant: [
    'Use b² − 4ac',
    'The discriminant of ax² + bx + c.',
    fromCoefficients(([c = 0, b = 0, a = 0]) => b * b - 4 * a * c),
  ],
  'vieta-sum': [
    'Read the sum off the coefficients',
    'The roots of axⁿ + bxⁿ⁻¹ + … add up to −b/a, each counted as often as it occurs.',
    fromCoefficients((p) => -(p.at(-2) ?? 0) / (p.at(-1) ?? 0)),
  ],
  'vieta-product': [
    'Read the product off the coefficients',
    'It is the constant over the leading coefficient, with a minus where the degree is odd.',
    fromCoefficients((p) => ((-1) ** (p.length - 1) * (p[0] ?? 0)) / (p.at(-1) ?? 0)),
  ],
  'read-coefficient': [
    'Read off the coefficient',
    'It is the number that stands before this power.',
    coefficientRead,
  ],
  'read-degree': ['Read off the degree', 'It is the highest power of the variable.', degreeRead],
  pythagoras: [
    'Use sin² + cos² = 1',
    'It holds for every angle; divided by cos² it says 1 + tan² = sec².',
    either(sameValue, isIdentity),
  ],
  'quadrant-sign': [
    'Take the root with the sign of the quadrant',
    'The sine is positive above, the cosine on the right.',
    solves,
  ],
  'complex-conjugate': [
    'Change the sign of the imaginary part',
    'The conjugate of a + bi is a − bi.',
    ofComplex(({ re, im }) => [re, -im]),
  ],
  'complex-real': ['Read off the real part', 'It is a in a + bi.', ofComplex(({ re }) => [re, 0])],
  'complex-imaginary': ['Read off the imaginary part', 'It is b in a + bi.', ofComplex(({ im }) => [im, 0])],
  'complex-modulus': [
    'Use √(a² + b²)',
    'The modulus is the distance from 0.',
    ofComplex(({ re, im }) => [Math.hypot(re, im), 0]),
  ],
  'complex-argument': [
    'Use the tangent of the angle',
    'tan of the angle is b/a; left of 0 half a turn is added.',
    ofComplex(({ re, im }) => [Math.atan2(im, re), 0]),
  ],
  'complex-polar': [
    'Use r = √(a² + b²) and the angle of a + bi',
    'The real part is r times the cosine, the imaginary part r times the sine.',
    ofComplex(({ re, im }) => [re, im]),
  ],
  'complex-circle': ['Write the number with its distance from 0 and its angle', '', 'rewritten'],
  'roots-around': [
    'Take the roots at equal angles',
    'By de Moivre’s theorem an angle is multiplied by n in the nth power.',
    'cases',
  ],
  'root-parts': ['Find the real and the imaginary part of the root', '', 'cases'],
  'in-sines': [
    'Write with sine and cosine',
    'tan, cot, sec and csc are quotients of sine and cosine.',
    either(sameValue, isIdentity),
  ],
  'to-shared-form': ['Simplify', 'Identities such as sin² + cos² = 1 bring it to this form.', sameValue],
  'other-side': [
    'Write as the other side',
    'The other side can be brought to the same form, so both are equal.',
    sameValue,
  ],
} as const satisfies StepTexts;

export const ALGEBRA_MESSAGES = {
  'method.remainder-theorem': 'Remainder theorem',
  'note.rounded': 'Decimals, right to the last place shown.',
  'method.left-side': 'From the left side',
  'words.identity': 'It holds for all values for which both sides are defined.',
} as const;
