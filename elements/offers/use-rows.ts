import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { deepActiveElement } from '../kit/focus';

/**
 * Whether the style sheet shows the cards as rows, which depends on the width. Rows have an order of their own: a card that
 * is moved keeps the focus.
 */
export const useRows = (cards: RefObject<HTMLElement | null>): boolean => {
  const [isRows, setRows] = useState(true);
  const focused = useRef<HTMLElement | null>(null);
  const measure = useRef(() => {
    const list = cards.current;
    if (!list) return;
    const active = deepActiveElement();
    focused.current = active instanceof HTMLElement && list.contains(active) ? active : null;
    setRows(getComputedStyle(list).display !== 'grid');
  });
  // Each render can have changed the width from which the cards are side by side.
  useLayoutEffect(() => measure.current());
  useLayoutEffect(() => {
    if (!cards.current) return;
    const observer = new ResizeObserver(() => measure.current());
    observer.observe(cards.current);
    return () => observer.disconnect();
  }, [cards]);
  useLayoutEffect(() => {
    if (focused.current !== deepActiveElement()) focused.current?.focus({ preventScroll: true });
  }, [isRows]);
  return isRows;
};
