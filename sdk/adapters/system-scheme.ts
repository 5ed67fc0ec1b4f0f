const DARK = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => matchMedia(DARK).matches;

/** Tells of every change; the returned function ends that. */
export const whenSchemeChanges = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
