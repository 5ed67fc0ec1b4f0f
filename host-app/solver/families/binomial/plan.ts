import { canon } from '../../kernel/canonical.js';
import { written } from '../../plan/acts.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, call, isInt, num, ONE, power as raised, product, sym, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';
import { degreesOf } from './terms.js';

const withPower = (base: Expr, n: number): Expr => (n === 1 ? base : raised(base, num(n)));

/** The term with the powers that are asked for, and the number in front of it. */
export const planBinomial = ({ expression: power, options }: Problem): Draft | null => {
  const [target] = options.items ?? [];
  const [base, exponent] = [arg(power, 0), arg(power, 1)];
  const [a, b] = [arg(base, 0), arg(base, 1)];
  const names = variablesOf(power);
  const [wanted, first, second] = [target, a, b].map((one) => one && degreesOf(canon(one), names));
  if (!wanted || !first || !second || !isInt(exponent)) return null;
  const n = Number(exponent.value.n);
  const places = Array.from({ length: n + 1 }, (_, k) => k);
  const fits = places.filter((k) => wanted.every((one, i) => (first[i] ?? 0) * (n - k) + (second[i] ?? 0) * k === one));
  const [k, more] = fits;
  if (more !== undefined) return null;
  const trace = new Trace(power, 'implies');
  if (k === undefined) return null;
  const parts = [call('binomial', num(n), num(k)), ...(n > k ? [withPower(a, n - k)] : []), ...(k > 0 ? [withPower(b, k)] : [])];
  const [degree = 0, left = 0, right = 0] = [wanted[0], first[0], second[0]];
  const act = `Term k has the power ${left}(${n} − k) + ${right}k of ${names[0] ?? 'x'}, which is ${degree} for k = ${k}.`.replaceAll('-', '−').replace('+ −', '− ').replace(/ [+−] 0k/, '').replace(/(?<!\d)1([k(])/g, '$1');
  const exact = canon(names.reduce((made, name) => substitute(made, sym(name), ONE), product(...parts)));
  trace.says('binomial-term', product(...parts), act);
  const whole = target?.key === '1' ? exact : product(exact, target ?? ONE);
  trace.says('binomial-worked-out', whole, `${written(call('binomial', num(n), num(k)))} = ${written(canon(call('binomial', num(n), num(k))))}.`);
  trace.says('binomial-result', exact, `${written(exact)} is the number in front of it.`);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
