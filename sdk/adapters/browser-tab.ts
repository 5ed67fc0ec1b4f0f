import type { TabPorts } from '../checkout/tab';
import type { Address, Drawer, Line } from '../ports';
import { browserClock, OPEN_KEY } from './browser';
import { browserTurns } from './browser-turns';

/** Storage that is switched off, full or forbidden is replaced by memory, which lasts as long as the page. */
export const drawer = (storage: () => Storage): Drawer => {
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

const address: Address = {
  read: () => location.href,
  replace: (next) => history.replaceState(history.state, '', next),
};

const line: Line = {
  isOnline: () => navigator.onLine,
  watch(changed) {
    const heard = (event: Event): void => {
      if (event.type !== 'visibilitychange' || !document.hidden)
        changed(event instanceof PageTransitionEvent && event.persisted);
    };
    const places = [
      [window, 'online'],
      [window, 'offline'],
      [window, 'pageshow'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [place, name] of places) place.addEventListener(name, heard);
    return () => {
      for (const [place, name] of places) place.removeEventListener(name, heard);
    };
  },
};

/** The tab that this page is in. */
export const browserTab = (): TabPorts => ({
  clock: browserClock,
  line,
  address,
  turns: browserTurns(),
  drawer: drawer(() => sessionStorage),
  sharedDrawer: drawer(() => localStorage),
});
