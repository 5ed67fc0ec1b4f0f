import type { SessionPorts } from '../ports/session';
import { browserClock, browserRandom, OPEN_KEY } from './browser';
import { browserConnectivity } from './browser-connectivity';
import type { StorageSlot } from '../ports/storage';
import type { AddressBar } from '../ports/address-bar';

/** Reads and writes one text. If the storage is disabled, full or forbidden, memory replaces it until the page ends. */
export const storageSlot = (storage: () => Storage): StorageSlot => {
  let memory: string | null = null;
  return {
    read() {
      try {
        return storage().getItem(OPEN_KEY) ?? memory;
      } catch {
        return memory;
      }
    },
    write(text) {
      memory = null;
      try {
        if (text === null) storage().removeItem(OPEN_KEY);
        else storage().setItem(OPEN_KEY, text);
      } catch {
        memory = text;
      }
    },
  };
};

const address: AddressBar = {
  read: () => location.href,
  replace: (next) => history.replaceState(history.state, '', next),
};

/** Whether this code runs in a page, not on a server or in a worker. */
export const isInPage = (): boolean => typeof document !== 'undefined';

/** The session ports of this browser tab, but for the locks. */
export const browserTabPorts = (): Omit<SessionPorts, 'locks'> => ({
  clock: browserClock,
  random: browserRandom,
  connectivity: browserConnectivity,
  address,
  storage: storageSlot(() => sessionStorage),
  sharedStorage: storageSlot(() => localStorage),
});
