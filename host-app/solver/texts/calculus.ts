import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import { anotherForm } from '../gate/laws.js';
import type { StepTexts } from './en.js';

/** Title and reason of the rules for derivatives, integrals and limits. */
export const CALCULUS_STEPS = {
  'derivative-rules': ['Use a known derivative', 'These derivatives are known by heart.', PACK.found],
  'power-rule': ['Power rule', 'The derivative of xⁿ is n xⁿ⁻¹.', PACK.found],
  'product-rule': ['Product rule', 'The derivative of uv is u′v + uv′.', PACK.ruleOfProducts],
  'quotient-rule': ['Quotient rule', 'The derivative of u/v is (u′v − uv′) / v².', PACK.ruleOfQuotients],
  'chain-rule': ['Chain rule', 'The outer derivative times the inner derivative.', PACK.ruleOfChains],
  'sum-rule': ['Term by term', 'A sum is differentiated or integrated term by term.', PACK.termsApart],
  'integrate-terms': ['Integrate each term', 'Each integral is replaced by an antiderivative.', PACK.found],
  'logarithmic-derivative': [
    'Logarithmic differentiation',
    'A power with a variable base and exponent is written as e to a logarithm.',
    PACK.stillOpen,
  ],
  rewrite: ['Write it in another form', 'Both forms have the same value.', anotherForm],
  'integral-table': ['Use a basic integral', 'The derivative of the result is the integrand.', PACK.found],
  'u-substitution': ['Substitute', 'The inner derivative is there as a factor.', PACK.letterIn],
  'put-back': [
    'Put the meaning of the letter back',
    'The result is written with the variable of the question.',
    PACK.letterOut,
  ],
  'by-parts': ['Integrate by parts', '∫ u dv = uv − ∫ v du.', PACK.stillOpen],
  'constant-factor': [
    'Take the constant out',
    'A constant factor stays in front of the integral.',
    PACK.constantOut,
  ],
  'positive-inside': ['Leave out the bars', 'What is inside is positive everywhere.', PACK.barsFewer],
  'root-coefficients': [
    'Compare coefficients',
    'Two polynomials are equal when their coefficients are.',
    PACK.found,
  ],
  'partial-fractions': [
    'Partial fractions',
    'A quotient of polynomials is a sum of simple fractions.',
    PACK.sumShown,
  ],
  'trig-reduction': ['Reduce the powers', 'Trigonometric powers are written by lower ones.', PACK.stillOpen],
  'evaluate-bounds': [
    'Put the bounds in',
    'The value at the upper bound minus the value at the lower bound.',
    PACK.boundsIn,
  ],
  'direct-substitution': ['Put the point in', 'The expression is continuous there.', PACK.limitFound],
  'highest-power': ['Use the highest power', 'Beside it, what is left goes to numbers.', PACK.underLimit],
  conjugate: ['Multiply by the conjugate', '(p − q)(p + q) = p² − q² removes the root.', PACK.underLimit],
  'addition-formula': [
    'Use the addition formula',
    'sin(a + b) = sin a cos b + cos a sin b, and cos(a + b) = cos a cos b − sin a sin b.',
    PACK.anglesSplit,
  ],
  'special-limit': ['Use a known limit', 'sin(u)/u goes to 1 as u goes to 0.', PACK.limitFound],
  'as-quotient': ['Write as a quotient', 'f · g is f over 1/g.', PACK.underLimit],
  'limit-of-parts': [
    'Look at the parts',
    'The limits of the parts decide that of the whole.',
    PACK.limitFound,
  ],
  'exponential-form': ['Write as a power of e', 'f^g is e^(g ln f).', PACK.limitFound],
  'leading-behaviour': [
    'Compare how fast the parts grow',
    'Near the point each part is written as a sum of powers; the strongest one that does not cancel decides.',
    PACK.limitFound,
  ],
} as const satisfies StepTexts;
