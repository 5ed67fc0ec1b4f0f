import { solveQuadratic } from '../../../../host-app/maths/quadratic/quadratic';
import type { Quadratic } from '../../../../host-app/maths/quadratic/quadratic.types';
import { parseRational } from '../../../../host-app/maths/rational';

/** Coefficients as text: '0.5', '1/3', '1e20'. */
export const solve = (a: string, b: string, c: string) =>
  solveQuadratic({ a: parseRational(a)!, b: parseRational(b)!, c: parseRational(c)! });
export const quadratic = (a: string, b: string, c: string): Quadratic => {
  const solved = solve(a, b, c);
  if (solved.kind !== 'quadratic') throw new Error(solved.kind);
  return solved;
};
