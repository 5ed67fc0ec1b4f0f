import { rational, type Rational } from '../../../maths/rational.js';
import { factorInteger } from '../../kernel/integer.js';
import type { Draft, Problem, Step } from '../../solution.js';
import {
  arg,
  isInt,
  isNum,
  list,
  negative,
  num,
  power,
  product,
  quotient,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { planCongruences } from './congruences.js';
import { draftOf, step } from '../trace.js';
import { asFraction, FACTS, primeProduct, rounded } from './facts.js';

const value = (exact: Expr, steps: readonly Step[]): Draft => draftOf({ kind: 'value', exact }, steps);

const divisors = (n: bigint): Draft | null => {
  const { factors, proven } = factorInteger(n);
  if (n < 1n || !proven) return null;
  let found = [1n];
  for (const [prime, count] of factors)
    found = found.flatMap((d) => Array.from({ length: count + 1 }, (_, k) => d * prime ** BigInt(k)));
  if (found.length > 400) return null;
  const items = found.sort((a, b) => (a < b ? -1 : 1)).map((d) => num(d));
  const written = primeProduct(factors);
  const first = n > 1n ? [step('prime-factors', num(n), written, 'equal')] : [];
  return draftOf({ kind: 'list', items }, [
    ...first,
    step('divisors', n > 1n ? written : num(n), list('set', items), 'case'),
  ]);
};

/** a^b modulo m by squaring: each line is the square of the one before. */
const powerModulo = (a: bigint, b: bigint, m: bigint): Draft | null => {
  if (m < 2n || b < 0n || b > 10n ** 18n) return null;
  const steps: Step[] = [];
  let [result, square, k] = [1n, ((a % m) + m) % m, 0];
  const used: bigint[] = [];
  for (let rest = b; rest > 0n; rest >>= 1n, k += 1) {
    if (rest & 1n) {
      result = (result * square) % m;
      used.push(square);
    }
    if (rest > 1n) {
      const next = square * square;
      steps.push(
        step(
          'square-modulo',
          power(num(square), num(2)),
          divisionLine(next, m),
          'equal',
          [],
          `exponent ${2n ** BigInt(k + 1)}`,
        ),
      );
      square = next % m;
    }
  }
  const whole = used.reduce((total, part) => total * part, 1n);
  if (used.length > 1 && whole < 10n ** 40n)
    steps.push(
      step('multiply-modulo', product(...used.map((part) => num(part))), divisionLine(whole, m), 'equal'),
    );
  return value(num(result), steps);
};
const divisionLine = (n: bigint, m: bigint): Expr => sum(product(num(n / m), num(m)), num(n % m));

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Divides by the base repeatedly; the remainders are the digits from the right. */
const toBase = (n: bigint, base: bigint): Draft | null => {
  if (n < 0n || base < 2n || base > 36n || n > 10n ** 60n) return null;
  const steps: Step[] = [];
  let digits = n === 0n ? '0' : '';
  for (let rest = n; rest > 0n; rest /= base) {
    steps.push(step('division', num(rest), divisionLine(rest, base), 'equal'));
    digits = `${DIGITS[Number(rest % base)] ?? ''}${digits}`;
  }
  return value(sym(digits), [...steps, step('read-digits', num(n), sym(digits), 'case')]);
};
const fromBase = (digits: string, base: bigint): Draft | null => {
  const values = [...digits.toUpperCase()].map((digit) => DIGITS.indexOf(digit));
  if (values.some((digit) => digit < 0 || BigInt(digit) >= base)) return null;
  const written = sum(
    ...values.map((digit, k) => product(num(digit), power(num(base), num(values.length - 1 - k)))),
  );
  const exact = num(values.reduce((total, digit) => total * base + BigInt(digit), 0n));
  return value(exact, [
    step('place-values', sym(digits), written, 'case'),
    step('evaluate', written, exact, 'equal'),
  ]);
};

/** Digits after the point by long division; a repeated remainder starts the period. */
const asDecimal = (fraction: Rational): Draft | null => {
  const size = fraction.n < 0n ? -fraction.n : fraction.n;
  const steps: Step[] = [];
  const seen = new Map<bigint, number>();
  let [rest, digits] = [size % fraction.d, ''];
  while (rest !== 0n && !seen.has(rest)) {
    if (digits.length > 200) return null;
    seen.set(rest, digits.length);
    const next = rest * 10n;
    if (steps.length < 12)
      steps.push(step('long-division', num(next), divisionLine(next, fraction.d), 'equal'));
    digits += `${next / fraction.d}`;
    rest = next % fraction.d;
  }
  const start = seen.get(rest);
  const period =
    rest === 0n || start === undefined ? digits : `${digits.slice(0, start)}(${digits.slice(start)})`;
  const text = `${fraction.n < 0n ? '-' : ''}${size / fraction.d}${digits === '' ? '' : `.${period}`}`;
  const exact = num(fraction, text);
  return value(exact, [
    ...steps,
    step('read-digits', quotient(num(fraction.n), num(fraction.d)), exact, 'equal'),
  ]);
};

/** 0.1(6): the period over as many nines, after as many zeros as there are digits before it. */
const fromRepeating = (exact: Rational, text: string): Draft | null => {
  const [, minus = '', whole = '0', fixed = '', period = ''] = /^(-?)(\d+)\.(\d*)\((\d+)\)$/.exec(text) ?? [];
  if (period === '') return null;
  const bottom = BigInt(`${'9'.repeat(period.length)}${'0'.repeat(fixed.length)}`);
  const top = BigInt(`${whole}${fixed}${period}`) - BigInt(`${whole}${fixed}` || '0');
  const sign = minus === '-' ? -1n : 1n;
  return value(num(exact), [
    step('subtract-period', num(exact, text), quotient(num(sign * top), num(bottom)), 'equal'),
    step('cancel', quotient(num(sign * top), num(bottom)), num(exact), 'equal'),
  ]);
};

const scientific = (exact: Rational): Draft | null => {
  if (exact.n === 0n) return null;
  let [mantissa, exponent] = [exact, 0];
  const size = (): bigint => (mantissa.n < 0n ? -mantissa.n : mantissa.n);
  while (size() >= 10n * mantissa.d)
    [mantissa, exponent] = [rational(mantissa.n, mantissa.d * 10n), exponent + 1];
  while (size() < mantissa.d) [mantissa, exponent] = [rational(mantissa.n * 10n, mantissa.d), exponent - 1];
  const decimal = asDecimal(mantissa)?.answer;
  const head = decimal?.kind === 'value' && isNum(decimal.exact) ? decimal.exact : null;
  if (!head || head.text?.includes('(')) return null;
  const result = product(
    head.value.d === 1n ? num(head.value) : head,
    power(num(10), exponent < 0 ? negative(num(-exponent)) : num(exponent)),
  );
  return value(result, [step('move-point', num(exact, plainDecimal(exact)), result, 'equal')]);
};
/** 7/3 = (2 * 3 + 1)/3 = 2 1/3. */
const asMixed = (written: Expr, exact: Rational): Draft | null => {
  const size = exact.n < 0n ? -exact.n : exact.n;
  if (size < exact.d || exact.d === 1n) return null;
  const [whole, rest] = [size / exact.d, size % exact.d];
  const signed = (e: Expr): Expr => (exact.n < 0n ? negative(e) : e);
  const split = signed(quotient(divisionLine(size, exact.d), num(exact.d)));
  const result = num(exact, `${exact.n < 0n ? '-' : ''}${whole} ${rest}/${exact.d}`);
  const act = `${size} ÷ ${exact.d} is ${whole}, and ${rest} is left over.`;
  const text = written.kind === 'num' ? written.text : undefined;
  const isReduced = written.kind === 'quotient' && arg(written, 1).key === `${exact.d}`;
  const before =
    text === undefined
      ? isReduced
        ? []
        : [step('cancel', written, num(exact), 'equal')]
      : (asFraction(exact, text)?.methods[0]?.steps ?? []);
  return value(result, [
    ...before,
    step('division', num(exact), split, 'equal', [], undefined, act),
    step('mixed-number', split, result, 'equal'),
  ]);
};
/** 45% = 45/100 = 0.45. */
const fromPercent = (hundredths: Expr, exact: Rational): Draft | null => {
  const decimal = asDecimal(exact)?.answer;
  return decimal?.kind === 'value'
    ? value(decimal.exact, [step('move-point-twice', hundredths, decimal.exact, 'equal')])
    : null;
};
const plainDecimal = (exact: Rational): string => {
  const found = asDecimal(exact)?.answer;
  return found?.kind === 'value' && isNum(found.exact) ? (found.exact.text ?? `${exact.n}`) : `${exact.n}`;
};

export const planDigits = (problem: Problem): Draft | null => {
  const { options } = problem;
  const [operation = '', detail = ''] = (options.operation ?? '').split(':');
  const [first, second, third] = options.items ?? [];
  if (operation === 'congruences') return planCongruences(problem);
  if (operation === 'from-base') return fromBase(first?.kind === 'sym' ? first.name : '', BigInt(detail));
  if (!first || !isNum(first)) return null;
  const whole = [first, second, third].map((item) => (item && isInt(item) ? item.value.n : 0n));
  const [n = 0n, b = 0n, m = 0n] = whole;
  if (operation === 'decimal') return asDecimal(first.value);
  if (operation === 'percent') return fromPercent(problem.expression, first.value);
  if (operation === 'mixed') return asMixed(problem.expression, first.value);
  if (operation === 'repeating') return fromRepeating(first.value, first.text ?? '');
  if (operation === 'scientific') return scientific(first.value);
  if (operation === 'fraction') return asFraction(first.value, first.text ?? '');
  if (operation === 'round') return rounded(first.value, Number(detail));
  if (!isInt(first)) return null;
  const fact = FACTS[operation];
  if (fact) return fact(n, b);
  if (operation === 'divisors') return divisors(n);
  if (operation === 'power-modulo') return powerModulo(n, b, m);
  return operation === 'to-base' ? toBase(n, BigInt(detail)) : null;
};
