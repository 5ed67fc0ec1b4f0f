import { definedAt, follows, truthAt } from '../../../check/curves/truth.js';
import { evaluate } from '../../../check/values/evaluate.js';
import { measured } from '../../../check/numbers/measured.js';
import { scanRoots } from '../../../check/solutions/roots.js';
import { isCall, isNode, num, sym, membersOf, type Expr } from '../../../tree/expr.js';
import { collectNodes, someNode, substitute, variablesOf, wholeLetter } from '../../../tree/walk.js';
import { sidesOf, type Test } from '../../tests.js';

/** Each of several conditions is true where it was: together they may hold nowhere. */
const sameEach = (before: Expr, after: Expr): boolean =>
  isNode(before) &&
  isNode(after) &&
  ['and', 'or'].includes(before.name) &&
  before.name === after.name &&
  before.args.length === after.args.length &&
  before.args.every(
    (one, at) => one.key === after.args[at]?.key || follows(one, after.args[at] ?? one, true),
  );

/** The lines are true at the same places; a periodic set is that of the answer. */
export const sameSet: Test = (before, after, _, [question, answer]) =>
  (variablesOf(after).includes(wholeLetter(question ?? before)) && after.key === answer?.key) ||
  (isNode(after) && after.name === 'all' && membersOf(before).every((one) => isAlways(one))) ||
  follows(before, after, true) ||
  sameEach(before, after);
const isAlways = (line: Expr): boolean => variablesOf(line).length === 0 && truthAt(line, {});

const GRID: readonly number[] = Array.from({ length: 161 }, (_, k) => (k - 80) * 0.1873 + 0.0057);
const valueOf = (e: Expr): number => evaluate(e, {}).re;
/** The numbers of x = 1 or x = 2, and of 1 < x and x < 2; none where something else is said. */
const placesIn = (line: Expr): readonly number[] =>
  membersOf(line).flatMap((one) => {
    const sides = sidesOf(one);
    const isName = sides?.some(({ kind }) => kind === 'sym');
    if (sides) return sides.filter(({ kind }) => kind !== 'sym').map(isName ? valueOf : () => Number.NaN);
    return isNode(one) ? placesIn(one) : [];
  });
/** A letter is between two numbers, or equal to one: without these places both lines agree. */
export const sameButPlaces: Test = (before, after) => {
  const [name = 'x'] = [...variablesOf(before), ...variablesOf(after)];
  const at = (x: number) => ({ [name]: measured(x) });
  return (
    GRID.every((x) => truthAt(before, at(x)) === truthAt(after, at(x))) &&
    placesIn(after).every((x) => placesIn(before).includes(x))
  );
};

/** At each place both sides are equal, or one has no value; between them the truth stays. */
export const changePlaces: Test = (before, after, _, [question = before]) => {
  const [name = 'x'] = variablesOf(before);
  const places = [...placesIn(after)].sort((a, b) => a - b);
  const at = (x: number) => ({ [name]: measured(x) });
  const parts = collectNodes(before, ({ kind }) => kind === 'relation').flatMap((one) => sidesOf(one) ?? []);
  const valueAt = (x: number): boolean =>
    parts.every((side) => definedAt(side, at(x))) &&
    parts.every(
      (side, k) =>
        k % 2 === 1 ||
        Math.abs(evaluate(side, at(x)).re - evaluate(parts[k + 1] ?? side, at(x)).re) >
          1e-6 * (1 + Math.abs(x)),
    );
  const isDefined = (e: Expr, x: number): boolean =>
    collectNodes(e, (part) => sidesOf(part) !== null).every((one) =>
      (sidesOf(one) ?? []).every((side) => definedAt(side, at(x))),
    );
  // Where the question has no value, or begins to have one, the sign may change, too.
  const isChange = (x: number): boolean =>
    !valueAt(x) ||
    !isDefined(question, x) ||
    isDefined(before, x - 1e-3) !== isDefined(before, x + 1e-3) ||
    truthAt(before, at(x - 1e-3)) !== truthAt(before, at(x + 1e-3));
  const seen = new Map<number, boolean>();
  const isSteady = (x: number): boolean => {
    const piece = places.filter((one) => one < x).length;
    const truth = truthAt(before, at(x));
    const known = seen.get(piece) ?? truth;
    seen.set(piece, known);
    return known === truth || places.some((one) => Math.abs(one - x) < 1e-9);
  };
  const ends = places.flatMap((x) => [x - 1e-3, x + 1e-3]);
  const [low = 0, high = 0] = [places[0], places.at(-1)];
  // A question about waves may have a range.
  const grid = GRID.filter(
    (x) =>
      !someNode(before, (part) => isCall(part) && /^(?:sin|cos|tan)$/.test(part.name)) ||
      (x > low && x < high),
  );
  return !places.some(Number.isNaN) && places.every(isChange) && [...grid, ...ends].every(isSteady);
};

/** The first turn of a periodic answer. */
const isFirstTurn = (after: Expr, question: Expr, answer: Expr): boolean => {
  const letter = wholeLetter(question);
  if (!variablesOf(answer).includes(letter)) return false;
  const [ends, found] = [substitute(answer, sym(letter), num(0)), after].map(placesIn);
  return (
    !!ends &&
    !!found &&
    ends.length === found.length &&
    ends.every((end, at) => Math.abs(end - (found[at] ?? Number.NaN)) < 1e-9)
  );
};
/** The set is the answer, or that of a line before. */
export const setOfLine: Test = (_, after, step, others) =>
  isFirstTurn(after, others[0] ?? after, others[1] ?? after) ||
  others.some((line, at) => line.key === after.key || (at !== 1 && sameSet(line, after, step, others)));

/** A root that is only touched is found roughly. */
const snapped = (x: number): number => {
  const short = Math.round(x * 1e6) / 1e6;
  return Math.abs(x - short) < 1e-10 ? short : x;
};
/** The function has a value exactly where the conditions hold. */
export const definedWhere: Test = (before, after) => {
  const [name = 'x'] = variablesOf(before);
  const ends = collectNodes(after, ({ kind }) => kind === 'relation').flatMap((one) => scanRoots(one, name));
  return [...GRID, ...ends.map(snapped).flatMap((x) => [x, x - 1e-3, x + 1e-3])].every((x) => {
    const at = { [name]: measured(x) };
    return definedAt(before, at) === truthAt(after, at);
  });
};
/** Beside each place the function is larger than far from it. */
export const growsNear: Test = (before, after) => {
  const [name = 'x'] = variablesOf(before);
  const size = (x: number): number => Math.abs(evaluate(before, { [name]: measured(x) }).re);
  return placesIn(after).every((x) => Math.max(size(x + 1e-9), size(x - 1e-9)) > size(x + 1e-4) + 3);
};
/** The smallest and the largest item. */
export const smallestAndLargest: Test = (before, after) => {
  const [all, [low, high]] = [membersOf(before).map(valueOf), membersOf(after).map(valueOf)];
  return low === Math.min(...all) && high === Math.max(...all);
};
