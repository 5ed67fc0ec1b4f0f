import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A dialog that nobody asked for begins to be read at its title; no button lies ready under a key that is being pressed. */
export const useHeadingFocus = <Inside extends HTMLElement>(): RefObject<Inside | null> => {
  const inside = useRef<Inside>(null);
  // Runs after the dialog's own effect has opened it.
  useEffect(() => {
    const heading = inside.current?.closest('dialog')?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return inside;
};
