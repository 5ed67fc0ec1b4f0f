import type { Connector, Icon, IconLook, ImageLook, TextLook, TimelineLook } from './content.types';
import type { Looks } from './look.types';

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
