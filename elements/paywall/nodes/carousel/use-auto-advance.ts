import { useEffect, useMemo, useState } from 'react';
import { ofDocument } from '../../../../sdk/internal';
import type { AutoAdvance } from '../../../../sdk/internal';
import type { Pages } from './use-pages';

interface Pause {
  /** Shows a page and stops the automatic change. */
  readonly choose: (index: number) => void;
  readonly listeners: Readonly<
    Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur', () => void>
  >;
}

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Changes pages automatically, except while the pointer or the focus is inside, or if the user prefers reduced motion.
 */
export const useAutoAdvance = (auto: AutoAdvance | null, isLooping: boolean, pages: Pages): Pause => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { current, count, show } = pages;
  const isLast = current === count - 1;
  const runs = auto !== null && count > 1 && !isHovered && !isFocused && !isTaken && (isLooping || !isLast);
  const pageMs = auto?.pageMs ?? 0;
  useEffect(() => {
    if (!runs || prefersStill()) return undefined;
    const timer = setInterval(() => {
      if (!ofDocument('hidden')) show((current + 1) % count);
    }, pageMs);
    return () => clearInterval(timer);
  }, [runs, pageMs, current, count, show]);
  return useMemo(
    () => ({
      choose: (index) => {
        setTaken(true);
        show(index, !prefersStill());
      },
      listeners: {
        onPointerEnter: () => setHovered(true),
        onPointerLeave: () => setHovered(false),
        onPointerDown: () => setTaken(true),
        onFocus: () => setFocused(true),
        onBlur: () => setFocused(false),
      },
    }),
    [show],
  );
};
