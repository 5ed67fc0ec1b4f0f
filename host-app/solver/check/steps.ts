import { pack } from '../packs/registry.js';
import type { CheckWay, Step } from '../solution.js';
import { arg, isCall, isNode, sym, type Expr } from '../tree/expr.js';
import { isEquation } from '../tree/predicates.js';
import { collectNodes, someNode, substitute, variablesOf } from '../tree/walk.js';
import { evaluate, sidesAt, endValue, type Point } from './values/evaluate.js';
import { close, identical, type Where } from './values/identity.js';
import { measured, minus, plus, size, type Measured } from './numbers/measured.js';
import { proportional, scanRoots } from './solutions/roots.js';
import { anglesHold } from './solutions/solutions.js';
import { withSubsteps } from './methods.js';

/** The final solutions as points; the lines of an equation are checked at them. */
export interface Ground {
  readonly points: readonly Point[];
  readonly variable: string;
  readonly where: Where;
  /** The final value of a limit. */
  readonly value?: Expr;
}

/** Whether a line (an equation, cases, a system) holds at a point; null where it has no value. */
export const lineHolds = (line: Expr, at: Point): boolean | null => {
  if (!isNode(line)) return null;
  if (line.kind === 'list') {
    if (line.name === 'none') return false;
    const parts = line.args.map((part) => lineHolds(part, at));
    return line.name === 'or' ? parts.some((part) => part === true) : parts.every((part) => part === true);
  }
  if (line.kind !== 'relation') return null;
  const [left, right] = sidesAt(line, at);
  if (!Number.isFinite(left.re + right.re)) return null;
  if (close(left, right) === 'yes') return true;
  return (
    Math.hypot(left.re - right.re, left.im - right.im) <=
    1e-9 * (1 + size(left)) + 40 * Math.min(left.error + right.error, 1e-6)
  );
};

/** True for every number. */
const isIdentity = (e: Expr): boolean =>
  isNode(e) && (e.name === 'all' || (isEquation(e) && identical(arg(e, 0), arg(e, 1)) === 'yes'));

/**
 * Without solutions to test, the lines must be multiples of each other, or a search must find the same roots.
 */
const sameWithoutRoots = (before: Expr, after: Expr, variable: string): boolean => {
  if (isNode(after) && after.name === 'none') return true;
  if (!isEquation(before)) return true;
  if (isIdentity(before) || isIdentity(after)) return isIdentity(before) && isIdentity(after);
  if (!isEquation(after))
    return scanRoots(before, variable).every((x) => lineHolds(after, { [variable]: measured(x) }) === true);
  return (
    proportional(before, after, variable) ||
    scanRoots(before, variable).length <= scanRoots(after, variable).length
  );
};

const checkLines = (step: Step, ground: Ground): CheckWay | null => {
  const { before, after, link } = step;
  if (ground.points.length === 0) return sameWithoutRoots(before, after, ground.variable) ? 'numeric' : null;
  // In a branch only the solutions of the branch count.
  const inside = ground.points.filter((at) => lineHolds(before, at) === true);
  if (!inside.every((at) => lineHolds(after, at) === true)) return null;
  if (
    link === 'equivalent' &&
    !ground.points.every((at) => lineHolds(after, at) !== true || lineHolds(before, at) !== false)
  )
    return null;
  if (inside.length === 0)
    return isEquation(before) && isEquation(after) && !proportional(before, after, ground.variable)
      ? null
      : 'numeric';
  return 'substitution';
};

/** The value of each letter at a point, and where its integrals begin. */
const withLetters = (
  variable: string,
  letters: Letters,
  [from, to]: readonly [from: number, to: number],
): Point => {
  const start: Record<string, Measured> = { [variable]: measured(from) };
  const end: Record<string, Measured> = { [variable]: measured(to), '∫': measured(from) };
  for (const [name, value] of letters) {
    start[name] = evaluate(value, start);
    end[name] = evaluate(value, end);
    end[`∫${name}`] = start[name];
  }
  return end;
};
type Letters = NonNullable<Step['letters']>;

/** Lines with an open integral agree up to a constant: their growth over short intervals is compared. */
const sameGrowth = (before: Expr, after: Expr, letters: Letters): boolean => {
  const [area] = collectNodes(before, (part) => isCall(part, 'int'));
  const [first] = letters;
  const variable = first ? variablesOf(first[1])[0] : area && variablesOf(arg(area, 1))[0];
  if (variable === undefined) return false;
  let agreed = 0;
  for (const x of [0.31, 0.73, 1.17, 2.23, 3.41, -0.57, -1.39, 5.3, 0.11, 0.02, -0.13]) {
    const grown = (line: Expr, from: number, to: number): Measured => {
      const at = (value: number): Point => withLetters(variable, letters, [from, value]);
      return plus(evaluate(line, at(to)), minus(evaluate(line, at(from))));
    };
    const [left, right] = [grown(before, x, x + 0.05), grown(after, x, x + 0.05)];
    // A pole in the interval makes the whole differ from its halves.
    const halves = plus(grown(before, x, x + 0.025), grown(before, x + 0.025, x + 0.05));
    if (Math.abs(left.re - halves.re) > 1e-7 * (1e-2 + Math.abs(left.re))) continue;
    if (!Number.isFinite(left.re + right.re) || Math.abs(left.im) + Math.abs(right.im) > 1e-9) continue;
    if (Math.abs(left.re - right.re) > 1e-7 * (1e-2 + Math.abs(left.re)) + 40 * (left.error + right.error))
      return false;
    agreed += 1;
  }
  return agreed >= 2;
};

const limitHolds = (line: Expr, value: Expr): boolean => {
  const [e, variable, point] = [arg(line, 0), arg(line, 1), arg(line, 2)];
  const named = isNode(line) ? line.args[3]?.key : undefined;
  // Without a side in the line both count, but for a point at the edge of the domain.
  const sides: readonly (undefined | 'left' | 'right')[] =
    named === undefined ? [undefined, 'left', 'right'] : [named === '-' ? 'left' : 'right'];
  return (
    variable.kind === 'sym' &&
    sides.some((side) => pack('calculus').isLimitWithLetters(e, variable.name, point, value, side))
  );
};

const integralHolds = (line: Expr, value: Expr): boolean => {
  const variable = arg(line, 1);
  return (
    variable.kind === 'sym' &&
    pack('calculus').isIntegral(
      arg(line, 0),
      variable.name,
      endValue(arg(line, 2)),
      endValue(arg(line, 3)),
      endValue(value),
    )
  );
};

const checkOne = (step: Step, ground: Ground): CheckWay | null => {
  const { before, after, link } = step;
  const letters = step.letters ?? [];
  const inVariable = (line: Expr): Expr =>
    letters.reduceRight((found, [name, value]) => substitute(found, sym(name), value), line);
  if (link !== 'equal')
    return (
      checkLines({ ...step, before: inVariable(before), after: inVariable(after) }, ground) ??
      // tan has each value once in half a turn; beside other cases the roots are those of a whole one.
      (step.rule === 'inverse-function' &&
      isEquation(after) &&
      isCall(arg(before, 0), 'tan') &&
      anglesHold(before, after)
        ? 'recomputed'
        : null)
    );
  if (isCall(before, 'lim'))
    return limitHolds(before, isCall(after, 'lim') ? (ground.value ?? after) : after) ? 'numeric' : null;
  if (isCall(before, 'defint')) return integralHolds(before, after) ? 'numeric' : null;
  if (someNode(before, (part) => isCall(part, 'int')))
    return sameGrowth(before, after, letters) ? 'numeric' : null;
  return identical(inVariable(before), inVariable(after), ground.where) === 'yes' ? 'identity' : null;
};

/** The step with its nested steps, or null when one of them is wrong. */
export const checkStep = (step: Step, ground: Ground): Step | null => {
  const value = step.substeps.at(-1)?.after;
  const inside = value ? { ...ground, value } : ground;
  return withSubsteps(step, checkOne(step, ground), (inner) => checkStep(inner, inside));
};

/** Points for one unknown, or none when the roots hold other letters. */
export const pointsOf = (variable: string, roots: readonly Expr[]): Point[] =>
  roots.some((root) => variablesOf(root).length > 0)
    ? []
    : roots.map((root) => ({ [variable]: evaluate(root, {}) }));
