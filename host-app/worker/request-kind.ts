/** How the worker handles a request; see respond.ts. */
export type RequestKind = 'page' | 'asset' | 'file' | 'not-ours';

interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly isPart: boolean;
}

/**
 * Responses of billing, of the sandbox and of reserved addresses are never cached; neither are other pages of
 * the site.
 */
const NOT_HANDLED = ['/sandbox', '/dist', '/demo', '/docs', '/sub', '/healthz', '/service-worker.js', '/__'];

const below = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

export const createRequestKind =
  (origin: string, billingPath: string) =>
  ({ method, mode, url, isPart }: RequestFacts): RequestKind => {
    const { origin: host, pathname } = new URL(url);
    if (method !== 'GET' || host !== origin || isPart) return 'not-ours';
    const left = billingPath.startsWith('/') ? [...NOT_HANDLED, billingPath] : NOT_HANDLED;
    if (left.some((folder) => below(pathname, folder))) return 'not-ours';
    if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'not-ours' : 'page';
    return below(pathname, '/assets') ? 'asset' : 'file';
  };
