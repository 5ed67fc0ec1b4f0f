import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { definedOrNull } from '../../../kernel/problem.js';
import { tidy } from '../../../plan/simplify/index.js';
import { planSystem } from '../../../plan/system.js';
import { arg, membersOf, type Expr } from '../../../tree/expr.js';
import { contains, variablesOf } from '../../../tree/walk.js';
import { put, rootsOf } from '../formula.js';

/** One letter from one line, put into the other. */
const byReplacing = (first: Expr, second: Expr, letter: string, other: string): readonly (readonly [Expr, Expr])[] | null => {
  if (!contains(first, letter)) return null;
  const found = rootsOf(first, letter);
  if (!found || found.some((root) => contains(root, letter))) return null;
  const pairs: [Expr, Expr][] = [];
  for (const root of found) {
    const line = put(second, letter, root);
    const isOpen = variablesOf(canonSides(line)).includes(other);
    const roots = isOpen ? rootsOf(line, other) : null;
    if (!roots) return null;
    for (const place of roots) {
      const value = definedOrNull(() => tidy(canon(put(root, other, place))));
      if (!value) return null;
      if (Number.isFinite(approx(canon(value)))) pairs.push([value, place]);
    }
  }
  return pairs;
}; // prettier-ignore
const canonSides = (line: Expr): Expr => canon(arg(line, 0));

/** All points at which both lines are true; null where they cannot be found. */
export const pointsOf = (lines: Expr): readonly (readonly Expr[])[] | null => {
  const [first, second] = membersOf(lines);
  if (!first || !second) return null;
  const answer = definedOrNull(() => planSystem({ kind: 'system', expression: lines, variable: 'x', options: {} }))?.answer;
  if (answer?.kind === 'points' && answer.variables.join() === 'x,y') return answer.points;
  const ways = [
    [first, second, 'y', 'x', true],
    [second, first, 'y', 'x', true],
    [first, second, 'x', 'y', false],
    [second, first, 'x', 'y', false],
  ] as const;
  for (const [a, b, letter, other, isTurned] of ways) {
    const found = byReplacing(a, b, letter, other);
    if (found) return distinct(found.map(([value, place]) => (isTurned ? [place, value] : [value, place])));
  }
  return null;
}; // prettier-ignore
const distinct = (points: readonly (readonly Expr[])[]): readonly (readonly Expr[])[] => [
  ...new Map(points.map((point) => [point.map((e) => canon(e).key).join(), point])).values(),
];
