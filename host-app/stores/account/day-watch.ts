import type { Clock } from '../../ports';
import type { Page } from '../../ports-page';
import type { AccountStore } from './account.types';

const BETWEEN_VISITS_MS = 60_000;

/** The page may stay open over midnight: whoever does something on the new day is there on that day. */
export const watchDays = (
  page: Pick<Page, 'onFocus' | 'onActivity'>,
  clock: Pick<Clock, 'now'>,
  account: Pick<AccountStore, 'visited'>,
): void => {
  let last = Number.NEGATIVE_INFINITY;
  const visit = (): void => {
    // Typing tells on each key. A clock that was put back must not keep anybody waiting.
    if (Math.abs(clock.now() - last) < BETWEEN_VISITS_MS) return;
    last = clock.now();
    void account.visited().catch(() => undefined);
  };
  page.onFocus(visit);
  page.onActivity(visit);
};
