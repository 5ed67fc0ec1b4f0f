import type { CSSProperties } from 'react';
import type { ImageFit, ImageLook } from '../../../sdk/internal';
import { borderStyle, marginStyle, paddingStyle, shadowStyle } from './box';
import { maskStyle } from './mask';
import type { Mode } from './paint';
import { em, sizeStyle } from './size';
import type { Axis } from './size';

/** The look that pictures and videos have in common. */
export type MediaLook = Omit<ImageLook, 'source'>;

export const mediaBoxStyle = (look: MediaLook, axis: Axis): CSSProperties => ({
  ...marginStyle(look.margin),
  ...paddingStyle(look.padding),
  ...sizeStyle(look.size, axis),
});

interface Dimensions {
  readonly width: number | null;
  readonly height: number | null;
}

/** The aspect ratio reserves the space while the file loads. */
const ratio = ({ size }: MediaLook, { width, height }: Dimensions): CSSProperties =>
  width && height && size.height.type === 'fit' ? { aspectRatio: `${width} / ${height}` } : {};

export const frameStyle = (look: MediaLook, source: Dimensions, mode: Mode): CSSProperties => ({
  ...ratio(look, source),
  ...maskStyle(look.mask, look.size),
  ...borderStyle(look.border, mode),
  ...shadowStyle(look.shadow, mode),
  ...(look.maxHeight === null ? {} : { maxBlockSize: em(look.maxHeight) }),
});

export const fitOf = (fit: ImageFit): 'cover' | 'contain' => (fit === 'fill' ? 'cover' : 'contain');
