import { usePaywall } from '../../drawing/context';
import type { Playback } from './use-playback';

const PLAY = 'M8 5.5v13a.8.8 0 0 0 1.2.7l10-6.5a.8.8 0 0 0 0-1.4l-10-6.5A.8.8 0 0 0 8 5.5z';
const PAUSE =
  'M7.5 5h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm7 0h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z';

interface MotionButtonProps {
  readonly isPlaying: boolean;
  readonly className: string;
  readonly onPress: () => void;
}

/** Plays and pauses something that moves. */
export const MotionButton = ({ isPlaying, className, onPress }: MotionButtonProps) => {
  const { translator } = usePaywall();
  return (
    <button
      type="button"
      className={`motion-button ${className}`}
      aria-label={translator.text(isPlaying ? 'paywall.pause' : 'paywall.play')}
      // A surrounding package would be selected, and a surrounding carousel would stop.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={isPlaying ? PAUSE : PLAY} />
      </svg>
    </button>
  );
};

/** In the middle before the video was played, afterwards in the corner. */
export const PlayButton = ({ playback, isCorner }: { playback: Playback; isCorner: boolean }) => {
  const { isPlaying, hasStarted, isStarting, toggle } = playback;
  if (isStarting && !hasStarted) return null;
  return (
    <MotionButton
      isPlaying={isPlaying}
      className={isCorner || hasStarted ? 'corner' : 'middle'}
      onPress={toggle}
    />
  );
};
