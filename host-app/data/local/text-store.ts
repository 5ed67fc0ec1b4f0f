import type { TextStore } from '../../ports';

/**
 * Calls `changed` when another tab of this site has changed the value of one of `keys`, or has cleared the
 * storage.
 */
export const watchOtherTabs = (keys: readonly string[], changed: () => void): (() => void) => {
  const handle = ({ key }: StorageEvent): void => {
    if (key === null || keys.includes(key)) changed();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
};

/** Loses its entries on a reload. For tests, and for browsers that allow no storage. */
export const createMemoryTextStore = (entries: Readonly<Record<string, string>> = {}): TextStore => {
  const kept = new Map(Object.entries(entries));
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
};

/** `storage` is called each time, because reading `localStorage` may throw. */
export const createTextStore = (storage: () => Storage): TextStore => {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((kept) => kept.getItem(key), null),
    write: (key, value) =>
      attempt((kept) => {
        kept.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((kept) => kept.removeItem(key), undefined),
    keys: () =>
      attempt((kept) => Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? ''), []),
  };
};
