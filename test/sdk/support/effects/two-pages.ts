import { createSessionStore } from '../../../../sdk/headless';
import { createCheckout } from '../../../../sdk/internal';
import type { Checkout, Connectivity, LockHandle, LockHolder, StorageSlot } from '../../../../sdk/internal';
import type { Clock } from '../../../../sdk/ports/clock';
import { bench } from './effect-bench';
import type { MakeCheckout } from './effect-bench';

type World = NonNullable<Parameters<typeof bench>[1]>;

export const owner = { apiKey: 'rcb_sb_pages', appUserId: 'nils' };

const storageSlot = (): StorageSlot => {
  let text: string | null = null;
  return { read: () => text, write: (next) => void (text = next) };
};

/** Locks of one browser. A page that loses its lock is asked what is open. */
const createLocks = () => {
  const held = new Map<string, LockHolder>();
  let isBroken = false;
  return {
    held,
    /** The page that has the locks is gone, without a word. */
    drop: () => held.clear(),
    fail: () => void (isBroken = true),
    acquire: async (name: string, holder: LockHolder, force: boolean): Promise<LockHandle | null> => {
      if (isBroken) throw new Error('There are no locks.');
      const other = held.get(name);
      if (other && !force) return null;
      const handedOver = other?.handOver() ?? null;
      held.set(name, holder);
      const release = (): void => {
        if (held.get(name) === holder) held.delete(name);
      };
      return { handedOver, release };
    },
  };
};

/** A device that is online until the test says otherwise. */
export const createNetwork = () => {
  const watching = new Set<(wasCached: boolean) => void>();
  let isOnline = true;
  const connectivity: Connectivity = {
    isOnline: () => isOnline,
    watch: (changed) => (watching.add(changed), () => void watching.delete(changed)),
  };
  return {
    connectivity,
    watching,
    /** Changes the status; without a word the browser has not noticed yet. */
    set: (next: boolean) => void (isOnline = next),
    tell: (wasCached = false) => {
      for (const changed of watching) changed(wasCached);
    },
  };
};

/** A browser whose pages share its storage and its locks; each page has the same tab. */
export const createBrowser = () => {
  const [storage, sharedStorage] = [storageSlot(), storageSlot()];
  const locks = createLocks();
  const network = createNetwork();
  let seed = 0;
  const sessionsOf = (tab: StorageSlot, clock: Clock) =>
    createSessionStore({
      clock,
      random: { bytes: (count) => new Uint8Array(count).fill((seed += 1)), fraction: () => 0 },
      connectivity: network.connectivity,
      locks,
      address: { read: () => '', replace() {} },
      storage: tab,
      sharedStorage,
    });
  /** @param how starts the checkout, for example with another request. */
  const page = (world: World = {}, how: MakeCheckout = createCheckout, tab: StorageSlot = storage) => {
    const make: MakeCheckout = (request, ports, options): Checkout =>
      how(request, { sessions: sessionsOf(tab, ports.clock), owner, ...ports }, options);
    return bench(make, world);
  };
  /** The storage of a tab that the customer has duplicated now. */
  const copy = (): StorageSlot => {
    const slot = storageSlot();
    slot.write(storage.read());
    return slot;
  };
  return {
    network,
    locks,
    page,
    /** Another tab: it shares all but the tab's own storage. */
    otherTab: (world: World = {}) => page(world, createCheckout, storageSlot()),
    copy,
    sessions: (clock: Clock) => sessionsOf(storage, clock),
    /** A tab that the customer has duplicated: it begins with a copy of the tab's own storage. */
    duplicatedTab: (world: World = {}) => page(world, createCheckout, copy()),
    /** What is stored of open purchases. */
    stored: (): string => `${storage.read() ?? ''}${sharedStorage.read() ?? ''}`,
    /** The steps that are stored in the tab. */
    steps: (): readonly string[] =>
      [...(storage.read() ?? '').matchAll(/"progress":\{"step":"(\w+)"/g)].map(([, step]) => step ?? ''),
  };
};
