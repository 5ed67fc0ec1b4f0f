import { memo } from 'react';
import type { TabControlToggleNode } from '../../../../sdk/internal';
import { shownTab, useMode, usePaywall, usePaywallState, useRenderMark } from '../../drawing/context';
import type { NodeProps } from '../node';
import { useTabs } from './tabs';

/** A switch between the first tab and the second. */
export const TabControlToggleView = memo(({ node }: NodeProps<TabControlToggleNode>) => {
  const { session, translator } = usePaywall();
  const mode = useMode();
  const { tabsKey, offTabId, onTabId } = node;
  const tabs = useTabs(tabsKey);
  const defaultTabId = tabs?.node.defaultTabId ?? offTabId;
  const isOn = usePaywallState((state) => shownTab(state, tabsKey, defaultTabId) === onTabId);
  useRenderMark(node.key);
  const side = isOn ? 'on' : 'off';
  const flip = (): void => {
    tabs?.moveFocus();
    session.send({ type: 'tab-selected', tabsKey, tabId: isOn ? offTabId : onTabId, name: node.name });
  };
  return (
    <button
      type="button"
      className="toggle"
      role="switch"
      aria-checked={isOn}
      aria-label={translator.text('paywall.toggle')}
      style={{ backgroundColor: node.track[side][mode] }}
      onClick={flip}
    >
      <span className="thumb" style={{ backgroundColor: node.thumb[side][mode] }} />
    </button>
  );
});
