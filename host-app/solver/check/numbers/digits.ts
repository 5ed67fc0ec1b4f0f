import type { CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import { isInt, isNode, isNum, type Expr } from '../../tree/expr.js';
import { verifyCongruences } from './congruences.js';
import { identical } from '../values/identity.js';
import { methodsThatHold } from '../methods.js';
import { NUMBER_FACTS } from './number-facts.js';

const wholes = (items: readonly Expr[]): bigint[] => items.filter(isInt).map(({ value }) => value.n);

/** Reads digits from the left, while the planner divides from the right. */
const inBase = (digits: string, base: bigint): bigint | null => {
  let total = 0n;
  for (const digit of digits) {
    const value = Number.parseInt(digit, 36);
    if (Number.isNaN(value) || BigInt(value) >= base) return null;
    total = total * base + BigInt(value);
  }
  return total;
};
const textOf = (e: Expr | undefined): string => (e?.kind === 'sym' ? e.name : '');

/** 0.1(6) read as a limit: fixed digits, then the period over nines. */
const decimalValue = (text: string): [bigint, bigint] | null => {
  const mixed = /^(-?)(\d+) (\d+)\/(\d+)$/.exec(text);
  if (mixed) {
    const [units, part, of] = [mixed[2], mixed[3], mixed[4]].map((digits) => BigInt(digits ?? '0'));
    const top = (units ?? 0n) * (of ?? 1n) + (part ?? 0n);
    return (part ?? 0n) < (of ?? 1n) ? [mixed[1] === '-' ? -top : top, of ?? 1n] : null;
  }
  const [, minus, whole = '', fixed = '', period = ''] =
    /^(-?)(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(text) ?? [];
  if (whole === '') return null;
  const [scale, nines] = [
    10n ** BigInt(fixed.length),
    period === '' ? 1n : 10n ** BigInt(period.length) - 1n,
  ];
  const top = (BigInt(whole) * scale + BigInt(fixed || '0')) * nines + BigInt(period || '0');
  return [minus === '-' ? -top : top, scale * nines];
};
const writes = (e: Expr): boolean => {
  if (!isNum(e) || e.text === undefined) return true;
  const read = decimalValue(e.text);
  return read !== null && read[0] * e.value.d === e.value.n * read[1];
};

/** From the highest bit on, where the planner starts with the lowest. */
const powerModulo = (a: bigint, b: bigint, m: bigint): bigint => {
  let result = 1n % m;
  for (const bit of b.toString(2)) {
    result = (result * result) % m;
    if (bit === '1') result = (((result * a) % m) + m) % m;
  }
  return result;
};

const isDivisorList = (n: bigint, items: readonly Expr[]): boolean => {
  if (n < 1n || n > 10n ** 13n) return false;
  let count = 0;
  for (let d = 1n; d * d <= n; d += 1n) if (n % d === 0n) count += d * d === n ? 1 : 2;
  const found = wholes(items);
  return (
    found.length === items.length &&
    new Set(found).size === count &&
    found.length === count &&
    found.every((d) => d > 0n && n % d === 0n)
  );
};

const isScientific = (e: Expr): boolean => {
  const [head, power] = isNode(e) && e.kind === 'product' ? e.args : [];
  return (
    head !== undefined &&
    power !== undefined &&
    isNum(head) &&
    Math.abs(Number(head.value.n) / Number(head.value.d)) >= 1 &&
    Math.abs(Number(head.value.n) / Number(head.value.d)) < 10
  );
};

/** A multiple of the unit, at most half of it away; halfway away from zero. */
const isRounded = (from: Expr, to: Expr, places: number): boolean => {
  if (!isNum(from) || !isNum(to) || !writes(to)) return false;
  const [up, down] = places < 0 ? [1n, 10n ** BigInt(-places)] : [10n ** BigInt(places), 1n];
  const isMultiple = (to.value.n * up) % (to.value.d * down) === 0n;
  const size = (n: bigint): bigint => (n < 0n ? -n : n);
  const gap = to.value.n * from.value.d - from.value.n * to.value.d;
  const twice = 2n * size(gap) * up;
  const unit = to.value.d * from.value.d * down;
  const isAway = size(to.value.n) * from.value.d > size(from.value.n) * to.value.d;
  return isMultiple && (twice < unit || (twice === unit && isAway));
};

const answerHolds = ({ options }: Problem, { answer }: Draft): boolean => {
  const [operation = '', detail = ''] = (options.operation ?? '').split(':');
  const items = options.items ?? [];
  const [first] = items;
  const [n = 0n, b = 0n, m = 1n] = wholes(items);
  if (!first) return false;
  if (answer.kind === 'list') return operation === 'divisors' && isDivisorList(n, answer.items);
  if (answer.kind !== 'value') return false;
  const { exact } = answer;
  if (operation === 'to-base') return inBase(textOf(exact), BigInt(detail)) === n;
  if (operation === 'from-base')
    return isInt(exact) && inBase(textOf(first), BigInt(detail)) === exact.value.n;
  if (operation === 'power-modulo') return isInt(exact) && exact.value.n === powerModulo(n, b, m);
  const fact = NUMBER_FACTS[operation];
  if (fact) return isInt(exact) && fact(exact.value.n, n, b);
  if (operation === 'round') return isRounded(first, exact, Number(detail));
  if (operation === 'scientific' && !isScientific(exact)) return false;
  if (operation === 'mixed' && !(isNum(exact) && exact.text?.includes(' '))) return false;
  return writes(first) && writes(exact) && identical(first, exact) === 'yes';
};

const checkLine = (step: Step, problem: Problem, draft: Draft): CheckWay | null => {
  const { before, after, link, rule } = step;
  // The digits themselves are the answer, which has been checked already.
  if (link === 'case') {
    // Lists have been checked already; a number on the way to the answer must have its value.
    const { exact } = draft.answer as { exact?: Expr };
    const isKept = !exact || ['read-digits', 'place-values', 'list-primes', 'round'].includes(rule) || identical(after, exact) === 'yes'; // prettier-ignore
    return isKept && answerHolds(problem, draft) ? 'recomputed' : null;
  }
  return writes(before) && writes(after) && identical(before, after) === 'yes' ? 'identity' : null;
};

export const verifyDigits = (problem: Problem, draft: Draft): readonly Method[] | null => {
  if (problem.options.operation?.startsWith('congruences')) return verifyCongruences(problem, draft);
  if (!answerHolds(problem, draft)) return null;
  return methodsThatHold(draft.methods, (step) => checkLine(step, problem, draft));
};
