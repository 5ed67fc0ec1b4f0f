import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { Page } from '../../ports-page';
import type { ToastStore } from '../toasts';

export const OFFLINE_LOG = 'No internet connection found. App is running in offline mode.';

export interface ConnectionStore {
  readonly $isOnline: ReadableAtom<boolean>;
  start(): () => void;
}

/** Whether the browser is online; each change is logged. */
export const createConnection = (
  page: Pick<Page, 'onConnection'>,
  isOnline: () => boolean,
  toasts: Pick<ToastStore, 'show'>,
): ConnectionStore => {
  const $isOnline = atom(true);
  const set = (isNow: boolean): void => {
    if (isNow === $isOnline.get()) return;
    $isOnline.set(isNow);
    if (isNow) toasts.show('You are back online.');
    else console.info(OFFLINE_LOG);
  };
  return {
    $isOnline,
    start() {
      set(isOnline());
      return page.onConnection(set);
    },
  };
};
