import type { Plotted } from './plotted';
import { holesOf, scanned, type Place } from './points';
import { heightsOf, rangeAround, undistorted, type Range, type View } from './view';

export type FeatureKind = 'root' | 'minimum' | 'maximum' | 'y-intercept' | 'intersection' | 'hole';

/** A marked point. The coordinates are exact, or rounded when they are shown. */
export interface Feature {
  readonly kind: FeatureKind;
  readonly x: number;
  readonly y: number;
  readonly isExact: boolean;
  /** The position of the curve in the list; of the first one for an intersection. */
  readonly curve: number;
  readonly second?: number;
}

export interface Features {
  readonly points: readonly Feature[];
  readonly asymptotes: readonly (Place & { readonly curve: number })[];
  /** There are more points than can be shown. */
  readonly isCrowded: boolean;
}

/** More points of a kind are not marked: they would cover the curve. */
const MOST = 24;

/** Rounding errors near zero are no digits: a rounded height this small is shown as 0. */
const heightAt = (f: Plotted['f'], { x, isExact }: Place): number => {
  const y = f(x);
  return !isExact && Math.abs(y) < 1e-7 ? 0 : y;
};

const isShort = (value: number): boolean => Number(value.toFixed(4)) === value;

const pointsOf = ({ f, vertical }: Plotted, curve: number, x: Range): Features => {
  if (vertical !== undefined)
    return {
      points: [{ kind: 'root', x: vertical, y: 0, isExact: isShort(vertical), curve }],
      asymptotes: [],
      isCrowded: false,
    };
  const { roots, minima, maxima, asymptotes } = scanned(f, x);
  const point = (kind: FeatureKind, at: Place): Feature => {
    const y = kind === 'root' ? 0 : heightAt(f, at);
    return { kind, x: at.x, y, isExact: at.isExact && isShort(y), curve };
  };
  const start = x[0] <= 0 && x[1] >= 0 && Number.isFinite(f(0)) ? [{ x: 0, isExact: true }] : [];
  const kinds = [
    ['root', roots],
    ['minimum', minima],
    ['maximum', maxima],
    ['y-intercept', start],
  ] as const;
  return {
    points: [
      ...kinds.flatMap(([kind, places]) =>
        places.length > MOST ? [] : places.map((place) => point(kind, place)),
      ),
      ...holesOf(f, x).map((hole): Feature => ({ kind: 'hole', ...hole, isExact: true, curve })),
    ],
    asymptotes: asymptotes.length > MOST ? [] : asymptotes.map((place) => ({ ...place, curve })),
    isCrowded: kinds.some(([, places]) => places.length > MOST) || asymptotes.length > MOST,
  };
};

const intersectionsOf = (curves: readonly Plotted[], x: Range): readonly Feature[] =>
  curves.flatMap((first, curve) =>
    curves.slice(curve + 1).flatMap((other, offset) => {
      const height = (at: Place): number => heightAt((first.vertical === undefined ? first : other).f, at);
      if (first.color === other.color) return [];
      const line = first.vertical ?? other.vertical;
      const roots =
        line === undefined
          ? scanned((at) => first.f(at) - other.f(at), x).roots
          : [{ x: line, isExact: isShort(line) }].filter((at) => Number.isFinite(height(at)));
      if (roots.length > MOST) return [];
      return roots.map((place): Feature => {
        const y = height(place);
        const isExact = place.isExact && isShort(y);
        return { kind: 'intersection', x: place.x, y, isExact, curve, second: curve + 1 + offset };
      });
    }),
  );

/** The notable points of the curves in a range, and their vertical asymptotes. */
export const featuresOf = (curves: readonly Plotted[], x: Range): Features => {
  const each = curves.map((plotted, curve) => pointsOf(plotted, curve, x));
  return {
    points: [...each.flatMap(({ points }) => points), ...intersectionsOf(curves, x)],
    asymptotes: each.flatMap(({ asymptotes }) => asymptotes),
    isCrowded: each.some(({ isCrowded }) => isCrowded),
  };
};

/** A view that shows the notable points of the curves near the origin, in a picture of this height by width. */
export const fittedView = (curves: readonly Plotted[], aspect: number): View => {
  const { points } = featuresOf(curves, [-10, 10]);
  const around = rangeAround(points.map(({ x }) => x));
  const x: Range = [Math.max(around[0], -12), Math.min(around[1], 12)];
  const functions = curves.map(({ f }) => f);
  const all = heightsOf(functions, x) ?? [-10, 10];
  if (points.length === 0) return { x, y: all };
  // Steep ends must not flatten what is between the points.
  const ys = points.map(({ y }) => y);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const margin = 1.5 * Math.max(high - low, 4);
  const view: View = { x, y: [Math.max(all[0], low - margin), Math.min(all[1], high + margin)] };
  return curves.some(({ part }) => part) ? undistorted(view, aspect) : view;
};
