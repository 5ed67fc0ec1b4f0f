import type { WaitingVersion, WorkerHost } from '../../../host-app/ports-page';

export interface FakeWorkerHost extends WorkerHost {
  isSupported: boolean;
  isLocalhost: boolean;
  scriptIsThere: boolean;
  wasRegistered: boolean;
  failure: Error | null;
  registrations: number;
  activated: number;
  caches: string[];
  /** A new version is installed and waits. */
  install(): void;
  takeOver(): void;
}

export const createFakeWorkerHost = (): FakeWorkerHost => {
  let onWaiting: (version: WaitingVersion) => void = () => undefined;
  const takers = new Set<() => void>();
  const host: FakeWorkerHost = {
    isSupported: true,
    isLocalhost: false,
    scriptIsThere: true,
    wasRegistered: false,
    failure: null,
    registrations: 0,
    activated: 0,
    caches: [],
    loaded: () => Promise.resolve(),
    hasScript: () => Promise.resolve(host.scriptIsThere),
    async register(tell) {
      host.registrations += 1;
      if (host.failure) throw host.failure;
      onWaiting = tell;
    },
    unregister: () => Promise.resolve(host.wasRegistered),
    onTakeOver(tell) {
      takers.add(tell);
      return () => void takers.delete(tell);
    },
    cacheNames: () => Promise.resolve([...host.caches]),
    async removeCache(name) {
      host.caches = host.caches.filter((one) => one !== name);
    },
    install: () => onWaiting({ activate: () => void (host.activated += 1) }),
    takeOver: () => [...takers].forEach((tell) => tell()),
  };
  return host;
};
