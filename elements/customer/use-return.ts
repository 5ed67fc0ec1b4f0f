import { useCallback, useEffect, useRef } from 'react';
import { listenToDocument, ofDocument } from '../../sdk/internal';

/** Calls `back` when the customer returns to this page from another tab that a link opened. */
export const useReturn = (back: () => void): (() => void) => {
  const isAway = useRef(false);
  useEffect(() => {
    const look = (): void => {
      if (!isAway.current || ofDocument('hidden')) return;
      isAway.current = false;
      back();
    };
    const stop = listenToDocument('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      stop();
      window.removeEventListener('focus', look);
    };
  }, [back]);
  return useCallback(() => void (isAway.current = true), []);
};
