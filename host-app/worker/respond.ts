import type { AppCache } from './app-cache';
import type { RequestKind } from './request-kind';

interface ResponderParts {
  readonly cache: AppCache;
  /** True for a file of the shell, which must be of this version. */
  readonly isShell: (path: string) => boolean;
  readonly fetch: (request: Request) => Promise<Response>;
}

const isComplete = ({ status, type }: Response): boolean => status === 200 && type === 'basic';

/** Answers a request of the app, from the cache where it is as good as the network. */
export const createResponder = ({ cache, isShell, fetch }: ResponderParts) => {
  const fetchAndStore = async (request: Request, path: string): Promise<Response> => {
    const answer = await fetch(request);
    // A full disk must not prevent the response.
    if (isComplete(answer)) await cache.keep(path, answer.clone()).catch(() => undefined);
    return answer;
  };
  return async (request: Request, kind: Exclude<RequestKind, 'not-ours'>): Promise<Response> => {
    const path = new URL(request.url).pathname;
    // The app renders its pages itself: one document for all of them, of the same version as its scripts.
    if (kind === 'page') return (await cache.find('/index.html', false)) ?? fetch(request);
    if (kind === 'asset' || isShell(path))
      return (await cache.find(path, kind === 'asset')) ?? fetchAndStore(request, path);
    try {
      return await fetchAndStore(request, path);
    } catch (error) {
      const found = await cache.find(path, false);
      if (found) return found;
      throw error;
    }
  };
};
