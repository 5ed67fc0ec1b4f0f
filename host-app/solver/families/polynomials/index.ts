import type { Family } from '../family.js';
import { checkPolynomials } from './check.js';
import { planPolynomials } from './plan.js';
import { readPolynomials } from './read.js';

/** The nature of roots, zeros with multiplicities, possible rational roots, Descartes' rule; what polynomials have in common. */
export const POLYNOMIALS: Family = {
  name: 'polynomials',
  cue: /\b(?:nature|multiplicit(?:y|ies)|rational roots?|rational zeros?|rational root theorem|rule of signs)\b/i,
  read: readPolynomials,
  plan: planPolynomials,
  check: checkPolynomials,
};
