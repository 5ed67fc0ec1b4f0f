import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The current page of a carousel, and a function that shows another. */
export interface Pages {
  readonly track: RefObject<HTMLDivElement | null>;
  readonly current: number;
  readonly count: number;
  show(index: number, isSmooth?: boolean): void;
  readonly onScroll: () => void;
}

const pageAt = (track: HTMLElement, index: number): HTMLElement | undefined =>
  [...track.children].filter((child) => child instanceof HTMLElement)[index];

/** The distance from the side where the text starts. */
const offsetOf = (track: HTMLElement, page: HTMLElement, direction: 'ltr' | 'rtl'): number => {
  const middle = page.offsetLeft + page.offsetWidth / 2 - (track.offsetLeft + track.clientWidth / 2);
  return direction === 'rtl' ? Math.min(0, middle) : Math.max(0, middle);
};

const nearest = (track: HTMLElement): number => {
  const middle = track.getBoundingClientRect().left + track.clientWidth / 2;
  const distances = [...track.children].map((page) => {
    const { left, width } = page.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  });
  return distances.indexOf(Math.min(...distances));
};

export const usePages = (
  count: number,
  initial: number,
  isFade: boolean,
  direction: 'ltr' | 'rtl',
): Pages => {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(initial);
  const frame = useRef(0);
  const show = useCallback(
    (index: number, isSmooth = true): void => {
      const box = track.current;
      const page = box && pageAt(box, index);
      if (isFade || !box || !page) return setCurrent(index);
      box.scrollTo({ left: offsetOf(box, page, direction), behavior: isSmooth ? 'smooth' : 'instant' });
    },
    [isFade, direction],
  );
  useEffect(() => {
    if (initial > 0) show(initial, false);
    return () => cancelAnimationFrame(frame.current);
  }, [initial, show]);
  const onScroll = useCallback((): void => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (track.current && !isFade) setCurrent(nearest(track.current));
    });
  }, [isFade]);
  return useMemo(() => ({ track, current, count, show, onScroll }), [current, count, show, onScroll]);
};
