import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import type { Badge, Corners, Insets, Place, StackLook, StackNode } from '../../../sdk/internal';
import { mapLooks } from '../../../sdk/internal';
import { usePaywall } from '../drawing/context';
import { cornersOf, cornerStyle } from '../look/box';
import { flexAlign } from '../look/layout';
import { overPadding } from '../look/stack-style';

const NO_INSETS: Insets = { top: 0, bottom: 0, leading: 0, trailing: 0 };

const withLook = (stack: StackNode, change: (look: StackLook) => StackLook): StackNode => ({
  ...stack,
  look: mapLooks(stack.look, change),
});

/** A badge in a corner has one round corner: the one towards the centre. */
const inwards = (corners: Corners, { horizontal, vertical }: Place): Corners => ({
  topLeading: vertical === 'end' && horizontal === 'end' ? corners.topLeading : 0,
  topTrailing: vertical === 'end' && horizontal === 'start' ? corners.topTrailing : 0,
  bottomLeading: vertical === 'start' && horizontal === 'end' ? corners.bottomLeading : 0,
  bottomTrailing: vertical === 'start' && horizontal === 'start' ? corners.bottomTrailing : 0,
});

/** The band along an edge. The box around stack and badge has its background. */
const asBand = (stack: StackNode): StackNode =>
  withLook(stack, (look) => ({
    ...look,
    size: { width: { type: 'fill' }, height: look.size.height },
    margin: NO_INSETS,
    background: null,
    border: null,
    shadow: null,
    layout: look.layout.type === 'zlayer' ? look.layout : centred(look.layout),
  }));

const centred = <L extends Exclude<StackLook['layout'], { type: 'zlayer' }>>(layout: L): L => ({
  ...layout,
  ...(layout.type === 'horizontal' ? { distribution: 'center' } : { alignment: 'center' }),
});

const asCorner = (stack: StackNode, place: Place): StackNode =>
  withLook(stack, (look) => ({
    ...look,
    margin: NO_INSETS,
    shape: { type: 'rectangle', corners: inwards(cornersOf(look.shape), place) },
  }));

const shaped = ({ style, place, stack }: Badge, isBand: boolean): StackNode => {
  if (isBand) return asBand(stack);
  return style === 'edge-to-edge' ? asCorner(stack, place) : stack;
};

/** Half of an overlay is outside the edge. */
const shift = { start: '0 -50%', center: undefined, end: '0 50%' } as const;

interface BadgeProps {
  readonly badge: Badge;
  /** The look of the stack with the badge. */
  readonly look: StackLook;
  readonly isBand: boolean;
}

export const BadgeLayer = ({ badge, look, isBand }: BadgeProps) => {
  const { draw } = usePaywall();
  const stack = useMemo(() => shaped(badge, isBand), [badge, isBand]);
  const { style, place } = badge;
  if (isBand)
    return (
      <span className="band" style={overPadding(look)}>
        {draw(stack, 'vertical')}
      </span>
    );
  const layer: CSSProperties = {
    justifyContent: flexAlign(place.horizontal),
    alignItems: flexAlign(place.vertical),
    ...overPadding(look),
    ...(style === 'overlay' ? {} : cornerStyle(cornersOf(look.shape))),
  };
  return (
    <span className={style === 'overlay' ? 'badge-layer' : 'badge-layer clip'} style={layer}>
      <span className="badge" style={style === 'overlay' ? { translate: shift[place.vertical] } : {}}>
        {draw(stack, 'horizontal')}
      </span>
    </span>
  );
};
