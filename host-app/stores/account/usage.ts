import { atom } from 'nanostores';
import type { Quota } from '../../data/ai-questions';
import type { Clock } from '../../ports';
import type { SessionStore } from '../session';
import { FREE_MESSAGES, WINDOW_MS } from '../usage';
import type { BrowserUsage, Usage, UsageStore } from '../usage';

export interface AccountUsageStore extends UsageStore {
  /** Uses the stored quota of an account. */
  adopt(uid: string, quota: Quota | null): void;
}

const NOTHING: Quota = { windowStart: 0, count: 0 };

/** The quota with the larger count; of equal counts the one that ends later. */
const larger = (one: Quota, other: Quota): Quota =>
  one.count > other.count || (one.count === other.count && one.windowStart >= other.windowStart)
    ? one
    : other;

/**
 * Counts free messages per user: for visitors in the browser, for accounts in the database. For an account,
 * the larger of its own count and its count in this browser applies; the two are never added.
 */
export const createAccountUsage = (
  browser: BrowserUsage,
  session: SessionStore,
  clock: Clock,
): AccountUsageStore => {
  let known: (Quota & { readonly uid: string }) | null = null;
  const uid = (): string | null => {
    const now = session.$session.get();
    return now.status === 'in' ? now.user.uid : null;
  };
  const keptOf = (owner: string): Quota =>
    known?.uid === owner && known.count > 0 && clock.now() - known.windowStart < WINDOW_MS ? known : NOTHING;
  const usage = (): Usage => {
    const owner = uid();
    if (owner === null) return browser.refresh();
    const { windowStart, count } = larger(keptOf(owner), browser.of(owner) ?? NOTHING);
    const left = Math.max(0, FREE_MESSAGES - count);
    return { left, renewsAt: count === 0 ? null : windowStart + WINDOW_MS };
  };
  const $usage = atom<Usage>(usage());
  const refresh = (): Usage => {
    $usage.set(usage());
    return $usage.get();
  };
  session.onUser((user) => {
    if (user) browser.claim(user.uid);
    refresh();
  });
  const takeAs = (owner: string): boolean => {
    if (usage().left === 0) return false;
    const { windowStart, count } = keptOf(owner);
    known = { uid: owner, windowStart: count === 0 ? clock.now() : windowStart, count: count + 1 };
    browser.tick(owner);
    return true;
  };
  return {
    $usage,
    refresh,
    take() {
      const owner = uid();
      const isTaken = owner === null ? browser.take() : takeAs(owner);
      refresh();
      return isTaken;
    },
    adopt(owner, quota) {
      if (owner !== uid()) return;
      known = quota && { uid: owner, ...quota };
      refresh();
    },
  };
};
