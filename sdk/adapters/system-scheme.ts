const DARK = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => matchMedia(DARK).matches;

/** Calls `changed` at every change. The returned function stops this. */
export const whenSchemeChanges = (changed: () => void): (() => void) => {
  const query = matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
