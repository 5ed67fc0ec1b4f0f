import { useEffect, useState } from 'react';

/** False at first, true once the component has been on screen for `ms`. */
export const useDelayed = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
};
