/** A CacheStorage in memory, as far as the worker uses it. */
export interface FakeCaches {
  readonly storage: CacheStorage;
  /** What is kept: cache name, path, text. */
  dump(): Promise<Record<string, Record<string, string>>>;
}

export const createFakeCaches = (kept: Record<string, Record<string, string>> = {}): FakeCaches => {
  const caches = new Map(
    Object.entries(kept).map(([name, files]) => [
      name,
      new Map(Object.entries(files).map(([path, text]) => [path, new Response(text)])),
    ]),
  );
  const open = (name: string) => {
    const files = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, answer: Response) => void files.set(path, answer),
    };
  };
  const storage = {
    keys: async () => [...caches.keys()],
    open: async (name: string) => open(name),
    match: async (path: string) =>
      [...caches.values()].flatMap((files) => files.get(path)?.clone() ?? []).at(0),
  };
  return {
    storage: storage as unknown as CacheStorage,
    async dump() {
      const named = [...caches].map(async ([name, files]) => {
        const texts = [...files].map(async ([path, answer]) => [path, await answer.clone().text()] as const);
        return [name, Object.fromEntries(await Promise.all(texts))] as const;
      });
      return Object.fromEntries(await Promise.all(named));
    },
  };
};
