import type { Connector, Icon, IconLook, ImageLook, TextLook, TimelineLook } from './content.types';
import type { Looks } from './look.types';
import type { ProgressLook, SkeletonLook, VideoLook } from './motion.types';

/** The nodes of a paywall that contain no stack. */

/** The fields of every node. */
export interface Node {
  /** The path of the node: unique within the paywall, and stable. */
  readonly key: string;
  readonly id: string | null;
  readonly name: string | null;
}

export interface TextNode extends Node {
  readonly type: 'text';
  readonly look: Looks<TextLook>;
}

export interface ImageNode extends Node {
  readonly type: 'image';
  readonly look: Looks<ImageLook>;
}

export interface VideoNode extends Node {
  readonly type: 'video';
  readonly look: Looks<VideoLook>;
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

export interface IconNode extends Node {
  readonly type: 'icon';
  readonly look: Looks<IconLook>;
}

export interface TimelineItem {
  readonly key: string;
  readonly title: TextNode;
  readonly description: TextNode | null;
  readonly icon: Icon;
  /** The line from this icon to the next. */
  readonly connector: Connector | null;
}
export interface TimelineNode extends Node {
  readonly type: 'timeline';
  readonly look: Looks<TimelineLook>;
  readonly items: readonly TimelineItem[];
}
