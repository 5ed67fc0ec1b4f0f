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
/** Of more labels than this, those that would cover a curve are left out: the description names all points. */
const FEW = 8;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The height of a curve in the picture at a horizontal position, both in pixels. */
export type HeightAt = (across: number) => number;

const STEP = 4;
const crosses = ({ left, right, top, bottom }: Box, heightAt: HeightAt): boolean => {
  for (let across = left; across < right; across += STEP) {
    const [here, next] = [heightAt(across), heightAt(across + STEP)];
    if (Math.min(here, next) < bottom && Math.max(here, next) > top) return true;
  }
  return false;
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
 * curves where that is possible or where there are many labels; `null` for a label that fits nowhere.
 */
export const labelPlaces = (
  points: readonly Labelled[],
  size: { readonly width: number; readonly height: number },
  curves: readonly HeightAt[],
): readonly (LabelPlace | null)[] => {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }));
  const mostCrossed = points.filter(({ label }) => label !== '').length > FEW ? 0 : Infinity;
  return points.map(({ x, y, label }) => {
    const half = (label.length * LETTER) / 2;
    let best: { readonly middle: LabelPlace; readonly box: Box; readonly crossed: number } | null = null;
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
      const crossed = curves.filter((curve) => crosses(box, curve)).length;
      if (crossed <= mostCrossed && (!best || crossed < best.crossed)) best = { middle, box, crossed };
      if (crossed === 0) break;
    }
    if (best) taken.push(best.box);
    return best && best.middle;
  });
};
