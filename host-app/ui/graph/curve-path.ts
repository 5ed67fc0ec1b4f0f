import type { Range } from './scale';

/** Pieces of the width that are looked at first, and how often each may be halved. */
const PIECES = 240;
const HALVINGS = 9;
/** Pixels by which a line may miss the curve. */
const TOLERANCE = 0.4;
/** Pixels between two neighbors that can't be a slope any more: they are less than a hundredth of a pixel apart. */
const JUMP = 3;

interface Frame {
  readonly x: Range;
  readonly y: Range;
  readonly toX: (value: number) => number;
  readonly toY: (value: number) => number;
}

interface Sample {
  readonly x: number;
  readonly y: number;
}

/**
 * The `d` attribute of an SVG path for y = f(x): a piece for each part where the function is defined and near
 * the visible range. Steep and bent parts get more points; what still jumps at the end is a pole or a step.
 */
export const curvePath = (f: (x: number) => number, { x, y, toX, toY }: Frame): string => {
  const [low, high] = y;
  const height = high - low;
  const near = (value: number): number => Math.max(low - height, Math.min(high + height, value));
  const pixel = (value: number): number => toY(near(value));
  const sample = (at: number): Sample => ({ x: at, y: f(at) });
  const isOutside = (a: Sample, b: Sample): boolean =>
    (a.y > high + height && b.y > high + height) || (a.y < low - height && b.y < low - height);
  const pieces: string[][] = [];
  let isOpen = false;
  const add = (point: Sample): void => {
    const text = `${toX(point.x).toFixed(1)} ${pixel(point.y).toFixed(1)}`;
    if (isOpen) pieces.at(-1)?.push(text);
    else pieces.push([text]);
    isOpen = true;
  };
  const join = (from: Sample, to: Sample, left: number): void => {
    const [isFrom, isTo] = [Number.isFinite(from.y), Number.isFinite(to.y)];
    if ((!isFrom && !isTo) || isOutside(from, to)) {
      isOpen = false;
      return;
    }
    const middle = sample((from.x + to.x) / 2);
    const isStraight =
      isFrom && isTo && Math.abs(pixel(middle.y) - (pixel(from.y) + pixel(to.y)) / 2) <= TOLERANCE;
    if (left > 0 && !isStraight) {
      join(from, middle, left - 1);
      join(middle, to, left - 1);
    } else if (!isFrom || !isTo || (!isStraight && Math.abs(pixel(from.y) - pixel(to.y)) > JUMP)) {
      isOpen = false;
      if (isTo) add(to);
    } else {
      if (!isOpen) add(from);
      add(to);
    }
  };
  for (let piece = 0; piece < PIECES; piece += 1) {
    const at = (index: number): Sample => sample(x[0] + ((x[1] - x[0]) * index) / PIECES);
    join(at(piece), at(piece + 1), HALVINGS);
  }
  // One point alone draws nothing.
  return pieces
    .filter(({ length }) => length > 1)
    .map((points) => `M${points.join('L')}`)
    .join('');
};
