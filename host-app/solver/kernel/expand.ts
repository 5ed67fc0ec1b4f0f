import { isInteger } from '../../maths/rational.js';
import { isNode, isNum, MINUS_ONE, rebuild, termsOf, type Expr } from '../tree/expr.js';
import { add, mul, pow } from './canon.js';
import { canon } from './canonical.js';
import { spend } from './problem.js';

const distribute = (a: Expr, b: Expr): Expr => {
  const [left, right] = [termsOf(a), termsOf(b)];
  spend(left.length * right.length * 4);
  return add(...left.flatMap((x) => right.map((y) => mul(x, y))));
};

/** A product of canonical factors multiplied out; denominators stay. */
const multiplyOut = (factors: readonly Expr[]): Expr => {
  const sums = factors.filter((factor) => factor.kind === 'sum');
  const others = mul(...factors.filter((factor) => factor.kind !== 'sum'));
  if (sums.length === 0) return others;
  return sums.reduce((total, factor) => distribute(total, factor), others);
};

const powerOut = (base: Expr, exponent: number): Expr => {
  let result = base;
  for (let k = 1; k < exponent; k += 1) result = distribute(result, base);
  return result;
};

/** Multiplies everything out, also inside functions; input and output are canonical. */
export const expand = (e: Expr, depth = 0): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map((child) => expand(child, depth));
  if (e.kind === 'product') {
    const result = multiplyOut(args);
    return result.kind === 'product' && result.args.some((factor) => factor.kind === 'sum') && depth < 4
      ? expand(result, depth + 1)
      : result;
  }
  if (e.kind === 'sum') return add(...args);
  const [base = e, exponent = e] = args;
  if (e.kind !== 'power')
    return e.kind === 'call' || e.kind === 'relation' || e.kind === 'list' ? canon(rebuild(e, args)) : e;
  if (
    base.kind === 'sum' &&
    isNum(exponent) &&
    isInteger(exponent.value) &&
    exponent.value.n > 1n &&
    exponent.value.n <= 40n
  )
    return powerOut(base, Number(exponent.value.n));
  if (
    base.kind === 'sum' &&
    isNum(exponent) &&
    isInteger(exponent.value) &&
    exponent.value.n < -1n &&
    exponent.value.n >= -40n
  )
    return pow(powerOut(base, -Number(exponent.value.n)), MINUS_ONE);
  return pow(base, exponent);
};
