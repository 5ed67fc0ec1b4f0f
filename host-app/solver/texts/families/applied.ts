import { isBend } from '../../families/optimum/check.js';
import { isTermOf } from '../../families/binomial/terms.js';
import { isCritical } from '../../gate/laws/families/confidence-laws.js';
import {
  derived,
  isIdentity,
  isLine,
  isTrue,
  leadsOn,
  putIn,
  replaced,
  sameValue,
  setToZero,
  solves,
  workedOut,
} from '../../gate/laws/index.js';
import {
  inRatio,
  joinsSets,
  comparesValues,
  putInSaid,
  satisfyQuestion,
  rangeOf,
  sameTime,
  satisfying,
} from '../../gate/laws/families/solution-laws.js';
import { evenlySpaced, leadsToAnswer, listsNumbers } from '../../gate/laws/families/whole-number-laws.js';
import { meets } from '../../gate/laws/families/condition-laws.js';
import { logLine, logValue } from '../../gate/laws/families/known-log-laws.js';
import { givenIn, sumOfRoots } from '../../gate/laws/families/symmetric-laws.js';
import { either, type Test } from '../../gate/tests.js';
import { ASKED_STEPS } from './asked.js';
import type { StepTexts } from '../en.js';

const bends: Test = (before, after, _, others) => isBend(before, after, others);

/** Steps of confidence intervals, greatest and least values, related rates, and sums of powers. */
export const APPLIED_STEPS = {
  ...ASKED_STEPS,
  'interval-normal': [
    'Write the margin of error',
    'The standard deviation of the population is known, so z counts how many standard errors are added on each side.',
    isLine('E = z*(σ/sqrt(n))'),
  ],
  'interval-student': [
    'Write the margin of error',
    'The standard deviation comes from the sample, so t with n - 1 degrees of freedom takes the place of z.',
    isLine('E = t*(s/sqrt(n))'),
  ],
  'interval-share': [
    'Write the margin of error',
    'p is the share in the sample; its standard error is the root of p(1 - p)/n.',
    isLine('E = z*sqrt(p*(1 - p)/n)'),
  ],
  'interval-z': [
    'Find z',
    'The middle part of the standard normal curve up to z holds the confidence level.',
    isCritical,
  ],
  'interval-t': [
    'Find t',
    'The middle part of the t curve with n - 1 degrees of freedom holds the confidence level.',
    isCritical,
  ],
  'interval-margin': [
    'Work out the margin',
    'The critical value is kept with all its digits; the result is rounded.',
    workedOut,
  ],
  'interval-around': [
    'Go to both sides of the middle',
    'The interval reaches one margin below and one margin above what the sample gave.',
    leadsOn,
  ],
  'interval-ends': ['Work out the ends', 'The margin is subtracted and added.', sameValue],
  'compare-alike': [
    'Write them alike',
    'With one denominator, or as decimals, the numbers can be compared.',
    either(sameValue, isTrue),
  ],
  'compare-counter': ['Put numbers in', 'An identity is true for every number.', putInSaid],
  'compare-order': ['Compare the numbers', 'The order is that of the numerators or the decimals.', leadsOn],
  'compare-test': [
    'Work out both sides',
    'What is said is true if its sign fits both values.',
    comparesValues,
  ],
  'optimum-solve': [
    'Solve the condition for one letter',
    'Then the other can be replaced, and one letter is left.',
    solves,
  ],
  'optimum-replace': [
    'Write the amount with one letter',
    'What the condition says is put into it.',
    replaced,
  ],
  'optimum-derive': [
    'Differentiate',
    'Where the amount is greatest or least inside its range, its derivative is 0.',
    derived,
  ],
  'optimum-zero': [
    'Set the derivative to 0',
    'Only solutions that the sizes allow are kept.',
    either(solves, setToZero),
  ],
  'optimum-second': ['Test it', '', bends],
  'optimum-answer': ['Answer the question', 'What is asked is worked out there.', either(isTrue, leadsOn)],
  'rates-value': [
    'Find the missing amount',
    'At the moment of the question the line gives the amount that is not said.',
    solves,
  ],
  'rates-derive': [
    'Differentiate by the time',
    'By the chain rule each amount brings its own rate of change.',
    isTrue,
  ],
  'rates-put-in': [
    'Put in the moment',
    'Amounts and rates of the moment in question replace the letters.',
    putIn,
  ],
  'rates-solve': ['Solve for the rate', 'One rate is left in the line.', workedOut],
  'use-identity': ['Use an identity', 'It is true whatever the letters are.', isIdentity],
  'roots-sum': ['Write the sum and the product of the roots', '', sumOfRoots],
  'identity-shift': ['Solve for what is asked', '', 'shifted'],
  'identity-put': ['Put in what is given', '', givenIn],
  ratio: ['Simplify the ratio', '', inRatio],
  clock: ['Go along the clock', 'Whole hours come first; 60 minutes are an hour.', sameTime],
  'clock-between': [
    'Count from one time to the other',
    'Whole hours come first, then the minutes.',
    sameTime,
  ],
  'clock-minutes': ['Write it in minutes', 'An hour has 60 minutes.', sameTime],
  'sets-join': ['Compare the sets', '', joinsSets],
  'solutions-integers': ['Keep what the question allows', '', satisfying],
  'condition-discriminant': [
    'Use the discriminant',
    'b² − 4ac tells how many real roots there are: none below 0, one double root at 0, two above.',
    meets('discriminant'),
  ],
  'condition-pair': ['Use the sum and the product of the roots', '', meets('pair')],
  'condition-square': [
    'Use the discriminant',
    'A perfect square has a double root, so b² − 4ac is 0.',
    meets('square'),
  ],
  'condition-put': [
    'Put the root of the divisor in',
    'By the remainder theorem the value there is the remainder; of a factor it is 0.',
    meets('put'),
  ],
  'condition-root': ['Put the root in', 'A root makes the equation true.', meets('root')],
  'condition-point': ['Put the point in', 'A point of a curve makes its equation true.', meets('point')],
  'condition-perpendicular': [
    'Write the condition',
    'Perpendicular lines have slopes with the product −1; perpendicular vectors have the dot product 0.',
    meets('perpendicular'),
  ],
  'condition-parallel': [
    'Write the condition',
    'Parallel lines have one slope; the components of parallel vectors are in proportion.',
    meets('parallel'),
  ],
  'condition-system': [
    'Set the determinant to 0',
    'Only then the system has no solution or infinitely many.',
    meets('system'),
  ],
  'condition-determinant': [
    'Work out the determinant',
    'A singular matrix has the determinant 0.',
    meets('determinant'),
  ],
  'condition-progression': ['Write the condition', '', meets('progression')],
  'condition-slope': ['Write the condition', 'The rise is the slope times the run.', meets('slope')],
  'binomial-term': ['Find the term', 'Term k of (a + b)ⁿ is C(n, k) · aⁿ⁻ᵏ · bᵏ.', isTermOf],
  'binomial-worked-out': ['Work it out', '', sameValue],
  'binomial-result': ['Answer the question', '', 'is-answer'],
  'log-number': ['Write the number as a product', '', logLine],
  'log-parts': [
    'Split the logarithm',
    'Products become sums of logarithms, quotients become differences, and an exponent comes to the front.',
    logLine,
  ],
  'log-put': ['Put in what is given', '', logValue],
  'log-result': ['Work it out', '', logValue],
  'fold-near': ['Write it as a decimal', '', isTrue],
  'fold-range': [
    'Collect the values',
    'A sine or cosine takes every value between its least and its greatest one.',
    rangeOf,
  ],
  'fold-result': ['Answer the question', '', 'is-answer'],
  'solutions-range': [
    'Keep the solutions in the range',
    'Whole periods are added as long as the value stays in the range.',
    satisfyQuestion,
  ],
  'solutions-kept': ['Keep what the question allows', '', 'is-answer'],
  'solutions-total': ['Write what is asked', '', leadsToAnswer],
  'solutions-result': ['Answer the question', '', 'is-answer'],
  'whole-listed': ['List the numbers', '', listsNumbers],
  'whole-ends': ['Find the first and the last', '', listsNumbers],
  'whole-count': ['Count them', '', evenlySpaced],
  'whole-sum': ['Add them', 'They are the terms of an arithmetic sequence.', leadsToAnswer],
  'whole-worked-out': ['Work it out', '', sameValue],
  'whole-end': ['Find it', '', 'is-answer'],
  'whole-result': ['Answer the question', '', 'is-answer'],
  'rates-answer': ['Answer the question', 'A negative rate means that the amount becomes smaller.', isTrue],
} as const satisfies StepTexts;

export const APPLIED_MESSAGES = {
  'note.four-decimals': 'Rounded to four decimals; the critical value is not rounded before.',
} as const;
