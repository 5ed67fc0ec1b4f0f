import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import { anotherForm } from '../gate/laws/index.js';
import type { StepTexts } from './en.js';

/** Title and reason of the rules for derivatives, integrals and limits. */
export const CALCULUS_STEPS = {
  'derivative-rules': ['Use a known derivative', '', PACK.found],
  'power-rule': ['Power rule', '', PACK.found],
  'product-rule': ['Product rule', 'The derivative of uv is u′v + uv′.', PACK.ruleOfProducts],
  'quotient-rule': ['Quotient rule', '', PACK.ruleOfQuotients],
  'chain-rule': ['Chain rule', '', PACK.ruleOfChains],
  'sum-rule': ['Term by term', 'A sum is differentiated or integrated term by term.', PACK.termsApart],
  'integrate-terms': ['Integrate each term', 'Each integral is replaced by an antiderivative.', PACK.found],
  'logarithmic-derivative': ['Logarithmic differentiation', '', PACK.stillOpen],
  rewrite: ['Write it in another form', 'Both forms have the same value.', anotherForm],
  'integral-table': ['Use a basic integral', 'The derivative of the result is the integrand.', PACK.found],
  'u-substitution': ['Substitute', 'The inner derivative is there as a factor.', PACK.letterIn],
  'put-back': ['Put the meaning of the letter back', '', PACK.letterOut],
  'by-parts': ['Integrate by parts', '', PACK.stillOpen],
  'same-integral': ['Solve for the integral', '', PACK.found],
  'constant-factor': [
    'Take the constant out',
    'A constant factor stays in front of the integral.',
    PACK.constantOut,
  ],
  'positive-inside': ['Leave out the bars', 'What is inside is positive everywhere.', PACK.barsFewer],
  'root-coefficients': ['Compare coefficients', '', PACK.found],
  'partial-fractions': [
    'Partial fractions',
    'A quotient of polynomials is a sum of simple fractions.',
    PACK.sumShown,
  ],
  'trig-reduction': ['Reduce the powers', 'Trigonometric powers are written by lower ones.', PACK.stillOpen],
  'evaluate-bounds': ['Put the bounds in', '', PACK.boundsIn],
  'direct-substitution': ['Put the point in', 'The expression is continuous there.', PACK.limitFound],
  'highest-power': ['Use the highest power', '', PACK.underLimit],
  conjugate: ['Multiply by the conjugate', '', PACK.underLimit],
  'addition-formula': ['Use the addition formula', '', PACK.anglesSplit],
  'special-limit': ['Use a known limit', '', PACK.limitFound],
  'as-quotient': ['Write as a quotient', '', PACK.underLimit],
  'limit-of-parts': ['Look at the parts', '', PACK.limitFound],
  'exponential-form': ['Write as a power of e', '', PACK.limitFound],
  'strongest-term': ['Divide by the strongest term', '', PACK.underLimit],
  'strongest-out': ['Take out the strongest term', '', PACK.underLimit],
  'leading-behaviour': [
    'Compare how fast the parts grow',
    'The part that grows fastest and does not cancel decides.',
    PACK.limitFound,
  ],
} as const satisfies StepTexts;
