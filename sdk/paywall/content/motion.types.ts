import type { ImageLook } from './content.types';
import type { ThemedImage, ThemedVideo } from './look.types';

/** The content and look of videos. */
export interface VideoLook extends Omit<ImageLook, 'source'> {
  readonly source: ThemedVideo;
  /** Shown before the video plays, instead of a video that can't be played, and with reduced motion. */
  readonly poster: ThemedImage | null;
  readonly isAutoPlay: boolean;
  readonly isLooping: boolean;
  readonly isMuted: boolean;
  /** Whether the browser's own controls are shown. */
  readonly hasControls: boolean;
}
