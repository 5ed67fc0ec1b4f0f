import { arg, isNum, type Expr } from '../tree/expr.js';

/** A number to the power of a number: sqrt 2, 3^(2/3). */
export const isSurd = (e: Expr): boolean => e.kind === 'power' && isNum(arg(e, 0)) && isNum(arg(e, 1));

/** Both are square roots, or both cube roots, … */
export const sameIndex = (a: Expr, b: Expr): boolean => {
  const [x, y] = [arg(a, 1), arg(b, 1)];
  return isNum(x) && isNum(y) && x.value.d === y.value.d;
};
