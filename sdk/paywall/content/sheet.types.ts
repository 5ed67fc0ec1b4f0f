import type { Background, Size } from './look.types';
import type { Node } from './leaf-nodes.types';
import type { StackNode } from './paywall.types';

/** A part of the paywall that a button opens in front of the rest. One sheet is open at a time. */
export interface Sheet extends Pick<Node, 'key' | 'name'> {
  readonly stack: StackNode;
  /** `fill`: as much of the window as is comfortable to read. */
  readonly size: Size;
  /** `null`: the background of its stack, otherwise that of the paywall. */
  readonly background: Background | null;
  /** The paywall behind the sheet is blurred. */
  readonly isBackgroundBlurred: boolean;
  /** The edge of the window where the sheet is. */
  readonly position: SheetPosition;
  /** Whether a button inside closes it. Otherwise the sheet gets a close button. */
  readonly hasCloseButton: boolean;
}

export type SheetPosition = 'bottom' | 'top' | 'center' | 'left' | 'right';
