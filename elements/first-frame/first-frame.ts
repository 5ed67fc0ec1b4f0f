import type { ReactNode } from 'react';
import { goBack } from '../kit/focus';
import { frameMade, microtasks, soon } from './frames';
import { draw } from './draw';
import type { Drawing } from './draw';
import { hold } from './held';
import type { Held, HeldActs } from './held';

const KNOWN_WITHIN = 12;
/** A form often follows within moments, and has the line and the processor to itself until then. */
const FORM_MS = 150;

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

export interface FrameActs extends HeldActs {
  /** Something is shown that only React can go on with. Called at least once for whatever is shown. */
  onDrawn(): void;
}

/** Draws trees into `container` until React takes over. A form that was on screen once is left as it is. */
export const firstFrame = (container: ShadowRoot, acts: FrameActs): FirstFrame => {
  let tree: ReactNode;
  let held: Held | null = null;
  let drawn: readonly Element[] = [];
  let stops: (() => void)[] = [];
  let isDue = false;
  let isShown = false;
  let isFrozen = false;
  let isOver = false;

  const ignoreStores = (): void => {
    for (const each of stops) each();
    stops = [];
  };

  /** Once it is on screen: a browser must lay everything out for it. */
  const focus = (): void => {
    const dialog = container.querySelector<HTMLElement>('[role=dialog]');
    const field = container.querySelector('input');
    // Nobody's typing is disturbed.
    isFrozen = field !== null;
    if (!dialog) return;
    held?.focus(field ?? dialog);
  };

  const clear = (): void => {
    if (drawn.length === 0) return;
    for (const node of drawn) node.remove();
    drawn = [];
    isFrozen = false;
    goBack(container.host as HTMLElement);
  };

  const put = ({ fragment, layoutEffects, subscribers }: Drawing): void => {
    ignoreStores();
    held?.end();
    if (fragment.querySelector('input')) acts.onDrawn();
    else if (fragment.firstElementChild) setTimeout(acts.onDrawn, FORM_MS);
    else clear();
    for (const node of drawn) node.remove();
    drawn = [...fragment.children];
    // Style elements of browsers that adopt no sheets stay where they are.
    container.append(fragment);
    for (const effect of layoutEffects) effect();
    held = hold(container, drawn, acts);
    if (isShown) focus();
    stops = subscribers.map((subscribe) => subscribe(onChange));
  };

  const redraw = (): void => {
    isDue = false;
    if (isOver) return;
    try {
      const drawing = draw(tree);
      // The look that the page or the shop wants may come late.
      if (isFrozen && drawing.fragment.firstElementChild)
        for (const effect of drawing.layoutEffects) effect();
      else put(drawing);
    } catch (error) {
      // React's renderer will show it, a moment later.
      console.error(error);
      acts.onDrawn();
    }
  };

  /**
   * What is known already, such as a branding that was read before, is told within a few microtasks; the first drawing is
   * done in the task that asked for it, so that no frame comes between. What comes later is drawn after what is being done.
   */
  const onChange = (): void => {
    if (isDue) return;
    isDue = true;
    if (drawn.length > 0) soon(redraw);
    else void microtasks(KNOWN_WITHIN).then(redraw);
  };

  return {
    draw(node) {
      tree = node;
      onChange();
    },
    async painted() {
      await new Promise<void>(soon);
      await frameMade();
      isShown = true;
      if (!isOver && container.isConnected) focus();
      // When the next frame is made, this one has been put on screen.
      await frameMade();
      return drawn.length > 0;
    },
    composed: async () => held?.composed(),
    settle() {
      // Nothing is drawn over React's tree.
      isOver = true;
      ignoreStores();
      held?.settle();
      // Closed in the moment before: React has drawn nothing that would give focus back.
      if (!container.querySelector('[role=dialog]')) goBack(container.host as HTMLElement);
    },
    replay: () => held?.replay(),
    end() {
      if (isOver) return;
      isOver = true;
      ignoreStores();
      held?.end();
      clear();
    },
  };
};
