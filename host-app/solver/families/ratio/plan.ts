import { abs, gcd } from '../../../maths/rational.js';
import { written } from '../../plan/acts.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { isNode, isNum, num, sym, type Expr } from '../../tree/expr.js';

const shown = (parts: readonly Expr[]): Expr => sym(parts.map(written).join(' : '));
export const planRatio = ({ expression }: Problem): Draft | null => {
  const parts = isNode(expression) ? expression.args.flatMap((one) => (isNum(one) ? [one.value] : [])) : [];
  const whole = parts.reduce((all, { d }) => (all / gcd(all, d)) * d, 1n);
  const counts = parts.map(({ n, d }) => (n * whole) / d);
  const common = counts.reduce((a, b) => abs(gcd(a, b)));
  const trace = new Trace(shown(parts.map((one) => num(one))), 'implies');
  const result = shown(counts.map((n) => num(n / common)));
  if (whole > 1n) trace.says('ratio', shown(counts.map((n) => num(n))), `Each part is multiplied by ${whole}.`);
  if (common > 1n) trace.says('ratio', result, `Each part is divided by ${common}, the greatest common divisor.`);
  return draftOf({ kind: 'expression', exact: result }, trace.steps);
}; // prettier-ignore
