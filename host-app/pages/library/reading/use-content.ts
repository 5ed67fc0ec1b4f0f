import { use } from 'react';

const loading = new Map<string, Promise<unknown>>();

const chunkError = (key: string, cause: unknown): Error => {
  const error = new Error(`Loading chunk ${key} failed`, { cause });
  error.name = 'ChunkLoadError';
  return error;
};

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
