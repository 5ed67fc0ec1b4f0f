import type { AppFiles } from './scope.types';

/** stores/overlays/overlays.ts removes caches with this prefix. */
export const PREFIX = 'stepwise-';

export interface AppCache {
  /** Fetches the shell, and copies unchanged files from the caches of earlier versions. */
  install(): Promise<void>;
  /** Searches this version's cache; for files with a hash in their name, all caches. */
  find(path: string, isHashed: boolean): Promise<Response | undefined>;
  keep(path: string, answer: Response): Promise<void>;
}

interface CacheParts {
  readonly files: AppFiles;
  readonly caches: CacheStorage;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

const isHashed = (path: string): boolean => path.startsWith('/assets/');
/** Servers may send a `Vary` header that does not matter here. */
const ANY = { ignoreVary: true } as const;

/** One cache for each version. Its name begins with the time of its creation, so that names sort by age. */
export const createAppCache = ({ files, caches, fetch, now }: CacheParts): AppCache => {
  const ending = `-${files.version}`;
  const nameOf = async (): Promise<string> => {
    const mine = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name.endsWith(ending));
    return mine.sort().at(-1) ?? `${PREFIX}${new Date(now()).toISOString()}${ending}`;
  };
  let name: Promise<string> | undefined;
  const open = async (): Promise<Cache> => {
    name ??= nameOf();
    return caches.open(await name);
  };
  const kept = (path: string): Promise<Response | undefined> => caches.match(path, ANY);
  const fetched = async (path: string): Promise<Response> => {
    const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
    if (!answer.ok || answer.redirected) throw new Error(`${path} is not there: ${answer.status}`);
    return answer;
  };
  return {
    async install() {
      const cache = await open();
      await Promise.all([
        ...files.shell.map(async (path) =>
          cache.put(path, (isHashed(path) && (await kept(path))) || (await fetched(path))),
        ),
        // Pages that were visited with the previous version can still be opened offline.
        ...files.others.map(async (path) => {
          const found = await kept(path);
          if (found) await cache.put(path, found);
        }),
      ]);
    },
    async find(path, isHashed) {
      const found = await (await open()).match(path, ANY);
      return found ?? (isHashed ? kept(path) : undefined);
    },
    async keep(path, answer) {
      await (await open()).put(path, answer);
    },
  };
};
