import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import { anotherForm } from '../gate/laws/index.js';
import { calls, nodes, numbers, powers, quotients } from '../gate/measures.js';
import { both, fewer, more } from '../gate/tests.js';
import type { StepTexts } from './en.js';

const RATIONAL = both(anotherForm, more(nodes));

/** Title and reason of the steps that rewrite an expression. */
export const EXPRESSION_STEPS = {
  reciprocal: ['Turn it over', '', more(quotients)],
  'power-meaning': ['Write the power as a product', '', PACK.asProduct],
  'negative-exponent': ['Turn the negative exponent', '', PACK.exponentTurned],
  'zero-exponent': ['Use the exponent 0', '', PACK.powersFewer],
  'fraction-exponent': ['Write the exponent as a root', '', PACK.rootShown],
  'whole-divisor': ['Make the divisor a whole number', '', both(anotherForm, PACK.asFraction)],
  'clear-decimals': ['Multiply by a power of 10', '', 'scaled'],
  'decimal-fraction': ['Write the decimal as a fraction', '', PACK.asFraction],
  'multiply-fractions': ['Multiply the fractions', '', PACK.fractionsMultiplied],
  'divide-fractions': ['Turn the division into a multiplication', '', PACK.divisionTurned],
  'same-base': ['Add the exponents', '', PACK.exponentsTogether],
  'quotient-same-base': ['Subtract the exponents', '', PACK.exponentsTogether],
  'power-of-power': ['Multiply the exponents', '', PACK.powersNested],
  'power-of-product': ['Raise each factor', '', PACK.powersSpread],
  'imaginary-unit': ['Use i for the root of −1', '', PACK.unitShown],
  'complex-root': ['Take the root of a complex number', '', anotherForm],
  'root-of-quotient': ['Take the root of top and bottom', '', PACK.rootsSplit],
  'root-of-product': ['Take the root of each factor', '', PACK.rootsSplit],
  'root-of-power': ['Divide the exponent by the index', '', PACK.rootsJoined],
  'undo-root': ['The power undoes the root', '', PACK.rootsJoined],
  'product-of-roots': ['Multiply under one root', '', PACK.rootsJoined],
  'quotient-of-roots': ['Divide under one root', '', PACK.rootsJoined],
  'euler-formula': ['Use Euler’s formula', '', anotherForm],
  'reference-angle': ['Go to the reference angle', '', anotherForm],
  'logarithm-of-power': ['Write as a power of the base', '', PACK.logarithms],
  'group-power': ['Use the binomial theorem', '', both(anotherForm, more(powers))],
  'work-out-terms': [
    'Work out each term',
    'Numbers are multiplied, and so are the powers of each letter.',
    PACK.termsComputed,
  ],
  'split-fraction': ['Divide each term', '(a + b)/c is a/c + b/c.', PACK.sumShown],
  'open-bracket': ['Open the bracket', '', PACK.bracketsOpened],
  combine: [
    'Combine like terms',
    'Terms with the same variable part are added by their coefficients.',
    PACK.likeTerms,
  ],
  'factor-parts': [
    'Factor top and bottom',
    'A factor that both have can only be seen in products.',
    PACK.factorsShown,
  ],
  'extend-fractions': [
    'Bring the fractions to one denominator',
    'Top and bottom of each are multiplied by what its denominator lacks; that changes no value.',
    PACK.sameDenominator,
  ],
  'divide-leading': ['Divide the leading terms', '', anotherForm],
  'polynomial-division': [
    'Divide the top by the bottom',
    'Polynomial division takes out the whole part; what is left stays over the denominator.',
    PACK.sumShown,
  ],
  'combine-top': ['Work out the top', 'Multiply out and add like terms.', PACK.topTogether],
  'find-common-factor': ['Find the common factor', '', PACK.commonPart],
  'square-under-root': [
    'Write what is under the root as a square',
    '(√x + √y)² is x + y + 2√(xy).',
    anotherForm,
  ],
  'as-squares': ['Write as squares', '', PACK.powersShown],
  'difference-of-squares': ['Use the difference of squares', '', PACK.factorsShown],
  'as-cubes': ['Write as cubes', '', PACK.powersShown],
  'sum-of-cubes': ['Use the formula for cubes', '', 'factored'],
  'square-of-sum': ['Write as a square', '', 'factored'],
  'split-middle': ['Split the middle term', '', PACK.moreTerms],
  'group-pairs': ['Factor each pair', '', 'factored'],
  'root-factor': ['Use a root', '', 'factored'],
  arrange: [
    'Put it in order',
    'The order of terms and factors, and where a minus is written, do not change the value.',
    'reordered',
  ],
  'common-factor': ['Take out the common factor', '', 'factored'],
  'roots-of-numbers': [
    'Take squares out of the roots',
    'The root of a product is the product of the roots.',
    PACK.rootsSplit,
  ],
  rationalize: ['Make the denominator rational', 'Top and bottom are multiplied by the conjugate.', RATIONAL],
  'logarithm-laws': [
    'Use the laws of logarithms',
    'Sums become products, factors become powers.',
    anotherForm,
  ],
  'split-logarithm': [
    'Write the logarithm out',
    'The logarithm of a product is the sum of the logarithms, that of a quotient their difference; an exponent goes in front.',
    PACK.logarithmsSplit,
  ],
  compose: ['Put it into the function', '', PACK.letterReplaced],
  'choice-formula': ['Use the formula with factorials', '', anotherForm],
  'write-factorial': ['Write the factorial out', '', anotherForm],
  'cancel-factorial': ['Cancel the largest factorial', '', anotherForm],
  'clear-nested': ['Clear the fractions inside', '', anotherForm],
  'short-angle': ['Write the angle in lowest terms', '', both(anotherForm, fewer(nodes, numbers))],
  'half-angle': ['Use the half-angle formula', '', anotherForm],
  'split-angle': ['Write the angle as a sum', '', both(anotherForm, more(nodes))],
  'double-angle': [
    'Use the double-angle formulas',
    'sin 2u = 2 sin u cos u, cos 2u = cos² u − sin² u, and tan 2u = 2 tan u/(1 − tan² u).',
    both(anotherForm, more(calls)),
  ],
  'exponent-by-four': ['Divide the exponent by 4', '', anotherForm],
  'unit-power': ['Use the powers of i', '', PACK.unitsFewer],
  'sum-of-angles': ['Use the formulas for sums of angles', '', PACK.anglesSplit],
  'known-value': ['Use a known value', 'This value of the function is known exactly.', PACK.anglesFewer],
} as const satisfies StepTexts;

export const EXPRESSION_MESSAGES = {
  'note.multiplied-out': 'Simplified here means multiplied out, with like terms together.',
  'note.factorial': 'Factorials are for whole numbers.',
} as const;
