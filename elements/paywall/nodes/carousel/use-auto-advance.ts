import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ofDocument } from '../../../../sdk/internal';
import type { AutoAdvance } from '../../../../sdk/internal';
import { useReducedMotion } from '../video/use-reduced-motion';
import type { Pages } from './use-pages';

interface Advance {
  /** Shows a page and stops the automatic change. Used by the dots, arrow keys and swipes. */
  readonly choose: (index: number) => void;
  /** Whether the pages change by themselves; `null` if they never do, so that no button is needed. */
  readonly isRunning: boolean | null;
  readonly toggle: () => void;
  /** The page that was shown by itself. */
  readonly automatic: RefObject<number | null>;
  readonly listeners: Readonly<
    Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur', () => void>
  >;
}

/**
 * Changes pages automatically, except while the pointer or the focus is inside, after the user has paused it, or if the
 * user prefers reduced motion.
 */
export const useAutoAdvance = (auto: AutoAdvance | null, isLooping: boolean, pages: Pages): Advance => {
  const isReduced = useReducedMotion();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [wish, setWish] = useState<'none' | 'paused' | 'playing'>('none');
  const { current, count, show } = pages;
  const isPossible = auto !== null && count > 1 && !isReduced;
  const automatic = useRef<number | null>(null);
  const isOver = !isLooping && current === count - 1;
  // The user that presses play has the pointer or the focus inside.
  const isFree = wish === 'playing' || (wish === 'none' && !isHovered && !isFocused);
  const runs = isPossible && isFree && !isOver;
  const pageMs = auto?.pageMs ?? 0;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (ofDocument('hidden')) return;
      automatic.current = (current + 1) % count;
      show(automatic.current);
    }, pageMs);
    return () => clearInterval(timer);
  }, [runs, pageMs, current, count, show]);
  return useMemo(
    () => ({
      choose: (index) => {
        setWish('paused');
        show(index, !isReduced);
      },
      isRunning: isPossible && !isOver ? wish !== 'paused' : null,
      toggle: () => setWish((was) => (was === 'paused' ? 'playing' : 'paused')),
      automatic,
      listeners: {
        onPointerEnter: () => setHovered(true),
        onPointerLeave: () => setHovered(false),
        onPointerDown: () => setWish('paused'),
        onFocus: () => setFocused(true),
        onBlur: () => setFocused(false),
      },
    }),
    [show, isReduced, isPossible, isOver, wish],
  );
};
