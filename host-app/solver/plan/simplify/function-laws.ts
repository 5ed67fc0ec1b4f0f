import { expand } from '../../kernel/expand.js';
import { add, div, mul, neg } from '../../kernel/canon.js';
import { arg, call, isCall, isNum, num, type Expr } from '../../tree/expr.js';
import { mapTree } from '../../tree/walk.js';
import { expandLogarithms } from './logarithms.js';

/** The times of an angle that are written out: of more, the result is longer than it helps. */
const TIMES = ['2', '3', '4'];

/** The two angles of a sum, or of two to four times an angle. */
const anglesOf = (angle: Expr): readonly [Expr, Expr] | null => {
  if (angle.kind === 'sum') return [arg(angle, 0), add(...angle.args.slice(1))];
  const times = angle.kind === 'product' ? angle.args[0] : undefined;
  if (!times || !TIMES.includes(times.key)) return null;
  const one = div(angle, times);
  return [one, add(angle, neg(one))];
};

/** sin(a + b), cos(a + b), tan(a + b) and those of two to four times an angle, written out. */
export const addedAngles = (e: Expr): Expr =>
  mapTree(e, (part) => {
    const angles = isCall(part) ? anglesOf(arg(part, 0)) : null;
    if (!angles || !isCall(part)) return part;
    const of = (name: string, at: 0 | 1): Expr => addedAngles(call(name, angles[at]));
    const pair = (first: string, second: string): Expr => mul(of(first, 0), of(second, 1));
    if (part.name === 'sin') return expand(add(pair('sin', 'cos'), pair('cos', 'sin')));
    if (part.name === 'cos') return expand(add(pair('cos', 'cos'), neg(pair('sin', 'sin'))));
    if (part.name !== 'tan') return part;
    return div(add(of('tan', 0), of('tan', 1)), add(num(1), neg(pair('tan', 'tan'))));
  });

/** Logarithms of products, quotients and powers with letters, written out. The base stays as it is. */
export const writtenLogarithms = (e: Expr): Expr =>
  expand(mapTree(e, (part) => (isCall(part, 'ln') && !isNum(arg(part, 0)) ? expandLogarithms(part) : part)));
