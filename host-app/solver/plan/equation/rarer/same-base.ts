import { mul } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { arg, isInt, isNode, num, power, type Expr } from '../../../tree/expr.js';
import { contains } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { Trace } from '../../trace.js';
import { equation, type Handler } from '../equation.js';

interface Power {
  readonly base: bigint;
  readonly exponent: Expr;
}
/** A whole number from 2 on, to the power of something with the variable. */
const powerOf = (e: Expr, x: string): Power | null => {
  if (!isNode(e) || e.kind !== 'power') return null;
  const [base, exponent] = [arg(e, 0), arg(e, 1)];
  const isWhole = isInt(base) && base.value.n > 1n && base.value.n < 1_000_000n;
  return isWhole && contains(exponent, x) ? { base: base.value.n, exponent } : null;
};
/** The exponent that makes `value` of `base`; null where it is not whole. */
const exponentFor = (base: bigint, value: bigint): bigint | null => {
  let [found, count] = [base, 1n];
  for (; found < value; found *= base) count += 1n;
  return found === value ? count : null;
};
/** Of 4 and 8 it is 2. */
const sharedBase = (a: bigint, b: bigint): bigint | null => {
  for (let base = 2n; base <= a && base <= b; base += 1n)
    if (exponentFor(base, a) !== null && exponentFor(base, b) !== null) return base;
  return null;
};

/** 2^(2x) = 8^(x − 1) is 2^(2x) = 2^(3(x − 1)), so 2x = 3(x − 1). */
export const sameBase: Handler = (e) => {
  const sides = [powerOf(e.left, e.x), powerOf(e.right, e.x)];
  const [a, b] = sides;
  const base = a && b ? sharedBase(a.base, b.base) : null;
  if (!a || !b || base === null) return null;
  const raised = [a, b].map((one) => {
    const times = exponentFor(base, one.base) ?? 1n;
    return {
      one,
      times,
      exponent: times === 1n ? one.exponent : expand(canon(mul(num(times), canon(one.exponent)))),
    };
  });
  const [left, right] = raised.map(({ exponent }) => exponent);
  if (!left || !right) return null;
  const inner = e.solve(left, right, e.x);
  if (!inner || inner.everything || inner.period) return null;
  const trace = new Trace(equation(e.left, e.right), 'equivalent');
  const said = raised.filter(({ times }) => times > 1n);
  const named = said.map(({ one, times }) => `${one.base} = ${written(power(num(base), num(times)))}`);
  trace.says(
    'one-base',
    equation(power(num(base), left), power(num(base), right)),
    `${[...new Set(named)].join(' and ')}.`,
  );
  trace.to('compare-exponents', equation(left, right));
  return { roots: inner.roots, steps: [...trace.steps, ...inner.steps] };
};
