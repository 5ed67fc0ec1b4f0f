import { evaluate } from '../../check/values/evaluate.js';
import { holds, type Values } from '../../check/numbers/congruences.js';
import { passesMillerRabin } from '../../check/numbers/whole.js';
import { measured } from '../../check/numbers/measured.js';
import { arg, isCall, isInt, isNode, isNum, membersOf, type Expr } from '../../tree/expr.js';
import { collectNodes, variablesOf, variablesOfAll } from '../../tree/walk.js';
import { hasAnswer, sameValue } from './index.js';
import { either, sidesOf, type Test } from '../tests.js';

const value = (e: Expr): number => evaluate(e, {}).re;
const valuesOf = (e: Expr): number[] => membersOf(e).map(value);
const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length &&
  a.every((one, k) => Math.abs(one - (b[k] ?? Number.NaN)) < 1e-9 * (1 + Math.abs(one)));

/** The items of a row from each two neighbors. */
export const neighbors =
  (join: (a: number, b: number) => number): Test =>
  (before, after) => {
    const row = valuesOf(before);
    return areEqual(
      row.slice(1).map((one, k) => join(row[k] ?? 0, one)),
      valuesOf(after),
    );
  };
/** At 1, 2, 3 … the formula gives the row. */
export const givesRow: Test = (before, after) => {
  const [name = ''] = variablesOf(after);
  const row = valuesOf(before);
  return areEqual(
    row,
    row.map((_, k) => evaluate(after, { [name]: measured(k + 1) }).re),
  );
};
export const sorted: Test = (before, after) =>
  areEqual(
    valuesOf(before).sort((a, b) => a - b),
    valuesOf(after),
  );
export const itemsCounted: Test = (before, after) => value(after) === membersOf(before).length;
export const primesListed: Test = (before, after) => {
  const [low = 0, high = 0] = valuesOf(before);
  const isPrime = (n: number): boolean => Number.isInteger(n) && passesMillerRabin(BigInt(n));
  const found = valuesOf(after);
  const all = Array.from({ length: Math.max(0, high - low + 1) }, (_, k) => low + k).filter(isPrime);
  return areEqual(all, found);
};
/** Multiples in order, without a gap. */
export const multiplesListed: Test = (before, after) =>
  areEqual(
    valuesOf(after),
    membersOf(after).map((_, k) => (k + 1) * value(before)),
  );
/** All divisors, which come in pairs, and no other numbers; of a product of powers, those of its value. */
export const divisorsListed: Test = (before, after) => {
  const [n, found] = [value(before), valuesOf(after)];
  return (
    found.every((d, k) => n % d === 0 && d > (found[k - 1] ?? 0) && found.includes(n / d)) &&
    (n > 1e6 || found.length === Array.from({ length: n }, (_, k) => k + 1).filter((d) => n % d === 0).length)
  );
};
/** The answer, which is an item of each list. */
export const inEachList: Test = (before, after, step, others) =>
  hasAnswer(before, after, step, others) &&
  membersOf(before).every((items) => membersOf(items).some(({ key }) => key === after.key));
export const isPrimeNumber: Test = (before, after) =>
  after.key === 'prime' && isInt(before) && passesMillerRabin(before.value.n);

/** Digits are written in some base, or another form has the same value. */
const digitsAlike = (a: Expr, b: Expr): boolean =>
  a.kind === 'sym' &&
  Array.from({ length: 35 }, (_, k) => k + 2).some(
    (base) =>
      Number.parseInt(a.name, base) === value(b) &&
      Number.parseInt(a.name, base).toString(base) === a.name.toLowerCase(),
  );
export const digitsRead: Test = either(
  sameValue,
  (before, after) => digitsAlike(after, before) || digitsAlike(before, after),
);

const isStatement = (line: Expr): boolean =>
  isNode(line) && (line.kind === 'relation' || line.kind === 'list' || line.name === 'congruent');
const place = (e: Expr): bigint[] =>
  collectNodes(e, isNum).flatMap((one) => (isInt(one) ? [one.value.n] : []));
/** x = 2 + 3·j gives x for each j. */
const withLetters = (lines: readonly Expr[], at: Values): Values =>
  lines.reduce<Values>((known, line) => {
    if (!isNode(line) || line.kind !== 'relation' || arg(line, 0).kind !== 'sym') return known;
    const [left, right] = [arg(line, 0), arg(line, 1)];
    const point = Object.fromEntries([...known].map(([name, n]) => [name, measured(Number(n))]));
    const found = evaluate(right, point).re;
    return known.has(left.key) || !Number.isInteger(found)
      ? known
      : new Map([...known, [left.key, BigInt(found)]]);
  }, at);
/** The same whole numbers satisfy the line as satisfy the line before, or another one. */
export const sameIntegers: Test = (before, after, _, others) =>
  [before, ...others].filter(isStatement).some((line) => {
    const letters = variablesOfAll(line, after);
    const places = [...place(line), ...place(after)];
    const near = places.flatMap((n) => [n - 1n, n, n + 1n, ...places.map((m) => n + m)]);
    const numbers = [...near, ...Array.from({ length: 240 }, (_, k) => BigInt(k))];
    let trues = 0;
    const isAlike = (name: string): boolean =>
      numbers.every((n) => {
        const at = withLetters(others, new Map([[name, n]]));
        if (!letters.every((letter) => at.has(letter))) return false;
        const holdsThere = holds(after, at);
        trues += holdsThere ? 1 : 0;
        return holds(line, at) === holdsThere;
      });
    return letters.some(isAlike) && trues > 0;
  });
/** Each whole number of the letter gives a number of the class, and the next one is a modulus away. */
export const classWritten: Test = (before, after) => {
  const [left, right] = sidesOf(after) ?? [after, after];
  const [name = ''] = variablesOf(right);
  const at = (k: number): bigint => BigInt(Math.round(evaluate(right, { [name]: measured(k) }).re));
  return membersOf(before).some(
    (line) =>
      isCall(line, 'congruent') &&
      at(1) - at(0) === place(arg(line, 2))[0] &&
      holds(line, new Map([[left.key, at(0)]])),
  );
};
/** An equation of whole numbers that is true. */
export const isTrueOfWholes: Test = (_, after) => isStatement(after) && holds(after, new Map());
/** The smallest number of the class is meant. */
export const inClass: Test = (before, after) =>
  isNode(after) &&
  isInt(arg(after, 1)) &&
  holds(before, new Map([[arg(after, 0).key, place(arg(after, 1))[0] ?? 0n]])) &&
  (place(arg(after, 1))[0] ?? 0n) <= (isCall(before, 'congruent') ? (place(arg(before, 2))[0] ?? 0n) : 0n);

/** Each line follows from another one, and no whole number satisfies them all. */
export const differ: Test = (before, after, _, others) => {
  const numbers = Array.from({ length: 400 }, (__, k) => BigInt(k));
  const satisfies = (line: Expr, n: bigint): boolean =>
    holds(line, new Map(variablesOf(line).map((name) => [name, n])));
  const known = [before, ...others].flatMap(membersOf).filter((line) => isCall(line, 'congruent'));
  const follows = (line: Expr): boolean =>
    known.some(
      (one) =>
        numbers.some((n) => satisfies(one, n)) &&
        numbers.every((n) => !satisfies(one, n) || satisfies(line, n)),
    );
  return membersOf(after).every(follows) && !numbers.some((n) => satisfies(after, n));
};

const numbersOf = (e: Expr): readonly Expr[] => collectNodes(e, isNum);
/** 1 hour = 60 minutes: two units, and each number is used in another line. */
export const factorsNamed: Test = (_, after, __, others) =>
  (after.kind === 'relation' ? [after] : membersOf(after)).every((line) => {
    const sides = sidesOf(line);
    return (
      !!sides &&
      sides.every((side) => side.kind === 'product' && arg(side, 1).kind === 'sym') &&
      value(arg(sides[0], 0)) === 1 &&
      new Set(variablesOf(line)).size === 2 &&
      numbersOf(sides[1]).every(({ key }) =>
        others.some((other) => numbersOf(other).some((one) => one.key === key)),
      )
    );
  });
