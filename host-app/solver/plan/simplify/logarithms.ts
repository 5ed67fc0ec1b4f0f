import { add, div, mul, neg, pow, splitTerm } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { factorForm } from './factor.js';
import { together } from '../../kernel/normal.js';
import { factorInteger } from '../../kernel/integer.js';
import { call, isCall, isNum, num, arg, factorsOf, termsOf, type Expr } from '../../tree/expr.js';
import { collectNodes, mapTree } from '../../tree/walk.js';

/** ln 12 = 2 ln 2 + ln 3: logarithms of numbers by those of primes, so that equal ones are seen to be equal. */
const primeLogarithms = (e: Expr): Expr =>
  mapTree(e, (part) => {
    const inner = isCall(part, 'ln') ? arg(part, 0) : null;
    return inner && isNum(inner) ? add(ofWhole(inner.value.n), neg(ofWhole(inner.value.d))) : part;
  });
const ofWhole = (n: bigint): Expr => {
  const { factors, proven } = factorInteger(n);
  if (!proven) return call('ln', num(n));
  return add(...factors.map(([prime, count]) => mul(num(count), call('ln', num(prime)))));
};

/** Logarithms of products and powers written out; holds for positive arguments. */
export const expandLogarithms = (e: Expr): Expr =>
  mapTree(e, (part) => {
    const inner = isCall(part, 'ln') ? arg(part, 0) : null;
    if (!inner) return part;
    const whole = inner.kind === 'sum' ? (factorForm(inner) ?? inner) : inner;
    const factors = factorsOf(whole);
    return add(
      ...factors.map((factor) =>
        factor.kind === 'power'
          ? mul(arg(factor, 1), call('ln', arg(factor, 0)))
          : isNum(factor)
            ? add(ofWhole(factor.value.n), neg(ofWhole(factor.value.d)))
            : call('ln', factor),
      ),
    );
  });

/** k ln a + m ln b = ln(a^k b^m), for terms with the same other factor. */
export const contractLogarithms = (e: Expr): Expr => {
  const terms = termsOf(e);
  const groups = new Map<string, [Expr, Expr[], Expr[]]>();
  const others: Expr[] = [];
  for (const term of terms) {
    const [coefficient, rest] = splitTerm(term);
    const factors = factorsOf(rest);
    const logs = factors.filter((factor) => isCall(factor, 'ln'));
    const [log] = logs;
    if (!log || logs.length > 1) {
      others.push(term);
      continue;
    }
    const unit = div(rest, log);
    const [, parts, before] = groups.get(unit.key) ?? [unit, [], []];
    groups.set(unit.key, [unit, [...parts, pow(arg(log, 0), num(coefficient))], [...before, term]]);
  }
  return add(
    ...others,
    ...[...groups.values()].map(([unit, parts, before]) =>
      parts.some(isLong) ? add(...before) : inOne(unit, parts),
    ),
  );
};
/** 50 ln 2 stays; ln 8 is shorter than 3 ln 2. */
const isLong = (e: Expr): boolean => isNum(e) && (e.value.n > LONGEST || e.value.d > LONGEST);
const LONGEST = 10n ** 9n;
const inOne = (unit: Expr, parts: readonly Expr[]): Expr => {
  const inner = mul(...parts);
  return mul(unit, inner.key === '1' ? num(0) : call('ln', inner));
};

export const hasLogarithm = (e: Expr): boolean => collectNodes(e, (part) => isCall(part, 'ln')).length > 0;

/** Numeric logarithms in their shortest form: (ln 9)/(ln 3) = 2. */
export const numericLogarithms = (e: Expr): Expr => expand(primeLogarithms(e));

/** The number that a quotient of logarithms is, such as 2 for ln 36/(ln 2 + ln 3); the input itself where it is none. */
export const ratioOfLogarithms = (e: Expr): Expr => {
  const value = hasLogarithm(e) ? together(expand(expandLogarithms(e))) : e;
  return isNum(value) ? value : e;
};
