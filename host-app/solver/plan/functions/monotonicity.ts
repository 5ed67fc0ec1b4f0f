import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Interval, Problem, Step } from '../../solution.js';
import type { Rule } from '../../texts/en.js';
import { call, list, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { rootLine } from '../equation/equation.js';
import { intervalsExpr } from '../inequality.js';
import { step, draftOf } from '../trace.js';
import { criticalPointsOf, joined, slopeOf, spans, type CriticalPoints, type Piece } from './analysis.js';
import type { FactName } from './functions.types.js';

const asIntervals = (pieces: readonly Piece[]): Interval[] =>
  pieces.map(({ lo, hi }) => ({ lo, hi, loOpen: true, hiOpen: true }));

export const signIn = ({ slope }: CriticalPoints, x: string, piece: Piece): number =>
  Math.sign(approx(slope, { [x]: piece.inside }));

const withSign = (critical: CriticalPoints, x: string, wanted: number): Piece[] =>
  critical.pieces.filter((piece) => signIn(critical, x, piece) === wanted);

/** From the function to the derivative that decides: the first for monotonicity, the second for curvature. */
const slopeSteps = (e: Expr, x: string, bend: boolean): { source: Expr; steps: Step[] } | null => {
  if (!bend) return { source: canon(e), steps: [] };
  const slope = slopeOf(e, x);
  return slope && { source: slope, steps: [step('derivative', call('diff', e, sym(x)), slope, 'equal')] };
};

const RULES: Readonly<Record<'growth' | 'bend', readonly [Rule, Rule, Rule]>> = {
  growth: ['derivative', 'slope-zeros', 'sign-of-slope'],
  bend: ['second-derivative', 'inflection-candidates', 'sign-of-bend'],
};

interface Behaviour {
  readonly critical: CriticalPoints;
  readonly steps: readonly Step[];
  readonly rules: readonly [Rule, Rule, Rule];
}
/** The derivative that decides, its zeros, and the steps to them. */
export const behaviour = (e: Expr, x: string, bend: boolean): Behaviour | null => {
  const start = slopeSteps(e, x, bend);
  const critical = start && criticalPointsOf(start.source, x, e);
  if (!start || !critical) return null;
  const rules = RULES[bend ? 'bend' : 'growth'];
  const from = bend ? start.source : e;
  const steps = [...start.steps, step(rules[0], call('diff', from, sym(x)), critical.slope, 'equal')];
  const zeroLine = relation('=', critical.slope, ZERO);
  const roots = rootLine(x, critical.zeros);
  if (zeroLine.key !== roots.key && critical.slope.kind !== 'num')
    steps.push(step(rules[1], zeroLine, roots, 'equivalent'));
  return { critical, steps, rules };
};

/** The derivative has values where the function has none: 1/x for ln x. */
const isWider = ({ slope, domain }: CriticalPoints, x: string): boolean =>
  domain.some(({ lo, hi }) =>
    [approx(lo) - 0.37, approx(hi) + 0.37].some(
      (place) => Number.isFinite(place) && Number.isFinite(approx(slope, { [x]: place })),
    ),
  );

export const signSteps = ({ critical, rules }: Behaviour, x: string, wanted: 1 | -1): Step[] => {
  const pieces = withSign(critical, x, wanted);
  const sign = relation(wanted > 0 ? '>' : '<', critical.slope, ZERO);
  const before = isWider(critical, x) ? list('and', [sign, intervalsExpr(x, critical.domain)]) : sign;
  const strict = intervalsExpr(x, asIntervals(pieces));
  const whole = intervalsExpr(x, asIntervals(joined(pieces, critical.domain)));
  const steps: Step[] = [];
  if (critical.slope.kind !== 'num' && before.key !== strict.key)
    steps.push(step(rules[2], before, strict, 'equivalent'));
  if (whole.key !== strict.key) steps.push(step('join-pieces', strict, whole, 'implies'));
  return steps;
};

const WANTED: Readonly<Record<string, readonly [FactName, 1 | -1, boolean]>> = {
  increasing: ['increasing', 1, false],
  decreasing: ['decreasing', -1, false],
  'concave up': ['concave up', 1, true],
  'concave down': ['concave down', -1, true],
};

/** Where a function increases or decreases, or how it is curved. */
export const planMonotonic = ({ expression, variable: x, options }: Problem): Draft | null => {
  const names = (options.operation ?? '').split('|');
  const bend = names.some((name) => name.startsWith('concave'));
  const found = behaviour(expression, x, bend);
  if (!found) return null;
  const parts = names.flatMap((name) => {
    const wanted = WANTED[name];
    return wanted ? [{ name: wanted[0], sign: wanted[1] }] : [];
  });
  const steps = [...found.steps, ...parts.flatMap(({ sign }) => signSteps(found, x, sign))];
  const pieces = parts.map(({ sign }) => joined(withSign(found.critical, x, sign), found.critical.domain));
  const [only] = pieces;
  return draftOf(
    pieces.length === 1 && only
      ? { kind: 'intervals', variable: x, intervals: asIntervals(only) }
      : {
          kind: 'facts',
          facts: parts.map(({ name }, at) => ({ name, value: spans(pieces[at] ?? []) })),
        },
    steps,
  );
};
