import { memo, useState } from 'react';
import type { CSSProperties } from 'react';
import type { ImageFit, ImageNode, ImageSource } from '../../../sdk/internal';
import { useLook, useMode } from '../drawing/context';
import { BorderLayer } from '../look/border-layer';
import { fitOf, frameStyle, mediaBoxStyle } from '../look/media';
import type { MediaLook } from '../look/media';
import { paintLayer, urlLayer } from '../look/paint';
import type { NodeProps } from './node';

/** The small version of a picture is visible until the large one has loaded. */
const preview = ({ webpLowRes }: ImageSource, fit: ImageFit): CSSProperties =>
  webpLowRes
    ? {
        backgroundImage: urlLayer(webpLowRes),
        backgroundSize: fitOf(fit),
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      }
    : {};

interface PictureProps {
  readonly source: ImageSource;
  readonly look: MediaLook;
  readonly onLoad: () => void;
}

export const Picture = ({ source, look, onLoad }: PictureProps) => (
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
      style={{ objectFit: fitOf(look.fit) }}
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
    <span className="image-box" style={mediaBoxStyle(look, axis)}>
      <span
        className="image-frame"
        style={{
          ...frameStyle(look, source, mode),
          ...(loaded === source.original ? {} : preview(source, look.fit)),
        }}
      >
        <Picture source={source} look={look} onLoad={() => setLoaded(source.original)} />
        {look.overlay && (
          <span className="overlay" style={{ backgroundImage: paintLayer(look.overlay[mode]) }} />
        )}
        <BorderLayer border={look.border} mode={mode} />
      </span>
    </span>
  );
});
