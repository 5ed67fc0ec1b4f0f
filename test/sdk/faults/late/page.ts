import { platform } from '../../../../sdk/purchases/platform';
import { createPageSessions } from '../../../../sdk/internal';
import type {
  Clock,
  StorageSlot,
  LockHandle,
  Connectivity,
  PaymentProvider,
  PageSessions,
  LockHolder,
  LockProvider,
} from '../../../../sdk/internal';
import { Purchases } from '../../../../sdk/index';
import type { WireOfCell } from '../cells';
import type { SandboxLine } from '../sandbox-line';

/** A page of a browser that the test controls: it can be killed, and put into the back/forward cache. */
export interface Page {
  readonly purchases: Purchases;
  readonly payment: PaymentProvider;
  readonly sessions: PageSessions;
  readonly clock: Clock;
  /** Ends the renderer: no code of this page runs any more, and its lock is released. */
  kill(): void;
  /** Puts the page into the back/forward cache and restores it: pending answers are lost. */
  putAwayAndBack(): void;
}

const slotOver = (store: Map<string, string>): StorageSlot => ({
  read: () => store.get('open') ?? null,
  write: (text) => void (text === null ? store.delete('open') : store.set('open', text)),
});

interface HeldLock {
  readonly page: object;
  readonly holder: LockHolder;
}

/** One browser: the state that its tabs share. */
export const createBrowser = (
  line: SandboxLine,
  clock: Clock,
  provider: PaymentProvider,
  key: string,
  wire: WireOfCell = 'purchase',
) => {
  const shared = new Map<string, string>();
  const dead = new Set<object>();
  const locks = new Map<string, HeldLock>();

  const lockProviderOf = (page: object): LockProvider => ({
    async acquire(name, holder, force): Promise<LockHandle | null> {
      const held = locks.get(name);
      const isHeld = held !== undefined && !dead.has(held.page);
      if (isHeld && !force) return null;
      // Only JSON arrives, as over a channel.
      const handedOver: unknown = isHeld ? JSON.parse(JSON.stringify(held.holder.handOver() ?? null)) : null;
      const mine = { page, holder };
      locks.set(name, mine);
      return { handedOver, release: () => void (locks.get(name) === mine && locks.delete(name)) };
    },
  });

  /** @param session the tab's own storage; a duplicated tab begins with a copy. */
  const openPage = (session: Map<string, string>): Page => {
    const self = {};
    let life = 0;
    const watchers = new Set<(wasCached: boolean) => void>();
    const isAlive = (): boolean => !dead.has(self);
    /** An answer reaches the page only if it was requested after the last restore. */
    const inLife = <T>(asked: Promise<T>): Promise<T> => {
      const mine = life;
      return new Promise((resolve, reject) => {
        const isThere = (): boolean => isAlive() && mine === life;
        asked.then(
          (value) => void (isThere() && resolve(value)),
          (error: unknown) => void (isThere() && reject(error as Error)),
        );
      });
    };
    const pageClock: Clock = {
      now: clock.now,
      after: (ms, action) => clock.after(ms, () => void (isAlive() && action())),
    };
    const connection: Connectivity = {
      isOnline: () => true,
      watch: (changed) => (watchers.add(changed), () => void watchers.delete(changed)),
    };
    const payment: PaymentProvider = {
      open: async (options, events) => {
        const handle = await provider.open(options, events);
        return {
          ...handle,
          confirm: (session) => inLife(handle.confirm(session)),
          collect: (wantsLocation) => inLife(handle.collect!(wantsLocation)),
        };
      },
      readIntent: (wanted) => inLife(provider.readIntent!(wanted)),
    };
    const setting = platform as { fetch: typeof platform.fetch; clock: Clock };
    setting.fetch = (url, init) => inLife(line.fetch(url, init));
    setting.clock = pageClock;
    const purchases = new Purchases({
      apiKey: key,
      appUserId: 'ada',
      wire,
      httpConfig: { proxyURL: 'http://sandbox.example' },
    });
    const sessions = createPageSessions({
      clock: pageClock,
      random: platform.random,
      connectivity: connection,
      locks: lockProviderOf(self),
      address: { read: () => 'https://shop.example/', replace() {} },
      storage: slotOver(session),
      sharedStorage: slotOver(shared),
    });
    return {
      purchases,
      payment,
      sessions,
      clock: pageClock,
      kill: () => void dead.add(self),
      putAwayAndBack: () => {
        life += 1;
        for (const changed of watchers) changed(true);
      },
    };
  };
  return { openPage };
};
