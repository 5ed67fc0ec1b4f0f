import type { Range } from './scale';

/** Pieces before they are divided, and how often one is halved where the curve is bent or steep. */
const PIECES = 160;
const DEEPEST = 9;
/** The largest distance from the curve, in pixels. */
const TOLERANCE = 0.35;

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

const isDefined = ({ y }: Sample): boolean => Number.isFinite(y);

/** True when halving does not make the difference smaller: a pole or a step, and not a steep part. */
const isJump = (f: (x: number) => number, from: Sample, to: Sample): boolean => {
  let [low, high] = [from, to];
  const before = Math.abs(low.y - high.y);
  for (let turn = 0; turn < 50; turn += 1) {
    const x = (low.x + high.x) / 2;
    const middle = { x, y: f(x) };
    if (!isDefined(middle)) return true;
    if (x === low.x || x === high.x) break;
    if (Math.abs(middle.y - low.y) > Math.abs(middle.y - high.y)) high = middle;
    else low = middle;
  }
  return Math.abs(low.y - high.y) > before / 2;
};

/** The last point of a curve whose domain begins or ends between two points. */
const edgeOf = (f: (x: number) => number, from: Sample, to: Sample): Sample => {
  let [inside, outside] = isDefined(from) ? [from, to] : [to, from];
  for (let turn = 0; turn < 40; turn += 1) {
    const x = (inside.x + outside.x) / 2;
    const middle = { x, y: f(x) };
    if (isDefined(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** Calls `line` for each straight piece of y = f(x); pieces are shorter where the curve is bent. */
const trace = (
  f: (x: number) => number,
  { x, toY }: Frame,
  line: (from: Sample, to: Sample) => void,
): void => {
  const sample = (at: number): Sample => ({ x: at, y: f(at) });
  const divide = (from: Sample, to: Sample, depth: number): void => {
    if (!isDefined(from) && !isDefined(to) && depth > 1) return;
    const middle = sample((from.x + to.x) / 2);
    const isWhole = isDefined(from) && isDefined(to) && isDefined(middle);
    const bend = isWhole ? Math.abs(toY(middle.y) - (toY(from.y) + toY(to.y)) / 2) : Infinity;
    if (depth > 0 && bend <= TOLERANCE) line(from, to);
    else if (depth < DEEPEST) {
      divide(from, middle, depth + 1);
      divide(middle, to, depth + 1);
    } else if (isDefined(from) !== isDefined(to)) {
      const end = edgeOf(f, from, to);
      if (isDefined(from)) line(from, end);
      else line(end, to);
    } else if (isWhole && !isJump(f, from, to)) line(from, to);
  };
  let before = sample(x[0]);
  for (let index = 1; index <= PIECES; index += 1) {
    const next = sample(x[0] + ((x[1] - x[0]) * index) / PIECES);
    divide(before, next, 0);
    before = next;
  }
};

/**
 * The `d` attribute of an SVG path for y = f(x): a piece for each part where the function is defined and near
 * the visible range. Poles and steps are not joined.
 */
export const curvePath = (f: (x: number) => number, frame: Frame): string => {
  const { y, toX, toY } = frame;
  const margin = y[1] - y[0];
  const at = (point: Sample): string => {
    const kept = Math.max(y[0] - margin, Math.min(y[1] + margin, point.y));
    return `${toX(point.x).toFixed(1)} ${toY(kept).toFixed(1)}`;
  };
  let path = '';
  let end: number | null = null;
  trace(f, frame, (from, to) => {
    path += `${end === from.x ? '' : `M${at(from)}`}L${at(to)}`;
    end = to.x;
  });
  return path;
};
