import { approx } from '../../kernel/approx.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { fn } from '../../kernel/functions.js';
import { arg, isNode, isNum, ZERO, type Expr } from '../../tree/expr.js';
import { collectNodes, contains, divisors } from '../../tree/walk.js';
import { distinct } from '../equation/equation.js';
import { solveEquation } from '../equation/index.js';
import { rootsWithin, type Limits } from '../equation/range.js';
import { joined } from '../equation/rarer/tested.js';

const edgesOfCall = (name: string, inner: Expr): Expr[] => {
  if (name === 'ln') return [inner];
  if (name === 'tan' || name === 'sec') return [fn('cos', inner)];
  return name === 'cot' || name === 'csc' ? [fn('sin', inner)] : [];
};

/** Expressions whose zeros are places where the sign can change without a root: denominators, even roots, logarithms, poles. */
const edges = (d: Expr, x: string): Expr[] =>
  collectNodes(d, (part) => contains(part, x) && (part.kind === 'power' || part.kind === 'call')).flatMap(
    (part) => {
      if (isNode(part) && part.kind === 'call') return edgesOfCall(part.name, arg(part, 0));
      const [base, exponent] = [arg(part, 0), arg(part, 1)];
      return isNum(exponent) && contains(base, x) && (exponent.value.n < 0n || exponent.value.d % 2n === 0n)
        ? [base]
        : [];
    },
  );

export interface Places {
  /** In order; within one period from 0 on when there is one. */
  readonly points: readonly Expr[];
  readonly period?: Expr;
}

/** The points where the line can change, or null when they cannot all be found. */
export const placesOfChange = (line: Expr, x: string, limits: Limits | null): Places | null => {
  const relations = collectNodes(line, (part) => part.kind === 'relation');
  const found: { roots: readonly Expr[]; period?: Expr }[] = [];
  for (const part of relations) {
    const d = leftMinusRight(part);
    for (const zero of [d, ...edges(d, x), ...divisors(part).map(canon)]) {
      if (!contains(zero, x)) continue;
      const solved = solveEquation(zero, ZERO, x);
      if (!solved || solved.rounded) return null;
      // Zero everywhere: no point of change.
      if (!solved.everything) found.push(solved);
    }
  }
  if (limits) return { points: distinct(found.flatMap((one) => rootsWithin(one, limits))) };
  const whole = joined(found.map((one) => ({ ...one, steps: [] })));
  if (!whole) return null;
  if (whole.period && [...whole.roots].some((root) => !Number.isFinite(approx(root)))) return null;
  return { points: distinct(whole.roots), ...(whole.period ? { period: whole.period } : {}) };
};
