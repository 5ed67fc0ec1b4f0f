import { evaluate } from '../check/evaluate.js';
import { identical } from '../check/identity.js';
import { measured } from '../check/measured.js';
import { changeOf } from '../texts/en.js';
import type { Step } from '../solution.js';
import { arg, isCall, isNode, negative, product, sum, sym, type Expr } from '../tree/expr.js';
import { contains, substitute, variablesOf } from '../tree/walk.js';
import {
  brackets,
  calls,
  decimals,
  factors,
  factorSums,
  fractionFactors,
  fractionSums,
  growsOutside,
  isGathered,
  largestRadicand,
  letters,
  minuses,
  mixedSums,
  negativeExponents,
  nestedQuotients,
  looseNumbers,
  nodes,
  numbers,
  open,
  openSize,
  openVariables,
  operations,
  powers,
  powersOfPowers,
  quotients,
  raisedSize,
  raisedSums,
  roots,
  sumTops,
  terms,
} from './measures.js';
import { sentencesHold } from './sentences.js';

type Test = (before: Expr, after: Expr, step: Step) => boolean;
type Measure = (e: Expr) => number | bigint;

const fewer =
  (...measures: readonly Measure[]): Test =>
  (before, after) =>
    measures.some((measure) => measure(after) < measure(before));
const more =
  (...measures: readonly Measure[]): Test =>
  (before, after) =>
    measures.some((measure) => measure(after) > measure(before));
const both =
  (...tests: readonly Test[]): Test =>
  (before, after, step) =>
    tests.every((test) => test(before, after, step));
const isAlike =
  (measure: Measure): Test =>
  (before, after) =>
    measure(before) === measure(after);

const sidesOf = (e: Expr): [Expr, Expr] | null => (e.kind === 'relation' ? [arg(e, 0), arg(e, 1)] : null);
/** The sides of both lines; the later line may have them exchanged. */
const eachSide =
  (holds: (a: Expr, b: Expr, c: Expr, d: Expr) => boolean): Test =>
  (before, after) => {
    const [first, second] = [sidesOf(before), sidesOf(after)];
    if (!first || !second) return true;
    const [[a, b], [c, d]] = [first, second];
    return holds(a, b, c, d) || holds(a, b, d, c);
  };
const isSame = (a: Expr, b: Expr): boolean => identical(a, b) !== 'no';

/** Roots of squares depend on the sign of the variable. */
const isSameOnOneSide = (a: Expr, b: Expr): boolean =>
  identical(a, b, 'positive') !== 'no' ||
  variablesOf(a).some((name) => {
    const [c, d] = [a, b].map((e) => substitute(e, sym(name), negative(sym(name)))) as [Expr, Expr];
    return identical(c, d, 'positive') !== 'no';
  });

const isSolved = (e: Expr): boolean =>
  e.kind === 'list' ? e.args.every(isSolved) : e.kind === 'relation' && !isNode(arg(e, 0));
/** Something is still open, by the same variable as before. */
const haveSameLetter = (before: Expr, after: Expr): boolean => {
  const [old, now] = [openVariables(before), openVariables(after)];
  return old.size > 0 && [...now].every((name) => old.has(name));
};
const isCaseLine = (e: Expr): boolean => e.kind === 'relation' || e.kind === 'list';
const hasZeroSide = (e: Expr): boolean => sidesOf(e)?.some(({ key }) => key === '0') ?? false;

/** What a step of a kind must have done to its line. The texts name the kind of each step. */
export const CHANGES = {
  /** Operations between numbers are carried out. */
  computed: both(
    fewer(nodes, calls),
    (before, after) => !isGathered(before, after) || operations(after) < operations(before),
    (before, after) => sumTops(after) <= sumTops(before),
  ),
  'terms-computed': both(fewer(nodes, letters), isAlike(terms)),
  'like-terms': (before, after) =>
    letters(after) < letters(before) || looseNumbers(after) < looseNumbers(before),
  multiplied: both(fewer(factorSums, raisedSums), isAlike(open)),
  factored: (before, after) =>
    [brackets, factorSums, factors].some((measure) => measure(after) > measure(before)) ||
    terms(after) < terms(before),
  'same-denominator': fewer(mixedSums),
  'one-fraction': fewer(fractionSums, quotients),
  'fractions-multiplied': fewer(fractionFactors),
  'division-turned': fewer(nestedQuotients),
  cancelled: (before, after) =>
    numbers(after) < numbers(before) ||
    letters(after) < letters(before) ||
    (nodes(after) < nodes(before) && operations(after) === operations(before)),
  'as-fraction': fewer(decimals),
  'as-product': fewer(powers),
  'exponents-together': fewer(letters),
  'powers-nested': fewer(powersOfPowers),
  'powers-spread': fewer(raisedSize),
  'exponent-turned': fewer(negativeExponents),
  'roots-split': (before, after) =>
    largestRadicand(after) < largestRadicand(before) || roots(after) !== roots(before),
  'roots-joined': fewer(roots),
  'brackets-opened': fewer(minuses, brackets),
  /** The same is added to each side. */
  shifted: eachSide((a, b, c, d) => isSame(sum(a, negative(c)), sum(b, negative(d)))),
  /** Each side is multiplied by the same. */
  scaled: eachSide((a, b, c, d) => isSame(product(a, d), product(b, c))),
  rewritten: eachSide((a, b, c, d) => isSame(a, c) && isSame(b, d)),
  'zero-product': (before, after) => hasZeroSide(before) && isCaseLine(after),
  cases: (before, after) => isCaseLine(before) && isCaseLine(after),
  solved: (_, after) => isSolved(after),
  /** A new letter comes in, and goes out again. */
  'letter-in': (before, after, { substeps }) => substeps.length > 0 || !haveSameLetter(before, after),
  'letter-out': (before, after, { letters: named }) => {
    const name = named?.at(-1)?.[0];
    return name !== undefined && contains(before, name) && !contains(after, name);
  },
  'terms-apart': (before, after) =>
    !growsOutside(before, after) && (open(after) > open(before) || openSize(after) < openSize(before)),
  'constant-out': (before, after) =>
    haveSameLetter(before, after) &&
    !growsOutside(before, after) &&
    openSize(after) <= openSize(before) &&
    open(after) <= open(before),
  'rule-of-products': more(open),
  'rule-of-quotients': both(more(open), more(powers)),
  'rule-of-chains': (before, after) =>
    growsOutside(before, after) && open(after) <= open(before) && openSize(after) < openSize(before),
  found: fewer(open),
  /** Another form of the same expression. */
  'under-limit': (before, after) =>
    isCall(before, 'lim') && isCall(after, 'lim') && isSameOnOneSide(arg(before, 0), arg(after, 0)),
  'limit-found': (before, after) => isCall(before, 'lim') && !isCall(after, 'lim'),
} as const satisfies Readonly<Record<string, Test>>;
export type Change = keyof typeof CHANGES;

/** The number of what is done to each side is in the sentence. */
const isNamed = (change: Change | undefined, { before, after, act }: Step): boolean => {
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
    change === 'shifted' ? [sign * (a - c), sign * (b - d)] : [c / a, a / c, d / b, b / d].map(Math.abs);
  return done.some((value) => Math.abs(value - amount) < 1e-6 * (1 + amount));
};

/** Whether a step has changed what its kind says, and its sentence is true and about its lines. */
export const isWhatItSays = (step: Step): boolean => {
  const change = changeOf(step.rule);
  const test: Test | undefined = change === undefined ? undefined : CHANGES[change];
  return (
    (test?.(step.before, step.after, step) ?? true) &&
    isNamed(change, step) &&
    sentencesHold(step, change === 'scaled')
  );
};
