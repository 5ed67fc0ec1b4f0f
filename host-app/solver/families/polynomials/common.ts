import { lcm } from '../../kernel/whole-functions.js';
import { canon } from '../../kernel/canonical.js';
import { gcd } from '../../../maths/rational.js';
import { written } from '../../plan/acts.js';
import { factorForm } from '../../plan/simplify/factor.js';
import { draftOf, Trace } from '../../plan/trace.js';
import type { Draft } from '../../solution.js';
import { arg, factorsOf, isInt, isNum, list, membersOf, num, power, product, type Expr } from '../../tree/expr.js'; // prettier-ignore

interface Parts {
  readonly number: bigint;
  /** Each prime polynomial with its exponent, by its key. */
  readonly powers: ReadonlyMap<string, readonly [base: Expr, exponent: number]>;
}
const partsOf = (e: Expr): Parts | null => {
  const form = factorForm(canon(e));
  if (!form) return null;
  let number = 1n;
  const powers = new Map<string, readonly [Expr, number]>();
  for (const factor of factorsOf(form)) {
    if (isNum(factor)) {
      if (!isInt(factor)) return null;
      number *= factor.value.n < 0n ? -factor.value.n : factor.value.n;
      continue;
    }
    const isPower = factor.kind === 'power';
    const [base, exponent] = isPower ? [arg(factor, 0), arg(factor, 1)] : [factor, num(1)];
    if (!isInt(exponent) || exponent.value.n < 1n || !/^(?:sym|sum)$/.test(base.kind)) return null;
    powers.set(base.key, [base, Number(exponent.value.n)]);
  }
  return { number, powers };
};
const raised = ([base, exponent]: readonly [Expr, number]): Expr =>
  exponent === 1 ? base : power(base, num(exponent));
const made = ({ number, powers }: Parts): Expr => {
  const kept = [...powers.values()].filter(([, exponent]) => exponent > 0);
  // 2x(x + 1): letters come before brackets.
  const factors = [
    ...kept.filter(([base]) => base.kind === 'sym'),
    ...kept.filter(([base]) => base.kind !== 'sym'),
  ].map(raised);
  return factors.length > 0 && number === 1n ? product(...factors) : product(num(number), ...factors);
};

const joined = (all: readonly Parts[], isGcd: boolean): Parts => {
  const keys = [...new Set(all.flatMap(({ powers }) => [...powers.keys()]))].sort();
  const powers = new Map(
    keys.map((key) => {
      const known = all.map((one) => one.powers.get(key));
      const base = known.find((one) => one !== undefined)?.[0] ?? num(1);
      const exponents = known.map((one) => one?.[1] ?? 0);
      return [key, [base, isGcd ? Math.min(...exponents) : Math.max(...exponents)] as const];
    }),
  );
  const numbers = all.map(({ number }) => number);
  return { number: numbers.reduce((a, b) => (isGcd ? gcd(a, b) : lcm(a, b))), powers };
};

/** Every polynomial is factored; a common divisor has the smallest power of each factor, a multiple the largest. */
export const planCommon = (expression: Expr, isGcd: boolean): Draft | null => {
  const parts = membersOf(expression).map(partsOf);
  const known = parts.filter((one) => one !== null);
  if (known.length < parts.length || known.length < 2) return null;
  const exact = made(joined(known, isGcd));
  const numbers = known.map(({ number }) => `${number}`);
  const both = `The ${isGcd ? 'greatest common divisor' : 'least common multiple'} of ${numbers.join(' and ')} is ${joined(known, isGcd).number}`;
  const trace = new Trace(expression, 'implies');
  trace.to('common-factored', list('tuple', known.map(made)));
  trace.says(isGcd ? 'common-least' : 'common-most', exact, numbers.every((one) => one === '1') ? `That is ${written(exact)}.` : `${both}; with the powers that is ${written(exact)}.`);
  return draftOf({ kind: 'value', exact }, trace.steps);
}; // prettier-ignore
