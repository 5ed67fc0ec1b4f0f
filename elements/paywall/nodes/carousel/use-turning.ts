import { useMemo, useRef } from 'react';
import type { HTMLAttributes } from 'react';
import type { Pages } from './use-pages';

/** A shorter way of the finger is a tap. */
const LEAST_SWIPE = 40;

type Turning = Pick<
  HTMLAttributes<HTMLElement>,
  'onKeyDown' | 'onPointerDown' | 'onPointerUp' | 'role' | 'tabIndex'
>;

/** Pages that fade can't be scrolled: arrow keys and swipes turn them instead. */
export const useTurning = (
  { current, count }: Pages,
  isLooping: boolean,
  direction: 'ltr' | 'rtl',
  choose: (index: number) => void,
): Turning => {
  const start = useRef<number | null>(null);
  return useMemo(() => {
    const turn = (isForward: boolean): void => {
      const next = current + (isForward ? 1 : -1);
      if (isLooping) choose((next + count) % count);
      else if (next >= 0 && next < count) choose(next);
    };
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    return {
      role: 'group',
      tabIndex: 0,
      onKeyDown: (event) => {
        const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
        if (!isArrow || event.target !== event.currentTarget) return;
        event.preventDefault();
        turn(event.key === forward);
      },
      onPointerDown: ({ clientX }) => (start.current = clientX),
      onPointerUp: ({ clientX }) => {
        const way = start.current === null ? 0 : clientX - start.current;
        start.current = null;
        if (Math.abs(way) >= LEAST_SWIPE) turn(way < 0 === (direction === 'ltr'));
      },
    };
  }, [current, count, isLooping, direction, choose]);
};
