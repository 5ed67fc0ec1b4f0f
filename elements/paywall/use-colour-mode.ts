import { useSyncExternalStore } from 'react';
import type { Mode } from './look/paint';

const DARK = '(prefers-color-scheme: dark)';

const follow = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** `light` and `dark` as they are; anything else is what the system prefers, and follows it. */
export const useColourMode = (wanted: string | null): Mode => {
  const system = useSyncExternalStore(follow, () => (matchMedia(DARK).matches ? 'dark' : 'light'));
  return wanted === 'light' || wanted === 'dark' ? wanted : system;
};
