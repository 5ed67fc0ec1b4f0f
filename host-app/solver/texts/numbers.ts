import { hasAnswer, sameValue } from '../gate/laws/index.js';
import {
  classWritten,
  differ,
  digitsRead,
  divisorsListed,
  multiplesListed,
  givesRow,
  inClass,
  inEachList,
  isPrimeNumber,
  isTrueOfWholes,
  itemsCounted,
  neighbors,
  primesListed,
  sameIntegers,
} from '../gate/laws/whole-laws.js';
import { either } from '../gate/tests.js';
import type { StepTexts } from './en.js';

/** Title and reason of the steps about whole numbers, decimals and bases. */
export const NUMBER_STEPS = {
  'difference-row': [
    'Take the differences of neighbors',
    'Each term is subtracted from the next one.',
    neighbors((a, b) => b - a),
  ],
  differences: [
    'Take differences',
    'When the differences of order k are constant, the terms follow a polynomial of degree k.',
    givesRow,
  ],
  'ratio-row': [
    'Take the ratios of neighbors',
    'Each term is divided by the one before it.',
    neighbors((a, b) => b / a),
  ],
  'geometric-term': [
    'Write the term',
    'The nth term is the first one times the ratio to the power n − 1.',
    givesRow,
  ],
  euclid: [
    'Divide with remainder until nothing is left',
    'The last remainder that is not 0 is the greatest common divisor.',
    either(sameValue, isTrueOfWholes),
  ],
  'prime-factors': ['Split into primes', 'Small primes are divided out one after the other.', sameValue],
  'no-divisor': ['Look for a divisor', '', isPrimeNumber],
  division: ['Divide with remainder', 'What is left after taking out the largest multiple.', sameValue],
  count: ['Count the favourable and all draws', '', sameValue],
  divisors: ['List the divisors', 'Every number that divides it without a remainder.', divisorsListed],
  'list-multiples': ['List the multiples', 'The number times 1, 2, 3 and so on.', multiplesListed],
  'first-common': ['Take the first common one', 'It is in every list, and no smaller number is.', inEachList],
  'last-common': ['Take the largest common one', 'It is in every list, and no larger number is.', inEachList],
  'square-modulo': [
    'Square, and take the remainder',
    'Only remainders count, so the numbers stay small.',
    sameValue,
  ],
  'multiply-modulo': ['Multiply what the exponent needs', 'The exponent is a sum of powers of 2.', sameValue],
  'read-digits': [
    'Read off the digits',
    'The remainders are the digits, from the last to the first; quotients of a long division from the first on.',
    digitsRead,
  ],
  'mixed-number': [
    'Write the mixed number',
    'A whole number and a fraction side by side are added.',
    sameValue,
  ],
  'place-values': ['Write the place values', 'Each digit counts a power of the base.', digitsRead],
  'long-division': [
    'Divide ten times the remainder',
    'The quotient is the next digit; a remainder that comes again repeats the digits.',
    sameValue,
  ],
  'subtract-period': [
    'Shift and subtract',
    'A multiple by a power of 10, minus the number, has no repeating part.',
    sameValue,
  ],
  'move-point': [
    'Move the point',
    'One digit other than 0 stays before the point; the exponent counts the places.',
    sameValue,
  ],
  'move-point-twice': [
    'Move the point',
    'To divide by 100, the point moves two places to the left.',
    sameValue,
  ],
  'count-divisors': [
    'Count the choices',
    'A divisor takes each prime 0 times, once … or as often as it occurs: one choice more than the exponent.',
    hasAnswer,
  ],
  'add-divisors': [
    'Add up the powers of each prime',
    'The product of these sums has every divisor once.',
    hasAnswer,
  ],
  totient: ['Leave out what shares a prime', 'Of pᵏ numbers in a row, pᵏ⁻¹ are multiples of p.', hasAnswer],
  'inverse-modulo': [
    'Read off the inverse',
    'The multiple of the modulus has the remainder 0, so the other factor is the inverse; the modulus is added if it is negative.',
    isTrueOfWholes,
  ],
  'euclid-table': [
    'Keep the table of s and t',
    'In each row r = s·m + t·a. A row is the one two above it, minus the quotient times the one above it.',
    isTrueOfWholes,
  ],
  bezout: ['Go back to 1', 'The row of the table with r = 1 writes 1 as a sum of multiples.', isTrueOfWholes],
  'reduce-modulo': [
    'Keep only the remainders',
    'Numbers that differ by a multiple of the modulus are the same here.',
    sameIntegers,
  ],
  'common-divisor': [
    'Find the greatest common divisor',
    'It decides whether there is a solution.',
    isTrueOfWholes,
  ],
  'no-class': [
    'Compare with the right side',
    'The common divisor divides the left side and the modulus, but it leaves a remainder here.',
    isTrueOfWholes,
  ],
  'divide-congruence': [
    'Divide by the common divisor',
    'It divides both sides and the modulus, so all three are divided.',
    sameIntegers,
  ],
  'times-inverse': [
    'Multiply by the inverse',
    'The inverse times the factor is 1, so the letter is left.',
    sameIntegers,
  ],
  'all-classes': [
    'List the classes',
    'Each remainder of the original modulus that fits the smaller one counts.',
    sameIntegers,
  ],
  'different-remainders': [
    'Compare modulo the common divisor',
    'Both lines follow from the question, and no number has two different remainders.',
    differ,
  ],
  'write-class': ['Write the class with a letter', 'The letter is any whole number.', classWritten],
  'put-class': ['Put it into the next line', 'The number must fit the next congruence, too.', sameIntegers],
  'combine-classes': [
    'Put the letter back in',
    'The number is now known up to a multiple of both moduli.',
    sameIntegers,
  ],
  'least-of-class': ['Take the smallest', 'All others differ by multiples of the modulus.', inClass],
  'list-primes': ['List the primes', 'Numbers from 2 on that only 1 and themselves divide.', primesListed],
  'count-list': ['Count them', 'The question is how many there are.', itemsCounted],
  'is-prime': [
    'Stop at the first prime',
    'No smaller number than itself, other than 1, divides it.',
    hasAnswer,
  ],
  'separate-digits': ['Add the digits', 'Each digit counts as a number of its own.', hasAnswer],
  'add-two-before': [
    'Add the two before',
    'Each Fibonacci number is the sum of the two before it; the first two are 1.',
    sameValue,
  ],
  round: ['Round', 'From half a unit of the last place on it goes up.', hasAnswer],
  'lcm-by-gcd': [
    'Divide the product by the divisor',
    'The product of two numbers is their greatest common divisor times their least common multiple.',
    sameValue,
  ],
  'smallest-powers': [
    'Take the smallest powers',
    'Only primes of all numbers, each as often as in every one of them.',
    hasAnswer,
  ],
  'largest-powers': [
    'Take the largest powers',
    'All primes, each as often as in one of the numbers.',
    hasAnswer,
  ],
} as const satisfies StepTexts;

export const NUMBER_MESSAGES = {
  'method.euclid': 'Euclid’s algorithm',
  'method.primes': 'Prime factors',
  'method.listing': 'Listing',
  'note.no-inverse':
    'There is no inverse, because the number and the modulus have a common divisor greater than 1.',
  'note.no-class': 'There is no solution, because the common divisor does not divide the right side.',
  'note.no-common-class':
    'There is no solution, because two of the lines ask for different remainders modulo a common divisor.',
} as const;
