import type { Range } from './scale';

const SAMPLES = 480;

interface Frame {
  readonly x: Range;
  readonly y: Range;
  readonly toX: (value: number) => number;
  readonly toY: (value: number) => number;
}

/** True when there is a pole or a jump between two neighbours that leave the graph on opposite sides. */
const isBroken = (before: number, now: number, [low, high]: Range): boolean => {
  const height = high - low;
  return (before > high && now < low) || (before < low && now > high) || Math.abs(now - before) > 4 * height;
};

/**
 * The `d` attribute of an SVG path for y = f(x): a piece for each part where the function is defined and near
 * the visible range.
 */
export const curvePath = (f: (x: number) => number, { x, y, toX, toY }: Frame): string => {
  const [low, high] = y;
  const margin = high - low;
  let path = '';
  let before: number | null = null;
  for (let index = 0; index <= SAMPLES; index += 1) {
    const at = x[0] + ((x[1] - x[0]) * index) / SAMPLES;
    const value = f(at);
    if (!Number.isFinite(value)) {
      before = null;
      continue;
    }
    const isStart = before === null || isBroken(before, value, y);
    const kept = Math.max(low - margin, Math.min(high + margin, value));
    path += `${isStart ? 'M' : 'L'}${toX(at).toFixed(1)} ${toY(kept).toFixed(1)}`;
    before = value;
  }
  return path;
};
