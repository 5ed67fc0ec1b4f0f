import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';
import type { Paywall, PaywallNode } from '../../../sdk/internal';
import { childrenOf } from './tree';

/**
 * Renders a large paywall in parts, one a task. The browser lays out everything of one commit at once, and does not
 * react meanwhile.
 */
export interface Parts {
  /** The part that was rendered last, from 0. */
  readonly $drawn: ReadableAtom<number>;
  readonly last: number;
  /** The part of a node. */
  of(key: string): number;
  /** Renders the next part. */
  next(): void;
}

/** Nodes of a part: about 25 ms of work on a page that has just loaded. Each part costs a frame, so more would be slower. */
const SIZE = 200;

/** Parts in reading order. The bars are first, because they are always visible. */
export const partsOf = ({ header, stack, footer }: Pick<Paywall, 'header' | 'stack' | 'footer'>): Parts => {
  const parts = new Map<string, number>();
  const walk = (node: PaywallNode): void => {
    parts.set(node.key, Math.floor(parts.size / SIZE));
    childrenOf(node).forEach(walk);
  };
  for (const node of [header, footer, stack]) if (node) walk(node);
  const last = Math.floor(Math.max(0, parts.size - 1) / SIZE);
  const $drawn = atom(0);
  return {
    $drawn,
    last,
    of: (key) => parts.get(key) ?? 0,
    next: () => $drawn.set(Math.min(last, $drawn.get() + 1)),
  };
};

/** Runs as a task of its own, so that the browser can handle input and paint before it. */
const asTask = (work: () => void): (() => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', work);
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
};

/**
 * The part that was rendered last, `most` at the highest. It subscribes in a layout effect: an effect after painting would
 * leave the rest of a frame unused.
 */
export const useDrawnPart = ({ $drawn }: Parts, most: number): number => {
  const [drawn, setDrawn] = useState(() => Math.min(most, $drawn.get()));
  useLayoutEffect(() => $drawn.subscribe((now) => setDrawn(Math.min(most, now))), [$drawn, most]);
  return drawn;
};

/** Renders one part after the other, as soon as `isDue`. */
export const useDrawing = (parts: Parts, drawn: number, isDue: boolean): void =>
  useLayoutEffect(
    () => (isDue && drawn < parts.last ? asTask(() => parts.next()) : undefined),
    [parts, drawn, isDue],
  );

/**
 * False in the first rendering of a paywall with several parts, which shows only the frame: the parts follow in tasks of
 * their own. A paywall of one part is rendered at once.
 */
export const useIsDue = ({ last }: Parts): boolean => {
  const [isDue, setDue] = useState(last === 0);
  useLayoutEffect(() => (isDue ? undefined : asTask(() => setDue(true))), [isDue]);
  return isDue;
};
