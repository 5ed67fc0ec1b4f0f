import { parseRational } from '../../../maths/rational.js';
import { MathProblem } from '../../kernel/problem.js';
import { num, type Expr } from '../../tree/expr.js';

/** @throws MathProblem for a number over 0, and where a text leaves the place of a number empty */
export const value = (text = ''): Expr => {
  const found = parseRational(text);
  if (!found) throw new MathProblem(text.includes('/') ? 'math.zero-division' : 'cannot.words');
  return num(found);
};
