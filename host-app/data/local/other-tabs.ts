/** Runs when another tab of this site has changed what is stored under one of `keys`, or has cleared everything. */
export const watchOtherTabs = (keys: readonly string[], changed: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent): void => {
    if (key === null || keys.includes(key)) changed();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
};
