import { approx, byValue } from '../../kernel/approx.js';
import { add, div, mul, pow, sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { coefficientsIn, fraction, rationalCoefficients } from '../../kernel/normal.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, call, INFINITY, isNode, num, relation, sym, ZERO, type Expr } from '../../tree/expr.js';
import { isNegativeNumber, isUnbounded } from '../../tree/predicates.js';
import { collectNodes, contains } from '../../tree/walk.js';
import { limitOf } from '../calculus/limits/limit-value.js';
import { rootLine } from '../equation/equation.js';
import { tidy } from '../simplify/index.js';
import { written } from '../acts.js';
import { step, draftOf } from '../trace.js';
import { MINUS_INFINITY, zerosOf } from './analysis.js';
import type { Fact } from './functions.types.js';

/** Expressions whose zeros may be poles: the denominator in lowest terms, arguments of logarithms. */
const suspects = (e: Expr, x: string): Expr[] | null => {
  const parts = fraction(e);
  if (!parts) return null;
  const logs = collectNodes(e, (part) => isNode(part) && part.kind === 'call' && part.name === 'ln');
  const bottoms = collectNodes(e, (part) => part.kind === 'power' && isNegativeNumber(arg(part, 1)));
  const sinusoids = collectNodes(
    e,
    (part) => part.kind === 'call' && ['tan', 'sec', 'csc', 'cot'].includes(part.name) && contains(part, x),
  );
  if (sinusoids.length > 0) return null;
  return [parts[1], ...logs.map((log) => arg(log, 0)), ...bottoms.map((power) => arg(power, 0))].filter(
    (part) => contains(part, x),
  );
};

const verticals = (e: Expr, x: string): Expr[] | null => {
  const found = suspects(e, x);
  if (!found) return null;
  const places: Expr[] = [];
  for (const suspect of found) {
    const zeros = zerosOf(suspect, x);
    if (!zeros) return null;
    places.push(...zeros);
  }
  const distinct = places.filter(
    (place, at) => places.findIndex((other) => Math.abs(approx(other) - approx(place)) < 1e-9) === at,
  );
  return distinct
    .filter(
      (place) => isUnbounded(limitOf(e, x, place, 'left')) || isUnbounded(limitOf(e, x, place, 'right')),
    )
    .sort(byValue);
};

interface Far {
  readonly level: Expr | null;
  readonly line: Expr | null;
}
/** The asymptote at infinity: horizontal or oblique. */
const farAway = (e: Expr, x: string, point: Expr, side: 'left' | 'right'): Far | null => {
  const limit = limitOf(e, x, point, side);
  if (!limit) return null;
  if (!isUnbounded(limit)) return { level: tidy(limit), line: null };
  const slope = limitOf(canon(div(e, sym(x))), x, point, side);
  if (!slope) return null;
  if (isUnbounded(slope) || slope.key === '0') return { level: null, line: null };
  const rest = limitOf(canon(sub(e, mul(slope, sym(x)))), x, point, side);
  if (!rest) return null;
  return isUnbounded(rest)
    ? { level: null, line: null }
    : { level: null, line: add(mul(tidy(slope), sym(x)), tidy(rest)) };
};

const unique = (values: readonly (Expr | null)[]): Expr[] =>
  values
    .filter((value) => value !== null)
    .filter((value, at, all) => all.findIndex((other) => other.key === value.key) === at);

/** Both limits far away from 0. */
const planEnds = (e: Expr, x: string): Draft | null => {
  const coefficients = coefficientsIn(canon(e), x) ?? [];
  const degree = coefficients.length - 1;
  const term = degree > 0 ? mul(coefficients[degree] ?? ZERO, pow(sym(x), num(degree))) : null;
  const act = term ? `Far from 0 the term with the highest power decides: ${written(term)}.` : undefined;
  const ends = [INFINITY, MINUS_INFINITY].map((point, k) => {
    const limit = limitOf(canon(e), x, point, k === 0 ? 'left' : 'right');
    return limit && step('far-away', call('lim', e, sym(x), point), tidy(limit), 'equal', [], undefined, act);
  });
  const steps = ends.filter((one) => one !== null);
  const facts = steps.map(({ before, after }): Fact => ({
    name: 'end',
    value: relation('=', before, after),
  }));
  return steps.length === 2 ? draftOf({ kind: 'facts', facts }, steps) : null;
};

export const planAsymptotes = ({ expression, variable: x, options }: Problem): Draft | null => {
  const e = canon(expression);
  const wanted = options.operation ?? 'all';
  if (wanted === 'ends') return planEnds(expression, x);
  // A line with a hole is no asymptote of itself.
  const parts = fraction(e);
  if (
    wanted !== 'vertical' &&
    parts &&
    !contains(parts[1], x) &&
    (rationalCoefficients(e, x)?.length ?? 2) < 3
  )
    return null;
  const facts: Fact[] = [];
  const steps: Step[] = [];
  if (wanted === 'all' || wanted === 'vertical') {
    const places = verticals(e, x);
    if (!places) return null;
    facts.push(
      ...places.map((place) => ({
        name: 'vertical asymptote' as const,
        value: relation('=', sym(x), place),
      })),
    );
    steps.push(step('poles', expression, rootLine(x, places), 'case'));
  }
  if (wanted !== 'vertical') {
    const ends = [farAway(e, x, INFINITY, 'left'), farAway(e, x, MINUS_INFINITY, 'right')];
    const defined = [1e7, -1e7].map((place) => Number.isFinite(approx(e, { [x]: place })));
    if (ends.some((end, at) => end === null && defined[at])) return null;
    const known = ends.filter((end, at) => end !== null && defined[at]).filter((end) => end !== null);
    const levels = wanted === 'slant' ? [] : unique(known.map(({ level }) => level));
    const lines = wanted === 'horizontal' ? [] : unique(known.map(({ line }) => line));
    facts.push(
      ...levels.map((level) => ({
        name: 'horizontal asymptote' as const,
        value: relation('=', sym('y'), level),
      })),
      ...lines.map((line) => ({ name: 'slant asymptote' as const, value: relation('=', sym('y'), line) })),
    );
    ends.forEach((end, at) => {
      const point = at === 0 ? INFINITY : MINUS_INFINITY;
      if (end?.level && defined[at])
        steps.push(step('far-away', call('lim', expression, sym(x), point), end.level, 'equal'));
      if (end?.line && defined[at])
        steps.push(step('slant', call('lim', sub(e, end.line), sym(x), point), ZERO, 'equal'));
    });
  }
  return draftOf(facts.length === 0 ? { kind: 'verdict', verdict: 'none' } : { kind: 'facts', facts }, steps);
};
