import type { CSSProperties } from 'react';
import type { Extent, Layout, Size } from '../../../sdk/internal';

/** The direction in which the surrounding box arranges its children. */
export type Axis = Layout['type'];

const MEDIUM = 16;

/**
 * Converts pixels to em of the user's text size, so that a box grows with its text.
 * @param fontSize font size of the element that gets the length.
 */
export const em = (pixels: number, fontSize = MEDIUM): string => `${pixels / fontSize}em`;

type Side = (extent: Extent, fontSize: number) => CSSProperties;

const NARROW: CSSProperties = { maxInlineSize: '100%' };

const lengthOf = (extent: Extract<Extent, { value: number }>, fontSize: number): string =>
  extent.type === 'fixed' ? em(extent.value, fontSize) : `${extent.value * 100}%`;

/** In a row, `fill` shares the remaining width equally. */
const alongRow: Side = (extent, fontSize) => {
  if (extent.type === 'fill') return { flex: '1 1 0%', minInlineSize: 0 };
  if (extent.type === 'fit') return { flex: '0 1 auto', ...NARROW };
  // Shares of 100 % together still leave room for the gaps between them.
  const flex = extent.type === 'relative' ? '0 1 auto' : '0 0 auto';
  return { flex, inlineSize: lengthOf(extent, fontSize), ...NARROW };
};
const acrossRow: Side = (extent, fontSize) => {
  if (extent.type === 'fill') return { alignSelf: 'stretch' };
  return extent.type === 'fit' ? {} : { blockSize: lengthOf(extent, fontSize) };
};
const alongColumn: Side = (extent, fontSize) => {
  if (extent.type === 'fill') return { flex: '1 1 auto' };
  if (extent.type === 'fit') return { flex: '0 0 auto' };
  return { flex: '0 0 auto', blockSize: lengthOf(extent, fontSize) };
};
const acrossColumn: Side = (extent, fontSize) => {
  if (extent.type === 'fill') return { alignSelf: 'stretch', minInlineSize: 0 };
  return extent.type === 'fit' ? NARROW : { inlineSize: lengthOf(extent, fontSize), ...NARROW };
};
const layerWidth: Side = (extent, fontSize) => {
  if (extent.type === 'fill') return { justifySelf: 'stretch', minInlineSize: 0 };
  return extent.type === 'fit' ? NARROW : { inlineSize: lengthOf(extent, fontSize), ...NARROW };
};
const layerHeight: Side = (extent, fontSize) => acrossRow(extent, fontSize);

const sides = {
  horizontal: { width: alongRow, height: acrossRow },
  vertical: { width: acrossColumn, height: alongColumn },
  zlayer: { width: layerWidth, height: layerHeight },
} satisfies Record<Axis, { width: Side; height: Side }>;

/** `fit`: the size of the content. `fill`: the remaining space. `fixed`: a length. `relative`: a share of the surrounding box. */
export const sizeStyle = (size: Size, axis: Axis, fontSize = MEDIUM): CSSProperties => ({
  ...sides[axis].width(size.width, fontSize),
  ...sides[axis].height(size.height, fontSize),
});
