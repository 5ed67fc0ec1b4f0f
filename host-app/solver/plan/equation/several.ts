import { approx } from '../../kernel/approx.js';
import { add, mul } from '../../kernel/canon.js';
import { expand } from '../../kernel/expand.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { pack } from '../../packs/registry.js';
import type { Step } from '../../solution.js';
import { num, type Expr } from '../../tree/expr.js';
import { leftOut } from '../acts.js';
import { Trace } from '../trace.js';
import {
  difference,
  distinct,
  equation,
  rootLine,
  satisfies,
  type Equation,
  type Handler,
  type Solved,
} from './equation.js';
import { polynomialRoots } from './polynomial.js';
import { polynomialWays } from './quadratic.js';
import { toZero } from './standard.js';

/** A polynomial of any degree with rational coefficients. */
export const polynomial: Handler = (e) => {
  const p = rationalCoefficients(difference(e), e.x);
  const roots = p && polynomialRoots(p);
  if (!p || !roots) return null;
  if (p.length === 1) return { roots, steps: toZero(new Trace(equation(e.left, e.right), 'equivalent'), e.x).steps };
  const ways = polynomialWays(e, p, roots);
  const [first] = ways;
  return first ? { roots, steps: first.steps, ways } : pack('algebra').powerSubstitution(e, p);
};

/** Periodic roots of several cases with one common period; null when the periods do not fit or only some repeat. */
export const joined = (
  cases: readonly Pick<Solved, 'roots' | 'period' | 'steps'>[],
): { roots: readonly Expr[]; period?: Expr } | null => {
  const full = cases.filter(({ roots }) => roots.length > 0);
  const periods = full.flatMap(({ period }) => (period ? [period] : []));
  const [first] = periods;
  if (!first) return { roots: full.flatMap(({ roots }) => roots) };
  if (periods.length < full.length) return null;
  const longest = periods.reduce((a, b) => (approx(a) >= approx(b) ? a : b), first);
  const roots: Expr[] = [];
  for (const { roots: some, period = longest } of full) {
    const times = approx(longest) / approx(period);
    if (Math.abs(times - Math.round(times)) > 1e-9) return null;
    for (let k = 0; k < Math.round(times); k += 1)
      roots.push(...some.map((root) => expand(add(root, mul(num(k), period)))));
  }
  return { roots, period: longest };
};

/** Keeps the candidates that satisfy the original equation; the step lists the dropped ones. */
export const tested = (
  e: Equation,
  cases: readonly Pick<Solved, 'roots' | 'period' | 'steps'>[],
  steps: readonly Step[],
): Solved | null => {
  const together = joined(cases);
  if (!together) return null;
  const found = distinct(together.roots);
  const kept = found.filter((root) => satisfies(e.left, e.right, e.x, root));
  const act = leftOut(
    e.x,
    found.filter((root) => !kept.includes(root)),
  );
  const trace = new Trace(rootLine(e.x, found), 'case').says('test-roots', rootLine(e.x, kept), act);
  return {
    roots: kept,
    steps: [...steps, ...trace.steps],
    ...(together.period && kept.length > 0 ? { period: together.period } : {}),
  };
};
