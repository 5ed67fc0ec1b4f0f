import type { MouseEvent } from 'react';
import type { StackNode } from '../../../sdk/internal';
import { ControlProvider, useIsInControl, usePaywall, useRenderMark } from '../drawing/context';
import { ControlStateProvider, useOwnControlState } from '../drawing/control-state';
import { withControlState } from '../look/shell';
import type { Shell } from '../look/shell';
import type { Axis } from '../look/size';
import { Spinner } from '../../kit/spinner';
import { StackView } from './stack';

interface ControlProps {
  readonly node: { readonly key: string; readonly stack: StackNode };
  readonly axis: Axis;
  /** Shows progress; presses are ignored, and the focus stays. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Makes the control a link, which the customer can also open in a new tab. */
  readonly href?: string;
  readonly part?: string;
  readonly onPress: () => void;
}

const shellOf = (props: ControlProps, busyText: string): Shell => {
  const { isBusy = false, isDisabled = false, href, part, onPress } = props;
  const onClick = (event: MouseEvent): void => {
    // A surrounding package would be selected by this press.
    event.stopPropagation();
    const isOwnWay = event.metaKey || event.ctrlKey || event.shiftKey;
    if (href !== undefined && isOwnWay) return;
    event.preventDefault();
    if (!isBusy) onPress();
  };
  const shared = { onClick, 'data-part': part };
  if (href !== undefined)
    return {
      tag: 'a',
      className: 'control',
      attributes: { ...shared, href, target: '_blank', rel: 'noopener noreferrer' },
    };
  return {
    tag: 'button',
    className: isBusy ? 'control busy' : 'control',
    attributes: {
      ...shared,
      type: 'button',
      disabled: isDisabled && !isBusy,
      'aria-disabled': isBusy || undefined,
    },
    after: isBusy && (
      <span className="progress">
        <Spinner />
        <span className="unseen">{busyText}</span>
      </span>
    ),
  };
};

/** A stack that is a control. Inside another control it is not interactive. */
export const ControlView = (props: ControlProps) => {
  const { translator, interactive } = usePaywall();
  const isInControl = useIsInControl();
  const { node, axis } = props;
  const control = useOwnControlState(interactive.has(node.key));
  useRenderMark(node.key);
  if (isInControl) return <StackView node={node.stack} axis={axis} />;
  const shell = shellOf(props, translator.text('checkout.loading'));
  return (
    <ControlProvider value>
      <ControlStateProvider value={control}>
        <StackView node={node.stack} axis={axis} shell={withControlState(shell, control)} />
      </ControlStateProvider>
    </ControlProvider>
  );
};
