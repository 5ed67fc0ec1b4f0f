import type { CSSProperties } from 'react';
import type { Extent, Sheet } from '../../../sdk/internal';
import { em } from '../look/size';

/** The most comfortable width of a sheet that fills its window. */
const WIDEST: Readonly<Record<Sheet['position'], string>> = {
  bottom: '45em',
  top: '45em',
  center: '32em',
  left: '26em',
  right: '26em',
};

const widthOf = (extent: Extent, position: Sheet['position']): string => {
  if (extent.type === 'fixed') return em(extent.value);
  if (extent.type === 'relative') return `${extent.value * 100}%`;
  return extent.type === 'fit' ? 'max-content' : WIDEST[position];
};

const heightOf = (extent: Extent): string => {
  if (extent.type === 'fixed') return em(extent.value);
  if (extent.type === 'relative') return `${extent.value * 100}%`;
  return extent.type === 'fit' ? 'auto' : '100%';
};

/** Physical sizes, because `left` and `right` are physical, too. The style sheet limits both to the window. */
export const sheetStyle = ({ size, position }: Sheet): CSSProperties => {
  const isSide = position === 'left' || position === 'right';
  return { width: widthOf(size.width, position), height: isSide ? '100%' : heightOf(size.height) };
};
