import { add, divide, isZero, multiply, negate, rational, subtract } from '../../../maths/rational.js';
import { arg, isInt, isNode, type Expr } from '../../tree/expr.js';
import type { Coefficients } from '../solutions/isolate.js';

/** What is left of an expression where the divisor is 0: every power of x is brought below its degree at once. */
const residueOf = (e: Expr, x: string, d: Coefficients): Coefficients | null => {
  if (e.kind === 'num') return [e.value];
  if (e.kind === 'sym') return e.name === x ? lowered([rational(0), rational(1)], d) : null;
  if (!/^(?:sum|product|negative|power)$/.test(e.kind)) return null;
  if (e.kind === 'power') {
    const [base, exponent] = [residueOf(arg(e, 0), x, d), arg(e, 1)];
    if (!base || !isInt(exponent) || exponent.value.n < 0n || exponent.value.n > 100_000n) return null;
    let [made, square] = [[rational(1)] as Coefficients, base];
    for (let rest = exponent.value.n; rest > 0n; rest >>= 1n) {
      if (rest & 1n) made = lowered(multiplied(made, square), d);
      if (rest > 1n) square = lowered(multiplied(square, square), d);
    }
    return made;
  }
  const parts = argsOf(e).map((part) => residueOf(part, x, d));
  const known = parts.filter((part) => part !== null);
  const [first, ...others] = known;
  if (!first || known.length < parts.length) return null;
  if (e.kind === 'negative') return first.map(negate);
  return others.reduce((all, one) => (e.kind === 'product' ? lowered(multiplied(all, one), d) : added(all, one)), first);
}; // prettier-ignore
const argsOf = (e: Expr): readonly Expr[] => (isNode(e) ? e.args : []);
const added = (a: Coefficients, b: Coefficients): Coefficients =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, k) =>
    add(a[k] ?? rational(0), b[k] ?? rational(0)),
  );
const multiplied = (a: Coefficients, b: Coefficients): Coefficients => {
  const made = Array.from({ length: a.length + b.length - 1 }, () => rational(0));
  a.forEach((one, i) => b.forEach((other, j) => (made[i + j] = add(made[i + j] ?? rational(0), multiply(one, other)))));
  return made;
}; // prettier-ignore
const lowered = (p: Coefficients, d: Coefficients): Coefficients => {
  const left = [...p];
  const lead = d.at(-1) ?? rational(1);
  for (let k = left.length - 1; k >= d.length - 1; k -= 1) {
    const times = divide(left[k] ?? rational(0), lead);
    d.forEach((one, j) => {
      const at = k - d.length + 1 + j;
      left[at] = subtract(left[at] ?? rational(0), multiply(times, one));
    });
  }
  return left.slice(0, d.length - 1);
};
/** The remainder of a high power: both leave the same where the divisor is 0, and its degree is smaller. */
export const isResidue = (top: Expr, x: string, d: Coefficients, rest: Coefficients): boolean => {
  const left = d.length > 1 && rest.length < d.length ? residueOf(top, x, d) : null;
  return left?.every((one, k) => isZero(subtract(one, rest[k] ?? rational(0)))) ?? false;
};
