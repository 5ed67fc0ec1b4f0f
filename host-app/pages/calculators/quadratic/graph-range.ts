import type { Quadratic } from '../../../maths/quadratic/quadratic.types';
import { rootValue } from '../../../maths/quadratic/surd';
import { add, toNumber } from '../../../maths/rational';
import type { Range } from '../../../ui/graph/scale';

interface GraphRange {
  readonly x: Range;
  readonly y: Range;
}

const isUsable = (value: number): boolean => Number.isFinite(value) && value > 0;

/** The x coordinates of real roots, ascending. */
export const realRoots = ({ roots }: Quadratic): readonly number[] =>
  roots.flatMap(({ surd }) => (surd.imaginary ? [] : [toNumber(add(surd.rational, rootValue(surd)))]));

/** Half the width of the graph: includes the roots, or shows enough of the curve. */
const halfWidth = (quadratic: Quadratic): number => {
  const [a, k] = [toNumber(quadratic.coefficients.a), toNumber(quadratic.vertex.y)];
  const middle = toNumber(quadratic.vertex.x);
  // Up to the root, or to the point where the curve is as high as the vertex is far from the axis.
  const bend = Math.sqrt(Math.abs(k / a)) * (quadratic.type === 'two complex' ? 1.3 : 1.7);
  const wanted = isUsable(bend)
    ? bend
    : Math.max(Math.abs(middle) * 1.3, Math.min(3, 2 / Math.sqrt(Math.abs(a))));
  // Includes the y axis unless that would make the curve too small.
  const toAxis = Math.abs(middle) * 1.2;
  return toAxis > wanted && toAxis < wanted * 4 ? toAxis : wanted;
};

/** A range that contains the vertex, the roots and, where it is near, the y axis. */
export const graphRangeOf = (quadratic: Quadratic): GraphRange | null => {
  const [a, middle, k] = [quadratic.coefficients.a, quadratic.vertex.x, quadratic.vertex.y].map(toNumber);
  if (a === undefined || middle === undefined || k === undefined) return null;
  const half = halfWidth(quadratic);
  const edge = k + a * half * half;
  const [low, high] = [Math.min(0, k, edge), Math.max(0, k, edge)];
  const margin = (high - low) * 0.14;
  if (![middle - half, middle + half, margin].every(Number.isFinite) || !isUsable(half) || !isUsable(margin))
    return null;
  return { x: [middle - half, middle + half], y: [low - margin, high + margin] };
};

/** A range around the root of a line that includes the y axis. */
export const lineGraphRange = (root: number, slope: number, intercept: number): GraphRange | null => {
  const half = Math.max(Math.abs(root) * 1.4, 2);
  const high = Math.max(Math.abs(intercept), Math.abs(slope) * half * 0.7) * 1.2;
  if (!isUsable(half) || !isUsable(high)) return null;
  return { x: [-half, half], y: [-high, high] };
};
