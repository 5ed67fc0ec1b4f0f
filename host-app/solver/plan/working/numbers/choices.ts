import { sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { displayed } from '../../../print/displayed.js';
import {
  arg,
  call,
  factorsOf,
  isCall,
  isInt,
  num,
  ONE,
  product,
  quotient,
  type Expr,
} from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { written, wholeOf } from './amounts.js';
import type { Law } from '../laws.js';

/** More factors than these are no help. */
const MOST_FACTORS = 8n;
const factorial = (n: bigint): Expr => call('factorial', num(n));
export const isFactorial = (e: Expr): boolean => isCall(e, 'factorial') && e.args.length === 1;

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

/** How many factors n! has more than m!; null where that is not known, or too many. */
export const factorsMore = (above: Expr, below: Expr): number | null => {
  const gap = expand(sub(canon(arg(above, 0)), canon(arg(below, 0))));
  const more = isInt(gap) ? gap.value.n : MOST_FACTORS + 1n;
  return more < 0n || more > MOST_FACTORS ? null : Number(more);
};
/** n(n − 1) … as many factors. */
export const falling = (n: Expr, count: number): Expr[] =>
  Array.from({ length: count }, (_, at) => sub(canon(n), num(at)));

/** (n + 1)!/(n − 1)! = (n + 1) · n · (n − 1)!/(n − 1)!, and the same the other way round. */
export const writtenFactorial: Law = {
  rule: 'write-factorial',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const sides = [factorsOf(arg(e, 0)), factorsOf(arg(e, 1))] as const;
    for (const [own, other] of [[0, 1] as const, [1, 0] as const])
      for (const large of sides[own].filter(isFactorial))
        for (const small of sides[other].filter(isFactorial)) {
          const more = variablesOf(large).length > 0 ? factorsMore(large, small) : null;
          if (!more) continue;
          const long = product(...falling(arg(large, 0), more).map(displayed), small);
          const side = product(...sides[own].map((one) => (one === large ? long : one)));
          return {
            after: own === 0 ? quotient(side, arg(e, 1)) : quotient(arg(e, 0), side),
            act: `${written(large)} = ${written(long)}.`,
          };
        }
    return null;
  },
};
/** The same factorial above and below. */
export const sameFactorial: Law = {
  rule: 'cancel',
  at: (e) => {
    if (e.kind !== 'quotient') return null;
    const [tops, bottoms] = [factorsOf(arg(e, 0)), factorsOf(arg(e, 1))];
    const gone = tops.find((one) => isFactorial(one) && bottoms.some(({ key }) => key === one.key));
    if (!gone) return null;
    const [top, bottom] = [tops, bottoms].map((all) => product(ONE, ...without(all, gone.key)));
    return top && bottom
      ? { after: quotient(top, bottom), act: `Top and bottom are divided by ${written(gone)}.` }
      : null;
  },
};
const without = (all: readonly Expr[], key: string): readonly Expr[] => {
  const at = all.findIndex((one) => one.key === key);
  return all.filter((_, k) => k !== at);
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
