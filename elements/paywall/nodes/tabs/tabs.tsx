import { createContext, memo, useContext, useId, useMemo, useRef } from 'react';
import type { CSSProperties } from 'react';
import type { BoxLook, TabsNode } from '../../../../sdk/internal';
import { shownTab, useLook, useMode, usePaywall, usePaywallState } from '../../drawing/context';
import { BorderLayer } from '../../look/border-layer';
import { marginStyle, surfaceStyle } from '../../look/box';
import type { Mode } from '../../look/paint';
import { sizeStyle } from '../../look/size';
import type { Axis } from '../../look/size';
import type { NodeProps } from '../node';

/** The tabs that surround a control. */
interface Tabs {
  readonly node: TabsNode;
  readonly id: string;
  /** Called when the customer changes the tab: the control in the new tab then takes the focus. */
  moveFocus(): void;
  /** Whether the control must take the focus; true once. */
  takeFocus(): boolean;
  readonly outer: Tabs | null;
}
const TabsContext = createContext<Tabs | null>(null);

export const useTabs = (key: string): Tabs | null => {
  let tabs = useContext(TabsContext);
  while (tabs && tabs.node.key !== key) tabs = tabs.outer;
  return tabs;
};

export const tabElementId = (tabs: Tabs, tabId: string): string =>
  `${tabs.id}-${tabs.node.tabs.findIndex(({ id }) => id === tabId)}`;

const boxStyle = (look: BoxLook, mode: Mode, axis: Axis): CSSProperties => ({
  ...sizeStyle(look.size, axis),
  ...marginStyle(look.margin),
  ...surfaceStyle(look, mode),
});

/** Shows one of several stacks. Each stack contains the control that changes between them. */
export const TabsView = memo(({ node, axis }: NodeProps<TabsNode>) => {
  const { draw } = usePaywall();
  const look = useLook(node);
  const mode = useMode();
  const shown = usePaywallState((state) => shownTab(state, node.key, node.defaultTabId));
  const id = useId();
  const isDue = useRef(false);
  const outer = useContext(TabsContext);
  const tabs = useMemo(
    (): Tabs => ({
      node,
      id,
      outer,
      moveFocus: () => {
        isDue.current = true;
      },
      takeFocus: () => {
        const was = isDue.current;
        isDue.current = false;
        return was;
      },
    }),
    [node, id, outer],
  );
  const tab = node.tabs.find(({ id }) => id === shown) ?? node.tabs[0];
  if (!look.isVisible || !tab) return null;
  const panel =
    node.control.type === 'buttons'
      ? { role: 'tabpanel', 'aria-labelledby': tabElementId(tabs, tab.id) }
      : {};
  return (
    <TabsContext.Provider value={tabs}>
      <div className="tabs" style={boxStyle(look, mode, axis)} {...panel}>
        <BorderLayer border={look.border} mode={mode} />
        {draw(tab.stack, 'vertical')}
      </div>
    </TabsContext.Provider>
  );
});
