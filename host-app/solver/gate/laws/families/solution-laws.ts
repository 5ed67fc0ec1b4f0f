import { minutesIn } from '../../../families/clock/check.js';
import { isTrue } from '../../../families/comparison/check.js';
import { arg, membersOf, sym, type Expr } from '../../../tree/expr.js';
import { substitute, variablesOf } from '../../../tree/walk.js';
import { parse } from '../../../parse/index.js';
import { measured } from '../../../check/numbers/measured.js';
import { evaluate } from '../../../check/values/evaluate.js';
import type { Test } from '../../tests.js';

/** Each number of the list satisfies the line before, and none is there twice. */
export const satisfying: Test = (before, after) => {
  const [name = ''] = variablesOf(before);
  const found = membersOf(after);
  return (
    new Set(found.map(({ key }) => key)).size === found.length &&
    found.every((one) => isTrue(substitute(before, sym(name), one)))
  );
};

/** Each element is in one of the sets, and none is there twice. */
export const joinsSets: Test = (before, after) => {
  const known = [0, 1].flatMap((k) => membersOf(arg(before, k)).map(({ key }) => key));
  const found = membersOf(after).map(({ key }) => key);
  return new Set(found).size === found.length && found.every((key) => known.includes(key));
};

/** The numbers of 3 : 4, which is written as a name. */
export const partsOf = (e: Expr): number[] =>
  e.kind === 'sym' ? e.name.split(' : ').map((part) => evaluate(parse(part), {}).re) : [];
/** The parts grow or shrink alike, by the number of the sentence. */
export const inRatio: Test = (before, after, { act = '' }) => {
  const [first, second] = [partsOf(before), partsOf(after)];
  const [, how, by] = /(multiplied|divided) by (\d+)/.exec(act) ?? [];
  const factor = how === 'divided' ? 1 / Number(by) : Number(by);
  return (
    first.length > 1 &&
    first.length === second.length &&
    first.every((n, k) => Math.abs(n * factor - (second[k] ?? 0)) < 1e-9 * n)
  );
};
/** Both lines are the same time of day, or last as long. */
export const sameTime: Test = (before, after) => minutesIn(before) === minutesIn(after);

/** The line has the values of the expression before, and its ends are near some of them. */
export const rangeOf: Test = (before, after) => {
  const [name = ''] = variablesOf(before);
  const values = Array.from({ length: 2000 }, (_, k) => evaluate(before, { [name]: measured(k * 0.0314 - 31) }).re);
  const ends = membersOf(after).flatMap((line) => [0, 1].map((k) => evaluate(arg(line, k), {}).re)).filter(Number.isFinite);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const slack = 0.01 * (high - low);
  const isPlain = membersOf(after).every((line) => [0, 1].some((k) => arg(line, k).kind === 'sym') && [0, 1].some((k) => variablesOf(arg(line, k)).length === 0));
  return isPlain && ends.length === 2 && Math.abs(Math.min(...ends) - low) < slack && Math.abs(Math.max(...ends) - high) < slack;
}; // prettier-ignore

/** The values of the sentence are put in for the letters. */
export const putInSaid: Test = (before, after, { act = '' }) => {
  const said = [...act.matchAll(/(\p{L}) = ([^ ]+?)(?= and |\.$)/gu)];
  const names = variablesOf(before);
  if (said.length !== names.length || variablesOf(after).length > 0) return false;
  const made = said.reduce((e, [, name = '', text = '']) => substitute(e, sym(name), parse(text.replaceAll('−', '-'))), before);
  const [a, b] = [made, after].map((line) => [0, 1].map((k) => evaluate(arg(line, k), {}).re));
  return [0, 1].every((k) => Math.abs((a?.[k] ?? 0) - (b?.[k] ?? 1)) < 1e-9);
}; // prettier-ignore

/** Each value of the line makes the question true. */
export const satisfyQuestion: Test = (_, after, __, [question = after]) =>
  membersOf(after).every(
    (line) => line.kind === 'relation' && isTrue(substitute(question, arg(line, 0), arg(line, 1))),
  );

const sidesIn = (line: Expr): number[] =>
  membersOf(line).flatMap((one) =>
    one.kind === 'relation' ? [0, 1].map((k) => evaluate(arg(one, k), {}).re) : [],
  );
/** What is true of the values of the sides before. */
export const comparesValues: Test = (before, after) => {
  const known = sidesIn(before);
  return (
    isTrue(after) &&
    sidesIn(after).every((one) => known.some((other) => Math.abs(one - other) < 6e-5 * (1 + Math.abs(one))))
  );
};
