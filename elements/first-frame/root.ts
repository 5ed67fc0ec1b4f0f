import { createElement, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { CheckoutHost } from '../checkout/host';
import { CHECKOUT_TAG } from '../tags';
import { firstFrame } from './first-frame';
import type { FirstFrame } from './first-frame';
import { frameMade } from './frames';
import { expectReact, loadReact, loadedReact, reactArrival } from './late-react';

/** What React has rendered before it renders fast enough. */
let isFirst = true;

const Takeover = ({ frame, children }: { frame: FirstFrame; children?: ReactNode }): ReactNode => {
  useLayoutEffect(() => frame.settle(), [frame]);
  useEffect(() => frame.replay(), [frame]);
  return children;
};

/**
 * React's `createRoot` for the script tag's elements, which does not wait for React's renderer to come. The first checkout
 * of a page is drawn without it at once, and then taken over: what was typed, pressed and focused meanwhile counts.
 */
export const createRoot = (container: ShadowRoot): Pick<Root, 'render' | 'unmount'> => {
  const host = container.host as CheckoutHost;
  // A copy of the library that came second has a longer name.
  const isCheckout = host.localName.startsWith(CHECKOUT_TAG);
  const close = (): void => host.close();
  /** Nobody is left in front of a form that can't be sent; whoever waits for the purchase hears why. */
  const lose = (): void => {
    if (host.stage.$stage.get().name === 'checkout') close();
  };
  const frame =
    isFirst && isCheckout
      ? firstFrame(container, {
          close,
          onDrawn: () => void frameMade().then(loadReact).catch(lose),
          onPressed: () => void loadReact().catch(close),
        })
      : null;
  const ready = loadedReact();
  let root = ready && !frame ? ready.createRoot(container) : null;
  let tree: ReactNode;
  let isOver = false;

  const show = (): void => root?.render(frame ? createElement(Takeover, { frame }, tree) : tree);
  const begin = async (): Promise<void> => {
    const wasSeen = await frame?.painted();
    const react = await reactArrival;
    await frame?.composed();
    if (isOver) return;
    if (wasSeen) isFirst = false;
    root = react.createRoot(container);
    show();
  };
  if (!root) {
    void begin();
    if (!frame) void expectReact();
  }

  return {
    render(node) {
      tree = node;
      if (root) show();
      else frame?.draw(node);
    },
    unmount() {
      isOver = true;
      frame?.end();
      root?.unmount();
    },
  };
};
