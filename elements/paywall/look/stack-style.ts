import type { CSSProperties } from 'react';
import type { PaywallNode, Size, StackLook } from '../../../sdk/internal';
import { isRounded, marginStyle, shadowStyle, shapeStyle, surfaceStyle } from './box';
import { layoutStyle } from './layout';
import { backgroundStyle } from './paint';
import type { Mode } from './paint';
import { sizeStyle } from './size';
import type { Axis } from './size';

const classes = { horizontal: 'row', vertical: 'lines', zlayer: 'layers' } as const;

export const stackClass = (look: StackLook, extra: string): string =>
  `stack ${classes[look.layout.type]} ${extra}`.trim();

const scrollStyle = ({ isScrolling, layout }: StackLook): CSSProperties => {
  if (!isScrolling) return {};
  return layout.type === 'horizontal' ? { overflowX: 'auto' } : { overflowY: 'auto' };
};

/** Size and margin: the place of a box among its siblings. */
export const placeStyle = (look: StackLook, axis: Axis): CSSProperties => ({
  ...sizeStyle(look.size, axis),
  ...marginStyle(look.margin),
});

/**
 * The element around a stack and its badge. It has the stack's padding, because equal shares in a row are measured
 * without the padding. The stack covers this padding with negative margins.
 */
export const wrapperStyle = (look: StackLook, axis: Axis): CSSProperties => ({
  ...placeStyle(look, axis),
  paddingInlineStart: inlineSpace(look, 'leading'),
  paddingInlineEnd: inlineSpace(look, 'trailing'),
});

/** The padding and the border together: the border is subtracted from the padding. */
const inlineSpace = ({ padding, border }: StackLook, side: 'leading' | 'trailing'): number =>
  Math.max(padding[side], border?.width ?? 0);

/** Lets the content cover the wrapper's padding. */
export const overPadding = (look: StackLook): CSSProperties => ({
  marginInlineStart: -inlineSpace(look, 'leading'),
  marginInlineEnd: -inlineSpace(look, 'trailing'),
});

/** The stack's background and border, and how it arranges its children. */
export const faceStyle = (look: StackLook, mode: Mode): CSSProperties => ({
  ...surfaceStyle(look, mode),
  ...layoutStyle(look.layout, look.spacing),
  ...scrollStyle(look),
});

const fillsEdges = (node: PaywallNode): boolean =>
  node.type === 'image' ||
  node.type === 'video' ||
  node.type === 'carousel' ||
  (node.type === 'stack' && (node.look.base.background !== null || node.children.some(fillsEdges)));

/**
 * Round corners cut content that overlaps them. Without such content nothing is cut, so that shadows and focus rings are
 * complete.
 */
export const isClipped = (look: StackLook, children: readonly PaywallNode[]): boolean =>
  isRounded(look.shape) && children.some(fillsEdges);

const FILL: Size = { width: { type: 'fill' }, height: { type: 'fill' } };

/** The stack inside the element that also contains its badge. */
export const cardStyle = (look: StackLook, mode: Mode, isBand: boolean): CSSProperties => ({
  ...faceStyle(isBand ? { ...look, shadow: null } : look, mode),
  ...sizeStyle(FILL, 'zlayer'),
  ...overPadding(look),
});

/** Stack and badge as one band: the badge's background is visible behind the stack's corners. */
export const bandStyle = (look: StackLook, badge: StackLook, mode: Mode): CSSProperties => ({
  ...backgroundStyle(badge.background, mode),
  ...shadowStyle(look.shadow, mode),
  ...shapeStyle(look.shape),
  display: 'flex',
  flexDirection: 'column',
});
