import type { Problem } from '../../solution.js';
import { taskOf } from '../family.js';

/** The equation or inequality as a question of its own. */
export const innerOf = ({ expression, variable }: Problem): Problem => ({
  kind: 'name' in expression && expression.name === '=' ? 'solve' : 'inequality',
  expression,
  variable,
  options: {},
});
/** Which values count, and what is asked of them. */
export const wishOf = (problem: Problem): readonly string[] => taskOf(problem).split('-');
