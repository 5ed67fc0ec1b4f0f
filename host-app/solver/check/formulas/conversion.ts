import type { CheckWay, Draft, Method, Problem, Step } from '../../solution.js';
import { arg, isNode, type Expr } from '../../tree/expr.js';
import { evaluate } from '../values/evaluate.js';
import { identical } from '../values/identity.js';
import { methodsThatHold } from '../methods.js';

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * (1 + Math.abs(b));
const value = (e: Expr): number => evaluate(e, {}).re;
const partsOf = (e: Expr): readonly Expr[] => (isNode(e) ? e.args : []);

/** The size of each unit by its name. */
const sizesOf = (parts: readonly Expr[]): ReadonlyMap<string, number> =>
  new Map(
    parts.flatMap((part) =>
      partsOf(arg(part, 2)).map((line) => [arg(line, 0).key, value(arg(line, 1))] as const),
    ),
  );
/** 1 hour = 3600 s: both sides have one size. */
const isFactor = (line: Expr, sizes: ReadonlyMap<string, number>): boolean => {
  const [left = Number.NaN, right = Number.NaN] = partsOf(line).map((side) => {
    const [number, unit] = partsOf(side);
    return number && unit ? value(number) * (sizes.get(unit.key) ?? Number.NaN) : Number.NaN;
  });
  return near(left, right);
};
/** The amount times the size of its unit, over the size of the other; of quotients for both units. */
const converted = (part: Expr): number => {
  const [from = 1, to = 1, below = 1, toBelow = 1] = partsOf(arg(part, 3)).map(value);
  return (value(arg(arg(part, 0), 0)) * from * toBelow) / (to * below);
};

/** The amounts again from the sizes of the units; each factor is compared with them. */
export const verifyConversion = (
  { expression, options }: Problem,
  { answer, methods }: Draft,
): readonly Method[] | null => {
  const parts = options.items ?? [];
  if (answer.kind !== 'value' || parts.length === 0) return null;
  const wanted = parts.reduce((total, part) => total + converted(part), 0);
  if (!near(value(answer.exact), wanted) || identical(expression, answer.exact) !== 'yes') return null;
  const sizes = sizesOf(parts);
  const way = ({ rule, link, before, after }: Step): CheckWay | null => {
    if (link === 'equal') return identical(before, after) === 'yes' ? 'identity' : null;
    if (rule !== 'unit-factor') return near(value(after), wanted) ? 'recomputed' : null;
    const lines = after.kind === 'relation' ? [after] : partsOf(after);
    return lines.every((line) => isFactor(line, sizes)) ? 'recomputed' : null;
  };
  return methodsThatHold(methods, (step) => {
    const check = way(step);
    return check && { ...step, check };
  });
};
