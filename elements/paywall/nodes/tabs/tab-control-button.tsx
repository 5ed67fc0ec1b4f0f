import { memo, useMemo } from 'react';
import type { TabControlButtonNode } from '../../../../sdk/internal';
import {
  ControlProvider,
  OwnerProvider,
  shownTab,
  usePaywall,
  usePaywallState,
  useRenderMark,
} from '../../drawing/context';
import type { Owner } from '../../drawing/context';
import { ControlStateProvider, useOwnControlState } from '../../drawing/control-state';
import { withControlState } from '../../look/shell';
import type { Shell } from '../../look/shell';
import type { NodeProps } from '../node';
import { StackView } from '../stack';
import { tabElementId, useTabs } from './tabs';

export const TabControlButtonView = memo(({ node, axis }: NodeProps<TabControlButtonNode>) => {
  const { session, interactive } = usePaywall();
  const { tabsKey, tabId } = node;
  const tabs = useTabs(tabsKey);
  const defaultTabId = tabs?.node.defaultTabId ?? '';
  const isShown = usePaywallState((state) => shownTab(state, tabsKey, defaultTabId) === tabId);
  const owner = useMemo(
    (): Owner => ({ type: 'tab', tabsKey, tabId, defaultTabId }),
    [tabsKey, tabId, defaultTabId],
  );
  const control = useOwnControlState(interactive.has(node.key));
  useRenderMark(node.key);
  const choose = (): void => {
    if (!isShown) tabs?.moveFocus();
    session.send({ type: 'tab-selected', tabsKey, tabId, name: node.name });
  };
  const shell: Shell = {
    tag: 'button',
    className: 'control tab',
    attributes: {
      type: 'button',
      role: 'tab',
      'aria-selected': isShown,
      tabIndex: isShown ? 0 : -1,
      onClick: choose,
      ...(tabs ? { id: tabElementId(tabs, tabId) } : {}),
    },
  };
  return (
    <OwnerProvider value={owner}>
      <ControlProvider value>
        <ControlStateProvider value={control}>
          <StackView node={node.stack} axis={axis} shell={withControlState(shell, control)} />
        </ControlStateProvider>
      </ControlProvider>
    </OwnerProvider>
  );
});
