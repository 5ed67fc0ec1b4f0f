import { memo, useState } from 'react';
import type { CSSProperties } from 'react';
import type { ImageLook, ImageNode, ImageSource } from '../../../sdk/internal';
import { useLook, useMode } from '../context';
import { BorderLayer } from '../look/border-layer';
import { borderStyle, marginStyle, paddingStyle, shadowStyle } from '../look/box';
import { maskStyle } from '../look/mask';
import { paintLayer, urlLayer } from '../look/paint';
import type { Mode } from '../look/paint';
import { em, sizeStyle } from '../look/size';
import type { Axis } from '../look/size';
import type { NodeProps } from './node';

const boxStyle = (look: ImageLook, mode: Mode, axis: Axis): CSSProperties => ({
  ...marginStyle(look.margin),
  ...paddingStyle(look.padding),
  ...sizeStyle(look.size, axis),
});

/** The picture's aspect ratio reserves its space while it loads. */
const ratio = ({ size }: ImageLook, { width, height }: ImageSource): CSSProperties =>
  width && height && size.height.type === 'fit' ? { aspectRatio: `${width} / ${height}` } : {};

const frameStyle = (look: ImageLook, source: ImageSource, mode: Mode, isLoaded: boolean): CSSProperties => ({
  ...ratio(look, source),
  ...maskStyle(look.mask, look.size),
  ...borderStyle(look.border, mode),
  ...shadowStyle(look.shadow, mode),
  ...(look.maxHeight === null ? {} : { maxBlockSize: em(look.maxHeight) }),
  ...(isLoaded || !source.webpLowRes
    ? {}
    : {
        backgroundImage: urlLayer(source.webpLowRes),
        backgroundSize: look.fit === 'fill' ? 'cover' : 'contain',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      }),
});

const Picture = ({ source, look, onLoad }: { source: ImageSource; look: ImageLook; onLoad: () => void }) => (
  <picture className="picture">
    {source.webp && <source srcSet={source.webp} type="image/webp" />}
    {source.heic && <source srcSet={source.heic} type="image/heic" />}
    <img
      className={look.size.width.type === 'fit' ? 'image natural' : 'image'}
      src={source.original}
      alt={look.alternative}
      width={source.width ?? undefined}
      height={source.height ?? undefined}
      decoding="async"
      draggable={false}
      style={{ objectFit: look.fit === 'fill' ? 'cover' : 'contain' }}
      onLoad={onLoad}
    />
  </picture>
);

/** A picture in its mask; its small version is visible until the large one has loaded. */
export const ImageView = memo(({ node, axis }: NodeProps<ImageNode>) => {
  const look = useLook(node);
  const mode = useMode();
  const [loaded, setLoaded] = useState('');
  if (!look.isVisible) return null;
  const source = look.source[mode];
  return (
    <span className="image-box" style={boxStyle(look, mode, axis)}>
      <span className="image-frame" style={frameStyle(look, source, mode, loaded === source.original)}>
        <Picture source={source} look={look} onLoad={() => setLoaded(source.original)} />
        {look.overlay && (
          <span className="overlay" style={{ backgroundImage: paintLayer(look.overlay[mode]) }} />
        )}
        <BorderLayer border={look.border} mode={mode} />
      </span>
    </span>
  );
});
