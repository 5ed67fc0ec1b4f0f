import { approx } from '../../kernel/approx.js';
import type { Interval } from '../../solution.js';
import { arg, INFINITY, isNode, negative, type Expr } from '../../tree/expr.js';
import { placeOf } from '../../tree/predicates.js';

/**
 * Whether relations, joined by and / or, hold at a number; sides that are equal up to rounding count as
 * equal.
 */
export const holdsAt = (line: Expr, x: string, value: number): boolean => {
  if (!isNode(line)) return false;
  if (line.kind === 'list')
    return line.name === 'or'
      ? line.args.some((part) => holdsAt(part, x, value))
      : line.name === 'none'
        ? false
        : line.args.every((part) => holdsAt(part, x, value));
  const [left, right] = [approx(arg(line, 0), { [x]: value }), approx(arg(line, 1), { [x]: value })];
  if (!Number.isFinite(left - right)) return false;
  const tie = Math.abs(left - right) < 1e-9 * (1 + Math.abs(left) + Math.abs(right));
  if (line.name === '!=') return !tie;
  if (tie) return line.name.includes('=');
  return line.name.startsWith('<') ? left < right : line.name === '=' ? false : left > right;
};

/** The points where the line can change, in order, and the range of the question. */
export interface Range {
  readonly from: Expr;
  readonly to: Expr;
  readonly fromOpen: boolean;
  readonly toOpen: boolean;
}
export const EVERYWHERE: Range = { from: negative(INFINITY), to: INFINITY, fromOpen: true, toOpen: true };

const middle = (low: number, high: number): number => {
  if (low === -Infinity) return high === Infinity ? 0 : high - 1;
  return high === Infinity ? low + 1 : (low + high) / 2;
};

/** The intervals between neighbouring points in which the line holds, joined where they touch. */
export const intervalsWhere = (
  line: Expr,
  x: string,
  points: readonly Expr[],
  { from, to, fromOpen, toOpen }: Range = EVERYWHERE,
): Interval[] => {
  const edges = [from, ...points.filter(({ key }) => key !== from.key && key !== to.key), to];
  const values = edges.map((edge) => placeOf(edge, approx));
  const found: Interval[] = [];
  const put = (next: Interval): void => {
    const last = found.at(-1);
    const touches = last?.hi.key === next.lo.key && !(last.hiOpen && next.loOpen);
    if (last && touches) found.splice(-1, 1, { ...last, hi: next.hi, hiOpen: next.hiOpen });
    else found.push(next);
  };
  edges.forEach((edge, k) => {
    const at = values[k] ?? 0;
    const excluded = (k === 0 && fromOpen) || (k === edges.length - 1 && toOpen) || !Number.isFinite(at);
    if (!excluded && holdsAt(line, x, at)) put({ lo: edge, hi: edge, loOpen: false, hiOpen: false });
    const next = edges[k + 1];
    if (next && holdsAt(line, x, middle(at, values[k + 1] ?? 0)))
      put({ lo: edge, hi: next, loOpen: true, hiOpen: true });
  });
  return found;
};
