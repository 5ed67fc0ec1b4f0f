import { arg, call, factorsOf, isCall, num, product, quotient, type Expr } from '../../tree/expr.js';
import { written, wholeOf } from './amounts.js';
import type { Law } from './laws.js';

/** More factors than these are no help. */
const MOST_FACTORS = 8n;
const factorial = (n: bigint): Expr => call('factorial', num(n));
const isFactorial = (e: Expr): boolean => isCall(e, 'factorial') && e.args.length === 1;

/** 10 choose 3 = 10!/(3! · 7!), and the number of ordered choices 10!/7!. */
export const choiceFormula: Law = {
  rule: 'choice-formula',
  at: (e) => {
    if (!isCall(e) || !/^(?:binomial|permutations)$/.test(e.name)) return null;
    const [n, k] = [wholeOf(arg(e, 0)), wholeOf(arg(e, 1))];
    if (n === null || k === null || k < 2n || k >= n) return null;
    const rest = n - k;
    if (e.name === 'permutations')
      return k > MOST_FACTORS
        ? null
        : {
            after: quotient(factorial(n), factorial(rest)),
            act: `${k} of ${n} in order: n!/(n − k)! with n = ${n} and k = ${k}.`,
          };
    if (rest < 2n || (k < rest ? k : rest) > MOST_FACTORS) return null;
    const [less, larger] = k < rest ? [k, rest] : [rest, k];
    return {
      after: quotient(factorial(n), product(factorial(less), factorial(larger))),
      act: `${n} choose ${k} is n!/(k!(n − k)!) with n = ${n} and k = ${k}.`,
    };
  },
};

/** 10!/(3! · 7!) = 10 · 9 · 8/3! */
export const cancelFactorial: Law = {
  rule: 'cancel-factorial',
  at: (e) => {
    if (e.kind !== 'quotient' || !isFactorial(arg(e, 0))) return null;
    const n = wholeOf(arg(arg(e, 0), 0));
    const parts = factorsOf(arg(e, 1));
    const sizes = parts.map((part) => (isFactorial(part) ? wholeOf(arg(part, 0)) : null));
    const largest = sizes.reduce<bigint>((most, one) => (one !== null && one > most ? one : most), 0n);
    if (n === null || largest < 2n || largest >= n || n - largest > MOST_FACTORS) return null;
    const left = Array.from({ length: Number(n - largest) }, (_, at) => num(n - BigInt(at)));
    const top = product(...left);
    const gone = sizes.indexOf(largest);
    const bottom = parts.filter((_, at) => at !== gone);
    return {
      after: bottom.length === 0 ? top : quotient(top, product(...bottom)),
      act: `${n}! = ${written(top)} · ${largest}!, so ${largest}! cancels.`,
    };
  },
};
