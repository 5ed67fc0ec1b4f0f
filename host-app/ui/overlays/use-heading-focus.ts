import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A dialog that opens by itself focuses its title, so that a key press cannot activate a button by accident.
 */
export const useHeadingFocus = <Inside extends HTMLElement>(): RefObject<Inside | null> => {
  const inside = useRef<Inside>(null);
  // Runs after the effect that opens the dialog.
  useEffect(() => {
    const heading = inside.current?.closest('dialog')?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return inside;
};
