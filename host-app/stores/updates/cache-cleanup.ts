import type { Clock, TextStore } from '../../ports';
import type { WorkerHost } from '../../ports-page';

/** Spec section 9. */
const EVERY_MS = 7 * 86_400_000;
const LAST_CLEANUP = 'last_cache_cleanup_time';
const LAST_CHECK = 'last_cache_check';
const CHECKED = 'cache_checked_this_session';
const UPDATE = 'sw_update_detected';

interface CleanupParts {
  readonly caches: Pick<WorkerHost, 'cacheNames' | 'removeCache'>;
  readonly store: TextStore;
  readonly sessionStore: TextStore;
  readonly clock: Clock;
  readonly prefix: string;
}

/** Removes caches of earlier versions (spec section 4, 'Cache cleanup'); failures are only logged. */
export const cleanCaches = async (parts: CleanupParts): Promise<void> => {
  const { caches, store, sessionStore, clock, prefix } = parts;
  if (sessionStore.read(CHECKED) !== null) return;
  sessionStore.write(CHECKED, 'true');
  const now = clock.now();
  store.write(LAST_CHECK, String(now));
  // The newest cache may belong to a waiting version, while this page uses an older one.
  if (sessionStore.read(UPDATE) !== null) return;
  const last = Number(store.read(LAST_CLEANUP) ?? Number.NaN);
  // A time in the future means that the clock was set back.
  if (last <= now && now - last <= EVERY_MS) return;
  try {
    const ours = (await caches.cacheNames()).filter((name) => name.startsWith(prefix)).sort();
    await Promise.all(ours.slice(0, -1).map((name) => caches.removeCache(name)));
    store.write(LAST_CLEANUP, String(now));
  } catch (error) {
    console.warn('[caches]', error);
  }
};
