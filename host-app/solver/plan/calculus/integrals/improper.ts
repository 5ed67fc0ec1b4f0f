import { approx, byValue } from '../../../kernel/approx.js';
import { add, neg } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import { arg, call, isCall, sum, sym, type Expr } from '../../../tree/expr.js';
import { isInfinite, isUnbounded, placeOf } from '../../../tree/predicates.js';
import { collectNodes, contains, mapTree, someNode } from '../../../tree/walk.js';
import { verdictText } from '../../functions/functions.types.js';
import { zerosBetween } from '../../functions/analysis.js';
import { tidy } from '../../simplify/index.js';
import { step, draftOf } from '../../trace.js';
import { inForm } from './letters.js';
import { singularities } from '../limits/singularities.js';
import { integrate, planDefinite } from './integral.js';
import { limitOf } from '../limits/limit-value.js';
import { sinusoidLimits } from '../limits/oscillation.js';

const size = (e: Expr): number => placeOf(e, approx);
const exactEnd = (e: Expr): Expr => (isInfinite(e) ? e : canon(e));

const inside = (places: readonly Expr[], low: Expr, high: Expr): Expr[] =>
  places
    .filter((place, at) => places.findIndex((other) => Math.abs(approx(other) - approx(place)) < 1e-9) === at)
    .filter((place) => approx(place) > size(low) + 1e-12 && approx(place) < size(high) - 1e-12)
    .sort(byValue);

/** Zeros of the arguments of absolute values. */
const signChanges = (f: Expr, x: string, low: Expr, high: Expr): Expr[] | null => {
  const bars = collectNodes(f, (part) => part.kind === 'call' && part.name === 'abs' && contains(part, x));
  const found: Expr[] = [];
  for (const bar of bars) {
    const zeros = zerosBetween(arg(bar, 0), x, size(low), size(high));
    if (!zeros) return null;
    found.push(...zeros);
  }
  return found;
};

const withoutBars = (f: Expr, x: string, place: number): Expr =>
  canon(
    mapTree(f, (part) =>
      part.kind === 'call' && part.name === 'abs' && contains(part, x)
        ? approx(arg(part, 0), { [x]: place }) < 0
          ? neg(arg(part, 0))
          : arg(part, 0)
        : part,
    ),
  );

const between = (low: Expr, high: Expr): number => {
  const [a, b] = [size(low), size(high)];
  if (Number.isFinite(a) && Number.isFinite(b)) return a + (b - a) * 0.487;
  return Number.isFinite(a) ? a + 1 : Number.isFinite(b) ? b - 1 : 0.01;
};

/** The sum over the pieces between the places; null when one of them is not known. */
export const sumOfPieces = (
  pieceOf: (at: number) => Expr,
  x: string,
  ends: readonly Expr[],
): { value: Expr; parts: Expr; steps: Step[] } | null => {
  const steps: Step[] = [];
  const values: Expr[] = [];
  for (let k = 0; k + 1 < ends.length; k += 1) {
    const [from, to] = [ends[k], ends[k + 1]];
    if (!from || !to) return null;
    const expression = pieceOf(between(from, to));
    const found = planDefinite({ kind: 'definite', expression, variable: x, options: { from, to } });
    if (found?.answer.kind !== 'value') return null;
    values.push(found.answer.exact);
    steps.push(...(found.methods[0]?.steps ?? []));
  }
  const parts = sum(...values);
  return { value: tidy(expand(add(...values))), parts, steps };
};

/** Cuts the interval where an absolute value changes its sign, and at singularities inside. */
export const planSplit = ({ expression, variable: x, options }: Problem): Draft | null => {
  if (!options.from || !options.to) return null;
  const [low, high] = [exactEnd(options.from), exactEnd(options.to)];
  const f = canon(expression);
  const [signs, bad] = [signChanges(f, x, low, high), singularities(f, x, size(low), size(high))];
  if (!signs || !bad || !(size(low) < size(high))) return null;
  const cuts = inside([...signs, ...bad], low, high);
  const bars = someNode(f, (part) => isCall(part, 'abs') && contains(part, x));
  if (cuts.length === 0 && !bars) return null;
  const found = sumOfPieces((place) => (bars ? withoutBars(f, x, place) : f), x, [low, ...cuts, high]);
  if (!found) return null;
  const whole = call('defint', expression, sym(x), options.from, options.to);
  const steps = [...found.steps, step('split-integral', whole, found.parts, 'equal')];
  if (found.parts.key !== found.value.key) steps.push(inForm(found.parts, found.value));
  return draftOf({ kind: 'value', exact: found.value }, steps);
};

interface Edge {
  readonly place: Expr;
  readonly side: 'left' | 'right';
}
/** Ends and singularities, each with the sides that are in the interval. */
const edgesOf = (low: Expr, high: Expr, cuts: readonly Expr[]): Edge[] => [
  { place: low, side: 'right' },
  ...cuts.flatMap((place): Edge[] => [
    { place, side: 'left' },
    { place, side: 'right' },
  ]),
  { place: high, side: 'left' },
];

/** The antiderivative is unbounded at an end or at a singularity, so the integral has no value. */
export const unboundedArea = ({ expression, variable: x, options }: Problem): Draft | null => {
  if (!options.from || !options.to) return null;
  const [low, high] = [exactEnd(options.from), exactEnd(options.to)];
  const f = canon(expression);
  const bad = singularities(f, x, size(low), size(high));
  const found = bad && size(low) < size(high) ? integrate(f, x) : null;
  if (!bad || !found) return null;
  for (const { place, side } of edgesOf(low, high, inside(bad, low, high))) {
    const limit = limitOf(canon(found.value), x, place, side);
    const swings = !limit && isInfinite(place) && sinusoidLimits(canon(found.value), x, place, side);
    if (!swings && !isUnbounded(limit)) continue;
    const sign = sym(side === 'left' ? '-' : '+');
    const line = isInfinite(place)
      ? call('lim', found.value, sym(x), place)
      : call('lim', found.value, sym(x), place, sign);
    return {
      ...draftOf({ kind: 'verdict', verdict: 'diverges' }, [
        ...found.steps,
        step('unbounded-area', line, limit ?? sym(verdictText('does-not-exist')), 'equal'),
        step('no-value', call('defint', expression, sym(x), low, high), sym(verdictText('diverges')), 'case'),
      ]),
      evidence: [place, sign],
    };
  }
  return null;
};
