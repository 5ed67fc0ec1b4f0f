import { memo } from 'react';
import type { ButtonNode } from '../../../sdk/internal';
import { usePaywall, usePaywallState } from '../drawing/context';
import { ControlView } from './control';
import type { NodeProps } from './node';
import { PurchaseButtonView } from './purchase-button';
import { StackView } from './stack';

/** A button with an action. Without a supported action it is a normal stack. */
export const ButtonView = memo(({ node, axis }: NodeProps<ButtonNode>) => {
  const { session, hidesBackButtons } = usePaywall();
  const { action } = node;
  const isBusy = usePaywallState(
    ({ restore }) => action.type === 'restore-purchases' && restore.name === 'restoring',
  );
  if (action.type === 'none') return <StackView node={node.stack} axis={axis} />;
  if (action.type === 'navigate-back' && hidesBackButtons) return null;
  if (action.type === 'purchase') return <PurchaseButtonView node={node} axis={axis} />;
  return (
    <ControlView
      node={node}
      axis={axis}
      isBusy={isBusy}
      part={action.type}
      {...(action.type === 'open-url' ? { href: action.url } : {})}
      onPress={() => session.send({ type: 'action-requested', action, name: node.name })}
    />
  );
});
