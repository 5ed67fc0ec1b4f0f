import type { Clock } from '../../ports';
import type { Page } from '../../ports-page';
import type { AccountStore } from './account.types';

const BETWEEN_VISITS_MS = 60_000;

/** Records a visit on activity, because the page may stay open past midnight. */
export const recordVisits = (
  page: Pick<Page, 'onFocus' | 'onActivity'>,
  clock: Pick<Clock, 'now'>,
  account: Pick<AccountStore, 'visited'>,
): void => {
  let last = Number.NEGATIVE_INFINITY;
  const visit = (): void => {
    // Each key press is an activity. Math.abs also accepts a clock that was set back.
    if (Math.abs(clock.now() - last) < BETWEEN_VISITS_MS) return;
    last = clock.now();
    void account.visited().catch(() => undefined);
  };
  page.onFocus(visit);
  page.onActivity(visit);
};
