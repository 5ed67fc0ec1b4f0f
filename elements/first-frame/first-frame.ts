import type { ReactNode } from 'react';
import { deepActiveElement, restoreFocus } from '../kit/focus';
import { draw } from './draw';
import type { Drawing } from './draw';
import { hold } from './held';
import type { Held } from './held';

/** Where no frame is made, as in a tab in the background, nothing waits for one. */
const FRAME_LIMIT_MS = 300;

export interface FirstFrame {
  draw(node: ReactNode): void;
  /** Resolves when what was drawn has been on screen; with false, when nothing was. */
  painted(): Promise<boolean>;
  /** Resolves when nobody is in the middle of a character. */
  composed(): Promise<void>;
  /** To be called in the moment in which React's tree has replaced what was drawn. */
  settle(): void;
  /** To be called when that tree listens. */
  replay(): void;
  end(): void;
}

/** After what the browser is doing now, and sooner than a timer. */
const soon = (call: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = call;
  port2.postMessage(null);
};

/** When the next frame begins, the one before has been put on screen. */
const frameShown = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, FRAME_LIMIT_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => soon(resolve)));
  });

/**
 * Draws trees into `container` until React takes over. A form that was on screen once is left as it is.
 * @param close at once what the customer closes.
 */
export const firstFrame = (container: ShadowRoot, close: () => void): FirstFrame => {
  let tree: ReactNode;
  let held: Held | null = null;
  let drawn: readonly Element[] = [];
  /** Where focus was before the dialog came. */
  let origin: Element | null = null;
  let stops: (() => void)[] = [];
  let isDue = false;
  let isShown = false;
  let isFrozen = false;
  let isOver = false;

  const stop = (): void => {
    held?.end();
    for (const each of stops) each();
    stops = [];
  };

  /** Nobody's typing is disturbed. */
  const freeze = (): void => {
    isFrozen = container.querySelector('input') !== null;
  };

  const put = ({ fragment, layoutEffects, subscribers }: Drawing): void => {
    stop();
    for (const node of drawn) node.remove();
    drawn = [...fragment.children];
    // Style elements of browsers that adopt no sheets stay where they are.
    container.append(fragment);
    for (const effect of layoutEffects) effect();
    const dialog = container.querySelector<HTMLElement>('[role=dialog]');
    if (dialog) origin ??= deepActiveElement();
    (dialog?.querySelector('input') ?? dialog)?.focus({ preventScroll: true });
    held = hold(container, drawn, close);
    if (isShown) freeze();
    stops = subscribers.map((subscribe) => subscribe(onChange));
  };

  const redraw = (): void => {
    isDue = false;
    if (isFrozen || isOver) return;
    try {
      put(draw(tree));
    } catch (error) {
      // React's renderer will show it, a moment later.
      console.error(error);
    }
  };

  /** Much is known a moment after a sale has begun, such as a branding that was read before. */
  const onChange = (): void => {
    if (isDue) return;
    isDue = true;
    soon(redraw);
  };

  return {
    draw(node) {
      tree = node;
      onChange();
    },
    async painted() {
      await new Promise<void>(soon);
      await frameShown();
      isShown = true;
      freeze();
      return drawn.length > 0;
    },
    composed: async () => held?.composed(),
    settle() {
      // Nothing is drawn over React's tree.
      isOver = true;
      stop();
      held?.settle();
    },
    replay: () => held?.replay(),
    end() {
      if (isOver) return;
      isOver = true;
      stop();
      for (const node of drawn) node.remove();
      restoreFocus(origin);
    },
  };
};
