import { use } from 'react';
import { chunkError } from '../../../ui/page/lazy-page';

const loading = new Map<string, Promise<unknown>>();

/** A part of the content; suspends the page until it is loaded. `null` when it does not exist. */
export const useContent = <T>(key: string, load: (() => Promise<T>) | undefined): T | null => {
  const known = loading.get(key) as Promise<T> | undefined;
  if (!load && !known) return null;
  const wanted =
    known ??
    load?.().catch((cause: unknown) => {
      loading.delete(key);
      throw chunkError(key, cause);
    });
  if (!wanted) return null;
  loading.set(key, wanted);
  // The promise is stored, so that each rendering waits for the same one.
  return use(wanted);
};
