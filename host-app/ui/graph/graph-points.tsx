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

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly box: Box;
}

/** The approximate width of a letter, and the height of a line. */
const LETTER = 9;
const LINE = 22;
const AWAY = 12;
const HEIGHT = 400;

const labelAt = (x: number, y: number, anchor: Anchor, length: number): Label => {
  const width = LETTER * length;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { x, y, anchor, box: { left, right: left + width, top: y - LINE + 4, bottom: y + 6 } };
};

/** The places beside a point, the best first. */
const placesOf = (x: number, y: number, length: number): readonly Label[] => [
  labelAt(x + AWAY, y - AWAY, 'start', length),
  labelAt(x - AWAY, y - AWAY, 'end', length),
  labelAt(x, y - AWAY - 4, 'middle', length),
  labelAt(x + AWAY, y + LINE + 4, 'start', length),
  labelAt(x - AWAY, y + LINE + 4, 'end', length),
  labelAt(x, y + LINE + 8, 'middle', length),
];

const isApart = (a: Box, b: Box): boolean =>
  a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;

/** For each point the first place that is inside and covers neither a label nor another point; a label without one is left out. */
const placeLabels = ({ points, toX, toY, width }: GraphPointsProps): readonly (Label | null)[] => {
  const taken: Box[] = points.map((point) => {
    const [x, y] = [toX(point.x), toY(point.y)];
    return { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
  });
  return points.map((point) => {
    if (!point.label) return null;
    const found = placesOf(toX(point.x), toY(point.y), point.label.length).find(
      ({ box }) =>
        box.left > 4 &&
        box.right < width - 4 &&
        box.top > 2 &&
        box.bottom < HEIGHT - 2 &&
        taken.every((other) => isApart(box, other)),
    );
    if (found) taken.push(found.box);
    return found ?? null;
  });
};

/** Marked points with their labels. */
export const GraphPoints = (props: GraphPointsProps) => {
  const labels = placeLabels(props);
  return props.points.map((point, index) => {
    const label = labels[index];
    return (
      <g key={`${point.x} ${point.y} ${point.label ?? ''}`} className="graph-point">
        <circle cx={props.toX(point.x)} cy={props.toY(point.y)} r="6" />
        {label && (
          <text x={label.x} y={label.y} textAnchor={label.anchor}>
            {point.label}
          </text>
        )}
      </g>
    );
  });
};
