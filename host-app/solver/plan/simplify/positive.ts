import { canon } from '../../kernel/canonical.js';
import { mul, pow, splitPower } from '../../kernel/canon.js';
import { arg, isNode, rebuild, type Expr } from '../../tree/expr.js';
import { someNode, contains, variablesOf } from '../../tree/walk.js';

/** Roots, absolute values and logarithms when every letter is positive: sqrt(x^2 y) = x sqrt(y). */
export const positiveForm = (e: Expr): Expr => {
  if (!isNode(e)) return e;
  const args = e.args.map(positiveForm);
  const [base, exponent] = args;
  if (e.kind === 'call' && e.name === 'abs' && base && base.kind !== 'sum') return base;
  if (e.kind !== 'power' || !base || !exponent) return canon(rebuild(e, args));
  return powerOf(base, exponent);
};

const powerOf = (base: Expr, exponent: Expr): Expr => {
  if (base.kind === 'product') return mul(...base.args.map((factor) => powerOf(factor, exponent)));
  if (base.kind !== 'power') return pow(base, exponent);
  const [inner, first] = splitPower(base);
  return inner.kind === 'sum' ? pow(base, exponent) : pow(inner, mul(first, exponent));
};

const isRootOrLog = (e: Expr): boolean => {
  if (e.kind === 'call') return ['ln', 'log', 'sqrt', 'root', 'cbrt'].includes(e.name);
  const exponent = e.kind === 'power' ? arg(e, 1) : undefined;
  return exponent?.kind === 'num' && exponent.value.d !== 1n;
};
export const needsPositive = (e: Expr): boolean =>
  someNode(e, (part) => isRootOrLog(part) && variablesOf(part).some((name) => contains(part, name)));
