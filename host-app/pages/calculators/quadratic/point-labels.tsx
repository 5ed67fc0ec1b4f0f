import type { Quadratic } from '../../../maths/quadratic/quadratic.types';
import { toNumber } from '../../../maths/rational';
import { pointText, shortNumber } from './point-text';
import { realRoots } from './graph-range';

interface PointLabelsProps {
  readonly quadratic: Quadratic;
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Width of a digit, including the larger type on phones. */
const DIGIT = 14;
/** Below the numbers of the axis. */
const UNDER = 46;

/**
 * Above the axis and between the roots, if there is room in a parabola that opens upwards; else outside the
 * roots.
 */
const rootLabels = (quadratic: Quadratic, { toX, toY }: Omit<PointLabelsProps, 'quadratic'>): Label[] => {
  const roots = realRoots(quadratic);
  const [left, right] = roots;
  if (left === undefined || right === undefined) return [];
  const isUp = quadratic.opens === 'up';
  const width = roots.reduce((sum, root) => sum + shortNumber(root).length * DIGIT, 0);
  const inside = isUp && toX(right) - toX(left) > width + 40;
  const y = toY(0) + (isUp && !inside ? UNDER : -14);
  return [
    { text: shortNumber(left), x: toX(left) + (inside ? 10 : -12), y, anchor: inside ? 'start' : 'end' },
    { text: shortNumber(right), x: toX(right) + (inside ? -10 : 12), y, anchor: inside ? 'end' : 'start' },
  ];
};

/** On the outer side of the vertex, away from the numbers of the axis. */
const vertexLabel = (
  { vertex, opens }: Quadratic,
  { toX, toY }: Omit<PointLabelsProps, 'quadratic'>,
): Label => {
  const [x, y] = [toNumber(vertex.x), toNumber(vertex.y)];
  const at = toY(y);
  const isNearAxis = Math.abs(at - toY(0)) < UNDER - 14;
  const below = isNearAxis ? toY(0) + UNDER : at + 32;
  return { text: pointText(x, y), x: toX(x), y: opens === 'up' ? below : at - 16, anchor: 'middle' };
};

/** The coordinates of the marked points. */
export const PointLabels = ({ quadratic, ...scales }: PointLabelsProps) => (
  <g className="graph-point">
    {[...rootLabels(quadratic, scales), vertexLabel(quadratic, scales)].map((label) => (
      <text key={`${label.text} ${label.anchor}`} x={label.x} y={label.y} textAnchor={label.anchor}>
        {label.text}
      </text>
    ))}
  </g>
);
