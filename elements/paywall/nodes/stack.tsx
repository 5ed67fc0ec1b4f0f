import { memo } from 'react';
import type { ReactNode } from 'react';
import type { PaywallNode, StackLook, StackNode } from '../../../sdk/internal';
import { useDrawn, useIsInControl, useLook, useMode, usePaywall } from '../drawing/context';
import { BorderLayer } from '../look/border-layer';
import type { Axis } from '../look/size';
import type { Shell } from '../look/shell';
import {
  bandStyle,
  cardStyle,
  faceStyle,
  isClipped,
  placeStyle,
  stackClass,
  wrapperStyle,
} from '../look/stack-style';
import { BadgeLayer } from './badge';
import { RadioGroup, useRadioGroup } from './tabs/radio-group';
import type { NodeProps } from './node';
import { BackgroundVideo } from './video/background-video';

interface StackProps extends NodeProps<StackNode> {
  readonly shell?: Shell;
}

const Children = memo(({ nodes, axis }: { nodes: readonly PaywallNode[]; axis: Axis }) => {
  const { draw } = usePaywall();
  return useDrawn(nodes).map((node) => draw(node, axis));
});

/** The user scrolls it with the arrow keys. */
const scroller = { tabIndex: 0 };

const isBand = ({ badge }: StackLook): boolean =>
  badge?.style === 'edge-to-edge' && badge.place.horizontal === 'center' && badge.place.vertical !== 'center';

/** A box that arranges other nodes. `shell` makes its element a control. */
export const StackView = memo(({ node, axis, shell = {} }: StackProps) => {
  const look = useLook(node);
  const mode = useMode();
  const isInControl = useIsInControl();
  const group = useRadioGroup(node.key);
  if (!look.isVisible) return null;
  const Plain = isInControl ? 'span' : 'div';
  const Tag = (shell.tag ?? Plain) as 'div';
  const clip = isClipped(look, node.children) ? 'clip' : '';
  const content: ReactNode = (
    <>
      {look.background?.type === 'video' && <BackgroundVideo background={look.background} />}
      <BorderLayer border={look.border} mode={mode} />
      {shell.before}
      <Children nodes={node.children} axis={look.layout.type} />
      {shell.after}
    </>
  );
  const attributes = {
    ...(look.isScrolling && !isInControl ? scroller : {}),
    ...group?.attributes,
    ...shell.attributes,
    ref: shell.elementRef as never,
  };
  const { badge } = look;
  const element = badge ? (
    <Tag
      {...attributes}
      className={`badged ${shell.className ?? ''}`}
      style={{
        ...wrapperStyle(look, axis),
        ...(isBand(look) ? bandStyle(look, badge.stack.look.base, mode) : { display: 'grid' }),
      }}
    >
      {isBand(look) && badge.place.vertical === 'start' && <BadgeLayer badge={badge} look={look} isBand />}
      <Plain className={stackClass(look, clip)} style={cardStyle(look, mode, isBand(look))}>
        {content}
      </Plain>
      {!(isBand(look) && badge.place.vertical === 'start') && (
        <BadgeLayer badge={badge} look={look} isBand={isBand(look)} />
      )}
    </Tag>
  ) : (
    <Tag
      {...attributes}
      className={stackClass(look, `${clip} ${shell.className ?? ''}`)}
      style={{ ...placeStyle(look, axis), ...faceStyle(look, mode) }}
    >
      {content}
    </Tag>
  );
  return group ? <RadioGroup group={group}>{element}</RadioGroup> : element;
});
