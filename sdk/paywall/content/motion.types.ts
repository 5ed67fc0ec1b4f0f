import type { ImageLook } from './content.types';
import type { BoxLook, ThemedImage, ThemedPaint, ThemedVideo } from './look.types';

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

/** A bar or a ring. */
export interface ProgressLook extends BoxLook {
  readonly track: ThemedPaint;
  readonly indicator: ThemedPaint;
  /** The height of the bar, the width of the ring. */
  readonly thickness: number;
}

/** A grey shape in place of content that loads. `null`: the colour of the text around it. */
export interface SkeletonLook extends BoxLook {
  readonly highlight: ThemedPaint | null;
}
