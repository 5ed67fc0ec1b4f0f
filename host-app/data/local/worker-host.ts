import type { WaitingVersion, WorkerHost } from '../../ports-page';
import { trustedScriptUrl } from './trusted-url';

const SCRIPT = '/service-worker.js';

const isLocalhost = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || name.startsWith('127.');

/** Files that the page has loaded before the worker could intercept them. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/`));

const watchWaiting = (
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  onWaiting: (version: WaitingVersion) => void,
): void => {
  const listener = (worker: ServiceWorker): void =>
    onWaiting({ activate: () => worker.postMessage({ type: 'activate' }, []) });
  // Without a controller this is the first version, and no older version is replaced.
  if (registration.waiting && container.controller) listener(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration;
    // The first version replaces nothing. WebKit may send its event when it already controls the page.
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller) listener(installing);
    });
  });
};

/** The app was opened from the home screen; iOS has a property of its own for that. */
const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

/** The installed app has its calculators, formulas and lessons without a connection. */
const keepOfflineWhenInstalled = async (container: ServiceWorkerContainer): Promise<void> => {
  const { active } = await container.ready;
  const keep = (): void => active?.postMessage({ type: 'keep-offline' }, []);
  if (isInstalled()) keep();
  else addEventListener('appinstalled', keep, { once: true });
};

export const createWorkerHost = (): WorkerHost => ({
  isSupported: 'serviceWorker' in navigator && 'caches' in globalThis,
  isLocalhost: isLocalhost(location.hostname),
  loaded: () =>
    new Promise((resolve) => {
      if (document.readyState === 'complete') resolve();
      else addEventListener('load', () => resolve(), { once: true });
    }),
  async hasScript() {
    const answer = await fetch(SCRIPT, { cache: 'no-store' }).catch(() => null);
    if (!answer) return true;
    const type = answer.headers.get('Content-Type') ?? '';
    return answer.status !== 404 && type.includes('javascript');
  },
  async register(onWaiting) {
    const container = navigator.serviceWorker;
    const isFirst = !container.controller;
    // Some browsers that block workers return undefined.
    const registration = (await container.register(trustedScriptUrl(SCRIPT))) as
      | ServiceWorkerRegistration
      | undefined;
    if (!registration) return;
    watchWaiting(registration, container, onWaiting);
    void keepOfflineWhenInstalled(container);
    if (!isFirst) return;
    void container.ready.then(({ active }) => active?.postMessage({ type: 'keep', urls: loadedFiles() }, []));
  },
  async unregister() {
    const all = await navigator.serviceWorker.getRegistrations();
    const gone = await Promise.all(all.map((registration) => registration.unregister()));
    return gone.includes(true);
  },
  onTakeOver(listener) {
    const container = navigator.serviceWorker;
    container.addEventListener('controllerchange', listener);
    return () => container.removeEventListener('controllerchange', listener);
  },
  cacheNames: () => caches.keys(),
  async removeCache(name) {
    await caches.delete(name);
  },
});
