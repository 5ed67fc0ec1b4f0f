import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { ImageSource, VideoLook, VideoNode, VideoSource } from '../../../../sdk/internal';
import { useIsInControl, useLook, useMode } from '../../drawing/context';
import { BorderLayer } from '../../look/border-layer';
import { fitOf, frameStyle, mediaBoxStyle } from '../../look/media';
import { paintLayer } from '../../look/paint';
import { Picture } from '../image';
import type { NodeProps } from '../node';
import { PlayButton } from './play-button';
import { posterUrl, videoUrl } from './source';
import { usePlayback } from './use-playback';

interface PlayerProps {
  readonly look: VideoLook;
  readonly source: VideoSource;
  readonly poster: ImageSource | undefined;
}

const naturalClass = ({ size }: VideoLook): string => (size.width.type === 'fit' ? 'image natural' : 'image');

const preload = (isAutoPlay: boolean, poster: ImageSource | undefined) => {
  if (isAutoPlay) return 'auto';
  return poster ? 'none' : 'metadata';
};

/** A video that can't be played is replaced by its picture. */
const Player = ({ look, source, poster }: PlayerProps) => {
  const playback = usePlayback(look);
  const isInControl = useIsInControl();
  const { alternative, hasControls, isLooping } = look;
  if (playback.isBroken) return poster ? <Picture source={poster} look={look} onLoad={() => {}} /> : null;
  const showsControls = !isInControl && (hasControls || playback.isSilenced);
  const style: CSSProperties = { objectFit: fitOf(look.fit) };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the data has no captions */}
      <video
        ref={playback.ref}
        className={naturalClass(look)}
        src={videoUrl(source)}
        poster={posterUrl(poster)}
        width={source.width ?? poster?.width ?? undefined}
        height={source.height ?? poster?.height ?? undefined}
        preload={preload(playback.isStarting, poster)}
        controls={showsControls}
        loop={isLooping && !isInControl}
        muted={look.isMuted}
        playsInline
        disablePictureInPicture={!showsControls}
        aria-label={alternative || undefined}
        aria-hidden={alternative || showsControls ? undefined : true}
        tabIndex={showsControls ? undefined : -1}
        style={style}
        {...playback.listeners}
      />
      {!showsControls && !isInControl && <PlayButton playback={playback} isCorner={false} />}
    </>
  );
};

/** A video in its mask; its picture is visible until it plays. */
export const VideoView = memo(({ node, axis }: NodeProps<VideoNode>) => {
  const look = useLook(node);
  const mode = useMode();
  if (!look.isVisible) return null;
  const source = look.source[mode];
  const poster = look.poster?.[mode];
  const { width, height } = source.width && source.height ? source : (poster ?? source);
  return (
    <span className="image-box" style={mediaBoxStyle(look, axis)}>
      <span className="image-frame" style={frameStyle(look, { width, height }, mode)}>
        <Player key={source.url} look={look} source={source} poster={poster} />
        {look.overlay && (
          <span className="overlay" style={{ backgroundImage: paintLayer(look.overlay[mode]) }} />
        )}
        <BorderLayer border={look.border} mode={mode} />
      </span>
    </span>
  );
});
