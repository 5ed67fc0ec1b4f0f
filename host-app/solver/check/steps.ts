import type { CheckWay, Step } from '../solution.js';
import { arg, isNode, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';
import { evaluate, type Point } from './evaluate.js';
import { close, identical, type Where } from './identity.js';
import { size } from './measured.js';
import { proportional, scanRoots } from './roots.js';

/** Final solutions as points; a line of an equation is judged at them. */
export interface Ground {
  readonly points: readonly Point[];
  readonly variable: string;
  readonly where: Where;
}

/** Whether a line (an equation, cases, a system) holds at a point; null when it has no value there. */
export const lineHolds = (line: Expr, at: Point): boolean | null => {
  if (!isNode(line)) return null;
  if (line.kind === 'list') {
    if (line.name === 'none') return false;
    const parts = line.args.map((part) => lineHolds(part, at));
    return line.name === 'or' ? parts.some((part) => part === true) : parts.every((part) => part === true);
  }
  if (line.kind !== 'relation') return null;
  const [left, right] = [evaluate(arg(line, 0), at), evaluate(arg(line, 1), at)];
  if (!Number.isFinite(left.re + right.re)) return null;
  if (close(left, right) === 'yes') return true;
  return (
    Math.hypot(left.re - right.re, left.im - right.im) <=
    1e-9 * (1 + size(left)) + 40 * Math.min(left.error + right.error, 1e-6)
  );
};

const isEquation = (e: Expr): boolean => isNode(e) && e.kind === 'relation' && e.name === '=';

/** Without solutions to test, the lines must be multiples of each other or a search must find the same. */
const sameWithoutRoots = (before: Expr, after: Expr, variable: string): boolean => {
  if (isNode(after) && after.name === 'none') return true;
  if (!isEquation(before) || !isEquation(after))
    return isEquation(before) ? scanRoots(before, variable).length === 0 : true;
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

export const checkStep = (step: Step, ground: Ground): CheckWay | null => {
  if (step.link !== 'equal') return checkLines(step, ground);
  return identical(step.before, step.after, ground.where) === 'yes' ? 'identity' : null;
};

/** Points for one unknown, or none when the roots hold other letters. */
export const pointsOf = (variable: string, roots: readonly Expr[]): Point[] =>
  roots.some((root) => variablesOf(root).length > 0)
    ? []
    : roots.map((root) => ({ [variable]: evaluate(root, {}) }));
