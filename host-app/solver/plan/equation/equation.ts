import { approx, byValue } from '../../kernel/approx.js';
import { sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import type { Step } from '../../solution.js';
import type { TextKey } from '../../texts/en.js';
import { relation, sym, anyOf, type Expr, type Node } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

/** All real roots, as far as the handler could prove it: a handler that cannot be complete returns null. */
export interface Solved {
  readonly roots: readonly Expr[];
  readonly everything?: boolean;
  /** The roots repeat with this period. */
  readonly period?: Expr;
  /** The roots are decimals. */
  readonly rounded?: true;
  readonly steps: readonly Step[];
  readonly method?: 'linear' | 'other';
  /** All ways to these roots; `steps` are those of the first. */
  readonly ways?: readonly Way[];
}
export interface Way {
  readonly nameKey: TextKey;
  readonly steps: readonly Step[];
}
export interface Equation {
  readonly left: Expr;
  readonly right: Expr;
  readonly x: string;
  readonly depth: number;
  /** For the equations a handler reduces to. */
  readonly solve: (left: Expr, right: Expr, x: string) => Solved | null;
}
export type Handler = (equation: Equation) => Solved | null;

export const equation = (left: Expr, right: Expr): Node => relation('=', left, right);
export const difference = ({ left, right }: Equation): Expr => sub(canon(left), canon(right));

export const rootLine = (x: string, roots: readonly Expr[]): Expr => {
  const lines = roots.map((root) => equation(sym(x), root));
  return anyOf(lines);
};

export const distinct = (roots: readonly Expr[]): Expr[] => {
  const kept: Expr[] = [];
  for (const root of roots) {
    const value = approx(root);
    if (
      !kept.some(
        (known) => known.key === root.key || Math.abs(approx(known) - value) < 1e-9 * (1 + Math.abs(value)),
      )
    )
      kept.push(root);
  }
  return kept.sort(byValue);
};

/** Whether a value satisfies the equation as it was written; true when other letters leave it undecided. */
export const satisfies = (left: Expr, right: Expr, x: string, root: Expr): boolean => {
  const others = [...variablesOf(left), ...variablesOf(right), ...variablesOf(root)].filter(
    (name) => name !== x,
  );
  if (others.length > 0) return true;
  const at = { [x]: approx(root) };
  const [a, b] = [approx(left, at), approx(right, at)];
  return Number.isFinite(a) && Math.abs(a - b) <= 1e-7 * (1 + Math.abs(a) + Math.abs(b));
};
