import { config } from '../config';
import { createResponder } from './respond';
import { createAppCache } from './app-cache';
import { createRequestKind } from './request-kind';
import type { AppFiles, WorkerScope } from './scope.types';

/** Set by the build. */
declare const __APP_FILES__: AppFiles;

const scope = globalThis as unknown as WorkerScope;
const files = __APP_FILES__;
const shell = new Set(files.shell);
const others = new Set(files.others);
const cache = createAppCache({
  files,
  caches,
  fetch: (path, init) => fetch(path, init),
  now: () => Date.now(),
});
const kindOf = createRequestKind(scope.location.origin, config.billing.proxyURL);
const answer = createResponder({
  cache,
  isShell: (path) => shell.has(path),
  fetch: (request) => fetch(request),
});

const keep = async (path: string): Promise<void> => {
  if (await cache.find(path, true)) return;
  const response = await fetch(path, { priority: 'low' });
  if (response.ok) await cache.keep(path, response);
};

/** Caches the files that the page had loaded before this worker was active. */
const keepLoaded = async (urls: readonly unknown[]): Promise<void> => {
  const paths = urls.flatMap((url) => (typeof url === 'string' ? [new URL(url).pathname] : []));
  await Promise.all(paths.filter((path) => others.has(path)).map(keep));
};

/** One file after the other, so that the page's own requests come first. */
const keepOffline = async (): Promise<void> => {
  for (const path of files.offline) await keep(path);
};

scope.addEventListener('install', (event) => event.waitUntil(cache.install()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url, headers } = request;
  const kind = kindOf({ method, mode, url, isPart: headers.has('Range') });
  if (kind !== 'not-ours') event.respondWith(answer(request, kind));
});
// A new version waits for the page's message, because files of two versions must not be mixed.
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'activate') event.waitUntil(scope.skipWaiting());
  if (data.type === 'keep' && 'urls' in data && Array.isArray(data.urls))
    event.waitUntil(keepLoaded(data.urls).catch(() => undefined));
  if (data.type === 'keep-offline') event.waitUntil(keepOffline().catch(() => undefined));
});
