import type { Expr } from '../../tree/expr.js';

/** Results that are expressed in words instead of numbers. */
export type Verdict =
  | 'conditional'
  | 'converges'
  | 'diverges'
  | 'does-not-exist'
  | 'even'
  | 'neither'
  | 'no-inverse'
  | 'none'
  | 'not-periodic'
  | 'odd';

/** One of several results that belong together: centre and radius, minimum and maximum. */
export interface Fact {
  readonly name: FactName;
  /** A number, a point, an equation, or conditions on the variable. */
  readonly value: Expr;
}
export type FactName =
  | 'amplitude'
  | 'center'
  | 'asymptote'
  | 'axis of symmetry'
  | 'co-vertex'
  | 'concave down'
  | 'concave up'
  | 'decreasing'
  | 'directrix'
  | 'double zero'
  | 'eccentricity'
  | 'end'
  | 'first quartile'
  | 'fivefold zero'
  | 'focus'
  | 'fourfold zero'
  | 'horizontal asymptote'
  | 'increasing'
  | 'kind'
  | 'line'
  | 'inflection point'
  | 'maximum'
  | 'median'
  | 'minimum'
  | 'negative roots'
  | 'period'
  | 'phase shift'
  | 'positive roots'
  | 'radius'
  | 'saddle point'
  | 'semi-major axis'
  | 'semi-minor axis'
  | 'simple zero'
  | 'slant asymptote'
  | 'slope'
  | 'standard form'
  | 'third quartile'
  | 'triple zero'
  | 'vertex'
  | 'vertical asymptote'
  | 'x-intercept'
  | 'y-intercept';

export type FunctionAnswer =
  /** A line or a circle: y = 2x + 1. */
  | { readonly kind: 'equation'; readonly exact: Expr }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

const VERDICTS: Readonly<Record<Verdict, string>> = {
  conditional: 'converges conditionally',
  converges: 'converges',
  diverges: 'diverges',
  'does-not-exist': 'does not exist',
  even: 'even',
  neither: 'neither even nor odd',
  'no-inverse': 'no inverse function',
  none: 'none',
  'not-periodic': 'not periodic',
  odd: 'odd',
};
export const isVerdict = ({ key }: Expr): boolean => Object.values(VERDICTS).includes(key);
export const verdictText = (verdict: Verdict): string => VERDICTS[verdict];

export const FUNCTION_KINDS = [
  'area',
  'asymptotes',
  'circle',
  'conic',
  'convergence',
  'differential',
  'domain',
  'extrema',
  'implicit',
  'intercepts',
  'inverse',
  'line',
  'monotonic',
  'parametric',
  'partial',
  'period',
  'power-series',
  'range',
  'symmetry',
  'tangent',
  'taylor',
  'vertex',
] as const;
/** Questions about functions, curves, lines and sums, planned in plan/functions and plan/calculus. */
export type FunctionKind = (typeof FUNCTION_KINDS)[number];
export const isFunctionKind = (kind: string): kind is FunctionKind =>
  FUNCTION_KINDS.some((known) => known === kind);
