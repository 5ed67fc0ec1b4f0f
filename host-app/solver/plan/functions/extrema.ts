import { approx, byValue } from '../../kernel/approx.js';
import { sub } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { arg, list, sym, ZERO, type Expr } from '../../tree/expr.js';
import { isInfinite } from '../../tree/predicates.js';
import { step, draftOf } from '../trace.js';
import { substitute } from '../../tree/walk.js';
import { slopeOf, valueAt, type CriticalPoints } from './analysis.js';
import type { Fact } from './functions.types.js';
import { signIn, behaviour, signSteps } from './monotonicity.js';

interface Extremum {
  readonly place: Expr;
  readonly value: Expr;
  readonly kind: 'maximum' | 'minimum';
}
/** Points inside the domain where the derivative changes its sign. */
export const extremaOf = (e: Expr, x: string, critical: CriticalPoints): Extremum[] =>
  critical.pieces.flatMap((piece, k) => {
    const next = critical.pieces[k + 1];
    if (!next || next.lo.key !== piece.hi.key) return [];
    const [before, after] = [signIn(critical, x, piece), signIn(critical, x, next)];
    const value = before * after < 0 ? valueAt(e, x, piece.hi) : null;
    return value
      ? [{ place: piece.hi, value, kind: before > 0 ? ('maximum' as const) : ('minimum' as const) }]
      : [];
  });

export const valueStep = (e: Expr, x: string, place: Expr, value: Expr): Step[] => {
  const put = substitute(e, sym(x), place);
  return put.key === value.key ? [] : [step('extreme-value', put, value, 'equal')];
};

export const pointOf = (place: Expr, value: Expr): Expr => list('tuple', [place, value]);

/** Stationary points with what they are: without a change of sign the curve goes on in its direction. */
const natures = (e: Expr, x: string): Draft | null => {
  const found = behaviour(e, x, false);
  const slope = slopeOf(e, x);
  if (!found || !slope) return null;
  const { critical } = found;
  const turns = extremaOf(e, x, critical);
  const edges = critical.pieces.flatMap(({ hi }) => (isInfinite(hi) ? [] : [hi]));
  const places = edges.filter((place) => valueAt(e, x, place) !== null);
  // Where the slope has no value, the curve has a corner.
  if (places.length === 0 || places.some((place) => valueAt(slope, x, place)?.key !== '0')) return null;
  const facts = places.flatMap((place): (Fact & { readonly place: Expr })[] => {
    const value = valueAt(e, x, place);
    const name = turns.find((turn) => turn.place.key === place.key)?.kind ?? 'inflection point';
    return value ? [{ name, place, value: pointOf(place, value) }] : [];
  });
  const steps = facts.flatMap(({ place, value }) => valueStep(e, x, place, arg(value, 1)));
  return draftOf({ kind: 'facts', facts: facts.map(({ name, value }) => ({ name, value })) }, [
    ...found.steps,
    ...signSteps(found, x, 1).filter(({ rule }) => rule !== 'join-pieces'),
    ...steps,
  ]);
};

/** Local extremes as points. */
const localExtrema = (e: Expr, x: string, wanted: readonly string[]): Draft | null => {
  const found = behaviour(e, x, false);
  if (!found) return null;
  const turns = extremaOf(e, x, found.critical).filter(({ kind }) => wanted.includes(kind));
  const steps = [
    ...found.steps,
    ...signSteps(found, x, 1).filter(({ rule }) => rule !== 'join-pieces'),
    ...turns.flatMap(({ place, value }) => valueStep(e, x, place, value)),
  ];
  return draftOf(
    turns.length === 0
      ? { kind: 'verdict', verdict: 'none' }
      : {
          kind: 'facts',
          facts: turns.map(({ place, value, kind }) => ({ name: kind, value: pointOf(place, value) })),
        },
    steps,
  );
};

/** Points where the derivative is 0, or undefined although the function has a value. */
const criticalNumbers = (e: Expr, x: string): Draft | null => {
  const found = behaviour(e, x, false);
  if (!found) return null;
  const edges = found.critical.pieces.flatMap(({ lo, hi }) => [lo, hi]);
  const places = edges.filter(
    (place, at) =>
      !isInfinite(place) &&
      edges.findIndex((other) => other.key === place.key) === at &&
      valueAt(e, x, place) !== null,
  );
  return draftOf({ kind: 'roots', variable: x, roots: places.sort(byValue) }, found.steps);
};

const inflections = (e: Expr, x: string): Draft | null => {
  const found = behaviour(e, x, true);
  if (!found) return null;
  const { critical } = found;
  const places = critical.pieces.flatMap((piece, k) => {
    const next = critical.pieces[k + 1];
    if (!next || next.lo.key !== piece.hi.key) return [];
    if (signIn(critical, x, piece) * signIn(critical, x, next) >= 0) return [];
    const value = valueAt(e, x, piece.hi);
    return value ? [{ place: piece.hi, value }] : [];
  });
  const points = places.map(({ place, value }) => pointOf(place, value));
  const [only] = points;
  return draftOf(
    points.length === 0
      ? { kind: 'verdict', verdict: 'none' }
      : points.length === 1 && only
        ? { kind: 'expression', exact: only }
        : { kind: 'list', items: points },
    [
      ...found.steps,
      ...signSteps(found, x, 1).filter(({ rule }) => rule !== 'join-pieces'),
      ...places.flatMap(({ place, value }) => valueStep(e, x, place, value)),
    ],
  );
};

/** The largest and smallest value on a closed interval: at its ends or at critical places inside. */
const onClosed = (problem: Problem, from: Expr, to: Expr, wanted: string): Draft | null => {
  const { expression: e, variable: x } = problem;
  const found = behaviour(e, x, false);
  const [low, high] = [canon(from), canon(to)];
  if (!found || !(approx(low) < approx(high))) return null;
  const { critical } = found;
  const whole = critical.domain.some(
    ({ lo, hi, loOpen, hiOpen }) => below(lo, low, loOpen) && below(negated(hi), negated(high), hiOpen),
  );
  if (!whole) return null;
  const inner = critical.pieces
    .flatMap(({ lo, hi }) => [lo, hi])
    .filter((place) => !isInfinite(place) && approx(place) > approx(low) && approx(place) < approx(high));
  const places = [low, ...inner, high].filter(
    (place, at, all) => all.findIndex((other) => other.key === place.key) === at,
  );
  const values = places.map((place) => ({ place, value: valueAt(e, x, place) }));
  if (values.some(({ value }) => value === null)) return null;
  const known = values.flatMap(({ place, value }) => (value ? [{ place, value }] : []));
  const sorted = [...known].sort((a, b) => approx(a.value) - approx(b.value));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return null;
  const steps = [
    ...found.steps,
    ...known.flatMap(({ place, value }) => valueStep(e, x, place, value)),
    step(
      'compare-ends',
      list(
        'set',
        known.map(({ value }) => value),
      ),
      list('tuple', [least.value, most.value]),
      'case',
    ),
  ];
  const one = wanted === 'maximum' ? most : least;
  return {
    ...draftOf(
      wanted === 'absolute'
        ? {
            kind: 'facts',
            facts: [
              { name: 'maximum', value: pointOf(most.place, most.value) },
              { name: 'minimum', value: pointOf(least.place, least.value) },
            ],
          }
        : { kind: 'value', exact: one.value },
      steps,
    ),
    evidence: [one.place],
  };
};
const negated = (e: Expr): Expr => (isInfinite(e) ? e : sub(ZERO, e));
const below = (a: Expr, b: Expr, open: boolean): boolean =>
  isInfinite(a) || (open ? approx(a) < approx(b) - 1e-12 : approx(a) <= approx(b) + 1e-12);

export const planExtrema = (problem: Problem): Draft | null => {
  const { expression: e, variable: x, options } = problem;
  const wanted = options.operation ?? 'local';
  if (wanted === 'nature') return natures(e, x);
  if (wanted === 'critical') return criticalNumbers(e, x);
  if (wanted === 'inflection') return inflections(e, x);
  if (options.from && options.to) return onClosed(problem, options.from, options.to, wanted);
  return localExtrema(e, x, wanted === 'local' ? ['maximum', 'minimum'] : [wanted]);
};
