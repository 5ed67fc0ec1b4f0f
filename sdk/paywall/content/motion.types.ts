import type { ImageLook } from './content.types';
import type { Node, TextNode } from './leaf-nodes.types';
import type { BoxLook, Looks, ThemedImage, ThemedPaint, ThemedVideo } from './look.types';
import type { StackNode } from './paywall.types';

/** Videos, loaders and skeletons. */
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

export type MovingNode =
  | VideoNode
  | LoaderNode
  | LoaderItemNode
  | LoaderProgressNode
  | LoaderPercentageNode
  | SkeletonNode;

export interface VideoNode extends Node {
  readonly type: 'video';
  readonly look: Looks<VideoLook>;
}

/** Shows a progress that takes a fixed time. The nodes inside follow it. */
export interface LoaderNode extends Node {
  readonly type: 'loader';
  /** `null`: without an end. */
  readonly durationMs: number | null;
  readonly stack: StackNode;
}
/** One of the steps of a loader. */
export interface LoaderItemNode extends Node {
  readonly type: 'loader-item';
  /** From 0, among `count` steps. */
  readonly index: number;
  readonly count: number;
  readonly stack: StackNode;
}
/** A bar or a ring. It follows the loader around it, unless it has a duration or a fraction of its own. */
export interface LoaderProgressNode extends Node {
  readonly type: 'loader-progress';
  readonly kind: 'linear' | 'circular';
  readonly durationMs: number | null;
  /** 0 to 1. */
  readonly fraction: number | null;
  readonly look: Looks<ProgressLook>;
}
export interface LoaderPercentageNode extends Node {
  readonly type: 'loader-percentage';
  /** The look of the number; the text is empty. */
  readonly text: TextNode;
}
export interface SkeletonNode extends Node {
  readonly type: 'skeleton';
  readonly look: Looks<SkeletonLook>;
}
