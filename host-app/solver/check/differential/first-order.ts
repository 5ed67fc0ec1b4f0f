import type { Draft, Problem } from '../../solution.js';
import { arg, num, sym, ZERO, membersOf, type Expr } from '../../tree/expr.js';
import { contains, substitute } from '../../tree/walk.js';
import { rational } from '../../../maths/rational.js';
import { identical } from '../values/identity.js';
import { scanRoots } from '../solutions/roots.js';
import { constantsAt } from './constants.js';
import { assignments, gapAt, isEqualAt, realAt, slopeAt, solvedFor, type Values } from './numbers.js';
import { askedIn, derivative, type Asked } from './question.js';

const CONSTANTS = ['C', 'C_1'];
const XS = [0.37, -0.83, 1.21, -0.41, 0.71, 0.53];
const YS = [0.53, -0.71, 1.43, -1.9, 2.6];
const SPOTS = XS.flatMap((x, k) => [0, 2].map((shift) => [x, YS[(k + shift) % 5] ?? 1] as const)).concat([
  [0.37, 0.21],
  [0.61, 0.83],
]);
export const near = (a: number, b: number, within = 1e-5): boolean =>
  Math.abs(a - b) <= within * (1 + Math.abs(a) + Math.abs(b));

/** The slope that the equation gives at a point. */
export const wanted = ({ equation, x, y }: Asked, at: Values): number =>
  solvedFor(equation, derivative(y, 1), { [x]: 0, ...at });
export const spotsOf = (asked: Asked): { at: Values; slope: number }[] =>
  assignments(asked.parameters).flatMap((letters) =>
    SPOTS.flatMap(([x, y]) => {
      const at = { ...letters, [asked.x]: x, [asked.y]: y };
      const slope = wanted(asked, at);
      return Math.abs(slope) < 1e4 ? [{ at, slope }] : [];
    }),
  );

/** The slope of the curve that a line describes at a point of it. */
const slopeOf = (line: Expr, { x, y }: Asked, at: Values): number => {
  const [left, right] = [arg(line, 0), arg(line, 1)];
  const by = (name: string): number => slopeAt(left, name, at) - slopeAt(right, name, at);
  return -by(x) / by(y);
};

interface Verdict {
  /** Points with a curve through them. */
  readonly reached: number;
  /** Curves with the right slope; null when one has a wrong one. */
  readonly right: number | null;
}
const judgeCurves = (line: Expr, asked: Asked, { at, slope }: { at: Values; slope: number }): Verdict => {
  const name = CONSTANTS.find((letter) => contains(line, letter));
  if (name === undefined) return { reached: isEqualAt(line, at) ? 1 : 0, right: 0 };
  let right = 0;
  const found = constantsAt(line, name, at);
  for (const constant of found) {
    const own = slopeOf(line, asked, { ...at, [name]: constant });
    if (!Number.isFinite(own)) continue;
    if (!near(own, slope)) return { reached: found.length, right: null };
    right += 1;
  }
  return { reached: found.length, right };
};

/** Every curve has the slope of the equation; `isComplete`: one passes through every point. */
export const curvesHold = (lines: readonly Expr[], asked: Asked, isComplete: boolean): boolean => {
  let right = 0;
  for (const spot of spotsOf(asked)) {
    const verdicts = lines.map((line) => judgeCurves(line, asked, spot));
    if (verdicts.some((verdict) => verdict.right === null)) return false;
    if (isComplete && verdicts.every(({ reached }) => reached === 0)) return false;
    right += verdicts.reduce((sum, verdict) => sum + (verdict.right ?? 0), 0);
  }
  return right >= 5;
};

const exactly = (value: number): Expr => num(rational(BigInt(Math.round(value * 2 ** 30)), 2n ** 30n));
/** A root of high order is found roughly: a simple fraction beside it that fits as well takes its place. */
const snapped = (line: Expr, y: string, root: number): number => {
  const simple = Math.round(root * 12) / 12;
  const isBetter = Math.abs(gapAt(line, { [y]: simple })) <= Math.abs(gapAt(line, { [y]: root }));
  return isBetter && Math.abs(simple - root) < 0.02 ? simple : root;
};
/** Constant functions that satisfy the equation. */
const flatSolutions = (asked: Asked, letters: Values): number[] => {
  const { equation, x, y } = asked;
  const put = (e: Expr, values: Values): Expr =>
    Object.entries(values).reduce((made, [name, value]) => substitute(made, sym(name), exactly(value)), e);
  const flat = put(substitute(equation, sym(derivative(y, 1)), ZERO), letters);
  const at = (value: number): Expr => put(flat, { [x]: value });
  if (identical(arg(flat, 0), arg(flat, 1)) === 'yes') return [];
  // The edge of a root's domain is no change of sign.
  const levels = [...scanRoots(at(0.37), y).map((root) => snapped(at(0.37), y, root)), 0, 1, -1, 2, -2];
  return levels.filter((root) => {
    const values = [0.61, 1.21, -0.83, 2.33].map((value) => gapAt(at(value), { [y]: root }));
    const real = values.filter(Number.isFinite);
    return real.length > 1 && real.every((gap) => Math.abs(gap) < 1e-5) && wantedNear(asked, root, letters);
  });
};
/** The equation gives a slope there: it is not where both sides are multiplied by 0. */
const wantedNear = (asked: Asked, root: number, letters: Values): boolean =>
  [0.37, 1.21, 2.33].some((value) =>
    near(wanted(asked, { ...letters, [asked.x]: value, [asked.y]: root }), 0, 1e-4),
  );

const holdsFlat = (line: Expr, { x, y }: Asked, level: number, letters: Values): boolean => {
  const name = CONSTANTS.find((letter) => contains(line, letter));
  const at = (value: number): Values => ({ ...letters, [x]: value, [y]: level });
  const places = [0.37, 1.21, 2.33];
  if (name === undefined) {
    // y = 2πk reaches the level for one k at most.
    const [zero = 0, one = 0] = [0, 1].map((k) => realAt(arg(line, 1), { ...letters, k }));
    const k = one === zero ? 0 : Math.round((level - zero) / (one - zero));
    return places.every((value) => isEqualAt(line, { ...at(value), k }, 1e-5));
  }
  // A constant function that is only approached, by ever larger constants, is not one of the family.
  const few = constantsAt(line, name, at(0.37)).filter((constant) => Math.abs(constant) < 1e4);
  return [0, ...few].some((constant) =>
    places.every((value) => isEqualAt(line, { ...at(value), [name]: constant }, 1e-6)),
  );
};

export const generalHolds = (lines: readonly Expr[], asked: Asked): boolean =>
  curvesHold(lines, asked, true) &&
  lines.every((line) => CONSTANTS.some((name) => contains(line, name)) || flatLine(line, asked)) &&
  assignments(asked.parameters).every((letters) =>
    flatSolutions(asked, letters).every((level) =>
      lines.some((line) => holdsFlat(line, asked, level, letters)),
    ),
  );
/** A line without a constant: y is the same everywhere, and the slope is 0. */
const flatLine = (line: Expr, asked: Asked): boolean =>
  arg(line, 0).key === asked.y &&
  !contains(arg(line, 1), asked.x) &&
  assignments(asked.parameters).every((letters) =>
    [0, 1, -2].every((k) => {
      const level = realAt(arg(line, 1), { ...letters, k });
      return [0.37, 1.21, 2.33].every((x) =>
        near(wanted(asked, { ...letters, [asked.x]: x, [asked.y]: level }), 0, 1e-7),
      );
    }),
  );

/** Through the given point, with the slope of the equation, and only one such curve. */
const particularHolds = (line: Expr, asked: Asked): boolean => {
  const { x, y, initial } = asked;
  const [start] = initial;
  if (!start || CONSTANTS.some((name) => contains(line, name))) return false;
  const isSolved = arg(line, 0).key === y && !contains(arg(line, 1), y);
  return assignments(asked.parameters).every((letters) => {
    const at = { ...letters, [x]: start.at, [y]: start.value };
    if (!isEqualAt(line, at, 1e-9) || !isOnlyOne(asked, at)) return false;
    if (!isSolved)
      return spotsOf(asked).every(({ at: spot, slope }) => {
        const own = slopeOf(line, asked, spot);
        return !Number.isFinite(own) || near(own, slope);
      });
    const places = [0, 0.11, -0.11, 0.37, -0.37, 0.83, -0.83, 1.3].map((by) => start.at + by);
    const agreed = places.map((value) => {
      const level = realAt(arg(line, 1), { ...letters, [x]: value });
      const [slope, own] = [
        wanted(asked, { ...letters, [x]: value, [y]: level }),
        slopeAt(arg(line, 1), x, { ...letters, [x]: value }),
      ];
      return Number.isFinite(slope) && Number.isFinite(own) ? near(slope, own) : null;
    });
    return !agreed.includes(false) && agreed.filter((verdict) => verdict === true).length >= 3;
  });
};
/** The slope is finite there and changes with y at a bounded rate. */
const isOnlyOne = (asked: Asked, at: Values): boolean => {
  const slope = wanted(asked, at);
  const rate = (h: number): number =>
    Math.max(
      ...[h, -h].map(
        (by) => Math.abs(wanted(asked, { ...at, [asked.y]: (at[asked.y] ?? 0) + by }) - slope) / h,
      ),
    );
  const [wide, narrow] = [rate(1e-3), rate(1e-6)];
  return Number.isFinite(slope) && Number.isFinite(wide) && narrow <= 5 * wide + 1e-3;
};

export const firstOrderHolds = (problem: Problem, { answer }: Draft): boolean => {
  const asked = askedIn(problem);
  if (answer.kind !== 'equation') return false;
  const lines = membersOf(answer.exact);
  const [only, ...more] = lines;
  if (asked.initial.length === 0) return generalHolds(lines, asked);
  return only !== undefined && more.length === 0 && particularHolds(only, asked);
};
