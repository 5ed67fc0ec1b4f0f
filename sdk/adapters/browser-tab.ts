import { createTab } from '../checkout/tab';
import type { Tab, TabPorts } from '../checkout/tab';
import type { Address, Drawer } from '../ports';
import { browserClock, browserRandom, OPEN_KEY } from './browser';
import { browserLine } from './browser-line';
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

/** The tab that this page is in. */
export const browserTab = (): TabPorts => ({
  clock: browserClock,
  random: browserRandom,
  line: browserLine,
  address,
  turns: browserTurns(),
  drawer: drawer(() => sessionStorage),
  sharedDrawer: drawer(() => localStorage),
});

let page: Tab | null = null;

/** The one of this page, made when it is first needed; `null` where there is no page. */
export const pageTab = (): Tab | null => {
  if (typeof document === 'undefined') return null;
  page ??= createTab(browserTab());
  return page;
};
