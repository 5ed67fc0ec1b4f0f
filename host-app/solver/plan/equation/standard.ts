import { isInteger, sign } from '../../../maths/rational.js';
import { mul, splitTerm, sub } from '../../kernel/canon.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { lcm } from '../../kernel/whole-functions.js';
import { pack } from '../../packs/registry.js';
import { leading } from '../../poly/univariate.js';
import { arg, isNum, num, termsOf, ZERO, type Expr } from '../../tree/expr.js';
import { collectNodes, someNode } from '../../tree/walk.js';
import { multiplied, subtracted, tidied } from '../acts.js';
import type { Trace } from '../trace.js';
import { equation } from './equation.js';

export const hasDecimal = (e: Expr): boolean =>
  someNode(e, (part) => isNum(part) && part.text !== undefined && !isInteger(part.value));
/** The common denominator of the coefficients. */
export const denominators = (e: Expr): bigint =>
  termsOf(e)
    .map((term) => splitTerm(term)[0])
    .reduce((found, value) => (isInteger(value) ? found : lcm(found, value.d)), 1n);

const sidesOf = (line: Expr): [Expr, Expr] => [expand(canon(arg(line, 0))), expand(canon(arg(line, 1)))];
/** Both sides without brackets, and with whole numbers only. */
export const cleared = (trace: Trace): [Expr, Expr] => {
  let { line } = trace;
  if (hasDecimal(line)) return pack('expressions').clearedDecimals(trace, sidesOf(line));
  if (collectNodes(line, ({ kind }) => kind === 'quotient').length > 1)
    line = pack('expressions').withoutDenominators(trace).line;
  const sides = sidesOf(line);
  const common = lcm(...(sides.map(denominators) as [bigint, bigint]));
  const whole = sides.map((side) => expand(mul(num(common), side))) as [Expr, Expr];
  trace.says('expand-sides', equation(...sides), tidied([arg(line, 0), arg(line, 1)]));
  trace.says('clear-fractions', equation(...whole), multiplied(common, 'fractions'));
  return whole;
};

/** Brings everything to one side: to the left, or to the right where that begins with a plus. */
export const toZero = (trace: Trace, x: string): Trace => {
  const [left, right] = sidesOf(trace.line);
  const whole = sub(left, right);
  const p = rationalCoefficients(whole, x);
  if (right.key === '0') return trace;
  if (left.key === '0') return trace.to('turn-round', equation(right, ZERO));
  const isTurned = !!p && sign(leading(p)) < 0;
  const line = expand(isTurned ? sub(right, left) : whole);
  return trace.says('to-zero', equation(line, ZERO), subtracted(isTurned ? left : right));
};
/** A polynomial with whole coefficients = 0. */
export const standardForm = (trace: Trace, x: string): Trace => {
  cleared(trace);
  return toZero(trace, x);
};
export const coefficientsOf = ({ line }: Trace, x: string): ReturnType<typeof rationalCoefficients> =>
  rationalCoefficients(leftMinusRight(line), x);
