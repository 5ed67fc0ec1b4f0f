import type { Range } from './scale';

/** The part of the plane that a graph shows. */
export interface View {
  readonly x: Range;
  readonly y: Range;
}

/** Beyond these widths numbers are too coarse to draw. */
const LEAST = 1e-6;
const MOST = 1e9;

const scaled = ([from, to]: Range, factor: number, share: number): Range => {
  const center = from + (to - from) * share;
  return [center - (center - from) * factor, center + (to - center) * factor];
};

const isUsable = ([from, to]: Range): boolean =>
  to - from > LEAST && to - from < MOST && Math.max(Math.abs(from), Math.abs(to)) < MOST;

/** Makes the part larger (`factor` > 1) or smaller. The point at these shares of width and height stays in place. */
export const zoomed = (view: View, factor: number, shareX = 0.5, shareY = 0.5): View => {
  const next = { x: scaled(view.x, factor, shareX), y: scaled(view.y, factor, 1 - shareY) };
  return isUsable(next.x) && isUsable(next.y) ? next : view;
};

const shifted = ([from, to]: Range, share: number): Range => [
  from + (to - from) * share,
  to + (to - from) * share,
];

/** Moves the part by shares of its width and height: to the right and up. */
export const moved = (view: View, shareX: number, shareY: number): View => {
  const next = { x: shifted(view.x, shareX), y: shifted(view.y, shareY) };
  return isUsable(next.x) && isUsable(next.y) ? next : view;
};
