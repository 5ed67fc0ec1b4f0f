import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { MathProblem } from '../../kernel/problem.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, call, isNode, isNum, MINUS_ONE, ONE, relation, sym, type Expr } from '../../tree/expr.js';
import { collectNodes, contains, substitute } from '../../tree/walk.js';
import { verdictText, type Verdict } from '../functions/functions.types.js';
import { step } from '../trace.js';
import { planSplit, unboundedArea } from './improper.js';
import { limitOf } from './limit-value.js';
import { planSum } from './sums.js';

export const saidSo = (verdict: Verdict): Expr => sym(verdictText(verdict));
const sideSign = (side: 'left' | 'right'): Expr => sym(side === 'left' ? '-' : '+');

const differ = (a: Expr, b: Expr): boolean =>
  a.key !== b.key &&
  (a.key.includes('∞') ||
    b.key.includes('∞') ||
    Math.abs(approx(a) - approx(b)) > 1e-9 * (1 + Math.abs(approx(a))));

const noLimit = (steps: readonly Step[], evidence: readonly Expr[]): Draft => ({
  answer: { kind: 'verdict', verdict: 'does-not-exist' },
  methods: [{ nameKey: 'method.steps', steps }],
  notes: [],
  evidence,
});

/** Both one-sided limits are known, and they are not the same. */
const sidesDiffer = (e: Expr, x: string, point: Expr): Draft | null => {
  const [left, right] = [limitOf(canon(e), x, point, 'left'), limitOf(canon(e), x, point, 'right')];
  if (!left || !right || !differ(left, right)) return null;
  const line = (side: 'left' | 'right'): Expr => call('lim', e, sym(x), point, sideSign(side));
  return noLimit(
    [
      step('left-limit', line('left'), left, 'equal'),
      step('right-limit', line('right'), right, 'equal'),
      step('sides-differ', relation('!=', left, right), saidSo('does-not-exist'), 'case'),
    ],
    [left, right],
  );
};

const isWave = (e: Expr, x: string): boolean => {
  if (!isNode(e) || !contains(e, x)) return false;
  if (e.kind === 'power') return isNum(arg(e, 0)) && arg(e, 0).key === '-1';
  return e.kind === 'call' && (e.name === 'sin' || e.name === 'cos');
};

/** One wave of something that grows without bound: it comes back to 1 and to -1 again and again. */
const oscillates = (e: Expr, x: string, point: Expr, side: 'left' | 'right'): Draft | null => {
  const whole = canon(e);
  const waves = collectNodes(whole, (part) => isWave(part, x)).filter((wave) => {
    const inner = wave.kind === 'power' ? arg(wave, 1) : arg(wave, 0);
    const limit = limitOf(inner, x, point, side);
    return limit?.key.includes('∞') ?? false;
  });
  const [wave] = waves;
  // A sequence like sin(pi n) may stand still at the whole numbers.
  if (!wave || waves.length > 1 || (x === 'n' && wave.key.includes('π'))) return null;
  const along = (value: Expr): Expr | null => {
    const form = canon(substitute(whole, wave, value));
    return contains(form, x) ? limitOf(form, x, point, side) : form;
  };
  const [top, bottom] = [along(ONE), along(MINUS_ONE)];
  if (!top || !bottom || !differ(top, bottom)) return null;
  return noLimit(
    [step('oscillation', relation('!=', bottom, top), saidSo('does-not-exist'), 'case')],
    [top, bottom],
  );
};

const planNoLimit = ({ expression, variable, options }: Problem): Draft | null => {
  const point = options.to && (options.to.key.includes('∞') ? options.to : canon(options.to));
  if (!point) return null;
  const oneSided = options.side !== undefined || point.key.includes('∞');
  return (
    (oneSided ? null : sidesDiffer(expression, variable, point)) ??
    oscillates(expression, variable, point, options.side ?? 'right')
  );
};

/** What the planners of limits, integrals and sums leave: values in pieces, or a proof that there is none. */
export const planVerdict = (problem: Problem): Draft | null => {
  try {
    if (problem.kind === 'limit') return planNoLimit(problem);
    if (problem.kind === 'definite') return planSplit(problem) ?? unboundedArea(problem);
    return problem.kind === 'series' ? planSum(problem) : null;
  } catch (error) {
    if (error instanceof MathProblem) return null;
    throw error;
  }
};
