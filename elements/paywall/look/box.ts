import type { CSSProperties } from 'react';
import type { Border, BoxLook, Corners, Insets, Shadow, Shape } from '../../../sdk/internal';
import { backgroundStyle, paintColour } from './paint';
import type { Mode } from './paint';

/** Two values of one direction, which are often the same. */
const pair = (start: number, end: number): string | number => (start === end ? start : `${start}px ${end}px`);

/** Lengths of 0 are left out: the style sheet has no margins and no padding. Each style that is set costs time. */
export const marginStyle = ({ top, bottom, leading, trailing }: Insets): CSSProperties => ({
  ...(top || bottom ? { marginBlock: pair(top, bottom) } : {}),
  ...(leading || trailing ? { marginInline: pair(leading, trailing) } : {}),
});

/** Whether the border is a layer of its own (`BorderLayer`), because CSS borders have no gradients in round corners. */
export const hasBorderLayer = ({ paint }: Border): boolean =>
  paint.light.type !== 'solid' || paint.dark.type !== 'solid';

/**
 * The border is subtracted from the padding, so that a thicker border of the selected state moves nothing. A border that
 * is a layer lies in the padding.
 */
export const paddingStyle = (
  { top, bottom, leading, trailing }: Insets,
  border: Border | null = null,
): CSSProperties => {
  const width = border?.width ?? 0;
  const isLayer = border !== null && hasBorderLayer(border);
  const inside = (length: number): number =>
    isLayer ? Math.max(length, width) : Math.max(0, length - width);
  const [above, below, before, after] = [inside(top), inside(bottom), inside(leading), inside(trailing)];
  return {
    ...(above || below ? { paddingBlock: pair(above, below) } : {}),
    ...(before || after ? { paddingInline: pair(before, after) } : {}),
  };
};

export const borderStyle = (border: Border | null, mode: Mode): CSSProperties =>
  border && !hasBorderLayer(border)
    ? { border: `${border.width}px solid ${paintColour(border.paint[mode])}` }
    : {};

export const shadowStyle = (shadow: Shadow | null, mode: Mode): CSSProperties =>
  shadow ? { boxShadow: `${shadow.x}px ${shadow.y}px ${shadow.radius}px ${shadow.colour[mode]}` } : {};

const ROUND = 9999;
const pill: Corners = { topLeading: ROUND, topTrailing: ROUND, bottomLeading: ROUND, bottomTrailing: ROUND };

export const cornersOf = (shape: Shape): Corners => (shape.type === 'rectangle' ? shape.corners : pill);

/** The corners of a box. A circle is as high as it is wide. */
export const shapeStyle = (shape: Shape): CSSProperties => ({
  ...(shape.type === 'circle' ? { aspectRatio: '1' } : {}),
  ...cornerStyle(cornersOf(shape)),
});

export const cornerStyle = (corners: Corners): CSSProperties => {
  const { topLeading, topTrailing, bottomLeading, bottomTrailing } = corners;
  if (topLeading === topTrailing && topLeading === bottomLeading && topLeading === bottomTrailing)
    return { borderRadius: topLeading };
  return {
    borderStartStartRadius: topLeading,
    borderStartEndRadius: topTrailing,
    borderEndStartRadius: bottomLeading,
    borderEndEndRadius: bottomTrailing,
  };
};

export const isRounded = (shape: Shape): boolean =>
  Object.values(cornersOf(shape)).some((radius: number) => radius > 0);

/** The styles of a box without its size and margin. */
export const surfaceStyle = (look: BoxLook, mode: Mode): CSSProperties => ({
  ...paddingStyle(look.padding, look.border),
  ...backgroundStyle(look.background, mode),
  ...borderStyle(look.border, mode),
  ...shadowStyle(look.shadow, mode),
  ...shapeStyle(look.shape),
});
