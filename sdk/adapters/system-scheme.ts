const DARK = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => matchMedia(DARK).matches;

/** Calls `changed` at every change, until the returned function is called. */
export const whenSchemeChanges = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
