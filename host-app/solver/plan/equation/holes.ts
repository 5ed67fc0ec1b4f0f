import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Step } from '../../solution.js';
import { arg, INFINITY, isInt, negative, ZERO, type Expr } from '../../tree/expr.js';
import { divisors, someNode } from '../../tree/walk.js';
import { intervalsExpr } from '../inequality.js';
import { leftOut, written } from '../acts.js';
import { step, draftOf } from '../trace.js';
import { distinct, rootLine, satisfies, type Solved } from './equation.js';
import { solveEquation } from './index.js';

/** Where something is divided by 0, in order; null where it cannot be found. */
const holesIn = (equation: Expr, x: string): Expr[] | null => {
  const parts = divisors(equation).map((part) => solveEquation(part, ZERO, x));
  return parts.some((part) => !part || part.everything || part.period)
    ? null
    : distinct(parts.flatMap((part) => part?.roots ?? []));
};
/** Roots of the shortened equation at which the given one divides by 0 are left out. */
export const withoutHoles = (equation: Expr, x: string, { roots, steps }: Solved): Draft | null => {
  const holes = new Set(holesIn(equation, x)?.map((hole) => approx(hole)));
  const kept = roots.filter((root) => !holes.has(approx(root)));
  if (!kept.every((root) => satisfies(arg(equation, 0), arg(equation, 1), x, root))) return null;
  const act = leftOut(
    x,
    roots.filter((root) => !kept.includes(root)),
  );
  const test = step('test-roots', rootLine(x, roots), rootLine(x, kept), 'case', [], undefined, act);
  const methods = [{ nameKey: 'method.steps' as const, steps: [...steps, test] }];
  return { answer: { kind: 'roots', variable: x, roots: kept }, methods, notes: ['note.denominator'] };
};
/** Without roots, logarithms and other functions, which have no value in more places. */
const isRational = (e: Expr): boolean =>
  !someNode(e, (part) => part.kind === 'call' || (part.kind === 'power' && !isInt(canon(arg(part, 1)))));
/** Both sides are the same wherever nothing is divided by 0. */
export const exceptHoles = (equation: Expr, x: string, before: readonly Step[]): Draft | null => {
  // sqrt(x)/sqrt(x) has no value for negative x either.
  if (!isRational(equation)) return null;
  const holes = holesIn(equation, x);
  if (!holes || holes.length === 0)
    return holes && { answer: { kind: 'everything', variable: x }, methods: [], notes: [] };
  const ends = [negative(INFINITY), ...holes, INFINITY];
  const intervals = ends.slice(1).map((hi, k) => ({ lo: ends[k] ?? hi, hi, loOpen: true, hiOpen: true }));
  const result = intervalsExpr(x, intervals);
  const act = `Both sides are the same, but for ${x} = ${holes.map(written).join(' and ')} something is divided by 0.`;
  const last = before.at(-1)?.after ?? equation;
  const steps = [...before, step('except-holes', last, result, 'case', [], undefined, act)];
  return draftOf({ kind: 'intervals', variable: x, intervals }, steps, ['note.denominator']);
};
