import type { Quadratic } from '../../../maths/quadratic/quadratic.types';
import { formatRational, toNumber } from '../../../maths/rational';
import { pairText, shortNumber } from '../../../ui/graph/describe';
import { Graph } from '../../../ui/graph/graph';
import type { GraphPoint } from '../../../ui/graph/graph';
import { realRoots, graphRangeOf } from './graph-range';

/** Four digits are enough for the coordinates of a point. */
const DIGITS = 4;

const pointsOf = (quadratic: Quadratic): readonly GraphPoint[] => {
  const { vertex } = quadratic;
  const [x, y] = [toNumber(vertex.x), toNumber(vertex.y)];
  const roots = quadratic.type === 'two real' ? realRoots(quadratic) : [];
  return [
    { x, y, label: pairText(x, y, DIGITS) },
    ...roots.map((root) => ({ x: root, y: 0, label: shortNumber(root, DIGITS) })),
    { x: 0, y: toNumber(quadratic.yIntercept) },
  ];
};

const described = (quadratic: Quadratic): string => {
  const { vertex, opens } = quadratic;
  const roots = realRoots(quadratic).map((root) => pairText(root, 0, DIGITS));
  const crossing =
    roots.length === 0
      ? 'It does not meet the x axis.'
      : `It ${quadratic.type === 'one real' ? 'touches' : 'crosses'} the x axis at ${roots.join(' and ')}.`;
  return `Parabola that opens ${opens}, with its vertex at ${pairText(toNumber(vertex.x), toNumber(vertex.y), DIGITS)}. ${crossing}`;
};

/** The parabola with roots, vertex and axis of symmetry, in a range that fits it. */
export const ParabolaGraph = ({ quadratic }: { quadratic: Quadratic }) => {
  const frame = graphRangeOf(quadratic);
  if (!frame) return <p className="muted">The numbers are too far apart to be drawn.</p>;
  const [a, h, k] = [quadratic.coefficients.a, quadratic.vertex.x, quadratic.vertex.y].map(toNumber);
  const curve = (x: number): number => (a ?? 0) * (x - (h ?? 0)) ** 2 + (k ?? 0);
  return (
    <figure className="parabola">
      <Graph {...frame} curves={[curve]} points={pointsOf(quadratic)} label={described(quadratic)}>
        {(toX, toY) => (
          <line
            className="axis-of-symmetry"
            x1={toX(h ?? 0)}
            x2={toX(h ?? 0)}
            y1={toY(frame.y[0])}
            y2={toY(frame.y[1])}
          />
        )}
      </Graph>
      <figcaption>
        Dashed: the axis of symmetry, x = {formatRational(quadratic.vertex.x).replace('-', '−')}
      </figcaption>
    </figure>
  );
};
