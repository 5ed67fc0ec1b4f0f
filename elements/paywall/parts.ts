import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import type { Paywall, PaywallNode } from '../../sdk/internal';
import { childrenOf } from './tree';

/**
 * Renders a large paywall in parts, one a frame. The browser lays out everything of one commit at once, and does not
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

/** Nodes of a part: about 20 ms of work on a page that has just loaded. */
const SIZE = 60;

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

/** A page in the background has no frames; it renders the next part after this time. */
const NO_FRAME_MS = 150;

/** Runs after the current content was painted. */
const afterPaint = (work: () => void): (() => void) => {
  let timer = setTimeout(work, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};

/** Renders one part after the other, as soon as `isDue`. */
export const useDrawing = (parts: Parts, drawn: number, isDue: boolean): void =>
  useEffect(
    () => (isDue && drawn < parts.last ? afterPaint(() => parts.next()) : undefined),
    [parts, drawn, isDue],
  );
