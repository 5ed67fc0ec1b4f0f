import { memo } from 'react';
import type { ReactNode } from 'react';
import type { PaywallNode, StackNode, TextNode } from '../../../sdk/internal';
import { useIsInControl, useMode, usePaywall } from '../drawing/context';
import type { PaywallContextValue } from '../drawing/context';
import type { Mode } from '../look/paint';
import { faceStyle, isClipped, placeStyle, stackClass } from '../look/stack-style';
import type { Axis } from '../look/size';
import { BorderLayer } from '../look/border-layer';
import { isPlainNode } from '../drawing/plain-nodes';
import { textElement } from '../text/text-element';
import type { NodeProps } from './node';

/** What the nodes of one drawing have in common. */
interface Surroundings {
  readonly paywall: PaywallContextValue;
  readonly mode: Mode;
  readonly isInControl: boolean;
}

const plainText = (node: TextNode, axis: Axis, { paywall, mode, isInControl }: Surroundings): ReactNode => {
  const look = node.look.base;
  const tokens = paywall.texts.fill(look.tokens, null, {});
  return textElement({
    node,
    look,
    tokens,
    axis,
    mode,
    isInControl,
    outline: paywall.headings.get(node.key),
  });
};

const plainStack = (node: StackNode, axis: Axis, surroundings: Surroundings): ReactNode => {
  const { mode, isInControl } = surroundings;
  const look = node.look.base;
  if (!look.isVisible) return null;
  const Tag = isInControl ? 'span' : 'div';
  return (
    <Tag
      key={node.key}
      className={stackClass(look, isClipped(look, node.children) ? 'clip' : '')}
      style={{ ...placeStyle(look, axis), ...faceStyle(look, mode) }}
    >
      <BorderLayer border={look.border} mode={mode} />
      {node.children.map((child) => drawPlain(child, look.layout.type, surroundings))}
    </Tag>
  );
};

const drawPlain = (node: PaywallNode, axis: Axis, surroundings: Surroundings): ReactNode => {
  const { paywall } = surroundings;
  if (!isPlainNode(node, paywall.plain)) return paywall.draw(node, axis);
  paywall.onRender?.(node.key);
  return node.type === 'text' ? plainText(node, axis, surroundings) : plainStack(node, axis, surroundings);
};

/**
 * Stacks and texts that no state changes, see `plainNodesOf`: one component draws a whole branch, because a component and
 * its hooks cost more than the element.
 */
export const PlainView = memo(({ node, axis }: NodeProps<PaywallNode>) => {
  const paywall = usePaywall();
  const mode = useMode();
  const isInControl = useIsInControl();
  return <>{drawPlain(node, axis, { paywall, mode, isInControl })}</>;
});
