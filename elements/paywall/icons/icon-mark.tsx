import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import type { Icon } from '../../../sdk/internal';
import { useMode } from '../drawing/context';
import { BorderLayer } from '../look/border-layer';
import { borderStyle, marginStyle, paddingStyle, shadowStyle } from '../look/box';
import { maskStyle } from '../look/mask';
import { paintColour, paintStyle, urlLayer } from '../look/paint';
import type { Mode } from '../look/paint';
import { sizeStyle } from '../look/size';
import type { Axis } from '../look/size';
import { glyphName } from './glyph-name';
import { glyphs } from './glyphs';

/** The address, as soon as the picture can be used as a mask. A mask requires CORS headers. */
const useMaskUrl = (url: string | null): string | null => {
  const [usable, setUsable] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const probe = new Image();
    probe.crossOrigin = 'anonymous';
    probe.addEventListener('load', () => setUsable(url));
    probe.src = url;
    return () => probe.removeAttribute('src');
  }, [url]);
  return usable === url ? usable : null;
};

const boxStyle = ({ size, margin, padding, background }: Icon, mode: Mode, axis: Axis): CSSProperties => ({
  ...sizeStyle(size, axis),
  ...marginStyle(margin),
  ...paddingStyle(padding, background?.border ?? null),
  ...(background
    ? {
        ...paintStyle(background.paint[mode]),
        ...borderStyle(background.border, mode),
        ...shadowStyle(background.shadow, mode),
        ...maskStyle(background.shape, size),
      }
    : {}),
});

/**
 * A decorative icon: a picture as a mask in the icon's colour. Until it has loaded, or without a picture, a drawn icon.
 */
export const IconMark = ({ icon, axis }: { icon: Icon; axis: Axis }) => {
  const mode = useMode();
  const url = useMaskUrl(icon.url);
  const paint = icon.paint[mode];
  return (
    <span className="icon-box" style={boxStyle(icon, mode, axis)}>
      <BorderLayer border={icon.background?.border ?? null} mode={mode} />
      {url === null ? (
        <svg
          className="glyph"
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
          style={{ color: paintColour(paint) }}
        >
          <path d={glyphs[glyphName(icon.name)]} />
        </svg>
      ) : (
        <span
          className="glyph-mask"
          style={{ ...paintStyle(paint), maskImage: urlLayer(url), WebkitMaskImage: urlLayer(url) }}
        />
      )}
    </span>
  );
};
