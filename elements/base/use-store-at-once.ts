import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'react';

/**
 * The value of a store, as `useStore` has it. `useStore` subscribes after the browser has painted, so a change before that waits
 * for the next frame. This hook subscribes at once.
 */
export const useStoreAtOnce = <T>(store: ReadableAtom<T>): T => {
  const [value, setValue] = useState(() => store.get());
  useLayoutEffect(() => store.subscribe((next) => setValue(() => next)), [store]);
  return value;
};
