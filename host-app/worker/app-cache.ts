import type { AppFiles } from './scope.types';

/** stores/overlays/overlays.ts cleans up what begins with it. */
export const PREFIX = 'stepwise-';

export interface AppCache {
  /** Fetches the shell, and takes over from earlier versions what has not changed. */
  install(): Promise<void>;
  /** In this version's cache; files with a hash in their name in any. */
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
/** Servers answer with a `Vary` that matters to nobody here. */
const ANY = { ignoreVary: true } as const;

/** One cache for each version. Its name begins with the time of its making, so that names sort by age. */
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
        // Pages that were visited with the version before still open without a connection.
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
