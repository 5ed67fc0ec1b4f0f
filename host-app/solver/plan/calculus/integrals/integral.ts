import { approx } from '../../../kernel/approx.js';
import { expand } from '../../../kernel/expand.js';
import { canon } from '../../../kernel/canonical.js';
import { sub } from '../../../kernel/canon.js';
import { spend, definedOrNull } from '../../../kernel/problem.js';
import type { Draft, Problem, Step } from '../../../solution.js';
import { displayed } from '../../../print/displayed.js';
import { arg, call, negative, sum, sym, type Expr } from '../../../tree/expr.js';
import { isInfinite, placeOf } from '../../../tree/predicates.js';
import { countNodes, mapTree, substitute } from '../../../tree/walk.js';
import { tidy } from '../../simplify/index.js';
import { written } from '../../acts.js';
import { loose, step, draftOf } from '../../trace.js';
import { singularities } from '../limits/singularities.js';
import { rationalFunction } from './fractions.js';
import type { Antiderivative, Technique } from './integral.types.js';
import { gaussian } from './gaussian.js';
import { folded, inForm } from './letters.js';
import { limitOf } from '../limits/limit-value.js';
import { byParts } from './parts.js';
import { quadraticRoot } from './quadratic-roots.js';
import {
  exponentialSubstitution,
  logarithmicDerivative,
  powerOfInner,
  rewriting,
  uSubstitution,
} from './substitution.js';
import { dampedSinusoid, table, termwise } from './table.js';
import { oddPowers } from './odd-powers.js';
import { sumsOfSinusoids, trigRational } from './trig-integrals.js';

/** In the order of cost, cheapest first. */
const TECHNIQUES: readonly Technique[] = [
  table,
  termwise,
  dampedSinusoid,
  logarithmicDerivative,
  powerOfInner,
  rationalFunction,
  exponentialSubstitution,
  oddPowers,
  uSubstitution,
  quadraticRoot,
  byParts,
  sumsOfSinusoids,
  trigRational,
  rewriting,
];

const MAX_DEPTH = 9;

const search = (f: Expr, x: string, depth = 0, open: readonly string[] = []): Antiderivative | null => {
  if (depth > MAX_DEPTH || open.includes(f.key)) return null;
  spend(400);
  const task = {
    f,
    x,
    depth,
    integrate: (g: Expr, y: string): Antiderivative | null =>
      search(g, y, depth + 1, y === x ? [...open, f.key] : open),
  };
  for (const technique of TECHNIQUES) {
    const found = technique(task);
    if (found) return found;
  }
  return null;
};

/** An antiderivative with steps that begin and end in the variable itself. */
export const integrate = (f: Expr, x: string): Antiderivative | null => {
  const found = search(f, x);
  return found && { value: found.value, steps: folded(found.steps) };
};

/** ln of something that is positive everywhere needs no bars. */
const withoutNeedlessBars = (e: Expr): Expr =>
  mapTree(e, (part) => {
    const inner = part.kind === 'call' && part.name === 'abs' ? arg(part, 0) : null;
    return inner && inner.kind === 'sum' && inner.args.every((term) => approx(term) > 0 || isSquare(term))
      ? inner
      : part;
  });
const isSquare = (e: Expr): boolean => {
  const power = e.kind === 'product' && e.args.length === 2 && approx(arg(e, 0)) > 0 ? arg(e, 1) : e;
  if (power.kind !== 'power') return false;
  const exponent = arg(power, 1);
  return (
    approx(arg(power, 0)) > 0 ||
    arg(power, 0).key === 'ℯ' ||
    (exponent.kind === 'num' && exponent.value.d === 1n && exponent.value.n % 2n === 0n)
  );
};

export const planIntegral = ({ expression, variable }: Problem): Draft | null => {
  const f = canon(expression);
  const found = search(f, variable);
  if (!found) return null;
  const exact = withoutNeedlessBars(found.value);
  return {
    answer: { kind: 'expression', exact },
    methods: [found.steps, folded(found.steps)].map((steps) => ({
      nameKey: 'method.steps',
      steps:
        exact.key === found.value.key
          ? steps
          : [...steps, step('positive-inside', found.value, exact, 'equal')],
    })),
    notes: ['note.constant'],
  };
};

/** The value at a bound; a limit where substitution fails. */
const at = (value: Expr, x: string, bound: Expr, side: 'left' | 'right'): Expr | null => {
  if (!isInfinite(bound)) {
    const put = canonOrNull(substitute(value, sym(x), bound));
    if (put && Number.isFinite(approx(put))) return put;
  }
  const limit = limitOf(value, x, bound, side);
  return limit && !isInfinite(limit) ? limit : null;
};

export const planDefinite = ({ expression, variable, options }: Problem): Draft | null => {
  const f = canon(expression);
  const [from, to] = [options.from, options.to];
  if (!from || !to || crossesSingularity(f, variable, from, to)) return null;
  const found = from && to ? integrate(f, variable) : null;
  if (!found) return gaussian(f, variable, from, to, expression);
  const value = withoutNeedlessBars(found.value);
  const [upper, lower] = [
    at(value, variable, canonBound(to), 'left'),
    at(value, variable, canonBound(from), 'right'),
  ];
  if (!upper || !lower) return null;
  const exact = tidy(expand(sub(upper, lower)));
  const definite = call('defint', expression, sym(variable), from, to);
  const both = [to, from].map((end, k) => {
    const put = isInfinite(end) ? null : substitute(displayed(value), sym(variable), end);
    return put && (k === 0 ? put : negative(put));
  });
  const ends = both.every((end) => end !== null) ? sum(...both) : definite;
  const hasEnds = ends !== definite && Number.isFinite(approx(canonOrNull(ends) ?? call('none')));
  const act = `An antiderivative is ${written(value)}. At ${written(to)} it ${isInfinite(to) ? 'goes to' : 'is'} ${written(tidy(upper))}, at ${written(from)} it ${isInfinite(from) ? 'goes to' : 'is'} ${written(tidy(lower))}.`;
  const steps = hasEnds
    ? [
        step('evaluate-bounds', definite, ends, 'equal', found.steps, undefined, act),
        ...atEnds(ends, tidy(upper), tidy(lower), exact),
      ]
    : [step('evaluate-bounds', definite, exact, 'equal', found.steps, undefined, act)];
  return draftOf({ kind: 'value', exact }, steps);
};
/** F(b) − F(a), first with each value worked out. */
const atEnds = (ends: Expr, upper: Expr, lower: Expr, exact: Expr): Step[] => {
  const both = sum(upper, negative(lower));
  const isShort = countNodes(both) < countNodes(displayed(ends)) && lower.key !== '0' && upper.key !== '0';
  if (!isShort || loose(displayed(both)) === loose(displayed(exact))) return [inForm(ends, exact)];
  return [inForm(ends, both), inForm(both, exact, `${written(both)} = ${written(exact)}.`)];
};
const canonOrNull = (e: Expr): Expr | null => definedOrNull(() => canon(e));
/** A pole between the bounds: the antiderivative must not be used across it. */
const crossesSingularity = (f: Expr, x: string, from: Expr, to: Expr): boolean => {
  const [a, b] = [from, to].map((end) => placeOf(end, (finite) => approx(canon(finite))));
  const [low, high] = [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
  return (singularities(f, x, low, high) ?? []).some(
    (place) => approx(place) > low + 1e-12 && approx(place) < high - 1e-12,
  );
};
const canonBound = (e: Expr): Expr => (isInfinite(e) ? e : canon(e));
