interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Labelled {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

export interface LabelPlace {
  readonly x: number;
  readonly y: number;
}

/** The approximate width of a letter, and the height of a line. */
const LETTER = 8.2;
const LINE = 18;
const GAP = 10;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The points of a line that `d` of an SVG path draws with absolute M, L and V, piece by piece. */
const piecesOf = (path: string): readonly (readonly LabelPlace[])[] => {
  let last = { x: 0, y: 0 };
  return [...path.matchAll(/([MLV])(\S+?)(?: (\S+?))?(?=[MLV]|$)/g)].flatMap(([, command, first, second]) => {
    const from = last;
    last = command === 'V' ? { x: from.x, y: Number(first) } : { x: Number(first), y: Number(second) };
    return command === 'M' ? [] : [[from, last]];
  });
};

/** Whether a straight piece passes through the box (Liang and Barsky). */
const passes = ({ left, right, top, bottom }: Box, [from, to]: readonly LabelPlace[]): boolean => {
  if (!from || !to) return false;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  for (const [speed, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (speed === 0 && room < 0) return false;
    if (speed < 0) enter = Math.max(enter, room / speed);
    if (speed > 0) leave = Math.min(leave, room / speed);
  }
  return enter <= leave;
};

/** Corners first, then above, below and beside: (horizontal, vertical) directions. */
const SIDES = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1.4],
  [0, 1.4],
  [1, 0],
  [-1, 0],
] as const;

/**
 * The middle of each label: beside its point, inside of the picture, away from other labels and points, and off the
 * curves (`paths`) where that is possible; `null` for a label that fits nowhere.
 */
export const labelPlaces = (
  points: readonly Labelled[],
  size: { readonly width: number; readonly height: number },
  paths: readonly string[],
): readonly (LabelPlace | null)[] => {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }));
  const pieces = paths.flatMap(piecesOf);
  return points.map(({ x, y, label }) => {
    const half = (label.length * LETTER) / 2;
    let best: { readonly middle: LabelPlace; readonly box: Box; readonly crossings: number } | null = null;
    for (const [across, down] of SIDES) {
      const middle = { x: x + across * (half + GAP), y: y + down * (LINE / 2 + GAP / 2 + 1) };
      const box = {
        left: middle.x - half,
        right: middle.x + half,
        top: middle.y - LINE / 2,
        bottom: middle.y + LINE / 2,
      };
      const isInside =
        box.left > 2 && box.top > 2 && box.right < size.width - 2 && box.bottom < size.height - 2;
      if (!isInside || taken.some((other) => overlaps(box, other))) continue;
      const crossings = pieces.filter((piece) => passes(box, piece)).length;
      if (!best || crossings < best.crossings) best = { middle, box, crossings };
      if (crossings === 0) break;
    }
    if (best) taken.push(best.box);
    return best && best.middle;
  });
};
