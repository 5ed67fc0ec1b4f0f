import type { Answer } from '../solution.js';
import type { Expr } from '../tree/expr.js';

export const familyHolds = (_system: Expr, _answer: Extract<Answer, { kind: 'family' }>): boolean => false;
