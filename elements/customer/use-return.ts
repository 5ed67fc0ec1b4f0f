import { useCallback, useEffect, useRef } from 'react';

/** Calls `back` when the customer, once sent to another tab, is on this page again. */
export const useReturn = (back: () => void): (() => void) => {
  const isAway = useRef(false);
  useEffect(() => {
    const look = (): void => {
      if (!isAway.current || document.hidden) return;
      isAway.current = false;
      back();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [back]);
  return useCallback(() => void (isAway.current = true), []);
};
