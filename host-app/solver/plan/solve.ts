import { approx } from '../kernel/approx.js';
import { canon } from '../kernel/canonical.js';
import { rationalCoefficients } from '../kernel/normal.js';
import { add, sub, mul } from '../kernel/canon.js';
import { expand } from '../kernel/expand.js';
import { isZero } from '../../maths/rational.js';
import type { Answer, Draft, Problem, Step } from '../solution.js';
import type { TextKey } from '../texts/en.js';
import { arg, num, type Expr } from '../tree/expr.js';
import { satisfies, type Solved } from './equation/equation.js';
import { solveEquation } from './equation/index.js';
import { byFactoring, byFormula, byRoots, bySquare } from './equation/quadratic.js';

type Named = { nameKey: TextKey; steps: readonly Step[] };

const quadraticMethods = (equation: Expr, x: string, roots: readonly Expr[]): Named[] => {
  const p = rationalCoefficients(sub(canon(arg(equation, 0)), canon(arg(equation, 1))), x);
  if (!p || p.length !== 3) return [];
  const factoring = byFactoring(equation, p, x, roots);
  const pure = isZero(p[1] ?? { n: 0n, d: 1n });
  return [
    ...(pure ? [{ nameKey: 'method.roots' as const, steps: byRoots(equation, p, x, roots) }] : []),
    ...(factoring ? [{ nameKey: 'method.factoring' as const, steps: factoring }] : []),
    { nameKey: 'method.formula', steps: byFormula(equation, p, x, roots) },
    ...(pure ? [] : [{ nameKey: 'method.square' as const, steps: bySquare(equation, p, x, roots) }]),
  ];
};

/** Periodic roots that lie in a range that was asked for. */
const inRange = (solved: Solved, low: number, high: number, lowOpen: boolean, highOpen: boolean): Expr[] => {
  const { period } = solved;
  const found: Expr[] = [];
  for (const root of solved.roots) {
    const [start, length] = [approx(root), period ? approx(period) : Infinity];
    const first = period ? Math.ceil((low - start) / length - 1e-9) : 0;
    for (let k = first; k < first + 200; k += 1) {
      const value = period ? start + k * length : start;
      if (value > high + 1e-9) break;
      const outside =
        value < low - 1e-9 ||
        (lowOpen && Math.abs(value - low) < 1e-9) ||
        (highOpen && Math.abs(value - high) < 1e-9);
      if (!outside) found.push(period ? expand(add(root, mul(num(k), period))) : root);
      if (!period) break;
    }
  }
  return found.sort((a, b) => approx(a) - approx(b));
};

export const planSolve = ({ expression, variable, options }: Problem): Draft | null => {
  const [left, right] = [arg(expression, 0), arg(expression, 1)];
  const solved = solveEquation(left, right, variable);
  if (!solved) return null;
  const { from, to } = options;
  const notes: TextKey[] = [];
  let answer: Answer = { kind: 'roots', variable, roots: solved.roots };
  if (solved.everything) answer = { kind: 'everything', variable };
  else if (from && to)
    answer = {
      kind: 'roots',
      variable,
      roots: inRange(
        solved,
        approx(canon(from)),
        approx(canon(to)),
        options.operation?.startsWith('(') ?? false,
        options.operation?.endsWith(')') ?? false,
      ),
    };
  else if (solved.period && solved.roots.length > 0) {
    answer = { kind: 'periodic', variable, roots: solved.roots, period: solved.period };
    notes.push('note.integer');
  }
  if (
    answer.kind === 'roots' &&
    !from &&
    !answer.roots.every((root) => satisfies(left, right, variable, root))
  )
    return null;
  const quadratic =
    answer.kind === 'roots' && solved.method === 'quadratic'
      ? quadraticMethods(expression, variable, answer.roots)
      : [];
  const methods =
    quadratic.length > 0
      ? quadratic
      : [
          {
            nameKey: solved.method === 'linear' ? ('method.linear' as const) : ('method.steps' as const),
            steps: solved.steps,
          },
        ];
  return { answer, methods, notes };
};
