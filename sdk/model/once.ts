/** Runs `load` once; after a failure the next call runs it again. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = null;
      throw reason;
    }));
};
