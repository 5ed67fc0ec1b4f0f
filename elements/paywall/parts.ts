import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import type { Paywall, PaywallNode } from '../../sdk/internal';
import { childrenOf } from './tree';

/**
 * A large paywall is drawn in parts, a frame each: a browser lays out at once what comes at once, and does not answer
 * meanwhile.
 */
export interface Parts {
  /** The part that was drawn last, from 0. */
  readonly $drawn: ReadableAtom<number>;
  readonly last: number;
  /** The part that a node comes with. */
  of(key: string): number;
  /** Lets the next one follow. */
  next(): void;
}

/** Nodes of a part: about 20 ms of work where nothing is warm yet. */
const SIZE = 60;

/** In reading order; the bars come first, because they are always in sight. */
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

/** A page in the background has no frames, but goes on all the same. */
const NO_FRAME_MS = 150;

/** After what is there has been painted. */
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

/** Draws part after part, as soon as the first is `due`. */
export const useDrawing = (parts: Parts, drawn: number, isDue: boolean): void =>
  useEffect(
    () => (isDue && drawn < parts.last ? afterPaint(() => parts.next()) : undefined),
    [parts, drawn, isDue],
  );
