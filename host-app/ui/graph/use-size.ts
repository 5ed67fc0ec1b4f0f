import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As wide as the picture is in the prerendered page. */
const FIRST: Size = { width: 640, height: 400 };

/** Height by width of a graph, as in graph.css. */
export const graphAspect = (): number =>
  globalThis.matchMedia?.('(max-width: 560px)').matches ? 7 / 8 : 5 / 8;

/** The element's size in pixels, so that letters and lines in a picture keep theirs. */
export const useSize = (element: RefObject<Element | null>): Size => {
  const [size, setSize] = useState(FIRST);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void => {
      const { width, height } = current.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};
