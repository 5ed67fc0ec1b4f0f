import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Clock, TextStore } from '../../ports';
import type { Page, WaitingVersion, WorkerHost } from '../../ports-page';

/** Spec section 9. */
const FRESH_MS = 5000;
const RELOAD_AFTER_FAILURE_MS = 2000;
/** For this session only. */
const DETECTED = 'sw_update_detected';
const RECOVERED = 'sw_recovered';

export interface UpdatesStore {
  /** A new version is waiting for the user's answer. */
  readonly $isAsking: ReadableAtom<boolean>;
  accept(): void;
  /** Hides the question for this session; the new version is activated when all tabs are closed. */
  postpone(): void;
  start(): Promise<void>;
}

interface UpdatesParts {
  readonly worker: WorkerHost;
  readonly clock: Clock;
  readonly page: Pick<Page, 'isCovered' | 'isTouched' | 'reload'>;
  readonly sessionStore: TextStore;
}

/** Registers the service worker and activates new versions (spec section 4, 'Service worker'). */
export const createUpdates = ({ worker, clock, page, sessionStore }: UpdatesParts): UpdatesStore => {
  const $isAsking = atom(false);
  const startedAt = clock.now();
  let waiting: WaitingVersion | null = null;
  const activate = (): void => {
    $isAsking.set(false);
    const stop = worker.onTakeOver(() => {
      stop();
      page.reload();
    });
    waiting?.activate();
  };
  /** At most once per session, to prevent endless reloads. */
  const once = (act: () => void): void => {
    if (sessionStore.read(RECOVERED) === 'true' || !sessionStore.write(RECOVERED, 'true')) return;
    act();
  };
  const onWaiting = (version: WaitingVersion): void => {
    waiting = version;
    const isFirst = sessionStore.read(DETECTED) === null;
    sessionStore.write(DETECTED, 'true');
    if (!isFirst) return;
    const isFresh = clock.now() - startedAt < FRESH_MS;
    // A page that has just been opened can be reloaded without loss, unless the user has already typed; a purchase is never
    // interrupted.
    if (isFresh && !page.isTouched() && !page.isCovered()) activate();
    else $isAsking.set(true);
  };
  const recover = async (): Promise<void> => {
    const names = await worker.cacheNames();
    await Promise.all(names.map((name) => worker.removeCache(name)));
    clock.after(RELOAD_AFTER_FAILURE_MS, () => {
      if (!page.isTouched()) page.reload();
    });
  };
  return {
    $isAsking,
    accept: activate,
    postpone: () => $isAsking.set(false),
    async start() {
      await worker.loaded();
      if (!worker.isSupported) return;
      if (worker.isLocalhost && !(await worker.hasScript())) {
        // A worker of another project or of a removed build.
        if (await worker.unregister()) page.reload();
        return;
      }
      try {
        await worker.register(onWaiting);
      } catch (error) {
        console.warn('[service worker]', error);
        once(() => void recover().catch((failure: unknown) => console.warn('[service worker]', failure)));
      }
    },
  };
};
