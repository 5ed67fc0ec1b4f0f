export type Range = readonly [from: number, to: number];

/** The visible part of the plane. */
export interface View {
  readonly x: Range;
  readonly y: Range;
}

type Real = (x: number) => number;

const SAMPLES = 200;
const DEFAULT: Range = [-10, 10];

/** A range around the important points, with about their width as a margin on both sides. */
export const rangeAround = (points: readonly number[]): Range => {
  if (points.length === 0) return DEFAULT;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const margin = Math.max((high - low) * 0.6, Math.abs(high) * 0.25, 3);
  return [low - margin, high + margin];
};

/** The heights of most of the curves in `x`; `null` where there is almost nothing to see. */
export const heightsOf = (curves: readonly Real[], x: Range): Range | null => {
  const values = curves
    .flatMap((f) => Array.from({ length: SAMPLES + 1 }, (_, at) => f(x[0] + ((x[1] - x[0]) * at) / SAMPLES)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  // Without this limit, values near poles would flatten the rest of the curve.
  const [low, high] = [values[Math.floor(values.length * 0.05)], values[Math.floor(values.length * 0.95)]];
  if (low === undefined || high === undefined || values.length < SAMPLES / 4) return null;
  const margin = Math.max((high - low) * 0.15, Math.abs(high) * 0.05, 0.5);
  return [Math.min(low, 0) - margin, Math.max(high, 0) + margin];
};

const zoomedRange = ([from, to]: Range, factor: number, at: number): Range => [
  at + (from - at) * factor,
  at + (to - at) * factor,
];
const movedRange = ([from, to]: Range, share: number): Range => [
  from + share * (to - from),
  to + share * (to - from),
];

const isUsable = ([from, to]: Range): boolean =>
  Number.isFinite(from) &&
  Number.isFinite(to) &&
  to - from > 1e-8 * Math.max(1, Math.abs(from), Math.abs(to)) &&
  Math.max(Math.abs(from), Math.abs(to)) < 1e9;

/** A view, unless its numbers are too close or too far apart for doubles: then `otherwise`. */
const usable = (view: View, otherwise: View): View =>
  isUsable(view.x) && isUsable(view.y) ? view : otherwise;

/** Zooms about a point, by default the middle. A factor below 1 shows less, and larger. */
export const zoomed = (view: View, factor: number, at?: { readonly x: number; readonly y: number }): View => {
  const middle = at ?? { x: (view.x[0] + view.x[1]) / 2, y: (view.y[0] + view.y[1]) / 2 };
  return usable({ x: zoomedRange(view.x, factor, middle.x), y: zoomedRange(view.y, factor, middle.y) }, view);
};

/** A view with the same unit on both axes, so that a circle is round. `aspect`: height by width. */
export const undistorted = ({ x, y }: View, aspect: number): View => {
  const width = Math.max(x[1] - x[0], (y[1] - y[0]) / aspect);
  const around = ([from, to]: Range, size: number): Range => [(from + to - size) / 2, (from + to + size) / 2];
  return { x: around(x, width), y: around(y, width * aspect) };
};

/** Moves the view by shares of its width and height. */
export const moved = (view: View, right: number, up: number): View =>
  usable({ x: movedRange(view.x, right), y: movedRange(view.y, up) }, view);

/** `-5,5,-3,8` in an address. */
export const viewText = ({ x, y }: View): string =>
  [...x, ...y].map((value) => Number(value.toPrecision(6))).join(',');

export const readView = (text: string): View | null => {
  const [a, b, c, d, more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (a === undefined || b === undefined || c === undefined || d === undefined || more !== undefined)
    return null;
  const view: View = { x: [a, b], y: [c, d] };
  return isUsable(view.x) && isUsable(view.y) ? view : null;
};
