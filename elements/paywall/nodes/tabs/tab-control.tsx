import { memo, useEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { TabControlNode } from '../../../../sdk/internal';
import { usePaywall, useRenderMark } from '../../drawing/context';
import type { Shell } from '../../look/shell';
import type { NodeProps } from '../node';
import { arrowStep, neighbour } from './radio-group';
import { StackView } from '../stack';
import { useTabs } from './tabs';

const ends = { Home: 0, End: -1 } as const;

const onKeyDown =
  (isRightToLeft: boolean) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const step = arrowStep(event.key, isRightToLeft);
    const isEnd = event.key === 'Home' || event.key === 'End';
    const next = isEnd
      ? tabs.at(ends[event.key as keyof typeof ends])
      : step && neighbour(tabs, event.target, step);
    if (!next) return;
    event.preventDefault();
    next.click();
  };

/** The place of the surrounding tabs' control. */
export const TabControlView = memo(({ node, axis }: NodeProps<TabControlNode>) => {
  const { translator } = usePaywall();
  const tabs = useTabs(node.tabsKey);
  const element = useRef<HTMLElement>(null);
  const isRightToLeft = translator.direction === 'rtl';
  useRenderMark(node.key);
  useEffect(() => {
    if (!tabs?.takeFocus()) return;
    element.current
      ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"], [role="switch"]')
      ?.focus({ preventScroll: true });
  }, [tabs]);
  const isButtons = tabs?.node.control.type === 'buttons';
  const shell = useMemo(
    (): Shell => ({
      elementRef: element,
      attributes: isButtons
        ? {
            role: 'tablist',
            'aria-label': translator.text('paywall.tabs'),
            onKeyDown: onKeyDown(isRightToLeft),
          }
        : { role: 'group' },
    }),
    [isButtons, isRightToLeft, translator],
  );
  return tabs && <StackView node={tabs.node.control.stack} axis={axis} shell={shell} />;
});
