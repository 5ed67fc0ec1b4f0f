import { labelPlaces, type HeightAt } from './label-places';

export interface GraphPoint {
  readonly x: number;
  readonly y: number;
  readonly label?: string;
  /** Drawn as a ring around nothing: the point itself is missing. */
  readonly isHole?: boolean;
}

interface GraphPointsProps {
  readonly points: readonly GraphPoint[];
  readonly toX: (x: number) => number;
  readonly toY: (y: number) => number;
  readonly width: number;
  readonly height: number;
  readonly curves: readonly HeightAt[];
}

/** Marked points with their labels. */
export const GraphPoints = ({ points, toX, toY, width, height, curves }: GraphPointsProps) => {
  const drawn = points.map(({ label = '', ...point }) => ({
    ...point,
    x: toX(point.x),
    y: toY(point.y),
    label,
  }));
  const visible = drawn.filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height);
  const places = labelPlaces(visible, { width, height }, curves);
  return visible.map(({ x, y, label, isHole }, index) => {
    const place = label === '' ? null : places[index];
    return (
      <g key={`${x} ${y} ${label}`} className={isHole ? 'graph-point hole' : 'graph-point'}>
        <circle cx={x} cy={y} r="5" />
        {place && (
          <text x={place.x} y={place.y} textAnchor="middle" dominantBaseline="central">
            {label}
          </text>
        )}
      </g>
    );
  });
};
