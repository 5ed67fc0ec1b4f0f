import { add, div, mul, neg, pow, sub } from '../../../kernel/canon.js';
import { fn } from '../../../kernel/functions.js';
import { spend } from '../../../kernel/problem.js';
import { arg, call, E, HALF, isNode, ONE, TWO, ZERO, type Expr } from '../../../tree/expr.js';
import { contains } from '../../../tree/walk.js';

const square = (e: Expr): Expr => pow(e, TWO);
const root = (e: Expr): Expr => pow(e, neg(HALF));

/** The derivative of a function of u by u. */
const OUTER: Readonly<Record<string, (u: Expr) => Expr>> = {
  sin: (u) => fn('cos', u),
  cos: (u) => neg(fn('sin', u)),
  tan: (u) => square(fn('sec', u)),
  cot: (u) => neg(square(fn('csc', u))),
  sec: (u) => mul(fn('sec', u), fn('tan', u)),
  csc: (u) => neg(mul(fn('csc', u), fn('cot', u))),
  asin: (u) => root(sub(ONE, square(u))),
  acos: (u) => neg(root(sub(ONE, square(u)))),
  atan: (u) => div(ONE, add(square(u), ONE)),
  sinh: (u) => fn('cosh', u),
  cosh: (u) => fn('sinh', u),
  tanh: (u) => sub(ONE, square(fn('tanh', u))),
  asinh: (u) => root(add(square(u), ONE)),
  acosh: (u) => root(sub(square(u), ONE)),
  atanh: (u) => div(ONE, sub(ONE, square(u))),
  ln: (u) => div(ONE, u),
  abs: (u) => div(u, call('abs', u)),
};

const powerDerivative = (base: Expr, exponent: Expr, x: string): Expr | null => {
  if (!contains(exponent, x)) {
    const inner = derive(base, x);
    return inner && mul(exponent, pow(base, sub(exponent, ONE)), inner);
  }
  const whole = pow(base, exponent);
  const slope = derive(exponent, x);
  if (!slope) return null;
  if (!contains(base, x)) return mul(whole, base.key === E.key ? ONE : fn('ln', base), slope);
  const inner = derive(base, x);
  return inner && mul(whole, add(mul(slope, fn('ln', base)), div(mul(exponent, inner), base)));
};

/** The derivative of a canonical expression; null for functions without one here. */
export const derive = (e: Expr, x: string): Expr | null => {
  spend(3);
  if (!contains(e, x)) return ZERO;
  if (e.kind === 'sym') return ONE;
  if (!isNode(e)) return ZERO;
  if (e.kind === 'sum') {
    const parts = e.args.map((part) => derive(part, x));
    return parts.some((part) => part === null) ? null : add(...parts.filter((part) => part !== null));
  }
  if (e.kind === 'product') {
    const parts = e.args.map((factor, at) => {
      const slope = derive(factor, x);
      return slope && mul(...e.args.map((other, k) => (k === at ? slope : other)));
    });
    return parts.some((part) => part === null) ? null : add(...parts.filter((part) => part !== null));
  }
  if (e.kind === 'power') return powerDerivative(arg(e, 0), arg(e, 1), x);
  const outer = e.kind === 'call' ? OUTER[e.name] : undefined;
  const inner = outer ? derive(arg(e, 0), x) : null;
  return outer && inner ? mul(outer(arg(e, 0)), inner) : null;
};
