import { seriesVerdict } from '../../check/calculus/series.js';
import { evaluate } from '../../check/values/evaluate.js';
import { identical } from '../../check/values/identity.js';
import { measured } from '../../check/numbers/measured.js';
import { checkStep } from '../../check/steps.js';
import {
  arg,
  call,
  isCall,
  isNode,
  membersOf,
  negative,
  num,
  product,
  sum,
  sym,
  type Expr,
} from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';
import { mapTree, substitute, variablesOf } from '../../tree/walk.js';
import { areSameWith } from '../known.js';
import { rightOf, sameValue } from './index.js';
import { either, both, sidesOf, type Test } from '../tests.js';

/** A number is worked out. */
export const evaluated: Test = either(sameValue, (before, after) => areSameWith(before, after, {}, 1e-8));

/** The right side grows by this number with x. */
export const slopeRead: Test = (before, after) => {
  const right = rightOf(before);
  const at = (x: number): number => (right ? evaluate(right, { x: measured(x) }).re : Number.NaN);
  return Math.abs(at(1) - at(0) - evaluate(after, {}).re) < 1e-9;
};

/** The line has this slope and goes through this point; before it stand (slope, x, y). */
export const lineThrough: Test = (before, after) => {
  const [m = Number.NaN, p = Number.NaN, q = Number.NaN] = membersOf(before).map((e) => evaluate(e, {}).re);
  return [0, 1].every((run) => {
    const at = { x: measured(p + run), y: measured(q + run * m) };
    return Math.abs(evaluate(arg(after, 0), at).re - evaluate(arg(after, 1), at).re) < 1e-9;
  });
};

/** Equal slopes are parallel, and a product of −1 is a right angle. */
export const slopesCompared: Test = (before, after) => {
  const [m = 0, n = 1] = membersOf(before).map((e) => evaluate(e, {}).re);
  const isRight = Math.abs(m * n + 1) < 1e-9;
  return after.key === 'perpendicular' ? isRight : !isRight && after.key.startsWith('neither') === Math.abs(m - n) > 1e-9;
}; // prettier-ignore

/** A limit, an integral or a derivative has the value that is written; the check finds it by numbers. */
export const openHolds: Test = either(
  (_, __, step) =>
    checkStep({ ...step, substeps: [] }, { points: [], variable: 'x', where: 'real' }) !== null,
  // The check of the question follows the values on their way; numbers alone grow too slowly.
  (_, after) => isInfinite(after) || after.key === 'does not exist',
);

/** What is said is the answer. */
export const isAnswer: Test = (_, after, __, [, answer]) => answer?.key === after.key;
/** What is said is the answer, or one of several amounts that it names: 'amplitude = 3 and period = π'. */
export const isAmountOfAnswer: Test = (before, after, step, others) =>
  isAnswer(before, after, step, others) ||
  membersOf(others[1] ?? after).some((line) => sidesOf(line)?.[1].key === after.key);
/** What is said is the answer, because two values differ. */
export const differsSo: Test = both(isAnswer, (before) => {
  const [left, right] = sidesOf(before) ?? [];
  return left !== undefined && right !== undefined && identical(left, right) !== 'yes';
});
/** A part without a value decides. */
export const partDecides: Test = both(isAnswer, (_, __, ___, others) =>
  others.some(({ key }, at) => at > 1 && /^(?:neg\()?∞|does not exist/.test(key)),
);

/** The verdict is that of the lines: f at −x beside f, or two places with one value. */
export const concludes: Test = (before, after, _, [question, answer, ...lines]) => {
  const same = (a: Expr, b: Expr): boolean => identical(a, b) !== 'no';
  if (!question || answer?.key !== after.key) return false;
  if (after.key === 'no inverse function')
    return lines.some((line) => line.key !== before.key && same(line, before));
  const kept = [question, negative(question)].map((line) => (isNode(line) ? same(line, before) : false));
  return after.key === 'none' || ['even', 'odd'].indexOf(after.key) === kept.indexOf(true);
};

/** x and y change places. */
export const lettersSwapped: Test = (before, after) => {
  const [a = '', b = ''] = variablesOf(before);
  return (
    mapTree(before, (part) => (part.key === a ? sym(b) : part.key === b ? sym(a) : part)).key === after.key
  );
};

/** The function at −x. */
export const mirrored: Test = both(
  sameValue,
  (before, _, __, [question]) =>
    question !== undefined &&
    variablesOf(question).some(
      (name) => identical(substitute(question, sym(name), negative(sym(name))), before) !== 'no',
    ),
);

const restOf = (e: Expr): string =>
  isNode(e)
    ? e.args
        .slice(1)
        .map(({ key }) => key)
        .join()
    : '';
/** On the side of the limit both have the same value. */
export const sameOnSide: Test = (before, after) => {
  const [e, variable, point, side] = isNode(before) ? before.args : [];
  const isSameLimit = isCall(after, 'lim') && restOf(after) === restOf(before);
  if (!e || !variable || !point || !isSameLimit) return false;
  const place = evaluate(point, {}).re;
  const steps = [0.3, 0.07, 0.011].map((h) => (side?.key === '-' ? -h : h));
  return steps.every((h) => {
    const at = { [variable.key]: measured(Number.isFinite(place) ? place + h : place) };
    return Math.abs(evaluate(e, at).re - evaluate(arg(after, 0), at).re) < 1e-9;
  });
};

const VERDICTS: Readonly<Record<string, string>> = {
  converges: 'converges',
  diverges: 'diverges',
  'converges conditionally': 'conditional',
};
/** The series converges, or not, as is said. */
export const convergesSo: Test = (before, after) =>
  isCall(before, 'sum') &&
  after.key in VERDICTS &&
  seriesVerdict(arg(before, 0), arg(before, 1).key, VERDICTS[after.key] ?? '');

/** y″ where y′ is known: y changes with x, too. */
export const slopeAgain: Test = (before, after) => {
  const [first, second] = [rightOf(before), rightOf(after)];
  if (!first || !second) return false;
  const y = sidesOf(before)?.[0].key.replace("'", '') ?? '';
  const x = variablesOf(first).find((name) => name !== y) ?? 'x';
  const along = sum(call('diff', first, sym(x)), product(call('diff', first, sym(y)), first));
  return areSameWith(along, second, {}, 1e-6);
};
/** An integral by one letter while the others are numbers. */
export const innerHolds: Test = (before, after, step, others) => {
  const filled = (e: Expr): Expr =>
    variablesOf(after).reduce((made, name) => substitute(made, sym(name), num({ n: 13n, d: 16n })), e);
  return openHolds(before, after, { ...step, before: filled(before), after: filled(after) }, others);
};
