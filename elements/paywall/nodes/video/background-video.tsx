import type { ReactNode } from 'react';
import type { Background } from '../../../../sdk/internal';
import { useIsInControl, useMode } from '../../drawing/context';
import { fitOf } from '../../look/media';
import { paintLayer } from '../../look/paint';
import { PlayButton } from './play-button';
import { posterUrl, videoUrl } from './source';
import { usePlayback } from './use-playback';
import type { Playback } from './use-playback';

type VideoBackground = Extract<Background, { type: 'video' }>;

/** The video behind the content, with its tint. A video that can't be played leaves its picture, which is below. */
const VideoLayer = ({ background, playback }: { background: VideoBackground; playback: Playback }) => {
  const mode = useMode();
  const isInControl = useIsInControl();
  const { video, poster, overlay, fit, isLooping, isMuted } = background;
  if (playback.isBroken) return null;
  return (
    <span className="video-layer" aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the data has no captions */}
      <video
        ref={playback.ref}
        className="video-fill"
        src={videoUrl(video[mode])}
        poster={posterUrl(poster?.[mode])}
        preload={playback.isStarting ? 'auto' : 'none'}
        loop={isLooping && !isInControl}
        muted={isMuted}
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        style={{ objectFit: fitOf(fit) }}
        {...playback.listeners}
      />
      {overlay && <span className="overlay" style={{ backgroundImage: paintLayer(overlay[mode]) }} />}
    </span>
  );
};

const Behind = ({ background }: { background: VideoBackground }) => {
  const playback = usePlayback({ isAutoPlay: true, isMuted: background.isMuted });
  const isInControl = useIsInControl();
  return (
    <>
      <VideoLayer background={background} playback={playback} />
      {!playback.isBroken && !isInControl && <PlayButton playback={playback} isCorner />}
    </>
  );
};

/** The video of a box, behind its content, and the button that pauses it. */
export const BackgroundVideo = ({ background }: { background: Background | null }) => {
  const mode = useMode();
  return background?.type === 'video' ? (
    <Behind key={background.video[mode].url} background={background} />
  ) : null;
};

/** The video behind a whole paywall. Its button is always visible above the footer. */
const BehindAll = ({ background, children }: { background: VideoBackground; children: ReactNode }) => {
  const playback = usePlayback({ isAutoPlay: true, isMuted: background.isMuted });
  return (
    <>
      <VideoLayer background={background} playback={playback} />
      <div className="bottom">
        {!playback.isBroken && (
          <div className="motion-dock">
            <PlayButton playback={playback} isCorner />
          </div>
        )}
        {children}
      </div>
    </>
  );
};

interface PageVideoProps {
  /** The backgrounds of the paywall, the upper one first. */
  readonly backgrounds: readonly (Background | null)[];
  /** The footer. */
  readonly children: ReactNode;
}

/** The first video among the paywall's backgrounds; without one, only the footer. */
export const PageVideo = ({ backgrounds, children }: PageVideoProps) => {
  const mode = useMode();
  const background = backgrounds.find((each) => each?.type === 'video');
  return background?.type === 'video' ? (
    <BehindAll key={background.video[mode].url} background={background}>
      {children}
    </BehindAll>
  ) : (
    children
  );
};
