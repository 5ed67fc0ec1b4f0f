import { evaluate } from '../check/values/evaluate.js';
import { measured } from '../check/numbers/measured.js';
import { proportional } from '../check/solutions/roots.js';
import { anglesHold, periodsHold } from '../check/solutions/solutions.js';
import { changeOf } from '../texts/en.js';
import type { Step } from '../solution.js';
import { arg, isCall, isNode, negative, product, sum, membersOf, type Expr } from '../tree/expr.js';
import { contains, someNode, variablesOf } from '../tree/walk.js';
import { sentencesHold } from './sentences.js';
import {
  count,
  nodes,
  isGathered,
  operations,
  letters,
  brackets,
  terms,
  quotients,
  calls,
  factorSums,
  raisedSums,
  factors,
  fractionSums,
  sumTops,
  numbers,
  open,
  roots,
  powers,
} from './measures.js';
import { fewer, both, isAlike, sidesOf, eachSide, isSame, type Test } from './tests.js';

const isSolved = (e: Expr): boolean =>
  e.kind === 'list' ? e.args.every(isSolved) : e.kind === 'relation' && !isNode(arg(e, 0));
const leaves = (e: Expr): string => {
  const found: string[] = [];
  count(e, (part) => !isNode(part) && found.push(part.key) < 0);
  return found.sort().join();
};
const logarithms = (e: Expr): number => count(e, (part) => isCall(part) && /^(?:ln|log)$/.test(part.name));
const occurs = (e: Expr, name: string): number => count(e, ({ key }) => key === name);
/** The parts of a line without relations, brackets, signs and names. */
const valuesOf = (e: Expr): readonly Expr[] => {
  if (!isNode(e)) return (e.kind === 'sym' && e.key !== '∞') || e.key === '0' ? [] : [e];
  return /^(?:list|relation|negative|quotient)$/.test(e.kind) ? e.args.flatMap(valuesOf) : [e];
};
const isCaseLine = (e: Expr): boolean => e.kind === 'relation' || e.kind === 'list';
const hasZeroSide = (e: Expr): boolean => sidesOf(e)?.some(({ key }) => key === '0') ?? false;

const signOf = (e: Expr): string => (isNode(e) ? e.name : '');

/** What a step of a kind must have done to its line. The texts name the kind of each step. */
export const CHANGES = {
  /** Operations between numbers are carried out. */
  computed: both(
    fewer(nodes, calls),
    (before, after) => !isGathered(before, after) || operations(after) < operations(before),
    (before, after) => sumTops(after) <= sumTops(before) || calls(after) < calls(before),
  ),
  multiplied: both(fewer(factorSums, raisedSums), isAlike(open)),
  factored: (before, after) =>
    [brackets, factorSums, factors].some((measure) => measure(after) > measure(before)) ||
    terms(after) < terms(before),
  'one-fraction': fewer(fractionSums, quotients),
  cancelled: (before, after) =>
    numbers(after) < numbers(before) ||
    letters(after) < letters(before) ||
    (nodes(after) < nodes(before) && operations(after) === operations(before)),
  /** The same is added to each side. */
  shifted: eachSide((a, b, c, d) => isSame(sum(a, negative(c)), sum(b, negative(d)))),
  /** Each side is multiplied by the same. */
  scaled: eachSide((a, b, c, d) => isSame(product(a, d), product(b, c))),
  rewritten: eachSide((a, b, c, d) => isSame(a, c) && isSame(b, d)),
  'zero-product': (before, after) => hasZeroSide(before) && isCaseLine(after),
  cases: (before, after) => isCaseLine(before) && isCaseLine(after),
  solved: (_, after) => isSolved(after),
  /** Nothing satisfies the line. */
  impossible: (_, after) => isNode(after) && after.name === 'none',
  shorter: (before, after) => nodes(after) <= nodes(before),
  /** The same letters and numbers in another order. */
  reordered: (before, after) => leaves(before) === leaves(after),
  'sign-turned': (before, after) =>
    membersOf(before).every((one, at) => signOf(one) !== signOf(membersOf(after)[at] ?? one)),
  /** What the sentence names is written less often, or not at all. */
  'letter-drops': (before, after, { act }) => {
    const name = /(?:: |\) )(\p{L}(?:_\w+)?)\S* (?:drops out|is replaced)/u.exec(act ?? '')?.[1];
    return name === undefined || occurs(after, name) < occurs(before, name);
  },
  'letters-fewer': fewer(letters),
  /** A letter stands for a part of the line before, or goes out again. */
  'letter-for-part': (before, after, { letters: named }) =>
    named?.every(([name]) => contains(before, name) !== contains(after, name)) ?? false,
  'power-undone': fewer(roots, powers),
  /** A part stands alone on one side. */
  'part-alone': (_, after) => sidesOf(after)?.some(({ kind }) => kind !== 'sum') ?? false,
  'logarithms-taken': (before, after) => powers(after) < powers(before) || calls(after) > calls(before),
  'logarithms-undone': fewer(logarithms),
  'logarithms-joined': (before, after) => logarithms(after) <= logarithms(before),
  'bars-fewer': fewer((e) => count(e, (part) => isCall(part, 'abs'))),
  'some-left-out': (before, after) => nodes(after) < nodes(before),
  'unknown-alone': (_, after) => isNode(after) && after.args.some((one) => sidesOf(one)?.[0].kind === 'sym'),
  'zero-side': (_, after) => hasZeroSide(after),
  /** The answer, which was found again from the question. */
  'is-answer': (_, after, __, [, answer]) => after.key === answer?.key,
  'some-dropped': (before, after) =>
    membersOf(after).every(({ key }) => membersOf(before).some((one) => one.key === key)),
  'same-form': (before, after) =>
    before.kind === 'relation' && after.kind === 'relation'
      ? proportional(before, after, variablesOf(before)[0] ?? '')
      : isSame(before, after),
  /** The roots with their periods are all roots of the question. */
  periods: (_, after, __, [question, answer]) =>
    question !== undefined &&
    (isNode(question) && question.name === '=' ? periodsHold(question, after) : after.key === answer?.key),
  /** Each angle has the value, and no angle of one turn is missing. */
  angles: (before, after) => anglesHold(before, after),
  /** The answer, each part of which is in the question or in a line. */
  collected: (_, after, __, [question, answer, ...lines]) =>
    after.key === answer?.key &&
    valuesOf(after).length > 0 &&
    valuesOf(after).every((one) =>
      [question, ...lines].some((line) => line && someNode(line, ({ key }) => key === one.key)),
    ),
} as const satisfies Readonly<Record<string, Test>>;
export type Change = keyof typeof CHANGES;

/** The number of what is done to each side is in the sentence. */
const isNamed = (change: Change | Test | undefined, { before, after, act }: Step): boolean => {
  const [first, second] = [sidesOf(before), sidesOf(after)];
  if (act === undefined || !first || !second || (change !== 'shifted' && change !== 'scaled')) return true;
  if (change === 'shifted' && !/ is (?:subtracted from|added to) each side/.test(act)) return false;
  const amount = Number(
    (change === 'shifted' ? /^(\d+(?:\.\d+)?)\p{L}? is/u : /by −?(\d+)[.,]/).exec(act)?.[1],
  );
  if (Number.isNaN(amount)) return true;
  // At 1 the amount 3x is its number; at another place no side is 0 by chance.
  const place = measured(change === 'shifted' ? 1 : 0.7345);
  const point = Object.fromEntries(
    [...variablesOf(before), ...variablesOf(after)].map((name) => [name, place]),
  );
  const [a, b, c, d] = [...first, ...second].map((side) => evaluate(side, point).re) as [
    number,
    number,
    number,
    number,
  ];
  const sign = act.includes('is added') ? -1 : 1;
  const done =
    change === 'shifted'
      ? [a - c, b - d, a - d, b - c].map((gap) => sign * gap)
      : [c / a, a / c, d / b, b / d, c / b, b / c, d / a, a / d].map(Math.abs);
  return done.some((value) => Math.abs(value - amount) < 1e-6 * (1 + amount));
};

/** Whether a step has changed what its kind says, and its sentence is true and about its lines. */
export const isWhatItSays = (step: Step, others: readonly Expr[]): boolean => {
  const change = changeOf(step.rule);
  const test: Test | undefined = typeof change === 'string' ? CHANGES[change] : change;
  return (
    (test?.(step.before, step.after, step, others) ?? true) &&
    isNamed(change, step) &&
    sentencesHold(step, change === 'scaled' || change === 'power-undone', others)
  );
};
