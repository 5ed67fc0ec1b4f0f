import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { CarouselNode } from '../../../../sdk/internal';
import { usePaywall } from '../../drawing/context';
import type { Pages } from './use-pages';

/** A smooth change passes the pages in between. */
const SETTLE_MS = 300;

/**
 * Reports the pages that the customer turns.
 * @param automatic the page that was shown by itself; it is not reported.
 */
export const usePageInteraction = (
  carousel: CarouselNode,
  { current }: Pages,
  automatic: RefObject<number | null>,
): void => {
  const { session } = usePaywall();
  const settled = useRef(current);
  useEffect(() => {
    const origin = settled.current;
    if (current === origin) return undefined;
    const timer = setTimeout(() => {
      settled.current = current;
      const isAutomatic = automatic.current === current;
      automatic.current = null;
      if (!isAutomatic) session.send({ type: 'page-turned', carousel, origin, destination: current });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [session, carousel, current, automatic]);
};
