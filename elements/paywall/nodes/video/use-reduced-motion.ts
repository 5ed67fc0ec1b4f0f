import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

const follow = (changed: () => void): (() => void) => {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the user prefers reduced motion; follows the system. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(follow, () => matchMedia(REDUCED).matches);
