import type { CSSProperties } from 'react';
import type { MaskShape, Size } from '../../../sdk/internal';
import { cornersOf, cornerStyle } from './box';

const STEPS = 32;
/** The depth of the curve, in percent of the height. */
const DEPTH = 12;

/**
 * The lower edge as a parabola, from left to right. `lift` gives the height of a point from its distance to the centre.
 */
const curve = (lift: (square: number) => number): string => {
  const points = Array.from({ length: STEPS + 1 }, (_, index) => {
    const x = 1 - index / STEPS;
    const y = 100 - DEPTH * lift((2 * x - 1) ** 2);
    return `${(x * 100).toFixed(2)}% ${y.toFixed(2)}%`;
  });
  return `polygon(0 0, 100% 0, ${points.join(', ')})`;
};

const concave = curve((square) => 1 - square);
const convex = curve((square) => square);

const isFixed = ({ width, height }: Size): boolean => width.type === 'fixed' && height.type === 'fixed';

/** The visible part of a picture. If only one side is set, a circle makes the other side equal. */
export const maskStyle = (mask: MaskShape, size: Size): CSSProperties => {
  switch (mask.type) {
    case 'circle':
      return isFixed(size) ? { clipPath: 'circle(closest-side)' } : { aspectRatio: '1', borderRadius: '50%' };
    case 'concave':
      return { clipPath: concave };
    case 'convex':
      return { clipPath: convex };
    default:
      return cornerStyle(cornersOf(mask));
  }
};
