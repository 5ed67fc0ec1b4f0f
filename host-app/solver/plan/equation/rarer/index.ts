import type { Handler } from '../equation.js';
import { literalInverse, literalPower, literalQuadratic } from './literal.js';
import { baseLogarithm, logarithms, twoPowers } from './exponential.js';
import { absolute } from './absolute.js';
import { invert } from './invert.js';
import { radical } from './radical.js';
import { rationalEquation, substitution } from './reduce.js';
import { sameBase } from './same-base.js';
import { shiftedSine } from './shifted-sine.js';
import { trigonometric } from './trigonometric.js';

/** Methods that are tried last: a page loads them when an equation needs one. */
export const rarerEquation: Handler = (equation) =>
  invert(equation) ??
  literalInverse(equation) ??
  absolute(equation) ??
  baseLogarithm(equation) ??
  sameBase(equation) ??
  substitution(equation) ??
  twoPowers(equation) ??
  rationalEquation(equation) ??
  radical(equation) ??
  logarithms(equation) ??
  trigonometric(equation) ??
  shiftedSine(equation) ??
  literalQuadratic(equation) ??
  literalPower(equation);
