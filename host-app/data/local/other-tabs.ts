/**
 * Calls `changed` when another tab of this site has changed the value of one of `keys`, or has cleared the
 * storage.
 */
export const watchOtherTabs = (keys: readonly string[], changed: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || keys.includes(key)) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
};
