export interface GraphPoint {
  readonly x: number;
  readonly y: number;
  readonly label?: string;
}

interface GraphPointsProps {
  readonly points: readonly GraphPoint[];
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  readonly width: number;
}

type Anchor = 'start' | 'middle' | 'end';

const SHIFT = { start: 12, middle: 0, end: -12 } as const;
/** The approximate width of a letter. */
const LETTER = 9;

/**
 * Beside the point, away from the edge and from points at about the same height; above it where both sides
 * are taken.
 */
const anchorOf = (point: GraphPoint, { points, toX, toY, width }: GraphPointsProps): Anchor => {
  const room = 30 + LETTER * (point.label?.length ?? 0);
  const isTaken = (side: 1 | -1): boolean => {
    const edge = side === 1 ? width - toX(point.x) : toX(point.x);
    return (
      edge < room ||
      points.some((other) => {
        const away = (toX(other.x) - toX(point.x)) * side;
        return away > 0 && away < room && Math.abs(toY(other.y) - toY(point.y)) < 30;
      })
    );
  };
  if (!isTaken(1)) return 'start';
  return isTaken(-1) ? 'middle' : 'end';
};

/** Marked points with their labels. */
export const GraphPoints = (props: GraphPointsProps) =>
  props.points.map((point) => {
    const [x, y] = [props.toX(point.x), props.toY(point.y)];
    const anchor = anchorOf(point, props);
    return (
      <g key={`${point.x} ${point.y} ${point.label ?? ''}`} className="graph-point">
        <circle cx={x} cy={y} r="6" />
        {point.label && (
          <text x={x + SHIFT[anchor]} y={y < 36 ? y + 28 : y - 14} textAnchor={anchor}>
            {point.label}
          </text>
        )}
      </g>
    );
  });
