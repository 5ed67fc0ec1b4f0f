import type { CSSProperties } from 'react';
import type { TextLook } from '../../../sdk/internal';
import { marginStyle, paddingStyle } from '../look/box';
import { paintColour, paintStyle, themedPaintStyle } from '../look/paint';
import type { Mode } from '../look/paint';
import { em, sizeStyle } from '../look/size';
import type { Axis } from '../look/size';

type Font = Pick<TextLook, 'fontName' | 'fontSize' | 'fontWeight'>;

/** Larger sizes are limited by the paywall's width, see `.large` in nodes.css. */
const LARGE = 24;

export const isLarge = ({ fontSize }: Font): boolean => fontSize > LARGE;

const sizeOf = (look: Font): CSSProperties => {
  const size = em(look.fontSize);
  // React's type does not have custom properties.
  return isLarge(look) ? ({ '--size': size } as CSSProperties) : { fontSize: size };
};

export const fontStyle = (look: Font): CSSProperties => ({
  ...sizeOf(look),
  fontWeight: look.fontWeight,
  ...(look.fontName ? { fontFamily: `${JSON.stringify(look.fontName)}, var(--purchase-font-fallback)` } : {}),
});

export const textStyle = (look: TextLook, mode: Mode, axis: Axis): CSSProperties => ({
  ...fontStyle(look),
  ...marginStyle(look.margin),
  ...paddingStyle(look.padding),
  ...sizeStyle(look.size, axis, look.fontSize),
  ...themedPaintStyle(look.background, mode),
  color: paintColour(look.paint[mode]),
  textAlign: look.alignment,
});

/** Text that is filled with a gradient; `null` for a plain colour. */
export const gradientStyle = (look: TextLook, mode: Mode): CSSProperties | null => {
  const paint = look.paint[mode];
  if (paint.type === 'solid') return null;
  return { ...paintStyle(paint), backgroundClip: 'text', WebkitBackgroundClip: 'text', color: 'transparent' };
};
