import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The text above this line, in pixels, counts as read. */
const LINE = 200;

/** The part of `element` above the line, from 0 to 1. */
const share = (element: HTMLElement): number => {
  const { top, height } = element.getBoundingClientRect();
  const readable = height - innerHeight * 0.7;
  if (readable <= 0) return top < innerHeight ? 1 : 0;
  return Math.max(0, Math.min(1, (80 - top) / readable));
};

/** The last heading above the line. */
const currentOf = (ids: readonly string[]): string | null =>
  [...ids]
    .reverse()
    .find((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < LINE) ?? null;

interface Reading {
  readonly article: RefObject<HTMLElement | null>;
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly current: string | null;
}

/** Tracks the scroll position: updates the progress bar without rendering, and returns the current heading. */
export const useReading = (ids: readonly string[]): Reading => {
  const article = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (article.current && bar.current) bar.current.style.scale = `${share(article.current)} 1`;
      setCurrent(currentOf(key.split(' ')));
    };
    const ask = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [key]);
  return { article, bar, current };
};
